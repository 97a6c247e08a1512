typealias I1 = Int?; typealias I2 = Int??; typealias I3 = Int???
let a1: I1 = nil
let a2: I2 = nil, b2: I2 = .some(nil), c2: I2 = 5
let a3: I3 = nil, b3: I3 = .some(nil), c3: I3 = .some(.some(nil)), d3: I3 = 5
let all: [Any] = [5, a1 as Any, a2 as Any, b2 as Any, c2 as Any, a3 as Any, b3 as Any, c3 as Any, d3 as Any, "x"]
for v in all { print(v, v as? I1 as Any, v as? I2 as Any, v as? I3 as Any, v as? Int as Any, v is I1, v is I2, v as? Any? as Any, v as? CustomStringConvertible? as Any, separator: " | ") }
func c<S, T>(_ s: S, _ t: T.Type) -> T? { s as? T }
print(c(a1, I1.self) as Any, c(a1, I2.self) as Any, c(a1, I3.self) as Any, c(a1, Int.self) as Any)
print(c(a2, I1.self) as Any, c(a2, I2.self) as Any, c(a2, I3.self) as Any, c(a2, Int.self) as Any)
print(c(b2, I1.self) as Any, c(b2, I2.self) as Any, c(b2, I3.self) as Any, c(b2, Int.self) as Any)
print(c(a3, I1.self) as Any, c(a3, I2.self) as Any, c(a3, I3.self) as Any, c(a3, Int.self) as Any)
print(c(b3, I1.self) as Any, c(b3, I2.self) as Any, c(b3, I3.self) as Any, c(b3, Int.self) as Any)
print(c(c3, I1.self) as Any, c(c3, I2.self) as Any, c(c3, I3.self) as Any, c(c3, Int.self) as Any)
print(c(c3, String?.self) as Any, c(d3, String?.self) as Any, c(a1, String??.self) as Any)
class A {}; class B: A, CustomStringConvertible { var description: String { "B" } }
let o0: A? = nil, o1: A?? = nil, o2: A?? = .some(nil), o3: A?? = B()
print(o0 as? B as Any, o0 as? B? as Any, o1 as? B as Any, o1 as? B? as Any, o2 as? B? as Any, o3 as? B? as Any, o3 as? B?? as Any)
print(o0 as? B?? as Any, o0 as? B??? as Any, o1 as? B??? as Any, o2 as? B??? as Any, o3 as? B??? as Any)
print(o0 is B?, o1 is B?, o2 is B?, o3 is B?, o3 is B, o0 is A?)
print((o3 as! B?) as Any, (o2 as! B?) as Any, (o2 as! B??) as Any)
// expect: 5 | Optional(Optional(5)) | Optional(Optional(Optional(5))) | Optional(Optional(Optional(Optional(5)))) | Optional(5) | true | true | Optional(Optional(5)) | Optional(Optional(5))
// expect: nil | Optional(nil) | Optional(Optional(nil)) | Optional(Optional(Optional(nil))) | nil | true | true | Optional(nil) | Optional(nil)
// expect: nil | Optional(nil) | Optional(nil) | Optional(Optional(nil)) | nil | true | true | Optional(nil) | Optional(nil)
// expect: Optional(nil) | Optional(nil) | Optional(Optional(nil)) | Optional(Optional(Optional(nil))) | nil | true | true | Optional(Optional(nil)) | Optional(nil)
// expect: Optional(Optional(5)) | Optional(Optional(5)) | Optional(Optional(Optional(5))) | Optional(Optional(Optional(Optional(5)))) | Optional(5) | true | true | Optional(Optional(Optional(5))) | Optional(Optional(5))
// expect: nil | Optional(nil) | Optional(nil) | Optional(nil) | nil | true | true | Optional(nil) | Optional(nil)
// expect: Optional(nil) | Optional(nil) | Optional(Optional(nil)) | Optional(Optional(nil)) | nil | true | true | Optional(Optional(nil)) | Optional(nil)
// expect: Optional(Optional(nil)) | Optional(nil) | Optional(Optional(nil)) | Optional(Optional(Optional(nil))) | nil | true | true | Optional(Optional(Optional(nil))) | Optional(nil)
// expect: Optional(Optional(Optional(5))) | Optional(Optional(5)) | Optional(Optional(Optional(5))) | Optional(Optional(Optional(Optional(5)))) | Optional(5) | true | true | Optional(Optional(Optional(Optional(5)))) | Optional(Optional(5))
// expect: x | nil | nil | nil | nil | false | false | Optional(Optional("x")) | Optional(Optional("x"))
// expect: Optional(nil) Optional(Optional(nil)) Optional(Optional(Optional(nil))) nil
// expect: Optional(nil) Optional(nil) Optional(Optional(nil)) nil
// expect: Optional(nil) Optional(Optional(nil)) Optional(Optional(Optional(nil))) nil
// expect: Optional(nil) Optional(nil) Optional(nil) nil
// expect: Optional(nil) Optional(Optional(nil)) Optional(Optional(nil)) nil
// expect: Optional(nil) Optional(Optional(nil)) Optional(Optional(Optional(nil))) nil
// expect: Optional(nil) nil Optional(Optional(nil))
// expect: nil Optional(nil) nil nil Optional(nil) Optional(Optional(B)) Optional(Optional(Optional(B)))
// expect: Optional(Optional(nil)) Optional(Optional(Optional(nil))) Optional(Optional(nil)) Optional(Optional(Optional(nil))) Optional(Optional(Optional(Optional(B))))
// expect: true false true true true true
// expect: Optional(B) nil Optional(nil)
