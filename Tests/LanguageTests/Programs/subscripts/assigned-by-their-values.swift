struct C { var d: [String: Any] = [:]
  subscript<T>(k: String) -> T? { get { d[k] as? T } set { d[k] = newValue } }
  subscript(k: String) -> C { get { d[k] as? C ?? C() } set { d[k] = newValue } } }
var c = C()
c["n"] = "app"
print(c.d.count)
c["q"]["r"] = 7
let s: String? = c["n"]
print(s ?? "")
let r: Int? = c["q"]["r"]
print(r ?? 1)
let t = c["q"]
print(type(of: t))
// expect: 1
// expect: app
// expect: 7
// expect: C
