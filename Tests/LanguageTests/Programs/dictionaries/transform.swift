let words = ["apple", "avocado", "banana", "blueberry", "cherry"]
let groups = Dictionary(grouping: words) { $0.first! }
for key in groups.keys.sorted() { print(key, groups[key]!) }
let lengths = Dictionary(uniqueKeysWithValues: words.map { ($0, $0.count) })
print(lengths.filter { $0.value > 6 }.keys.sorted(), lengths.mapValues { $0 * 2 }["apple"]!)
print(lengths.compactMapValues { $0 > 6 ? "\($0)" : nil }.count, lengths.reduce(0) { $0 + $1.value })
print(["a": 1].merging(["a": 2, "b": 3]) { $0 + $1 }.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
let index = Dictionary(zip(["x", "y", "x"], [1, 2, 3]), uniquingKeysWith: { first, last in last })
print(index["x"]!, index.min { $0.value < $1.value }!.key, lengths.map { $0.key }.sorted().first!)
// expect: a ["apple", "avocado"]
// expect: b ["banana", "blueberry"]
// expect: c ["cherry"]
// expect: ["avocado", "blueberry"] 10
// expect: 2 33
// expect: ["a3", "b3"]
// expect: 3 y apple
