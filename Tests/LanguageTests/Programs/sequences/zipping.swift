let names = ["a", "b", "c"], scores = [10, 20]
for (n, s) in zip(names, scores) { print(n, s) }
print(Array(zip(1..., names)).map { "\($0.0)\($0.1)" }, zip(names, names.dropFirst()).map { $0 + $1 }, zip([Int](), names).map { "\($0)\($1)" })
print(Dictionary(uniqueKeysWithValues: zip(names, 1...)).sorted { $0.key < $1.key }.map { $0.value })
print(zip(scores, scores.reversed()).reduce(0) { $0 + $1.0 * $1.1 }, zip(1...3, 4...6).allSatisfy { $0 < $1 }, zip("ab", "ab").contains { $0 != $1 })
let pairs = names.flatMap { n in scores.map { (n, $0) } }
print(pairs.count, pairs[3], pairs.map { $0.0 }.joined())
for case let (i, n) in names.enumerated() where i > 0 { print(i, n) }
let enumerated = Array(names.enumerated()); print(enumerated[1].offset, enumerated[1].element, enumerated.first { $0.element == "c" }!.offset)
print(names.enumerated().filter { $0.offset % 2 == 0 }.map(\.element), names.enumerated().reversed().map { "\($0.offset)" }, names.enumerated().max { $0.element < $1.element }!)
print(sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }.map { $0 }, Array(sequence(first: "x") { $0.count < 3 ? $0 + "x" : nil }))
print(sequence(state: (0, 1)) { s -> Int? in let n = s.0; s = (s.1, s.0 + s.1); return n }.prefix(8).map { $0 })
print(Array(repeatElement("z", count: 3)), [1, 2, 3].lazy.map { $0 + 1 }.contains(4), Array(AnySequence([1, 2])), Array(CollectionOfOne(5)), Array(EmptyCollection<Int>()))
// expect: a 10
// expect: b 20
// expect: ["1a", "2b", "3c"] ["ab", "bc"] []
// expect: [1, 2, 3]
// expect: 400 true false
// expect: 6 ("b", 20) aabbcc
// expect: 1 b
// expect: 2 c
// expect: 1 b 2
// expect: ["a", "c"] ["2", "1", "0"] (offset: 2, element: "c")
// expect: [1, 3, 9, 27, 81, 243] ["x", "xx", "xxx"]
// expect: [0, 1, 1, 2, 3, 5, 8, 13]
// expect: ["z", "z", "z"] true [1, 2] [5] []
