enum Load { case progress(Int), done }
struct Point { static let origin = Point(); var x = 0 }
struct Empty { static let one = Empty() }
func load() -> Load { .done }
func load(at step: Int) -> Load { .done }
func load(named name: String) -> Load { .done }
func load(then body: () -> Void) -> Load { .done }
func maybe() -> Load? { .done }
struct Loader {
  func load(_ step: Int) -> Load { .done }
  subscript(step: Int) -> Load { .done }
}
let loader = Loader()
let step = 1
let loads = [Load.done]
if Load.progress(1) == .done {}
if Load.progress(step) == .done {}
if Load.progress(1) == Load.done {}
if load() == .done {}
if load(at: 1) == .done {}
if load(at: step) == .done {}
if load(named: "a") != .done {}
if load { print(1) } == .done {}
if loader.load(1) == .done {}
if loader[1] == .done {}
if loads[0] == .done {}
if loads.first! == .done {}
if loads.randomElement() == .done {}
if loads.randomElement()! == .done {}
if Load.done == .progress(1) {}
if maybe() == .done {}
if Point() == .origin {}
if Point(x: 1) == .origin {}
if Point(x: step) == .origin {}
if Empty() == .one {}
let chosen = Load.progress(1) == .done ? 1 : 2
func isDone() -> Bool { Load.progress(1) == .done }
print(load(at: 1) < .done, Empty() + .one, load(at: 1) + load())
// expect error 16:21: referencing operator function '==' on 'Equatable' requires that 'Load' conform to 'Equatable'
// expect error 17:24: binary operator '==' cannot be applied to two 'Load' operands
// expect error 18:21: referencing operator function '==' on 'Equatable' requires that 'Load' conform to 'Equatable'
// expect error 19:11: binary operator '==' cannot be applied to two 'Load' operands
// expect error 20:16: referencing operator function '==' on 'Equatable' requires that 'Load' conform to 'Equatable'
// expect error 21:19: binary operator '==' cannot be applied to two 'Load' operands
// expect error 22:21: referencing operator function '!=' on 'BinaryInteger' requires that 'Load' conform to 'BinaryInteger'
// expect error 23:22: referencing operator function '==' on 'Equatable' requires that 'Load' conform to 'Equatable'
// expect error 24:19: referencing operator function '==' on 'Equatable' requires that 'Load' conform to 'Equatable'
// expect error 25:14: referencing operator function '==' on 'Equatable' requires that 'Load' conform to 'Equatable'
// expect error 26:13: referencing operator function '==' on 'Equatable' requires that 'Load' conform to 'Equatable'
// expect error 27:17: binary operator '==' cannot be applied to two 'Load' operands
// expect error 28:26: operator function '==' requires that 'Load' conform to 'Equatable'
// expect error 29:27: binary operator '==' cannot be applied to two 'Load' operands
// expect error 30:14: binary operator '==' cannot be applied to two 'Load' operands
// expect error 31:12: operator function '==' requires that 'Load' conform to 'Equatable'
// expect error 32:12: referencing operator function '==' on 'Equatable' requires that 'Point' conform to 'Equatable'
// expect error 33:16: referencing operator function '==' on 'Equatable' requires that 'Point' conform to 'Equatable'
// expect error 34:19: binary operator '==' cannot be applied to two 'Point' operands
// expect error 35:12: binary operator '==' cannot be applied to two 'Empty' operands
// expect error 36:31: referencing operator function '==' on 'Equatable' requires that 'Load' conform to 'Equatable'
// expect error 37:42: referencing operator function '==' on 'Equatable' requires that 'Load' conform to 'Equatable'
// expect error 38:19: referencing operator function '<' on 'Comparable' requires that 'Load' conform to 'Comparable'
// expect error 38:36: referencing operator function '+' on 'FloatingPoint' requires that 'Empty' conform to 'FloatingPoint'
// expect error 38:56: referencing operator function '+' on 'FloatingPoint' requires that 'Load' conform to 'FloatingPoint'
