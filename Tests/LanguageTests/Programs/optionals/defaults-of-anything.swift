func fn(_ l: Int) -> Any? { l > 0 ? l : nil }
func tr(_ l: Int?) -> Any? { l.map { fn($0) } ?? "none" }
print(tr(1) as Any, tr(0) as Any, tr(nil) as Any)
let d: [String: Int] = ["a": 1]
let x: Any? = d["a"].map { $0 + 1 } ?? "none"
let y: Any? = d["b"].map { $0 + 1 } ?? "none"
print(x as Any, y as Any)
let e: [String: Any] = ["a": 1]
let z: Any? = e["b"] ?? nil
print(z as Any, (e["a"] ?? "k") as Any)
func o(_ s: String?) -> Any? { s.flatMap { Int($0) } ?? s }
print(o("3") as Any, o("a") as Any, o(nil) as Any)
// expect: Optional(1) nil Optional("none")
// expect: Optional(2) Optional("none")
// expect: nil 1
// expect: Optional(3) Optional("a") nil
