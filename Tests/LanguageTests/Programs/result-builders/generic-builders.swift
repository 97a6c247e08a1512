struct Column<Row> { let title: String; let value: (Row) -> String }
@resultBuilder struct Columns<Row> {
  static func buildExpression(_ e: Column<Row>) -> Column<Row> { e }
  static func buildBlock(_ parts: Column<Row>...) -> [Column<Row>] { print(Row.self); return parts }
}
struct Table<Row> {
  let columns: [Column<Row>]
  init(of: Row.Type, @Columns<Row> _ make: () -> [Column<Row>]) { columns = make() }
  func show(_ rows: [Row]) { for r in rows { print(columns.map { $0.title + ": " + $0.value(r) }.joined(separator: ", ")) } }
}
struct P { var name: String; var age: Int }
Table(of: P.self) { Column(title: "Name") { $0.name }
  Column(title: "Age") { "\($0.age)" } }.show([P(name: "A", age: 2), P(name: "B", age: 3)])
@Columns<Int> func cols() -> [Column<Int>] { Column(title: "x") { String($0 + 1) } }
print(cols()[0].value(3))
@Columns<P> var pc: [Column<P>] { Column(title: "n") { $0.name } }
print(pc[0].value(P(name: "Z", age: 1)))
@resultBuilder enum ListOf<T> {
  static func buildExpression(_ x: T) -> [T] { [x] }
  static func buildBlock(_ x: [T]...) -> [T] { x.flatMap { $0 } }
  static func buildOptional(_ x: [T]?) -> [T] { x ?? [] }
  static func buildArray(_ x: [[T]]) -> [T] { x.flatMap { $0 } }
  static func buildEither(first: [T]) -> [T] { first }
  static func buildEither(second: [T]) -> [T] { second }
  static func buildFinalResult(_ x: [T]) -> (String, [T]) { ("\(T.self)", x) }
}
@ListOf<Double> func doubles(_ f: Bool) -> (String, [Double]) { 1; 2; if f { 3 }; for i in 0..<2 { Double(i) } }
print(doubles(true), doubles(false))
func makeList<T>(@ListOf<T> _ f: () -> (String, [T])) -> (String, [T]) { f() }
print(makeList { 1; 2 })
print(makeList { "a"; "b" })
print(makeList { 1.5; 2 })
@ListOf<Int?> var opt: (String, [Int?]) { 1; nil }
print(opt)
@ListOf<any CustomStringConvertible> var anys: (String, [any CustomStringConvertible]) { 1; "x" }
print(anys)
// expect: P
// expect: Name: A, Age: 2
// expect: Name: B, Age: 3
// expect: Int
// expect: 4
// expect: P
// expect: Z
// expect: ("Double", [1.0, 2.0, 3.0, 0.0, 1.0]) ("Double", [1.0, 2.0, 0.0, 1.0])
// expect: ("Int", [1, 2])
// expect: ("String", ["a", "b"])
// expect: ("Double", [1.5, 2.0])
// expect: ("Optional<Int>", [Optional(1), nil])
// expect: ("CustomStringConvertible", [1, "x"])
