struct T1 { var n = "a", m = 1, d = 1.5, b = true, c: Character = "c" }
let xs = [T1()]
let ns = [1, 2], ss = ["a"]
let a1 = ns.filter { $0 > "3" }
let a2 = ns.filter { $0 < "3" }
let a3 = ns.filter { $0 == "3" }
let a4 = ns.filter { "3" == $0 }
let a5 = ns.filter { "3" > $0 }
let a6 = ss.filter { $0 > 3 }
let a7 = ss.filter { $0 < 3 }
let a8 = ss.filter { $0 == 3 }
let a9 = ss.filter { 3 == $0 }
let b1 = ss.filter { 3 > $0 }
let b2 = ss.filter { $0 != 3 }
let b3 = ss.filter { $0 == 3.5 }
let b4 = xs.filter { $0.d > "a" }
let b5 = xs.filter { $0.d == "a" }
let b6 = xs.filter { $0.b == 1 }
let b7 = xs.filter { $0.b == "a" }
let b8 = xs.filter { $0.c == 1 }
let b9 = xs.filter { $0.c > 1 }
let c1: [String] = xs.map { $0.n + $0.m }
let c2: [String] = xs.map { $0.m + $0.n }
let c3: [Int] = xs.map { $0.n + $0.m }
let c4: [Int] = xs.map { $0.m + $0.n }
let c5: [Double] = xs.map { $0.m * $0.d }
let c6: [Double] = xs.map { $0.d * $0.m }
let c7: [Int] = xs.map { $0.d * $0.m }
let c8: [Double] = xs.map { $0.m * 2 }
let c9: [String] = xs.map { $0.m * 2 }
let d1: [String] = xs.map { $0.m + 2 }
let d2: [Bool] = xs.map { $0.m + $0.d }
let d3 = xs.map { $0.m + "a" }
let d4 = xs.map { $0.n + 1 }
let d6 = xs.filter { $0.m + 1 > $0.n }
let d7 = xs.filter { $0.m > 1 && $0.n > 2 }
let d8 = xs.filter { $0.m > 1 && $0.n }
let d9 = xs.filter { $0.n.count > $0.n }
let e1 = xs.filter { $0.d > $0.n }
let e2 = xs.filter { $0.n > $0.d }
let e3 = xs.filter { $0.d == $0.n }
let e4 = xs.filter { $0.d < $0.n }
let e5 = xs.filter { $0.c == $0.n }
let e6 = xs.filter { $0.c < $0.n }
let e7 = xs.filter { $0.c > $0.n }
let e8 = xs.filter { $0.b == $0.n }
let e9 = xs.filter { $0.b == $0.m }
let f1 = xs.filter { $0.b > $0.m }
let f2: (Int, String) -> Bool = { $0 > $1 }
let f3: (Int, String) -> Bool = { $0 < $1 }
let f4: (Int, Double) -> Double = { $0 * $1 }
let f5: (Int, Double) -> Int = { $0 * $1 }
let f6: (Int) -> String = { "a" + $0 }
let f7: (Int) -> String = { $0 + "a" }
let f8: (String) -> Int = { $0 + 1 }
let f9 = { (a: Int, b: String) in a > b }
let g1 = { (a: Int, b: String) -> Bool in a > b }
let g2 = { (a: Int, b: Double) in a * b }
let g3 = { (a: Int, b: Double) -> Double in a * b }
// expect error 4:27: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 5:25: binary operator '<' cannot be applied to operands of type 'Int' and 'String'
// expect error 6:25: binary operator '==' cannot be applied to operands of type 'Int' and 'String'
// expect error 7:26: binary operator '==' cannot be applied to operands of type 'String' and 'Int'
// expect error 8:22: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 9:22: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 10:25: binary operator '<' cannot be applied to operands of type 'String' and 'Int'
// expect error 11:25: binary operator '==' cannot be applied to operands of type 'String' and 'Int'
// expect error 12:24: binary operator '==' cannot be applied to operands of type 'Int' and 'String'
// expect error 13:26: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 14:22: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 15:28: cannot convert value of type 'Double' to expected argument type 'String'
// expect error 16:27: binary operator '>' cannot be applied to operands of type 'Double' and 'String'
// expect error 17:25: cannot convert value of type 'Double' to expected argument type 'String'
// expect error 18:27: binary operator '==' cannot be applied to operands of type 'Bool' and 'Int'
// expect error 19:27: binary operator '==' cannot be applied to operands of type 'Bool' and 'String'
// expect error 20:27: binary operator '==' cannot be applied to operands of type 'Character' and 'Int'
// expect error 21:25: cannot convert value of type 'Character' to expected argument type 'Int'
// expect error 22:39: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 23:32: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 24:29: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 25:36: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 26:32: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 27:39: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 28:29: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 29:34: cannot convert value of type 'Int' to closure result type 'Double'
// expect error 30:34: cannot convert value of type 'Int' to closure result type 'String'
// expect error 31:34: cannot convert value of type 'Int' to closure result type 'String'
// expect error 32:32: binary operator '+' cannot be applied to operands of type 'Int' and 'Double'
// expect error 33:24: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
// expect error 34:24: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
// expect error 35:36: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 36:37: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 37:37: cannot convert value of type 'String' to expected argument type 'Bool'
// expect error 38:38: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 39:27: binary operator '>' cannot be applied to operands of type 'Double' and 'String'
// expect error 40:27: binary operator '>' cannot be applied to operands of type 'String' and 'Double'
// expect error 41:25: cannot convert value of type 'Double' to expected argument type 'String'
// expect error 42:25: cannot convert value of type 'Double' to expected argument type 'String'
// expect error 43:27: binary operator '==' cannot be applied to operands of type 'Character' and 'String'
// expect error 44:27: binary operator '<' cannot be applied to operands of type 'Character' and 'String'
// expect error 45:27: binary operator '>' cannot be applied to operands of type 'Character' and 'String'
// expect error 46:27: binary operator '==' cannot be applied to operands of type 'Bool' and 'String'
// expect error 47:27: binary operator '==' cannot be applied to operands of type 'Bool' and 'Int'
// expect error 48:25: cannot convert value of type 'Bool' to expected argument type 'Int'
// expect error 49:38: binary operator '>' cannot be applied to operands of type 'Int' and 'String'
// expect error 50:38: binary operator '<' cannot be applied to operands of type 'Int' and 'String'
// expect error 51:37: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 52:39: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 53:35: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 54:29: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 55:29: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 56:39: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 57:45: binary operator '>' cannot be applied to operands of type 'Int' and 'String'
// expect error 58:37: binary operator '*' cannot be applied to operands of type 'Int' and 'Double'
// expect error 59:45: cannot convert value of type 'Int' to expected argument type 'Double'
