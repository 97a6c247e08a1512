struct Pair<A, B> { var a: A, b: B }
extension Pair where A == B, A: Comparable { var big: A { a < b ? b : a }; var both: [A] { [a, b].sorted() }
  var same: Bool { a == b } }
extension Pair where B: Numeric, A == B { var sum: A { a + b * 2 } }
extension Pair where A == B { var flipped: Pair { Pair(a: b, b: a) }; mutating func swap() { (a, b) = (b, a) } }
print(Pair(a: 1, b: 4).big, Pair(a: 5, b: 4).both, Pair(a: 2, b: 4).sum, Pair(a: 1, b: 1).same)
var p = Pair(a: "x", b: "y"); p.swap(); print(p, p.flipped)
// expect: 4 [4, 5] 10 true
// expect: Pair<String, String>(a: "y", b: "x") Pair<String, String>(a: "x", b: "y")
