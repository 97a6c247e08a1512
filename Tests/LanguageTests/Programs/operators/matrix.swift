struct Matrix: Equatable, CustomStringConvertible { var rows: [[Int]]
  static func * (a: Matrix, b: Matrix) -> Matrix { Matrix(rows: a.rows.map { row in b.rows[0].indices.map { c in zip(row, b.rows).map { $0 * $1[c] }.reduce(0, +) } }) }
  static func *= (a: inout Matrix, b: Matrix) { a = a * b }
  static func ^ (a: Matrix, n: Int) -> Matrix { (1..<n).reduce(a) { m, _ in m * a } }
  static prefix func ~ (a: Matrix) -> Matrix { Matrix(rows: a.rows[0].indices.map { c in a.rows.map { $0[c] } }) }
  static func == (a: Matrix, n: Int) -> Bool { a.rows.joined().allSatisfy { $0 == n } }
  var description: String { rows.map { $0.map(String.init).joined(separator: " ") }.joined(separator: " / ") } }
var m = Matrix(rows: [[1, 1], [1, 0]])
print(m * m, m ^ 7, ~Matrix(rows: [[1, 2, 3]]), m == m, m == 1)
m *= m
print(m, m != Matrix(rows: []))
enum Ordering { case less, same, more }
infix operator <=>: ComparisonPrecedence
func <=> <T: Comparable>(a: T, b: T) -> Ordering { a < b ? .less : a == b ? .same : .more }
print(1 <=> 2, "b" <=> "a", 2.5 <=> 2.5)
infix operator ??=: AssignmentPrecedence
func ??= <T>(a: inout T?, b: T) { a = a ?? b }
var name: String?
name ??= "first"
name ??= "second"
print(name!)
postfix operator ++
postfix func ++ (n: inout Int) -> Int { defer { n += 1 }; return n }
var i = 1
print(i++ + i++, i)
// expect: 2 1 / 1 1 21 13 / 13 8 1 / 2 / 3 true false
// expect: 2 1 / 1 1 true
// expect: less more same
// expect: first
// expect: 3 3
