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
// expect: 0 1.5
// expect: -1 1.5 9
// expect: 0.0 0
// expect: 0 1.0
// expect: 0 [0]
// expect: 0.0 0.0
// expect: 0
// expect: 0.0
