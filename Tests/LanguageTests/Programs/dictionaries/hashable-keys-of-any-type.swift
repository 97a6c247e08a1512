let s = ["a": 1]
let d: [AnyHashable: Any] = s
print(d, d["a"] as Any)
let e: [AnyHashable: Any] = ["b": 2]
print(e)
let f: Set<AnyHashable> = Set([1])
print(f, f.contains(1))
let g: [AnyHashable] = [1, "a"]
print(g)
let h: [AnyHashable] = [1].map { $0 }
print(h, h.first as Any, h.first?.base as Any)
func take(_ x: [AnyHashable: Any]) { for (k, v) in x { print(k, v, type(of: k)); if let q = k as? String { print("string", q) } } }
take(s)
func mk() -> [String: [String]] { ["k": ["v"]] }
take(mk())
let a: AnyHashable? = "x"
print(a as Any)
let t: (AnyHashable, Int) = (1, 2)
print(t)
let p = ("a", 1)
let q: (AnyHashable, Any) = p
print(q)
let o: [AnyHashable?] = ["a", nil]
print(o)
let w = s as [AnyHashable: Any]
print(w, w as? [String: Int] as Any)
if let z = w as? [String: Any] { print(z) }
let u: [String: AnyHashable] = s
print(u)
// expect: [AnyHashable("a"): 1] Optional(1)
// expect: [AnyHashable("b"): 2]
// expect: [AnyHashable(1)] true
// expect: [AnyHashable(1), AnyHashable("a")]
// expect: [AnyHashable(1)] Optional(AnyHashable(1)) Optional(1)
// expect: a 1 AnyHashable
// expect: string a
// expect: k ["v"] AnyHashable
// expect: string k
// expect: Optional(AnyHashable("x"))
// expect: (AnyHashable(1), 2)
// expect: (AnyHashable("a"), 1)
// expect: [Optional(AnyHashable("a")), nil]
// expect: [AnyHashable("a"): 1] Optional(["a": 1])
// expect: ["a": 1]
// expect: ["a": AnyHashable(1)]
