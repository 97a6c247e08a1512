// Values that leave open what they are of, where nothing is written.
let v1 = { $0 }
let v2 = { $0 + 1 }
let v3 = { $1 }
let v4 = { print($0) }
let v5 = [nil]
let v6 = [nil, nil]
let v7 = [nil, 1]
let v8: Optional = nil
let v9: Optional = 1
let v10 = ["a": nil]
let v11 = [1: nil, 2: nil]
let v12: [Any?] = [nil]
let v13 = [[nil]]
let v14 = { $0 == nil }
let v15 = { x in x != nil }
let v16 = { return $0 }
let v17 = { $0 }(1)
let v18: (Int) -> Int = { $0 }
let v19 = [nil] as [Int?]
let v20 = { $0 ?? 1 }
let v21 = { [$0] }
let v22 = { _ = $0 }
let v23 = { ($0, $1) }
let v24 = { let y = $0 ; return y }
func f() { let a = { $0 } ; let b = [nil] ; var c: Optional = nil }
struct S { let a = { $0 } ; var b = [nil] ; var c: [Int?] = [nil] }
for x in [nil] { print(x as Any) }
// expect error 2:10: cannot infer type of closure parameter '$0' without a type annotation
// expect error 4:10: cannot infer type of closure parameter '$0' without a type annotation
// expect error 4:10: cannot infer type of closure parameter '$1' without a type annotation
// expect error 6:10: heterogeneous collection literal could only be inferred to '[Any?]'; add explicit type annotation if this is intentional
// expect error 7:10: heterogeneous collection literal could only be inferred to '[Any?]'; add explicit type annotation if this is intentional
// expect error 9:20: generic parameter 'Wrapped' could not be inferred
// expect error 11:11: heterogeneous collection literal could only be inferred to '[String : Any?]'; add explicit type annotation if this is intentional
// expect error 12:11: heterogeneous collection literal could only be inferred to '[Int : Any?]'; add explicit type annotation if this is intentional
// expect error 17:11: cannot infer type of closure parameter '$0' without a type annotation
// expect error 23:11: cannot infer type of closure parameter '$0' without a type annotation
// expect error 24:11: cannot infer type of closure parameter '$0' without a type annotation
// expect error 24:11: cannot infer type of closure parameter '$1' without a type annotation
// expect error 25:11: cannot infer type of closure parameter '$0' without a type annotation
// expect error 26:20: cannot infer type of closure parameter '$0' without a type annotation
// expect error 26:37: heterogeneous collection literal could only be inferred to '[Any?]'; add explicit type annotation if this is intentional
// expect error 26:63: generic parameter 'Wrapped' could not be inferred
// expect error 27:20: cannot infer type of closure parameter '$0' without a type annotation
// expect error 27:37: heterogeneous collection literal could only be inferred to '[Any?]'; add explicit type annotation if this is intentional
