let m: Int??? = 5
let a: Any? = m
print(a as Any)
if let a { print(a) }
let d: Int?? = 7
let b: Any? = d
if let b { print(b) }
let c: Any = m ?? 0 as Any
print(c)
let e: Any = d ?? 0 as Any
print(e)
let k: Int?? = .some(nil)
print(k ?? 0 as Any)
let f: Any? = k
print(f as Any, f == nil)
func any(_ x: Any?) { if let x { print("some", x) } else { print("none") } }
any(m); any(d); any(k); any(nil as Int??)
// expect: Optional(Optional(Optional(5)))
// expect: Optional(Optional(5))
// expect: Optional(7)
// expect: Optional(Optional(5))
// expect: Optional(7)
// expect: nil
// expect: Optional(nil) false
// expect: some Optional(Optional(5))
// expect: some Optional(7)
// expect: some nil
// expect: none
