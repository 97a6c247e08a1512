// as? to optional, nested optionals
class A { }
class B: A, CustomStringConvertible { var description: String { "B!" } }
func any<T>(_ v: T) -> Any { v as Any }
let a: A = B()
let c: A = A()
print(a as? B as Any)
let x = a as? B?
print(x as Any)
let y = c as? B?
print(y as Any)
let oa: A? = B()
print(oa as? B as Any)
print(oa as? B? as Any)
let na: A? = nil
print(na as? B as Any)
print(na as? B? as Any)
let noa: A?? = .some(.some(B()))
print(noa as? B as Any)
print(noa as? B? as Any)
print(noa as? B?? as Any)
let nn: A?? = .some(nil)
print(nn as? B as Any)
print(nn as? B? as Any)
print(nn as? B?? as Any)
let n0: A?? = nil
print(n0 as? B? as Any)
print(n0 as? B?? as Any)
let v: Any = Optional<Int>.none as Any
print(v as? Int as Any)
print(v as? Int? as Any)
print(v as? Int?? as Any)
print(v as? String? as Any)
let w: Any = Optional(3) as Any
print(w as? Int as Any, w as? Int? as Any, w as? Int?? as Any, w as? String? as Any)
print(w is Int, w is Int?, v is Int, v is Int?, v is String?)
if let q = w as? Int? { print("q", q as Any) }
if let q = v as? Int? { print("q", q as Any) } else { print("none") }
func cast<T>(_ v: Any, to: T.Type) -> T? { v as? T }
print(cast(w, to: Int.self) as Any, cast(w, to: Int?.self) as Any, cast(v, to: Int?.self) as Any, cast(5, to: Int?.self) as Any, cast("s", to: Int?.self) as Any)
let l: Any = Optional<Optional<Int>>.some(.none) as Any
print(l)
print(l as? Int as Any, l as? Int? as Any, l as? Int?? as Any)
let arr: [Any] = [1, Optional<Int>.none as Any, "x"]
for e in arr {
  switch e {
  case let i as Int?: print("int?", i as Any)
  default: print("other", e)
  }
}
let arr2: [Any?] = [1, nil, "a"]
print(arr2.map { $0 as? Int })
print(arr2.map { $0 as? Int? })
print(arr2.compactMap { $0 as? Int })
// expect: Optional(B!)
// expect: Optional(Optional(B!))
// expect: nil
// expect: Optional(B!)
// expect: Optional(Optional(B!))
// expect: nil
// expect: Optional(nil)
// expect: Optional(B!)
// expect: Optional(Optional(B!))
// expect: Optional(Optional(Optional(B!)))
// expect: nil
// expect: Optional(nil)
// expect: Optional(Optional(nil))
// expect: nil
// expect: Optional(nil)
// expect: nil
// expect: Optional(nil)
// expect: Optional(Optional(nil))
// expect: Optional(nil)
// expect: Optional(3) Optional(Optional(3)) Optional(Optional(Optional(3))) nil
// expect: true true false true true
// expect: q Optional(3)
// expect: q nil
// expect: Optional(3) Optional(Optional(3)) Optional(nil) Optional(Optional(5)) nil
// expect: Optional(nil)
// expect: nil Optional(nil) Optional(Optional(nil))
// expect: int? Optional(1)
// expect: int? nil
// expect: other x
// expect: [Optional(1), nil, nil]
// expect: [Optional(Optional(1)), Optional(nil), nil]
// expect: [1]
