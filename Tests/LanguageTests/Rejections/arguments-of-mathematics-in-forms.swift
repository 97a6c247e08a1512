import Foundation
func foo(_ d: Double) {}
func a(_ n: Int) { print(sqrt(n)) }
func b(_ n: Int) { foo(sqrt(n)) }
func c(_ n: Int) { let r = sqrt(n) + 1 }
func d(_ n: Int) { if sqrt(n) > 2 { } }
func e(_ n: Int) { let r = Double(sqrt(n)) }
func f(_ n: Int) { let r = Int(sqrt(n)) }
func g(_ n: Int) { let r = Int(sqrt(n)) + 1 }
func h(_ n: Int) -> Double { sqrt(n) }
func i(_ n: Int) -> Int { sqrt(n) }
func j(_ n: Int) -> Int { Int(sqrt(n)) }
func k(_ n: Int) { let r: Double = sqrt(n) * 2 }
func l(_ n: Int) { let r = floor(sqrt(n)) }
func m(_ n: Int) { let r = String(sqrt(n)) }
func n(_ n: Int) { let r = [1, 2].map { sqrt($0) } }
func o(_ n: Int) { for i in 1...Int(sqrt(n)) {} }
func p(_ n: Int) { while sqrt(n) < 3 { } }
func q(_ n: Int) { let r = "\(sqrt(n))" }
func r(_ n: Int) { let r = sqrt(n * n + n) }
func s(_ n: Int) { let r = sqrt(Double(n)) + n }
func t(_ n: Int) { let r = Int(sqrt(Double(n))) * 1.5 }
func y(_ n: Double) { let i = Int(n) / n; let k = Int(n) + 0.5; let c = ceil(3 / 2), e = ceil(i / 2), f = round(n) % 2, g = n % 2 }
// expect error 3:31: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 4:29: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 5:28: no exact matches in call to global function 'sqrt'
// expect error 6:28: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 7:35: no exact matches in call to global function 'sqrt'
// expect error 8:32: no exact matches in call to global function 'sqrt'
// expect error 9:32: no exact matches in call to global function 'sqrt'
// expect error 10:35: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 11:27: cannot convert return expression of type 'Double' to return type 'Int'
// expect error 11:32: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 12:31: no exact matches in call to global function 'sqrt'
// expect error 13:41: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 14:39: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 15:40: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 17:37: no exact matches in call to global function 'sqrt'
// expect error 18:31: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 19:36: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 20:39: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 21:44: binary operator '+' cannot be applied to operands of type 'Double' and 'Int'
// expect error 22:49: binary operator '*' cannot be applied to operands of type 'Int' and 'Double'
// expect error 23:38: binary operator '/' cannot be applied to operands of type 'Int' and 'Double'
// expect error 23:58: binary operator '+' cannot be applied to operands of type 'Int' and 'Double'
// expect error 23:116: '%' is unavailable: For floating point numbers use truncatingRemainder instead
// expect error 23:127: '%' is unavailable: For floating point numbers use truncatingRemainder instead
