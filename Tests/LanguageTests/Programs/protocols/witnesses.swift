protocol Shape { var area: Double { get }; func name() -> String; static var sides: Int { get } }
extension Shape { func name() -> String { "shape" }; func describe() -> String { "\(name()) of \(area)" } }
struct Square: Shape { var side: Double; var area: Double { side * side }; static let sides = 4 }
struct Circle: Shape { var r: Double; var area: Double { r * r * 3 }; func name() -> String { "circle" }; static let sides = 0 }
let shapes: [any Shape] = [Square(side: 2), Circle(r: 1)]
for s in shapes { print(s.describe(), type(of: s).sides) }
func total(_ list: [any Shape]) -> Double { list.map { $0.area }.reduce(0, +) }
print(total(shapes))
func show<S: Shape>(_ s: S) -> String { "\(S.sides) " + s.describe() }
print(show(Square(side: 3)))
protocol Named { var name: String { get set } }
struct User: Named, Hashable, CustomStringConvertible { var name: String; var description: String { "<\(name)>" } }
func rename<T: Named>(_ t: inout T) { t.name += "!" }
var u = User(name: "Al")
rename(&u)
print(u, [u], "\(u)", u.name)
print(Set([u, u]).count, [u: 1][u] as Any)
protocol Container { associatedtype Item; var items: [Item] { get }; init(_ items: [Item]) }
extension Container { var first: Item? { items.first } }
struct Bag<T>: Container { var items: [T]; init(_ items: [T]) { self.items = items } }
print(Bag([5, 6]).first as Any)
struct Countdown: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { if n == 0 { return nil }; n -= 1; return n + 1 } }
for i in Countdown(n: 3) { print(i) }
print(Countdown(n: 4).map { $0 * 2 })
struct V: Comparable { var k: Int; static func < (a: V, b: V) -> Bool { a.k < b.k } }
print(V(k: 1) < V(k: 2), V(k: 1) >= V(k: 2), [V(k: 3), V(k: 1)].min()!)
let any: Any = Square(side: 1)
if let s = any as? any Shape { print("is shape", s.area) }
print(any is any Shape, any is Circle)
infix operator **: MultiplicationPrecedence
func ** (a: Int, b: Int) -> Int { b == 0 ? 1 : a * (a ** (b - 1)) }
print(2 ** 10)
extension Int { var squared: Int { self * self }; func times(_ f: () -> Void) { for _ in 0..<self { f() } } }
print(5.squared)
2.times { print("t") }
protocol P { func go() -> String }
class Base: P { func go() -> String { "base" } }
class Derived: Base { override func go() -> String { "derived" } }
let p: any P = Derived()
print(p.go())
// expect: shape of 4.0 4
// expect: circle of 3.0 0
// expect: 7.0
// expect: 4 shape of 9.0
// expect: <Al!> [<Al!>] <Al!> Al!
// expect: 1 Optional(1)
// expect: Optional(5)
// expect: 3
// expect: 2
// expect: 1
// expect: [8, 6, 4, 2]
// expect: true false V(k: 1)
// expect: is shape 1.0
// expect: true false
// expect: 1024
// expect: 25
// expect: t
// expect: t
// expect: derived
