func text(_ value: Any?) -> String { value.map { "\(type(of: $0)) \($0)" } ?? "nil" }
func kinds(_ values: [Any]) -> String { values.map { "\(type(of: $0))" }.joined(separator: "+") }
func kinds(of values: [String: Any]) -> [String] { values.values.map { "\(type(of: $0))" } }
print([nil, -1, 1.5, "a"].map(text), [nil, -1, 1.5].map(text), [-1, 1.5].map(text))
print([1, 2.5].map { (value: Any?) in text(value) }, [1, nil, 2.5].compactMap { (value: Any?) in value }.count)
print([[1, 2.5], [3]].map(kinds), [["a": 1], ["b": 2.5]].map(kinds(of:)))
[1, 2.5, nil].forEach { (value: Any?) in print(text(value)) }
// expect: ["nil", "Int -1", "Double 1.5", "String a"] ["nil", "Int -1", "Double 1.5"] ["Int -1", "Double 1.5"]
// expect: ["Int 1", "Double 2.5"] 2
// expect: ["Int+Double", "Int"] [["Int"], ["Double"]]
// expect: Int 1
// expect: Double 2.5
// expect: nil
