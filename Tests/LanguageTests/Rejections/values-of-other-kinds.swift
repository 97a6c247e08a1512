func double(_ n: Int) -> Int { n * 2 }
var n = 1
print(double(&n))
enum Suit { case hearts }
print(Suit(rawValue: 1) as Any)
struct Card { init?(_ n: Int) { return 1 } }
weak var card: Card?
class Deck { init() { self = Deck() } }
// expect error 3:14: '&' used with non-inout argument of type 'Int'
// expect error 5:7: 'Suit' cannot be constructed because it has no accessible initializers
// expect error 6:33: 'nil' is the only return value permitted in an initializer
// expect error 7:10: 'weak' may only be applied to class and class-bound protocol types, not 'Card'
// expect error 8:23: cannot assign to value: 'self' is immutable
