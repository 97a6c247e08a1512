protocol P {}
struct A: P, CustomStringConvertible { var description: String { "A" } }
class K: P {}
class L: K {}
let a = A(), l = L(), d = 1.5, xs = [1, 2], ep: any P = A()
enum Empty {
  static func f(_ first: any CustomStringConvertible, _ second: Any) { print("two") }
  static func f(_ first: Any) { print("one") }
  static func f<T: P, U>(_ first: T, _ second: Int = 0, x rest: U...) { print("rest unknown") }
}
Empty.f(l)
Empty.f([1], 1)
enum Generic {
  static func f(_ all: Any...) { print("any") }
  static func f<T, U>(_ first: T, _ rest: U...) { print("generic") }
}
Generic.f(d)
Generic.f("s")
Generic.f(1, "s")
enum Literals {
  static func f(_ first: Double, _ rest: Any...) { print("double") }
  static func f(_ all: any CustomStringConvertible...) { print("convertible") }
}
Literals.f([1])
Literals.f([1], xs)
Literals.f(["a": 1])
enum Existential {
  static func f<T: P>(_ all: T...) { print("P") }
  static func f<T>(_ all: T...) { print("anything") }
}
Existential.f(ep)
Existential.f(a)
Existential.f(a, a)
enum Protocols {
  static func f<T: P>(_ first: T, _ second: Double) { print("generic") }
  static func f(_ first: any CustomStringConvertible, _ rest: any P...) { print("existentials") }
  static func f<T>(_ all: T...) { print("all") }
}
Protocols.f([1], ep)
Protocols.f(a, 1)
// expect: one
// expect: two
// expect: any
// expect: any
// expect: generic
// expect: convertible
// expect: convertible
// expect: convertible
// expect: anything
// expect: P
// expect: P
// expect: existentials
// expect: generic
