// Literals beside values of a type that can be written so: its own operator for two of them is tried first.
struct M: Equatable { var v: Double
 static func + (a: M, b: M) -> M { print("M+M"); return M(v: a.v + b.v) }
 static func * (a: M, b: Double) -> M { print("M*D"); return M(v: a.v * b) }
 static func * (a: Double, b: M) -> M { print("D*M"); return M(v: a * b.v) }
 static func * (a: M, b: M) -> M { print("M*M"); return M(v: a.v * b.v) }
 static func * (a: Int, b: M) -> M { print("I*M"); return M(v: Double(a) * b.v) }
 static func == (a: M, b: Double) -> Bool { print("M==D"); return a.v == b }
 static func < (a: M, b: M) -> Bool { a.v < b.v }
 static prefix func - (a: M) -> M { M(v: -a.v) } }
extension M: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral { init(floatLiteral v: Double) { self.v = v }; init(integerLiteral v: Int) { self.v = Double(v) } }
let m = M(v: 2), n = 1
print(m + m, m * 2, 2 * m, m * m, 2.5 * m, m * 2.5, m == 2, m == 2.5, m == m, -m, m + 1, 1 + m, m * 2.0 + 1, n * m)
let mm: M = 2 * 3
print(mm)
// A generic one is tried beside the library's, to which a literal is what it is usually.
struct List<T>: Sequence, ExpressibleByArrayLiteral {
  var items: [T]
  init(arrayLiteral elements: T...) { items = elements }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
func + <T>(left: List<T>, right: List<T>) -> List<T> {
  print("own")
  var sum = left
  sum.items += right.items
  return sum
}
let list: List = [1, 2]
print(list + [3, 4], [3, 4] + list)
let both: List<Int> = list + [3, 4]
print(both, list + list)
// expect: M+M
// expect: M*M
// expect: M*M
// expect: M*M
// expect: M*M
// expect: M*M
// expect: M==D
// expect: M==D
// expect: M+M
// expect: M+M
// expect: M*M
// expect: M+M
// expect: I*M
// expect: M(v: 4.0) M(v: 4.0) M(v: 4.0) M(v: 4.0) M(v: 5.0) M(v: 5.0) true false true M(v: -2.0) M(v: 3.0) M(v: 3.0) M(v: 5.0) M(v: 2.0)
// expect: M*M
// expect: M(v: 6.0)
// expect: [1, 2, 3, 4] [3, 4, 1, 2]
// expect: own
// expect: own
// expect: List<Int>(items: [1, 2, 3, 4]) List<Int>(items: [1, 2, 1, 2])
