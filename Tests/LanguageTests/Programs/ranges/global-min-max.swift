extension Range {
  func a() -> Int { min(1, 2) }
}
extension ClosedRange where Bound == Int {
  var big: Int { max(lowerBound, min(upperBound, 3)) }
}
struct Box<T> { var v: T }
extension Box: Sequence where T: Sequence { func makeIterator() -> T.Iterator { v.makeIterator() } 
  func largest() -> Int { max(1, 2) } }
print((0...5).big, Box(v: [1]).largest(), (0..<3).a())
// expect: 3 2 1
