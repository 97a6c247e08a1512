func bounding<S: Sequence>(_ values: S) -> ClosedRange<S.Element>? {
    var it = values.makeIterator()
    guard let first = it.next() else { return nil }
    var r = first ... first
    while let v = it.next() { r = min(r.lowerBound, v) ... max(r.upperBound, v) }
    return r
}
print(bounding([3, 1, 2]) as Any)
func group<S: Sequence, K>(_ s: S, _ k: (S.Element) -> K) -> [K: Set<S.Element>] {
  var r: [K: Set<S.Element>] = [:]
  for e in s { r[k(e), default: []].insert(e) }
  return r
}
print(group([1, 2, 3]) { $0 % 2 }[1]!.sorted())
// expect: Optional(ClosedRange(1...3))
// expect: [1, 3]
