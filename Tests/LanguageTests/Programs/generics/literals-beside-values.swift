struct Opt: OptionSet { let rawValue: Int; static let a = Opt(rawValue: 1), b = Opt(rawValue: 8) }
func same<T: Equatable>(_ x: T, _ y: T) -> Bool { print(type(of: x)); return x == y }
let o: Opt = [.a, .b]
print(same([.a, .b], o), same(o, [.b]), same([], o), same(Set([1]), [1]), same([2], Set([2])))
print([.a, .b] == o, o == [], [] != o)
enum K { case x, y(Int) }
extension K: Equatable {}
print(same(.x, K.y(1)), same(K.x, .x))
func pair<T: Equatable>(_ x: T, _ y: T, _ m: String = "") -> Bool { x == y }
func pair(_ x: Any.Type, _ y: Any.Type, _ m: String = "") -> Bool { x == y }
func pair<T: Equatable, U: Equatable>(_ x: (T, U), _ y: (T, U), _ m: String = "") -> Bool { x == y }
print(pair([.a, .b], o), pair(o, [.a]), pair((1, "a"), (1, "a")), pair(Int.self, Int.self))
// expect: Opt
// expect: Opt
// expect: Opt
// expect: Set<Int>
// expect: Set<Int>
// expect: true false false true true
// expect: true false true
// expect: K
// expect: K
// expect: false true
// expect: true false true true
