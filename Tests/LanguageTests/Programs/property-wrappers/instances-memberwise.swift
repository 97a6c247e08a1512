@propertyWrapper struct Stored<Value> {
  var wrappedValue: Value
  let key: String
  init(wrappedValue: Value, _ key: String) { (self.wrappedValue, self.key) = (wrappedValue, key) }
}
@propertyWrapper struct Found<Value> {
  var wrappedValue: [Value]
  init(_ values: Value...) { wrappedValue = values }
}
@propertyWrapper struct Shown<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
struct Entry {
  @Stored("draft") var draft = "none"
  var count = 1
}
struct List {
  @Found(1, 2) var values: [Int]
  let name: String
  func copy(_ name: String) -> List { List(values: _values, name: name) }
}
struct Hidden {
  @Found(3) private var values: [Int]
  @Stored("a") private var text = "b"
  let name: String
  var shown: String { "\(name) \(values) \(text)" }
}
struct Both {
  @Shown @Found(7) var values: [Int]
  @Shown @Stored("key") var text = "c"
}
let entry = Entry(draft: "written")
print(entry.draft, entry.count, Entry().draft, Entry(count: 2).count)
print(List(name: "a").values, List(values: Found(5), name: "b").values, List(values: Found(6), name: "c").copy("d"))
print(Hidden(name: "e").shown)
let both = Both(values: Shown(wrappedValue: Found(8)))
print(both.values, both.text, Both(values: Shown(wrappedValue: Found()), text: "d").text)
// expect: written 1 none 2
// expect: [1, 2] [5] List(_values: main.Found<Swift.Int>(wrappedValue: [6]), name: "d")
// expect: e [3] b
// expect: [8] c d
