// A sequence and an array literal add up to an array.
extension Collection {
  var prefixes: [SubSequence] { (indices + [endIndex]).map { self[startIndex..<$0] } }
  var suffixes: [SubSequence] { (indices + [endIndex]).map { self[$0..<endIndex] } }
  var boundaries: [Index] { [startIndex] + indices.dropFirst() + [endIndex] }
}
print("abc".prefixes, [1, 2].suffixes, [4, 5].boundaries)
func closed<C: Collection>(_ values: C) -> [C.Element] { values + [values.first!] }
print(closed(0..<2), closed("ab"), closed([1]))
func ends<C: Collection>(_ values: C) -> Int {
  let all = values.indices
  return (all + [values.endIndex]).count
}
print(ends("abc"))
let set: Set = [1]
print(set + [2], [0] + set, (0..<2) + [5], type(of: set + [2]))
print(stride(from: 0, to: 4, by: 2) + [9], [1] + (2..<4))
func + <T>(a: Set<T>, b: Set<T>) -> Set<T> { a.union(b) }
let union: Set<Int> = set + [3, 1]
print(union.sorted(), set + [1])
// expect: ["", "a", "ab", "abc"] [ArraySlice([1, 2]), ArraySlice([2]), ArraySlice([])] [0, 1, 2]
// expect: [0, 1, 0] ["a", "b", "a"] [1, 1]
// expect: 4
// expect: [1, 2] [0, 1] [0, 1, 5] Array<Int>
// expect: [0, 2, 9] [1, 2, 3]
// expect: [1, 3] [1, 1]
