struct Factory { func make(k: Int) -> Int { k } ; func go() { } ; func two(_ a: Int, b: Int) { }; func one(_ a: Int) -> Int { a }; static func st() {} }
func f() { Factory.make(k: 3); Factory.go(); Factory.two(1, b: 2); let x = Factory.make(k: 1) + 1; try Factory.make(k: 3) }
func g() { Factory.one(3); let y = Factory.one(3) + 1; print(Factory.one(1)) }
func ret() -> Int { 3 }
func b44() { let x = ret + 1 }
func b47() { if ret > 3 { } }
func b48() { print(ret.description) }
func b49() { let y = 2 * ret }
func b50() { if ret == 3 { } }
let words = ["a"]; let opt: String? = "a"
func c31() { let a = words + opt }
func c32() { let a = words + 3 }
struct Square {}
struct Cache<Key: Hashable, Value> { var store: [Key: Value] = [:] }
func c33() { let c = Cache<Square, Int>() }
final class LinkedList<T: Equatable> { var head: T? }
func v16() { let l = LinkedList<Square>() }
func v17(_ l: LinkedList<Square>) { }
struct T { var done = false }
func h1() { var xs = [T()]; xs.sort { $0.done < $1.done } }
func h2() { let xs = [T()]; let ys = xs.sorted { $0.done < $1.done } }
enum Shape { case circle(Double), square }
func make(_ k: String) -> Shape? { switch k { case "c": return .circle; case "t": return .triangle(3); default: return nil } }
func make2() -> Shape { return .circle }
func make3() -> Shape { .triangle }
func make4() -> Shape? { .triangle }
let sh1: Shape? = .circle
let sh2: Shape = .circle
let sh3: Shape? = .tri
// expect error 2:12: instance member 'make' cannot be used on type 'Factory'; did you mean to use a value of this type instead?
// expect error 2:32: instance member 'go' cannot be used on type 'Factory'; did you mean to use a value of this type instead?
// expect error 2:46: instance member 'two' cannot be used on type 'Factory'; did you mean to use a value of this type instead?
// expect error 2:76: instance member 'make' cannot be used on type 'Factory'; did you mean to use a value of this type instead?
// expect error 2:104: instance member 'make' cannot be used on type 'Factory'; did you mean to use a value of this type instead?
// expect error 3:12: instance member 'one' cannot be used on type 'Factory'; did you mean to use a value of this type instead?
// expect error 3:36: instance member 'one' cannot be used on type 'Factory'; did you mean to use a value of this type instead?
// expect error 3:62: instance member 'one' cannot be used on type 'Factory'; did you mean to use a value of this type instead?
// expect error 5:26: binary operator '+' cannot be applied to operands of type '() -> Int' and 'Int'
// expect error 6:21: binary operator '>' cannot be applied to operands of type '() -> Int' and 'Int'
// expect error 7:20: function 'ret' was used as a property; add () to call it
// expect error 8:24: binary operator '*' cannot be applied to operands of type 'Int' and '() -> Int'
// expect error 9:21: binary operator '==' cannot be applied to operands of type '() -> Int' and 'Int'
// expect error 11:30: value of optional type 'String?' must be unwrapped to a value of type 'String'
// expect error 12:28: binary operator '+' cannot be applied to operands of type '[String]' and 'Int'
// expect error 15:22: type 'Square' does not conform to protocol 'Hashable'
// expect error 17:22: type 'Square' does not conform to protocol 'Equatable'
// expect error 18:15: type 'Square' does not conform to protocol 'Equatable'
// expect error 20:47: binary operator '<' cannot be applied to two 'Bool' operands
// expect error 21:58: binary operator '<' cannot be applied to two 'Bool' operands
// expect error 23:65: member 'circle' expects argument of type 'Double'
// expect error 23:91: type 'Shape?' has no member 'triangle'
// expect error 24:33: member 'circle' expects argument of type 'Double'
// expect error 25:26: type 'Shape' has no member 'triangle'
// expect error 26:27: reference to member 'triangle' cannot be resolved without a contextual type
// expect error 27:20: member 'circle' expects argument of type 'Double'
// expect error 28:19: member 'circle' expects argument of type 'Double'
// expect error 29:20: reference to member 'tri' cannot be resolved without a contextual type
