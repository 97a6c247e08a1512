func a(x: Int) -> String { "" }
func b(_ x: Int) -> Int { x }
struct P { var n: Int; func m(k: Int) -> Int { k }; init(n: Int) { self.n = n } }
let s1: Int = a(3)
let s2: String = b(x: 3)
let s3 = a(3) + 1
let s4: Int = P(3)
let s5: String = P(n: 1).m(3)
let s6 = P(3).zz
let s7: Int = a(y: 3)
if a(3) { }
print(a(3).foo)
a(3).count + "a"
func r() -> Int { a(3) }
func t() -> Int { return P(n: 1).m(j: 3) + "a" }
let s8: Int = a(x: 3, y: 4)
let s9: Int = a()
let s10: Int = a(x: "a")
enum Suit: String { case hearts }
let suit: Suit = Suit("hearts")
let tt = Suit("hearts")
func ff() -> Suit { Suit("x") }
let w: Int = Int("3")
var q: Suit = .hearts
q = Suit("x")
print(Suit("x").rawValue)
// expect error 4:15: cannot convert value of type 'String' to specified type 'Int'
// expect error 4:17: missing argument label 'x:' in call
// expect error 5:18: cannot convert value of type 'Int' to specified type 'String'
// expect error 5:19: extraneous argument label 'x:' in call
// expect error 6:12: missing argument label 'x:' in call
// expect error 6:15: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
// expect error 7:15: cannot convert value of type 'P' to specified type 'Int'
// expect error 7:17: missing argument label 'n:' in call
// expect error 8:26: cannot convert value of type 'Int' to specified type 'String'
// expect error 8:28: missing argument label 'k:' in call
// expect error 9:12: missing argument label 'n:' in call
// expect error 9:15: value of type 'P' has no member 'zz'
// expect error 10:15: cannot convert value of type 'String' to specified type 'Int'
// expect error 10:16: incorrect argument label in call (have 'y:', expected 'x:')
// expect error 11:4: cannot convert value of type 'String' to expected condition type 'Bool'
// expect error 11:6: missing argument label 'x:' in call
// expect error 12:9: missing argument label 'x:' in call
// expect error 12:12: value of type 'String' has no member 'foo'
// expect error 13:3: missing argument label 'x:' in call
// expect error 13:12: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
// expect error 14:19: cannot convert return expression of type 'String' to return type 'Int'
// expect error 14:21: missing argument label 'x:' in call
// expect error 15:35: incorrect argument label in call (have 'j:', expected 'k:')
// expect error 15:44: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 16:15: cannot convert value of type 'String' to specified type 'Int'
// expect error 16:26: extra argument 'y' in call
// expect error 17:15: cannot convert value of type 'String' to specified type 'Int'
// expect error 17:17: missing argument for parameter 'x' in call
// expect error 18:16: cannot convert value of type 'String' to specified type 'Int'
// expect error 18:21: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 20:18: value of optional type 'Suit?' must be unwrapped to a value of type 'Suit'
// expect error 20:23: missing argument label 'rawValue:' in call
// expect error 21:15: missing argument label 'rawValue:' in call
// expect error 22:21: value of optional type 'Suit?' must be unwrapped to a value of type 'Suit'
// expect error 22:26: missing argument label 'rawValue:' in call
// expect error 23:14: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 25:5: value of optional type 'Suit?' must be unwrapped to a value of type 'Suit'
// expect error 25:10: missing argument label 'rawValue:' in call
// expect error 26:12: missing argument label 'rawValue:' in call
// expect error 26:15: value of optional type 'Suit?' must be unwrapped to refer to member 'rawValue' of wrapped base type 'Suit'
