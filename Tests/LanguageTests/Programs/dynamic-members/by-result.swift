@dynamicMemberLookup enum J {
  case n(Double), s(String), o([String: J]), null
  subscript(dynamicMember k: String) -> J { if case .o(let d) = self { return d[k] ?? .null }; return .null }
  subscript(dynamicMember k: String) -> String? {
    if case .o(let d) = self, case .s(let s)? = d[k] { return s }; return nil
  }
  subscript(dynamicMember k: String) -> Double? {
    if case .o(let d) = self, case .n(let s)? = d[k] { return s }; return nil
  }
}
let j = J.o(["a": .o(["b": .s("hi"), "c": .n(3)])])
let s: String? = j.a.b
print(s as Any)
let n: Double? = j.a.c
print(n as Any)
func show(_ s: String?) { print(s ?? "none") }
show(j.a.b)
show(j.a.c)
if let t: String = j.a.b { print(t) }
let x: J = j.a.b
print(x)
print((j.a.b as String?) ?? "-")
// expect: Optional("hi")
// expect: Optional(3.0)
// expect: hi
// expect: none
// expect: hi
// expect: s("hi")
// expect: hi
