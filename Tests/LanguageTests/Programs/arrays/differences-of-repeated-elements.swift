// Which of several shortest edits is chosen, and in which order elements are compared.
var seed: UInt64 = 7
func number(below limit: Int) -> Int {
  seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
  return Int((seed >> 33) % UInt64(limit))
}
func text<T>(_ difference: CollectionDifference<T>) -> String {
  difference.map { change in
    switch change {
    case .insert(let offset, let element, let move): "+\(offset):\(element)\(move.map { " from \($0)" } ?? "")"
    case .remove(let offset, let element, let move): "-\(offset):\(element)\(move.map { " to \($0)" } ?? "")"
    }
  }.joined(separator: " ")
}
for round in 0..<40 {
  let old = (0..<number(below: 9)).map { _ in number(below: 2 + round % 3) }
  let new = (0..<number(below: 9)).map { _ in number(below: 2 + round % 3) }
  let difference = new.difference(from: old)
  print(old, new, text(difference), "|", text(difference.inferringMoves()), old.applying(difference) == new)
}
print(text("kitten".difference(from: "sitting")), "|", text("abcabba".difference(from: "cbabac")))
print(text([1].difference(from: [1])), text([].difference(from: [1, 2])), text([1, 2].difference(from: [])))
let compared = ["a", "b", "a", "c"].difference(from: ["b", "a", "b"]) { left, right in
  print("\(left)\(right)", terminator: " ")
  return left == right
}
print(text(compared), text(compared.inverse()))
