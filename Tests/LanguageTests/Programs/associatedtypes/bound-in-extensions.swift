protocol Container<Item> { associatedtype Item; var items: [Item] { get } }
extension Container<String> { func joined() -> String { items.joined(separator: "-") }; func n() -> Int { items.map { $0.count }.reduce(0, +) }; var firstItem: String? { items.first } }
struct Q: Container { var items: [String] = ["a", "b"] }
struct R: Container { var items = [1] }
print(Q().joined(), Q().n(), Q().firstItem!)
extension Collection<Int> { var total: Int { reduce(0, +) }; func scaled(by k: Int) -> [Int] { map { $0 * k } } }
print([1, 2].total, Set([4]).scaled(by: 2), (1...3).total)
extension Sequence<Character> { func shout() -> String { String(self).uppercased() } }
print("abc".shout(), Array("xy").shout())
protocol PF<F> { associatedtype F: Error; func run() throws(F) -> String }
struct PB: PF { typealias F = Never; func run() -> String { "pb" } }
func go<T: PF>(_ t: T) throws(T.F) -> String { try t.run() }
print(go(PB()))
func two(_ p: some PF<Never>) -> String { p.run() }
print(two(PB()))
struct PE: PF { struct Bad: Error {}; func run() throws(Bad) -> String { throw Bad() } }
do { print(try go(PE())) } catch { print(type(of: error)) }
// expect: a-b 2 a
// expect: 3 [8] 6
// expect: ABC XY
// expect: pb
// expect: pb
// expect: Bad
