let a: Int? = 1, b: Int? = 2, st: String? = "s"
let p9: Int = a ?? b
let p11: Int = a.map { $0 + 1 }
let xs = [1, 2]
let bb: Int = xs.first { $0 == 1 }
func h() -> Int { a ?? b }
let s2: String = st ?? nil
let n3: Int = xs.first ?? nil
func k(_ n: Int) {}
k(a ?? b)
// expect error 2:17: cannot convert value of type 'Int?' to specified type 'Int'
// expect error 3:18: cannot convert value of type 'Int?' to specified type 'Int'
// expect error 5:18: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 6:21: cannot convert return expression of type 'Int?' to return type 'Int'
// expect error 7:24: 'nil' is not compatible with expected argument type 'String'
// expect error 8:27: 'nil' is not compatible with expected argument type 'Int'
// expect error 10:5: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
