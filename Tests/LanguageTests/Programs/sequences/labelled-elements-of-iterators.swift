struct Ordered: Sequence {
  var entries = [("b", 2), ("a", 1)]
  func makeIterator() -> some IteratorProtocol<(key: String, value: Int)> {
    entries.lazy.map { ($0, $1) }.makeIterator()
  }
}
print(Ordered().map { "\($0.key)\($0.value)" }, Ordered().sorted { $0.value < $1.value }.first!.key)
for entry in Ordered() { print(entry.key, entry.value) }
for (key, value) in Ordered() where value > 1 { print(key, value) }
// expect: ["b2", "a1"] a
// expect: b 2
// expect: a 1
// expect: b 2
