struct Value: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
  var text: String
  init(integerLiteral value: Int) { text = "\(value)" }
  init(nilLiteral: ()) { text = "NULL" }
  init(stringLiteral value: String) { text = "'\(value)'" }
}
struct Column<V> { let name: String }
infix operator <-: ComparisonPrecedence
func <- <V>(column: Column<V>, values: [Value]) -> String { "\(column.name) IN (\(values.map(\.text).joined(separator: ", ")))" }
print(Column<Int>(name: "z") <- [1, "x", nil], Column<String>(name: "s") <- ["a"], Column<String>(name: "n") <- [nil])
// expect: z IN (1, 'x', NULL) s IN ('a') n IN (NULL)
