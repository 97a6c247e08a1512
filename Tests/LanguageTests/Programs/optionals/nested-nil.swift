let x: Int?? = .some(nil)
print(x as Any, x)
let y: Int??? = .some(.some(nil))
print(y)
let z: [Int??] = [nil, .some(nil), 3]
print(z)
struct S { var a: Int?? = .some(nil) }
print(S())
dump(x)
print("\(String(describing: x))")
debugPrint(x)
// `Optional(nil)` is the literal itself, however deep what is wanted.
let made: Int?? = Optional(nil), deep: Int??? = Optional(nil), said = Optional<Int?>(nil)
print(made as Any, deep as Any, said as Any)
// expect: Optional(nil) Optional(nil)
// expect: Optional(Optional(nil))
// expect: [nil, Optional(nil), Optional(Optional(3))]
// expect: S(a: Optional(nil))
// expect: ▿ Optional(nil)
// expect: - some: nil
// expect: Optional(nil)
// expect: Optional(nil)
// expect: nil nil nil
