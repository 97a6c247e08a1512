func pipe<A, B>(_ a: A, _ f: (A) -> B) -> B { f(a) }
func both<A, B>(_ a: (Int) -> A, _ b: (A) -> B) -> B { b(a(1)) }
func flip<A, B>(_ f: (A) -> B, _ a: A) -> B { f(a) }
func len(_ s: String) -> Int { s.count }
let n = 3
let a = pipe(3, { (s: String) in s })
let c = pipe("a", { (s: Int) in s })
let d = pipe(3, len)
let e = pipe(n, len)
let h = both({ $0 + 1 }, len)
let i = flip({ (s: String) in s }, 3)
let j = flip(len, 3)
let k = flip(len, n)
let l = pipe(3.5, { (x: Int) in x })
let p = pipe(true, len)
// expect error 6:14: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 7:14: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 8:14: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 9:9: conflicting arguments to generic parameter 'A' ('Int' vs. 'String')
// expect error 10:19: cannot convert value of type 'Int' to closure result type 'String'
// expect error 11:36: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 12:19: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 13:19: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 14:14: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 15:14: cannot convert value of type 'Bool' to expected argument type 'String'
