protocol Priced { var price: Int { get } }
struct Apple: Priced, Hashable { let price = 3 }
struct Cake: Priced { var price: Int; var layers = [Apple()] }
func total<T: Priced>(_ items: [T]) -> Int { items.reduce(0) { $0 + $1.price } }
func total(_ items: [any Priced]) -> String { "mixed \(items.map(\.price).reduce(0, +))" }
func cheapest<C: Collection>(_ items: C) -> C.Element? where C.Element: Priced { items.min { $0.price < $1.price } }
print(total([Apple(), Apple()]), total([Apple(), Cake(price: 10)] as [any Priced]))
print(cheapest([Cake(price: 9), Cake(price: 4)])!.price, cheapest(Set([Apple()]))!.price)
func index<T: Equatable>(of item: T, in items: some Sequence<T>) -> Int? {
  for (i, x) in items.enumerated() where x == item { return i }
  return nil
}
print(index(of: "c", in: ["a", "b", "c"])!, index(of: 9, in: 1...3) as Any)
func dedupe<S: Sequence>(_ s: S) -> [S.Element] where S.Element: Hashable { var seen = Set<S.Element>(); return s.filter { seen.insert($0).inserted } }
print(dedupe([3, 1, 3, 2, 1]), String(dedupe("hello")))
func allEqual<T>(_ items: T...) -> Bool where T: Equatable { items.allSatisfy { $0 == items[0] } }
print(allEqual(1, 1, 1), allEqual("a", "b"))
func average<T: BinaryInteger>(_ items: [T]) -> Double { items.isEmpty ? 0 : Double(items.reduce(0, +)) / Double(items.count) }
func average<T: FloatingPoint>(_ items: [T]) -> T { items.isEmpty ? 0 : items.reduce(0, +) / T(items.count) }
print(average([1, 2, 4] as [UInt8]), average([1.0, 2.0]), average([Int]()))
func clamp<T: Comparable>(_ value: T, _ range: ClosedRange<T>) -> T { min(max(value, range.lowerBound), range.upperBound) }
print(clamp(12, 0...10), clamp(-0.5, 0...1), clamp("m", "a"..."f"))
extension Comparable { func clamped(to range: ClosedRange<Self>) -> Self { clamp(self, range) } }
print(5.clamped(to: 7...9), "z".clamped(to: "a"..."c"))
func parse<T: LosslessStringConvertible>(_ text: String, as type: T.Type = T.self) -> T? { T(text) }
let d: Double? = parse("2.5")
print(d!, parse("12", as: Int.self)!, parse("true", as: Bool.self)!, parse("x", as: Int.self) as Any)
// expect: mixed 6 mixed 13
// expect: 4 3
// expect: 2 nil
// expect: [3, 1, 2] helo
// expect: true false
// expect: 2.3333333333333335 1.5 0.0
// expect: 10 0.0 f
// expect: 7 c
// expect: 2.5 12 true nil
