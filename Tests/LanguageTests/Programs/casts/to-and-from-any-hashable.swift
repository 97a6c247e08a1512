let x: Any = ["a": 1]
print(x as? [AnyHashable: Any] as Any)
print((x as? [AnyHashable: Int])?["a"] as Any)
let y: Any = 3
print(y as? AnyHashable as Any, y is AnyHashable)
struct N {}
let z: Any = N()
print(z as? AnyHashable as Any, z is AnyHashable)
let w: Any = AnyHashable(4)
print(w as? Int as Any, w as? AnyHashable as Any, w is Int)
let s: Any = Set([1, 2].prefix(1))
print(s as? Set<AnyHashable> as Any)
let back: [AnyHashable: Any] = ["k": 1, 2: "v"]
print(back as? [String: Any] as Any)
let info: [AnyHashable: Any] = ["k": 1]
print(info as? [String: Int] as Any, info["k"] as? Int ?? 0)
func send(userInfo: [AnyHashable: Any]? = nil) { print(userInfo?["name"] as? String ?? "none") }
let u = ["name": "Bo"]
send(userInfo: u); send()
let t: Any = (1, Optional(2))
print(t as? (Int, Int?) as Any, t as? (Int?, Int?) as Any)
// expect: Optional([AnyHashable("a"): 1])
// expect: Optional(1)
// expect: Optional(AnyHashable(3)) true
// expect: nil false
// expect: Optional(4) Optional(AnyHashable(4)) true
// expect: Optional(Set([AnyHashable(1)]))
// expect: nil
// expect: Optional(["k": 1]) 1
// expect: Bo
// expect: none
// expect: Optional((1, Optional(2))) Optional((Optional(1), Optional(2)))
