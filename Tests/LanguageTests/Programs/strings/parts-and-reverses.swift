print("a b  c".split { $0 == " " }, "a b  c ".split(omittingEmptySubsequences: false) { $0 == " " }, "a b c d".split(maxSplits: 2) { $0 == " " })
print("héllo🇩🇪x".split { $0 == "l" }, "".split { $0 == " " }, "".split(omittingEmptySubsequences: false) { $0 == " " }, "abc".dropFirst().split { $0 == "b" })
print(String("héllo🇩🇪".reversed()), String(["a", "b"] as [Character]), String("abc".dropFirst().reversed()), String(Set<Character>(["x"])), String([Character]()))
print(String("abc".filter { $0 != "b" }.reversed()), String("abc".reversed().reversed()), String(Array("xyz")[1...]), String("ab".lazy.map { $0 }))
struct Bits: BidirectionalCollection {
  struct Index: Comparable { let o: Int; static func < (a: Index, b: Index) -> Bool { a.o < b.o } }
  var startIndex: Index { .init(o: 0) }; var endIndex: Index { .init(o: 8) }
  func index(after i: Index) -> Index { .init(o: i.o + 1) }
  func index(before i: Index) -> Index { .init(o: i.o - 1) }
  subscript(i: Index) -> Int { i.o }
}
let b = Bits()
print(b.distance(from: b.endIndex, to: b.startIndex), b.distance(from: b.startIndex, to: b.endIndex), b.reversed().first!, b.suffix(2).count, b.count)
print([1, 2, 3].flatMap { [$0, $0] }, [1, 2].flatMap { 0..<$0 }, ["ab", "c"].flatMap { $0 }, [[1], [2]].flatMap { $0 }, [1, nil, 3].compactMap { $0 })
print(Dictionary(grouping: 0..<10) { $0 % 3 }.sorted { $0.key < $1.key }.map { $0.value })
// expect: ["a", "b", "c"] ["a", "b", "", "c", ""] ["a", "b", "c d"]
// expect: ["hé", "o🇩🇪x"] [] [""] ["c"]
// expect: 🇩🇪olléh ab cb x 
// expect: ca abc yz ab
// expect: -8 8 7 2 8
// expect: [1, 1, 2, 2, 3, 3] [0, 0, 1] ["a", "b", "c"] [1, 2] [1, 3]
// expect: [[0, 3, 6, 9], [1, 4, 7], [2, 5, 8]]
