struct Ex: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Equatable { var s: String; init(integerLiteral i: Int) { s = "\(i)" }; init(floatLiteral d: Double) { s = "\(d)" }
  static func << (a: Ex, n: Int) -> String { "\(a.s)<<\(n)" }
  static func + (a: Ex, b: Ex) -> String { "\(a.s)+\(b.s)" }
  static func > (a: Ex, n: Int) -> Bool { n > 3 } }
infix operator **: MultiplicationPrecedence
func ** (b: Ex, e: Int) -> String { "\(b.s)**\(e)" }
func / (b: Ex, e: Double) -> String { "\(b.s)/\(e)" }
func * (b: Ex, e: Ex) -> String { "\(b.s)*\(e.s)" }
func * (b: Ex, e: Int) -> Int { e }
let x: Ex = 7
print(x ** 2, x / 2, x / 2.5, x << 3, x + 2, x + 1.5, x > 5, x == 7)
let r: String = x * 2
let i: Int = x * 2
print(r, i)
func f(_ e: Ex) -> [String] { [e ** 3, e + 4] }
print(f(3), f(2.5))
// expect: 7**2 7/2.0 7/2.5 7<<3 7+2 7+1.5 true true
// expect: 7*2 2
// expect: ["3**3", "3+4"] ["2.5**3", "2.5+4"]
