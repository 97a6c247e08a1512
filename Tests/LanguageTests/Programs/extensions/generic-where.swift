struct Matrix<Element> { var rows: [[Element]] }
extension Matrix where Element: Numeric {
  static func + (a: Matrix, b: Matrix) -> Matrix {
    Matrix(rows: zip(a.rows, b.rows).map { zip($0, $1).map { $0 + $1 } })
  }
  func sum() -> Element { rows.joined().reduce(0, +) }
}
extension Matrix where Element == String { func text() -> String { rows.map { $0.joined() }.joined(separator: "/") } }
extension Matrix where Element: Collection, Element.Element: Comparable { func longest() -> Element? { rows.joined().max { $0.count < $1.count } } }
extension Matrix { func which() -> String { "any" } }
extension Matrix where Element: Equatable { func which() -> String { "equatable" } }
extension Matrix where Element: Comparable { func which() -> String { "comparable" } }
extension Matrix where Element == Int { func which() -> String { "int" } }
struct Opaque {}
struct Same: Equatable {}
let m = Matrix(rows: [[1, 2], [3, 4]])
print((m + m).rows, m.sum(), Matrix(rows: [["a", "b"], ["c"]]).text())
print(Matrix(rows: [["ab", "abc"], ["c"]]).longest()!)
print(m.which(), Matrix(rows: [["a"]]).which(), Matrix(rows: [[Same()]]).which(), Matrix(rows: [[Opaque()]]).which())
func generic<T: Equatable>(_ m: Matrix<T>) -> String { m.which() }
print(generic(m), generic(Matrix(rows: [["x"]])))
func unconstrained<T>(_ m: Matrix<T>) -> String { m.which() }
print(unconstrained(m))
extension Sequence { func kind() -> String { "sequence" } }
extension Collection { func kind() -> String { "collection" } }
extension Array { func kind() -> String { "array" } }
print([1].kind(), Set([1]).kind(), sequence(first: 1) { $0 < 3 ? $0 + 1 : nil }.kind(), "s".kind())
func seq<S: Sequence>(_ s: S) -> String { s.kind() }
print(seq([1]))
extension Array where Element: Sequence { func flat() -> [Element.Element] { flatMap { $0 } } }
print([[1], [2, 3]].flat(), ["ab", "c"].flat())
// expect: [[2, 4], [6, 8]] 10 ab/c
// expect: abc
// expect: int comparable equatable any
// expect: equatable equatable
// expect: any
// expect: array collection sequence collection
// expect: sequence
// expect: [1, 2, 3] ["a", "b", "c"]
