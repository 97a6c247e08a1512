struct Key<V> { let name: String; init(_ n: String) { name = n } }
extension Key where V == Int { static let count = Key("count") }
struct D { var raw: [String: Any] = ["count": 3]; func get<V>(_ k: Key<V>) -> V? { raw[k.name] as? V } }
print(D().get(.count)!)
func maxBy<T, C: Comparable>(_ xs: [T], _ k: KeyPath<T, C>) -> T? { xs.max { $0[keyPath: k] < $1[keyPath: k] } }
print(maxBy(["a", "bbb"], \.count)!)
func mean<T: BinaryFloatingPoint>(_ xs: [T]) -> T? { xs.isEmpty ? nil : xs.reduce(0, +) / T(xs.count) }
print(mean([1.0, 2])!)
func any<T>(_ t: T.Type) -> T? { nil }
func gen<T>() -> T? { nil }
print([1, 2.5].first!, [1, 2, 3].max()!, ["a": 1]["a"]!, Int("3")!)
print([3, 1].min(by: >)!, "abc".firstIndex(of: "b")!.utf16Offset(in: "abc"))
// expect: 3
// expect: bbb
// expect: 1.5
// expect: 1 3 1 3
// expect: 3 1
