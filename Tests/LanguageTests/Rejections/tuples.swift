let (a, b) = (1, 2, 3)
let (c, d, e) = (1, 2)
let t: (Int, String) = (1, 2)
let u: (Int, Int) = (1, 2, 3)
func f() -> (Int, Int) { (1, 2, 3) }
let p = (x: 1, y: 2)
print(p.z, p.2)
let (q, r) = 5
// expect error 1:14: '(Int, Int, Int)' is not convertible to '(Int, Int)', tuples have a different number of elements
// expect error 2:17: '(Int, Int)' is not convertible to '(Int, Int, _)', tuples have a different number of elements
// expect error 3:24: cannot convert value of type '(Int, Int)' to specified type '(Int, String)'
// expect error 4:21: '(Int, Int, Int)' is not convertible to '(Int, Int)', tuples have a different number of elements
// expect error 5:26: cannot convert return expression of type '(Int, Int, Int)' to return type '(Int, Int)'
// expect error 7:9: value of tuple type '(x: Int, y: Int)' has no member 'z'
// expect error 7:14: value of tuple type '(x: Int, y: Int)' has no member '2'
// expect error 8:14: cannot convert value of type 'Int' to specified type '(_, _)'
