struct M: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral { var v: Double; init(integerLiteral i: Int) { v = Double(i) }; init(floatLiteral d: Double) { v = d }
  static func * (a: M, b: M) -> String { "M*M" }
  static func * (k: Int, b: M) -> String { "Int*M" }
  static func + (a: M, b: M) -> String { "M+M" }
  static func + (k: Double, b: M) -> String { "D+M" } }
infix operator **: MultiplicationPrecedence
func ** (a: M, b: M) -> String { "M*M" }
func ** (k: Int, b: M) -> String { "Int*M" }
let m: M = 5
print(3 * m)
print(3 ** m)
print(1.5 + m)
struct S: ExpressibleByStringLiteral, Equatable { var s: String; init(stringLiteral s: String) { self.s = s }
 static func + (a: S, b: S) -> String { "SS" }
 static func + (a: S, b: String) -> String { "SString" }
 static func + (a: String, b: S) -> String { "StringS" } 
 static func == (a: S, b: String) -> Bool { print("=="); return true } }
let s: S = "s"
print(s + "b", "c" + s, s == "x", s + s)
// expect: Int*M
// expect: Int*M
// expect: D+M
// expect: ==
// expect: SString StringS true SS
