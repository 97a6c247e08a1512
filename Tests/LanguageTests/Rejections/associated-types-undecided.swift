protocol Collector {
  associatedtype Item
  func add(_ item: Item)
}
struct Two: Collector {
  func add(_ item: Int) {}
  func add(_ item: String) {}
}
struct Said: Collector {
  typealias Item = Int
  func add(_ item: Int) {}
  func add(_ item: String) {}
}
struct One: Collector {
  func add(_ item: Int) {}
  func add(text: String) {}
}
protocol Mapper {
  associatedtype Input
  associatedtype Output
  func map(_ input: Input) -> Output
}
class Both: Mapper {
  func map(_ input: Int) -> String { "" }
  func map(_ input: String) -> String { "" }
}
// expect error 5:8: type 'Two' does not conform to protocol 'Collector'
// expect error 23:7: type 'Both' does not conform to protocol 'Mapper'
