protocol Shape {
  var name: String { get }
  func area() -> Double
  func scaled(by factor: Double) -> Self
  static func unit() -> Self
  init?(text: String)
}
struct Square: Shape {
  let name: Int
  func area() -> Double { 1 }
  func scaled(by factor: Double) -> Square { self }
  static func unit() -> Square { Square(text: "")! }
  init?(text: String) { name = 1 }
}
struct Circle: Shape {
  let name = ""
  func area() -> Int { 1 }
  func scaled(by factor: Double) -> Circle { self }
  static func unit() -> Circle { Circle(text: "") }
  init(text: String) {}
}
protocol Store {
  associatedtype Item
  func load() -> [Item]
  func save(_ item: Item)
  func reset()
}
struct Files: Store {
  func load() -> [Int] { [] }
  func save(_ item: Int) throws {}
  func reset() {}
}
struct Memory: Store {
  func load() -> [String] { [] }
  func save(_ item: String) {}
  mutating func reset() {}
}
struct Cloud: Store {
  func load() -> [String] { [] }
  func save(_ item: String) {}
  func reset() async {}
}
struct Good: Store {
  func load() -> [String] { [] }
  func save(_ item: String) {}
  func reset() {}
}
// expect error 8:8: type 'Square' does not conform to protocol 'Shape'
// expect error 15:8: type 'Circle' does not conform to protocol 'Shape'
// expect error 28:8: type 'Files' does not conform to protocol 'Store'
// expect error 33:8: type 'Memory' does not conform to protocol 'Store'
// expect error 38:8: type 'Cloud' does not conform to protocol 'Store'
