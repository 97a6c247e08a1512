class Eq: Hashable { let i: Int; init(_ i: Int) { self.i = i }; static func == (a: Eq, b: Eq) -> Bool { a.i == b.i }; func hash(into h: inout Hasher) { h.combine(i) } }
class Eq2: Eq {}
print([Eq2(5)].contains(Eq(5)), [Eq2(5)].firstIndex(of: Eq(5)) as Any)
let l: Double? = [1, 2].first; print(l as Any)
func opt(_ x: Double?) -> Double { x ?? -1 }
print(opt([1].first), opt([1, 2].last))
let n: Float = [1, 2].first!; print(n)
let o: UInt8? = [1, 2].last; print(o as Any)
if let p: Double = [1, 2].first { print(p) }
let u: Double = [1, 2].first ?? 0; print(u)
extension Array { var kind: String { "any" } }
extension Array where Element == Int { var kind: String { "ints" } }
print([1, 2].kind, ["a"].kind, [1.5].kind)
// expect: true Optional(0)
// expect: Optional(1.0)
// expect: 1.0 2.0
// expect: 1.0
// expect: Optional(2)
// expect: 1.0
// expect: 1.0
// expect: ints any any
