struct Size {
  var width = 1.5
  var depth: Double?
  var byte: UInt8 = 3
  func area() -> Double { width * width }
}
struct Item { var size = Size(); var sizes: [Size] = [] }
let none: Item? = nil
let some: Item? = Item()
print(none?.size.width ?? 0, some?.size.width ?? 0)
print(none?.size.area() ?? -1, none?.size.byte ?? 1.5, none?.size.byte ?? 9)
print(none?.size.depth ?? 0, some?.sizes.first?.width ?? 0)
print((none?.size.width) ?? 0, (none?.size.width ?? 0) + 1)
let any: Any = none?.size.width ?? 0
let list: [Any] = [none?.size.width ?? 0]
print(any, list)
let width = none?.size.width ?? 0
print(width, "\(none?.size.width ?? 0)")
func show(_ text: any CustomStringConvertible) { print(text) }
show(none?.size.width ?? 0)
func identity<T>(_ value: T) -> T { value }
print(identity(none?.size.width ?? 0))
struct Missing: Error {}
func weigh() throws -> Double { throw Missing() }
func weighed() throws -> Double? { throw Missing() }
print((try? weigh()) ?? 0, (try? weighed()) ?? 0)
let items: [Item] = []
print(none.map { $0.size.width } ?? 0, none.map(\.size.width) ?? 0, none.map { item -> Double in item.size.width } ?? 0)
print(items.map { $0.size.width }.first ?? 0, items.map { $0.size.width }.max() ?? 0)
print(items.compactMap { $0.size.depth }.first ?? 0, none.flatMap { $0.size.depth } ?? 0)
print(["a": 1.5]["b"] ?? 0, [String: Double]()["b"] ?? 0, [1.5].first ?? 0)
// expect: 0 1.5
// expect: -1 1.5 9
// expect: 0.0 0
// expect: 0 1.0
// expect: 0 [0]
// expect: 0.0 0.0
// expect: 0
// expect: 0.0
// expect: 0 0.0
// expect: 0 0.0 0.0
// expect: 0 0.0
// expect: 0.0 0.0
// expect: 0 0.0 1.5
