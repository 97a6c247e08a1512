func show(_ a: String, _ b: String) {
  let d = Array(b).difference(from: Array(a))
  var text: [String] = []
  for change in d {
    switch change {
    case .insert(let offset, let element, let associated): text.append("+\(element)@\(offset)\(associated.map { "~\($0)" } ?? "")")
    case .remove(let offset, let element, let associated): text.append("-\(element)@\(offset)\(associated.map { "~\($0)" } ?? "")")
    }
  }
  print(a, b, text.joined(separator: " "), d.count, d.insertions.count, d.removals.count)
  print(String(Array(a).applying(d)!), String(Array(b).applying(d.inverse())!))
  for change in d.inferringMoves() { if case .insert(let o, let e, let w?) = change { print("moved", e, o, w) } }
}
show("ABCABBA", "CBABAC")
show("", "abc"); show("abc", ""); show("same", "same"); show("kitten", "sitting"); show("abcdef", "fbcdea"); show("xaxbxc", "abcx")
print([1, 2, 3].difference(from: [1, 3, 4]))
print([1.0, 2.0].difference(from: [2.1], by: { Int($0) == Int($1) }).count)
struct P { var n: Int }
let d = [P(n: 1), P(n: 2)].difference(from: [P(n: 2)]) { $0.n == $1.n }
print(d.count, d.insertions)
let e = [1, 2].difference(from: [2, 1]).inferringMoves()
print(e, e == [1, 2].difference(from: [2, 1]), e.first!)
// expect: ABCABBA CBABAC -A@3 -B@1 -A@0 +A@2 +C@5 5 2 3
// expect: CBABAC ABCABBA
// expect: abc +a@0 +b@1 +c@2 3 3 0
// expect: abc 
// expect: abc  -c@2 -b@1 -a@0 3 0 3
// expect: abc
// expect: same same  0 0 0
// expect: same same
// expect: kitten sitting -e@4 -k@0 +s@0 +i@4 +g@6 5 3 2
// expect: sitting kitten
// expect: abcdef fbcdea -f@5 -a@0 +f@0 +a@5 4 2 2
// expect: fbcdea abcdef
// expect: moved f 0 5
// expect: moved a 5 0
// expect: xaxbxc abcx -x@4 -x@2 -x@0 +x@3 4 1 3
// expect: abcx xaxbxc
// expect: CollectionDifference<Int>(insertions: [Swift.CollectionDifference<Swift.Int>.Change.insert(offset: 1, element: 2, associatedWith: nil)], removals: [Swift.CollectionDifference<Swift.Int>.Change.remove(offset: 2, element: 4, associatedWith: nil)])
// expect: 1
// expect: 1 [Swift.CollectionDifference<main.P>.Change.insert(offset: 0, element: main.P(n: 1), associatedWith: nil)]
// expect: CollectionDifference<Int>(insertions: [Swift.CollectionDifference<Swift.Int>.Change.insert(offset: 1, element: 2, associatedWith: Optional(0))], removals: [Swift.CollectionDifference<Swift.Int>.Change.remove(offset: 0, element: 2, associatedWith: Optional(1))]) false remove(offset: 0, element: 2, associatedWith: Optional(1))
