infix operator <|
struct P<Out> { let v: Out }
extension P where Out == Void { static func lit(_ s: String) -> Self { print("lit", s); return P(v: ()) }; static var end: Self { print("end"); return P(v: ()) } }
infix operator <*: AdditionPrecedence
infix operator *>: AdditionPrecedence
func <* <A, B>(a: P<A>, b: P<B>) -> P<A> { a }
func *> <A, B>(a: P<A>, b: P<B>) -> P<B> { b }
func left<A, B>(_ a: P<A>, _ b: P<B>) -> P<A> { a }
print((P(v: 3) <* .lit("]")).v)
print(left(P(v: 4), .lit("x")).v)
print((.lit("[") *> P(v: 3) <* .lit("]") <* .end).v)
struct Vec: Equatable { var x = 0, y = 0; static let zero = Vec(); static let unit = Vec(x: 1, y: 1)
  static func at(_ n: Int) -> Vec { Vec(x: n, y: n) }
  static func <+> (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) } }
infix operator <+>: AdditionPrecedence
let w = Vec(x: 2) <+> .unit <+> .at(4)
print(w, .unit <+> w)
infix operator =~
enum Kind { case a, b(Int) }
func =~ (k: Kind, o: Kind) -> Bool { switch (k, o) { case (.a, .a), (.b, .b): true; default: false } }
print(Kind.a =~ .a, Kind.b(1) =~ .b(2), Kind.a =~ .b(1))
infix operator |||
func ||| (a: Kind?, b: Kind) -> Kind { a ?? b }
let n: Kind? = nil
print(n ||| .a, n ||| .b(4))
struct Opts: OptionSet { let rawValue: Int; static let one = Opts(rawValue: 1), two = Opts(rawValue: 2) }
infix operator ∪
func ∪ <S: SetAlgebra>(a: S, b: S) -> S { a.union(b) }
let o: Opts = .one ∪ .two
print(o.rawValue, (o ∪ .one).rawValue)
enum Box<T> { case empty, cons(T)
static func <| (h: T, t: Box) -> Box { .cons(h) } }
let q: Box<Int> = 1 <| .empty
print(q)
// expect: lit ]
// expect: 3
// expect: lit x
// expect: 4
// expect: lit [
// expect: lit ]
// expect: end
// expect: 3
// expect: Vec(x: 7, y: 5) Vec(x: 8, y: 6)
// expect: true true false
// expect: a b(4)
// expect: 3 3
// expect: cons(1)
