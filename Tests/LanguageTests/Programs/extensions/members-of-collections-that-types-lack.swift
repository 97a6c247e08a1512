// What a type has itself stands before what an extension of a protocol adds; what it has from the protocol does not.
extension Collection {
  var count: String { "own count" }
  var isEmpty: String { "own isEmpty" }
  var first: String { "own first" }
}
let part: Substring = "abc"
print(part.count, "a".count, [1].count, Set([1]).count, (1...2).count, [1: 2].count)
print(part.isEmpty, "a".isEmpty, [1].isEmpty, Set([1]).isEmpty, (1...2).isEmpty, [1: 2].isEmpty)
print(part.first, "a".first, [1].first, Set([1]).first, (1...2).first)
// expect: own count 1 1 1 own count 1
// expect: own isEmpty false own isEmpty false false false
// expect: own first own first own first own first own first
