import Foundation
func list(_ values: [Any]) { for value in values { print(value, type(of: value), terminator: " ") }; print() }
func table(_ values: [String: Any]) { print(values.map { "\($0.key): \($0.value)" }.sorted()) }
struct Row { var cells: [String: Any] }
enum Cell { case many([Any]) }
list([nil])
list([nil, 1, 2])
list([nil, 1, 2.5])
table(["a": nil, "b": 1])
print(["a": nil] as [String: Any])
print(Row(cells: ["a": nil]), Cell.many([nil, "x"]))
let show: ([any Hashable]) -> Void = { print($0.count) }
show([nil, 2])
print(NSArray(array: [1, nil]).count)
print([1, 2].contains(nil), [1, nil].contains(nil), ["a", "b"].firstIndex(of: nil) ?? -1)
// expect: nil Optional<Any> 
// expect: nil Optional<Int> Optional(1) Optional<Int> Optional(2) Optional<Int> 
// expect: nil Optional<Double> Optional(1.0) Optional<Double> Optional(2.5) Optional<Double> 
// expect: ["a: nil", "b: Optional(1)"]
// expect: ["a": nil]
// expect: Row(cells: ["a": nil]) many([nil, Optional("x")])
// expect: 2
// expect: 2
// expect: false true -1
