protocol Shape { associatedtype Unit: Numeric; var area: Unit { get }; func scaled(by f: Unit) -> Self; static var name: String { get } }
struct Sq: Shape { var s: Double; var area: Double { s * s }; func scaled(by f: Double) -> Sq { Sq(s: s * f) }; static var name: String { "sq" } }
struct Ci: Shape { var r: Int; var area: Int { r * r * 3 }; func scaled(by f: Int) -> Ci { Ci(r: r * f) }; static var name: String { "ci" } }
func total<S: Shape>(_ shapes: [S]) -> S.Unit { shapes.reduce(0) { $0 + $1.area } }
func bigger<A: Shape, B: Shape>(_ a: A, _ b: B) -> Bool { a.area > b.area }
func bigger2<A: Shape>(_ a: A, _ b: A) -> Bool { a.area > b.area }
func twice<S: Shape>(_ s: S) -> S { s.scaled(by: 2) }
func twice2<S: Shape>(_ s: S) -> S { s.scaled(by: 2.5) }
func twice3<S: Shape>(_ s: S) -> S { s.scaled(by: "x") }
func name<S: Shape>(_ s: S) -> String { s.name }
func name2<S: Shape>(_ s: S) -> String { S.name }
let all: [any Shape] = [Sq(s: 1), Ci(r: 2)]
let t: Double = total([Ci(r: 1)])
struct Pair<A: Shape, B: Shape> where A.Unit == B.Unit { let a: A; let b: B; var sum: A.Unit { a.area + b.area } }
extension Pair where A.Unit: Comparable { var most: A.Unit { max(a.area, b.area) } }
extension Array where Element: Shape { func total() -> Element.Unit { var t: Element.Unit = 0; for e in self { t += e.area }; return t }
  func average() -> Double { total() / Double(count) } }
extension Sequence where Element: Hashable { func counts() -> [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
  func uniqued() -> [Element] { var seen: Set<Int> = []; return filter { seen.insert($0).inserted } } }
extension Collection { func second() -> Element { self[index(after: startIndex)] }
  func second2() -> Element { self[1] }
  func third() -> Element? { dropFirst(2).first }
}
func make<T: Shape>() -> T { T() }
func cast<T: Shape>(_ t: T) -> Sq { t }
func cast2<T: Shape>(_ t: T) -> Sq? { t as? Sq }
func opt<T: Shape>(_ t: T?) -> T.Unit { t.area }
func opt2<T: Shape>(_ t: T?) -> T.Unit? { t?.area }
func gen<T>(_ t: T) -> String { t.description }
func eq<T>(_ a: T, _ b: T) -> Bool { a == b }
func keyed<K, V>(_ d: [K: V], _ k: K) -> V { d[k] }
func first<T>(_ a: [T], where f: (T) -> Bool) -> T { a.first(where: f) }
func grouped<T, K>(_ a: [T], _ k: (T) -> K) -> [K: [T]] { Dictionary(grouping: a, by: k) }
// expect error 5:66: binary operator '>' cannot be applied to operands of type 'A.Unit' and 'B.Unit'
// expect error 6:57: binary operator '>' cannot be applied to two 'A.Unit' operands
// expect error 8:51: cannot convert value of type 'Double' to expected argument type 'S.Unit'
// expect error 9:51: cannot convert value of type 'String' to expected argument type 'S.Unit'
// expect error 10:41: static member 'name' cannot be used on instance of type 'S'
// expect error 13:17: cannot convert value of type 'Int' to specified type 'Double'
// expect error 17:30: cannot convert value of type 'Element.Unit' to expected argument type 'Double'
// expect error 19:86: cannot convert value of type 'Self.Element' to expected argument type 'Int'
// expect error 21:36: cannot convert value of type 'Int' to expected argument type 'Self.Index'
// expect error 24:30: type 'T' has no member 'init'
// expect error 25:37: cannot convert return expression of type 'T' to return type 'Sq'
// expect error 27:41: value of optional type 'T?' must be unwrapped to refer to member 'area' of wrapped base type 'T'
// expect error 29:35: value of type 'T' has no member 'description'
// expect error 30:40: binary operator '==' cannot be applied to two 'T' operands
// expect error 31:47: value of optional type 'V?' must be unwrapped to a value of type 'V'
// expect error 32:56: value of optional type 'T?' must be unwrapped to a value of type 'T'
