var d: [String: Int?] = ["a": 1, "b": nil]
print(d.count, d["a"]! as Any, d["b"]! as Any, d["c"] as Any)
d["a"] = nil
d.updateValue(nil, forKey: "c")
print(d.count, d.keys.sorted())
if let entry = d["b"] { print("present", entry as Any) }
let any: [String: Any] = ["n": 1, "s": "two"]
print(any["n"] as? Int ?? 0, any["s"] as? String ?? "", any["x"] == nil, any["n"] as? String ?? "none")
// expect: 2 Optional(1) nil nil
// expect: 2 ["b", "c"]
// expect: present nil
// expect: 1 two true none
