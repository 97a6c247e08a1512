// Which of several functions is meant, before running and while it runs.
protocol Shape { func area() -> Double; var name: String { get } }
extension Shape { func area() -> Double { 0 }; var name: String { "shape" }; func describe() -> String { "\(name) \(area())" }; func only() -> String { "ext" } }
struct Sq: Shape { var s: Double; func area() -> Double { s * s }; var name: String { "sq" }; func only() -> String { "sq only" } }
class Base: Shape { func only() -> String { "base only" } }
class Derived: Base { var name: String { "derived" }; func area() -> Double { 9 } ; override func only() -> String { "derived only" } }
let s: Shape = Sq(s: 2)
print(s.describe(), s.only(), Sq(s: 2).only())
let d: Shape = Derived()
print(d.describe(), d.only(), Derived().describe(), (Derived() as Base).only(), Derived().name)
func gen<T: Shape>(_ t: T) -> String { t.only() + " " + t.name }
print(gen(Sq(s: 1)), gen(Derived()))
func f(_ x: Int) -> String { "Int" }
func f(_ x: Double) -> String { "Double" }
func f(_ x: Any) -> String { "Any" }
func f<T>(_ x: T) -> String { "T" }
func f(_ x: Int?) -> String { "Int?" }
print(f(1), f(1.0), f("a"), f(nil), f(1 as Any), f(UInt8(1)), f([1]))
func g(_ x: Any...) -> String { "var" }
func g(_ x: Int) -> String { "one" }
func g(_ x: Int, _ y: Int = 0) -> String { "two" }
print(g(1), g(1, 2), g("a"), g(), g(1, 2, 3))
func h<T>(_ x: T) -> String { "T" }
func h<T: Equatable>(_ x: T) -> String { "Eq" }
func h<T: Hashable>(_ x: T) -> String { "Hash" }
func h<T: Sequence>(_ x: T) -> String { "Seq" }
func h<T: Collection>(_ x: T) -> String where T.Element == Int { "Ints" }
func h<T>(_ x: [T]) -> String { "Arr" }
struct NE {}; struct EQ: Equatable {}
print(h(NE()), h(EQ()), h(1), h([NE()]))
func k(_ f: () -> Int) -> String { "Int" }
func k(_ f: () -> String) -> String { "String" }
func k(_ f: (Int) -> Int) -> String { "Int->Int" }
print(k { 1 }, k { "a" }, k { $0 + 1 }, k { x in x })
func v(_ x: String) -> Int { 1 }
func v(_ x: Substring) -> Int { 2 }
func v(_ x: Character) -> Int { 3 }
print(v("a"), v("abc".prefix(2)), v("abc".first!))
class A {}; class B: A {}; class C: B {}
func w(_ a: A) -> String { "A" }
func w(_ b: B) -> String { "B" }
print(w(C()), w(A()), w(B() as A))
func o(_ x: inout Int) -> String { "inout" }
func o(_ x: Int) -> String { "value" }
var n = 1
print(o(&n), o(n))
func r() -> Int { 1 }
func r() -> String { "s" }
let ri: Int = r(); let rs: String = r()
print(ri, rs, r() + 1, r() + "x")
extension Array { func tag() -> String { "Array" } }
extension Array where Element == Int { func tag() -> String { "Ints" } }
extension Array where Element: Equatable { func tag() -> String { "Equatables" } }
extension Collection { func tag() -> String { "Collection" } }
print([1].tag(), ["a"].tag(), [NE()].tag(), Set([1]).tag(), [1][...].tag())
extension Optional { func tag() -> String { "Optional" } }
extension Optional where Wrapped == Int { func tag() -> String { "Int?" } }
print(Optional(1).tag(), Optional("a").tag())
struct Sub { subscript(i: Int) -> String { "Int" }; subscript(s: String) -> String { "String" }; subscript<T>(t: T) -> String { "T" }; subscript(i: Int, d: Int = 3) -> String { "two" }; static subscript(i: Int) -> String { "static" } }
print(Sub()[1], Sub()["a"], Sub()[1.5], Sub()[1, 2], Sub[0])
protocol Q { static var id: String { get }; init() }
extension Q { static var id: String { "\(Self.self)" }; static func make() -> Self { Self() } }
struct QA: Q {}; struct QB: Q { static let id = "custom" }
let types: [any Q.Type] = [QA.self, QB.self]
print(types.map { $0.id }, types.map { type(of: $0.init()) }, QA.make())
// expect: sq 4.0 ext sq only
// expect: shape 0.0 ext shape 0.0 derived only derived
// expect: ext sq ext shape
// expect: Int Double T Int? Any T T
// expect: one two var var var
// expect: T Eq Hash Arr
// expect: Int String Int->Int Int->Int
// expect: 1 2 3
// expect: B A A
// expect: inout value
// expect: 1 s 2 sx
// expect: Ints Equatables Array Collection Collection
// expect: Int? Optional
// expect: Int String T two static
// expect: ["QA", "custom"] [main.QA, main.QB] QA()
