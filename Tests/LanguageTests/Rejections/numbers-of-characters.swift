func b(_ c: Character) { let x = Int(c)!; let y = Int(c) ?? 0; let z = Int(c)! + 1; if let d = Int(c) { print(d) }; guard let e = Int(c) else { return } }
func c(_ s: String) -> [Int] { s.map { Int($0) ?? 0 } }
func d(_ s: String) -> [Int] { s.compactMap { Int($0) } }
func e(_ s: String) -> Int { s.reduce(0) { $0 + Int($1)! } }
func f(_ s: String) -> Int { var t = 0; for c in s { t += Int(c)! }; return t }
func j(_ c: Character) -> Int? { Int(c) }
struct Date2 {}
func m(_ c: Character) { let x = Int(c, radix: 16); let y = String(c) + c; let z = "a" + c; let w = c + "a"; let v = c + c; let u = c == "ab" }
// expect error 1:38: cannot convert value of type 'Character' to expected argument type 'String'
// expect error 1:55: cannot convert value of type 'Character' to expected argument type 'String'
// expect error 1:76: cannot convert value of type 'Character' to expected argument type 'String'
// expect error 1:100: cannot convert value of type 'Character' to expected argument type 'String'
// expect error 1:135: cannot convert value of type 'Character' to expected argument type 'String'
// expect error 2:44: cannot convert value of type 'String.Element' (aka 'Character') to expected argument type 'String'
// expect error 3:51: cannot convert value of type 'String.Element' (aka 'Character') to expected argument type 'String'
// expect error 4:53: cannot convert value of type 'String.Element' (aka 'Character') to expected argument type 'String'
// expect error 5:63: cannot convert value of type 'Character' to expected argument type 'String'
// expect error 6:38: cannot convert value of type 'Character' to expected argument type 'String'
// expect error 8:34: initializer 'init(_:radix:)' requires that 'Character' conform to 'StringProtocol'
// expect error 8:73: cannot convert value of type 'Character' to expected argument type 'String'
// expect error 8:90: cannot convert value of type 'Character' to expected argument type 'String'
// expect error 8:101: cannot convert value of type 'Character' to expected argument type 'String'
// expect error 8:120: binary operator '+' cannot be applied to two 'Character' operands
// expect error 8:135: binary operator '==' cannot be applied to operands of type 'Character' and 'String'
