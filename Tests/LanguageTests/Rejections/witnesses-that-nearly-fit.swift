protocol Shape { var name: String { get set }
    func scale(by factor: Double) -> Int
    func describe()
    func show() }
struct Sq: Shape { var name: String
 func scale(factor: Double) -> Int { 3 }
 private func show() {} }
protocol Q { func a(x: Int); func b() -> Int; var c: Int { get set }; static func d(); mutating func e(); func f() throws; init(x: Int) }
struct R: Q { func a(y: Int) {}; func b() -> String { "" }; let c = 1; func d() {}; private func e() {}; func f() async {}; init(x: String) {} }
class S: Q { func a(x: Int) {}; func b() -> Int { 1 }; var c: Int { 1 }; class func d() {}; func e() {}; func f() {}; init(x: Int) {} }
let scores = ["a": 1, "b": 2]
let byValue = scores.sorted { $0.value < $1.key }
let bb = scores.filter { $0.value > "a" }
let cc = scores.map { $0.key + $0.value }
let dd = scores.sorted { $0.key > $1.value }
struct T1 { var n = "a", m = 1 }
let xs = [T1()]
let total = xs.reduce(0) { $0 + $1.n }
let numbers = [3, 1, 2]
let sum = numbers.reduce("") { $0 + $1 }
let ok = xs.reduce(0) { $0 + $1.m }
let e1 = xs.sorted { $0.n < $1.m }
let e2 = xs.filter { $0.n > 3 }
let e3 = xs.map { $0.n + $0.m }
let e4 = xs.max { $0.n < $1.m }
let e5 = xs.contains { $0.n == 3 }
let e6 = xs.first { $0.m == "a" }
let e7 = xs.allSatisfy { $0.m }
let e8 = xs.reduce(into: 0) { $0 += $1.n }
let e9 = numbers.reduce(0) { $0 + Double($1) }
let e10 = numbers.reduce(0.0) { $0 + $1 }
let e11 = numbers.reduce("a") { "\($0)" + $1 }
let e12: Double = numbers.reduce(0) { $0 + $1 }
let e13: String = numbers.reduce(0, +)
// expect error 5:8: type 'Sq' does not conform to protocol 'Shape'
// expect error 6:7: instance method 'scale(factor:)' has different argument labels from those required by protocol 'Shape' ('scale(by:)')
// expect error 7:15: method 'show()' must be declared internal because it matches a requirement in internal protocol 'Shape'
// expect error 9:8: type 'R' does not conform to protocol 'Q'
// expect error 9:20: instance method 'a(y:)' has different argument labels from those required by protocol 'Q' ('a(x:)')
// expect error 9:98: method 'e()' must be declared internal because it matches a requirement in internal protocol 'Q'
// expect error 10:7: type 'S' does not conform to protocol 'Q'
// expect error 10:119: initializer requirement 'init(x:)' can only be satisfied by a 'required' initializer in non-final class 'S'
// expect error 12:40: binary operator '<' cannot be applied to operands of type 'Int' and 'String'
// expect error 13:37: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 14:30: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
// expect error 15:29: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 18:36: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 20:37: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 22:27: binary operator '<' cannot be applied to operands of type 'String' and 'Int'
// expect error 23:25: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 24:24: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
// expect error 25:24: binary operator '<' cannot be applied to operands of type 'String' and 'Int'
// expect error 26:29: binary operator '==' cannot be applied to operands of type 'String' and 'Int'
// expect error 27:26: binary operator '==' cannot be applied to operands of type 'Int' and 'String'
// expect error 28:29: cannot convert value of type 'Int' to closure result type 'Bool'
// expect error 29:40: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 31:38: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 32:43: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 33:27: cannot convert value of type 'Int' to specified type 'Double'
// expect error 34:27: cannot convert value of type 'Int' to specified type 'String'
