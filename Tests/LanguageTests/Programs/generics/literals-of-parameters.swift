extension OptionSet { static var none: Self { [] } }
struct O: OptionSet { let rawValue: Int; static let b = O(rawValue: 2) }
print(O.none.union(.b).rawValue)
func u<S: SetAlgebra>(_ xs: S...) -> S { xs.reduce(into: []) { $0.formUnion($1) } }
print(u(Set([1]), [1]))
func e<T: ExpressibleByArrayLiteral>(_ t: T.Type) -> T { [] }
print(e([Int].self))
func d<D: ExpressibleByDictionaryLiteral>(_ t: D.Type) -> D { [:] }
print(d([Int: Int].self))
func b<T: ExpressibleByBooleanLiteral>(_ t: T.Type) -> T { true }
print(b(Bool.self))
extension SetAlgebra { func both(_ o: Self) -> Self { var r: Self = []; r.formUnion(self); r.formUnion(o); return r }
  var isNone: Bool { self == [] } }
print(Set([1]).both([1]).count, O.b.both([]).rawValue, O.none.isNone)
func w<T: ExpressibleByArrayLiteral>(_ t: T.Type) -> T where T.ArrayLiteralElement == Int { [1, 2] }
print(w([Int].self), w(Set<Int>.self).count)
struct Bag: ExpressibleByArrayLiteral { var n: [String]; init(arrayLiteral e: String...) { n = e } }
func z<T: ExpressibleByArrayLiteral>() -> T where T.ArrayLiteralElement == String { ["a", "b"] }
let q: Bag = z(); print(q)
protocol Flag: ExpressibleByBooleanLiteral { static var off: Self { get } }
extension Flag { static var off: Self { false } }
struct F: Flag { var on: Bool; init(booleanLiteral value: Bool) { on = value } }
print(F.off)
// expect: 2
// expect: [1]
// expect: []
// expect: [:]
// expect: true
// expect: 1 2 true
// expect: [1, 2] 2
// expect: Bag(n: ["a", "b"])
// expect: F(on: false)
