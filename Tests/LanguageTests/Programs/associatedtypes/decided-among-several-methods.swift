// Methods of one name, of which only one can say what an associated type is.
protocol Collector {
  associatedtype Item
  mutating func add(_ item: Item)
}
struct Said: Collector {
  typealias Item = Int
  var log: [String] = []
  mutating func add(_ item: Int) { log.append("number") }
  mutating func add(_ item: String) { log.append("text") }
}
struct Labelled: Collector {
  var log: [String] = []
  mutating func add(_ item: Int) { log.append("number") }
  mutating func add(text item: String) { log.append("text") }
}
protocol Sized {
  associatedtype Size: BinaryInteger
  func resize(to size: Size)
}
struct Window: Sized {
  func resize(to size: Int) { print("size", size) }
  func resize(to size: String) { print("name", size) }
}
func fill<C: Collector>(_ collector: inout C, with item: C.Item) { collector.add(item) }
var said = Said()
fill(&said, with: 1)
said.add("a")
var labelled = Labelled()
fill(&labelled, with: 2)
labelled.add(text: "b")
print(said.log, labelled.log)
Window().resize(to: 3)
Window().resize(to: "big")
// expect: ["number", "text"] ["number", "text"]
// expect: size 3
// expect: name big
