struct T1 { var n = "a", m = 1, d = 1.5, b = true, o: Int? = 3 }
let xs = [T1()]
let x = T1()
let a1 = xs.sorted { $0.n < $1.m }
let a2 = xs.sorted { $0.n > $1.m }
let a3 = xs.sorted { $0.m < $1.n }
let a4 = xs.sorted { $0.m > $1.n }
let a5 = xs.sorted { $0.m < $1.d }
let a6 = xs.sorted { $0.m > $1.d }
let a7 = xs.sorted { $0.d < $1.m }
let a8 = xs.sorted { $0.d > $1.m }
let b1 = xs.filter { $0.n < $0.m }
let b2 = xs.filter { $0.n > $0.m }
let b3 = xs.filter { $0.m < $0.n }
let b4 = xs.filter { $0.m > $0.n }
let b5 = xs.filter { $0.n <= $0.m }
let b6 = xs.filter { $0.n >= $0.m }
let b7 = xs.filter { $0.n == $0.m }
let b8 = xs.filter { $0.n != $0.m }
let c1 = xs.sorted(by: { $0.n < $1.m })
let c2 = xs.sorted(by: { $0.n > $1.m })
let c3 = xs.sorted(by: { a, b in a.n < b.m })
let c4 = xs.sorted(by: { a, b in a.n > b.m })
let c5 = xs.sorted(by: { a, b in return a.n < b.m })
let c6 = xs.sorted(by: { a, b in let k = 3; return a.n < b.m })
let c7 = xs.sorted(by: { a, b in let k = 3; return a.n > b.m })
let d1 = xs.max { $0.n < $1.m }
let d2 = xs.max { $0.n > $1.m }
let d3 = xs.contains { $0.n < $0.m }
let d4 = xs.contains { $0.n > $0.m }
let d5 = xs.first { $0.n > $0.m }
let d6 = xs.map { $0.n < $0.m }
let d7 = xs.map { $0.n > $0.m }
let d8 = xs.map { $0.n + $0.m }
let d9 = xs.map { $0.m + $0.n }
let e1 = xs.map { $0.m * $0.d }
let e2 = xs.reduce(0) { $0 + $1.n }
let e3 = xs.reduce(0) { $0 + $1.d }
let e4 = xs.reduce(0) { $0 - $1.n }
let e5 = xs.reduce(0) { $0 * $1.n }
let e6 = xs.reduce("") { $0 + $1.m }
let e7 = xs.reduce(0.0) { $0 + $1.m }
let e8 = xs.reduce(0) { $1.n + $0 }
let e9 = xs.reduce("") { $1.m + $0 }
let f1 = xs.reduce(0, { $0 + $1.n })
let f2 = xs.reduce(0) { (a, b) in a + b.n }
let f3 = xs.reduce(0) { a, b in return a + b.n }
let f4 = xs.reduce(0) { a, b in let k = 3; return a + b.n }
let f5 = xs.reduce(0) { $0 + $1.o }
let f6: Int = xs.reduce(0) { $0 + $1.n }
let f7: Double = xs.reduce(0) { $0 + $1.m }
let f8 = [1, 2].reduce(0) { $0 + Double($1) }
let g2 = xs.reduce(1.5) { $0 + $1.m }
let g4 = xs.reduce(true) { $0 && $1.m }
let start = 0
let g8 = xs.reduce(start) { $0 + $1.n }
let g9 = xs.reduce(into: 0) { $0 += $1.n }
// expect error 4:27: binary operator '<' cannot be applied to operands of type 'String' and 'Int'
// expect error 5:25: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 6:27: binary operator '<' cannot be applied to operands of type 'Int' and 'String'
// expect error 7:32: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 8:32: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 9:32: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 10:25: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 11:25: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 12:27: binary operator '<' cannot be applied to operands of type 'String' and 'Int'
// expect error 13:25: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 14:27: binary operator '<' cannot be applied to operands of type 'Int' and 'String'
// expect error 15:32: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 16:25: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 17:25: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 18:27: binary operator '==' cannot be applied to operands of type 'String' and 'Int'
// expect error 19:25: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 20:31: binary operator '<' cannot be applied to operands of type 'String' and 'Int'
// expect error 21:29: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 22:38: binary operator '<' cannot be applied to operands of type 'String' and 'Int'
// expect error 23:36: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 24:45: binary operator '<' cannot be applied to operands of type 'String' and 'Int'
// expect error 25:56: binary operator '<' cannot be applied to operands of type 'String' and 'Int'
// expect error 26:54: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 27:24: binary operator '<' cannot be applied to operands of type 'String' and 'Int'
// expect error 28:22: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 29:29: binary operator '<' cannot be applied to operands of type 'String' and 'Int'
// expect error 30:27: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 31:24: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 32:24: binary operator '<' cannot be applied to operands of type 'String' and 'Int'
// expect error 33:22: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 34:24: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
// expect error 35:24: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
// expect error 36:24: binary operator '*' cannot be applied to operands of type 'Int' and 'Double'
// expect error 37:33: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 39:33: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 40:33: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 41:34: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 42:35: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 43:28: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 44:29: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 45:33: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 46:41: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 47:46: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 48:57: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 49:33: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 50:38: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 51:21: cannot convert value of type 'Int' to specified type 'Double'
// expect error 53:35: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 54:37: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 56:37: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 57:40: cannot convert value of type 'String' to expected argument type 'Int'
