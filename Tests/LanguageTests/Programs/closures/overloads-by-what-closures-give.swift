// Of closures that give something and such that give nothing.
func travel(action: (String) -> Void) { print("void"); action("L") }
func travel(action: (String) -> String) { print("str"); print(action("L")) }
travel { (place: String) in print("going to \(place)") }
travel { (place: String) -> String in return "going" }
travel { place -> String in return "going" }
travel { place in return "going" }
travel { place in "going" }
travel { "going \($0)" }
travel { print($0) }
travel { _ in }
travel { $0 }
travel { $0.uppercased() }
travel { _ = $0 }
travel { p in print(p); return p }
travel { p in print(p) }

func run<T>(_ f: () -> T) -> String { "T \(T.self)" }
func run(_ f: () -> Void) -> String { "void" }
print(run { 1 })
print(run { print("x") })
print(run { })
print(run { let a = 1; print(a) })
print(run { let a = 1; return a })
print(run { "a".count })
var numbers: Set<Int> = []
print(run { numbers.insert(1) })
print(run { numbers.removeAll() })
struct Box { var v = 1
  func each(_ f: (Int) -> Void) -> String { f(v); return "void" }
  func each(_ f: (Int) -> Bool) -> String { "bool \(f(v))" }
  func each(_ f: (Int) throws -> Int?) rethrows -> String { "opt \(try f(v) as Any)" }
}
let box = Box()
print(box.each { print($0) })
print(box.each { $0 > 0 })
print(box.each { $0 })
print(box.each { n in n == 1 })
print(box.each { _ in nil })
print(box.each { _ in })
print(box.each { n in if n > 0 { return true } else { return false } })
print(box.each { n in guard n > 0 else { return nil }; return n })
final class C { var n = 0
  func on(_ f: @escaping () -> Void) { print("v"); f() }
  func on(_ f: @escaping () -> Int) { print("i", f()) }
  func go() {
    on { self.n += 1 }
    on { [self] in n }
    on { self.bump() }
    on { self.next() }
    on { _ = self.next() }
  }
  func bump() { n += 1 }
  @discardableResult func next() -> Int { n += 1; return n }
}
C().go()
func pair(_ a: () -> Void, _ b: () -> Int) { print("v,i") }
func pair(_ a: () -> Int, _ b: () -> Int) { print("i,i") }
pair({ 1 }, { 2 })
pair({ print("") }, { 2 })
pair({ }, { 2 })
func opt(_ f: (() -> Void)?) { print("void?") }
func opt(_ f: (() -> String)?) { print("string?") }
opt { "a" }
opt { print("q") }
func thrower(_ f: () throws -> Void) { print("tv") }
func thrower(_ f: () throws -> Double) { print("td") }
thrower { 2 }
thrower { try Double(value: "x") }
extension Double { init(value: String) throws { self = 1 } }
// expect: void
// expect: going to L
// expect: str
// expect: going
// expect: str
// expect: going
// expect: str
// expect: going
// expect: str
// expect: going
// expect: str
// expect: going L
// expect: void
// expect: L
// expect: void
// expect: str
// expect: L
// expect: str
// expect: L
// expect: void
// expect: str
// expect: L
// expect: L
// expect: void
// expect: L
// expect: T Int
// expect: void
// expect: void
// expect: void
// expect: T Int
// expect: T Int
// expect: T (inserted: Bool, memberAfterInsert: Int)
// expect: void
// expect: 1
// expect: void
// expect: bool true
// expect: opt Optional(1)
// expect: bool true
// expect: opt nil
// expect: void
// expect: bool true
// expect: opt Optional(1)
// expect: v
// expect: i 1
// expect: v
// expect: i 3
// expect: v
// expect: i,i
// expect: v,i
// expect: v,i
// expect: string?
// expect: void?
// expect: td
// expect: td
