struct J { var d: [String: Int]
 subscript(keyPath k: String) -> Int? { get { d[k] } set { d[k] = newValue } } }
var j = J(d: ["a": 1])
print(j[keyPath: "a"] as Any)
j[keyPath: "b"] = 4; print(j[keyPath: "b"]!)
print(j[keyPath: \.d]["a"]!)
extension Dictionary where Key == String { subscript(keyPath k: String) -> Any? { self[k] } }
print(["x": 1][keyPath: "x"] as Any)
extension CaseIterable where Self: RawRepresentable, RawValue == String {
    static var names: [String] { allCases.map(\.rawValue) }
}
enum E: String, CaseIterable { case a, b = "x" }
print(E.names)
struct F { let k: Int; var loc: String?
 init(_ o: F?) { if let o { self = o } else { k = 9 }; loc = loc ?? "x" } }
print(F(nil), F(F(nil)))
// expect: Optional(1)
// expect: 4
// expect: 1
// expect: Optional(1)
// expect: ["a", "x"]
// expect: F(k: 9, loc: Optional("x")) F(k: 9, loc: Optional("x"))
