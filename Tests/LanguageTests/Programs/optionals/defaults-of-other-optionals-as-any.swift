let a: Int? = nil
let b: Double? = 2.5
let c: String? = "s"
let n: String? = nil
func show(_ x: Any) { print(x, type(of: x)) }
let w1: Any? = a ?? c
show(w1 as Any)
let w2: Any? = a ?? b
print(w2 as Any)
let w3: Any? = b ?? c
show(w3 as Any)
let w4: Any? = a ?? n
show(w4 as Any)
if let w1 { show(w1) }
func give() -> Any? { a ?? c }
show(give() as Any)
func take(_ x: Any?) { show(x as Any) }
take(a ?? c)
let list: [Any?] = [a ?? c, b ?? n]
print(list)
let y: Any = a ?? c
show(y)
let z: Any = b ?? c
show(z)
show(a ?? c)
show(b ?? c)
show(a ?? b)
// expect: Optional("s") Optional<Any>
// expect: Optional(2.5)
// expect: Optional(2.5) Optional<Any>
// expect: nil Optional<Any>
// expect: s String
// expect: Optional("s") Optional<Any>
// expect: Optional("s") Optional<Any>
// expect: [Optional("s"), Optional(2.5)]
// expect: Optional("s") Optional<String>
// expect: 2.5 Double
// expect: Optional("s") Optional<String>
// expect: 2.5 Double
// expect: Optional(2.5) Optional<Double>
