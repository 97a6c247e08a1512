// Overloads by labels, literals, classes, closures and what conforms.
import Foundation
func run(_ f: () throws -> Void) rethrows -> String { try f(); return "throwing" }
func t1() async -> String { "async" }
func w() -> String { "sync" }
func w() async -> String { "async" }
print(w())
func main() async { print(await w()); print(await t1()) }
await main()
struct Num: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral { var s: String
  init(integerLiteral v: Int) { s = "i\(v)" }
  init(floatLiteral v: Double) { s = "f\(v)" }
  init(stringLiteral v: String) { s = "s\(v)" } }
func n(_ x: Num) -> String { x.s }
func n(_ x: Int) -> String { "int" }
print(n(1), n(1.5), n("a"))
let arr: [Num] = [1, 2.5, "x"]
print(arr.map(\.s))
func r<T>(_ x: T) -> String where T: Numeric { "num" }
func r<T>(_ x: T) -> String where T: StringProtocol { "str" }
func r<T>(_ x: T) -> String { "any" }
print(r(1), r("a"), r("a".dropFirst()), r([1]), r(1.5), r(Date.distantPast))
func z<T: Collection>(_ x: T) -> String where T.Element == Int { "ints" }
func z<T: Collection>(_ x: T) -> String where T.Element: StringProtocol { "strs" }
func z<T: Collection>(_ x: T) -> String { "coll" }
print(z([1]), z(["a"]), z([1.5]), z(1...3), z("abc"))
class Base { func f(_ x: Int) -> String { "base int" }; func f(_ x: Any) -> String { "base any" }; class func k() -> String { "Base" } }
class Derived: Base { override func f(_ x: Int) -> String { "derived int" }; func f(_ x: Double) -> String { "derived double" }; override class func k() -> String { "Derived" } }
let d = Derived(); let bb: Base = d
print(d.f(1), d.f(1.5), d.f("a"), bb.f(1), bb.f(1.5), type(of: bb).k(), Derived.k())
struct Wrap<T> { var v: T }
extension Wrap { func t() -> String { "any" } }
extension Wrap where T == Int { func t() -> String { "int" } }
extension Wrap where T: Collection { func t() -> String { "coll \(v.count)" } }
extension Wrap where T: Collection, T.Element == String { func t() -> String { "strings" } }
print(Wrap(v: 1).t(), Wrap(v: "ab").t(), Wrap(v: ["a"]).t(), Wrap(v: 1.5).t(), Wrap(v: Optional(1)).t())
func cl(_ f: (Int, Int) -> Int) -> String { "two \(f(1, 2))" }
func cl(_ f: (Int) -> Int) -> String { "one \(f(1))" }
func cl(_ f: () -> Int) -> String { "none \(f())" }
print(cl { $0 + $1 }, cl { $0 }, cl { 5 }, cl { a, b in a }, cl { _ in 3 }, cl(+), cl(abs), cl { (x: Int) in x })
func res(_ f: () -> Int) -> String { "int" }
func res(_ f: () -> String) -> String { "string" }
func res(_ f: () -> [Int]) -> String { "array" }
print(res { 1 }, res { "a" }, res { [1] }, res { "a" + "b" }, res { let x = 1; return x }, res { if true { return "a" }; return "b" })
func lab(x: Int) -> String { "x" }
func lab(y: Int) -> String { "y" }
func lab(x: Int, y: Int) -> String { "xy" }
print(lab(x: 1), lab(y: 1), lab(x: 1, y: 2), [1].map(lab(x:)))
func sq(_ xs: [Int]) -> String { "ints" }
func sq(_ xs: [String]) -> String { "strings" }
func sq(_ xs: [Any]) -> String { "anys" }
print(sq([1]), sq(["a"]), sq([1, "a"]), sq([1.5]))
func ou(_ x: Int??) -> String { "\(String(describing: x))" }
print(ou(1), ou(nil), ou(.some(nil)), ou(Optional(Optional(2))))
func vs(_ x: CustomStringConvertible) -> String { "csc" }
func vs(_ x: some CustomStringConvertible & Hashable) -> String { "hashable" }
print(vs(1), vs([1]), vs("a" as CustomStringConvertible))
// expect: sync
// expect: async
// expect: async
// expect: int f1.5 sa
// expect: ["i1", "f2.5", "sx"]
// expect: num str str any num any
// expect: ints strs coll ints coll
// expect: derived int derived double base any derived int base any Derived Derived
// expect: int coll 2 strings any any
// expect: two 3 one 1 none 5 two 1 one 3 two 3 one 1 one 1
// expect: int string array string int string
// expect: x y xy ["x"]
// expect: ints strings anys anys
// expect: Optional(Optional(1)) nil Optional(nil) Optional(Optional(2))
// expect: csc csc csc
