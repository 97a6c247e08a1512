import Foundation
struct T { var due: Date?; var n: Int?; var s: String? }
var ts = [T()]
let a = ts.sorted { $0.due < $1.due }
let g = ts.max { a, b in a.n < b.n }
if ts[0].n < ts[0].n { }
let x: Int? = 1, y: Int? = 2
let b = x < y
let c = x > y
if x >= y {}
let d = x < 3
let e = 3 < x
func h() -> Bool { x < y }
let i = ts[0].s < ts[0].s
struct P {}
let p: P? = nil
let q = p < p
let t = x && y
let bo: Bool? = true
let u = bo && bo
let v = bo || true
let w = !bo
protocol Del: AnyObject {}
class Un { weak var delegate: Del?; var kl: Un?; func go() { delegate = self; delegate = 3; kl = 3 } }
func take(_ d: Del?) {}
take(3)
let dd: Del? = 3
func rr() -> Del? { 3 }
extension Int {
    func clamp(lo: Int, hi: Int) -> Int { min(max(self, lo), hi) }
    func other(_ a: Int) -> Int { max(a, 3) }
    static func st() -> Int { min(1, 2) }
}
extension Double { func cl() -> Double { min(self, 2) } }
extension Comparable { func clamped(_ a: Self) -> Self { min(self, a) } }
// expect error 4:24: value of optional type 'Date?' must be unwrapped to a value of type 'Date'
// expect error 4:33: value of optional type 'Date?' must be unwrapped to a value of type 'Date'
// expect error 5:28: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 5:34: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 6:10: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 6:20: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 8:11: binary operator '<' cannot be applied to two 'Int?' operands
// expect error 9:11: binary operator '>' cannot be applied to two 'Int?' operands
// expect error 10:6: binary operator '>=' cannot be applied to two 'Int?' operands
// expect error 11:9: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 12:13: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 13:22: binary operator '<' cannot be applied to two 'Int?' operands
// expect error 14:15: value of optional type 'String?' must be unwrapped to a value of type 'String'
// expect error 14:25: value of optional type 'String?' must be unwrapped to a value of type 'String'
// expect error 17:11: binary operator '<' cannot be applied to two 'P?' operands
// expect error 18:9: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
// expect error 18:14: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
// expect error 20:9: value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'
// expect error 20:15: optional type 'Bool?' cannot be used as a boolean; test for '!= nil' instead
// expect error 21:9: value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'
// expect error 22:10: value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'
// expect error 24:73: cannot assign value of type 'Un' to type '(any Del)?'
// expect error 24:90: cannot assign value of type 'Int' to type '(any Del)?'
// expect error 24:98: cannot assign value of type 'Int' to type 'Un'
// expect error 26:6: argument type 'Int' does not conform to expected type 'Del'
// expect error 27:16: value of type 'Int' does not conform to specified type 'Del'
// expect error 28:21: return expression of type 'Int' does not conform to 'Del'
// expect error 30:43: cannot call value of non-function type 'Int'
// expect error 30:43: static member 'min' cannot be used on instance of type 'Int'
// expect error 30:47: cannot call value of non-function type 'Int'
// expect error 30:47: static member 'max' cannot be used on instance of type 'Int'
// expect error 31:35: cannot call value of non-function type 'Int'
// expect error 31:35: static member 'max' cannot be used on instance of type 'Int'
// expect error 32:31: cannot call value of non-function type 'Int'
