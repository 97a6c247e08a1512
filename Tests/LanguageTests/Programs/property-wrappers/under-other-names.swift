@propertyWrapper struct W<T> { var wrappedValue: T }
typealias WI = W<Int>
typealias WW<T> = W<T>
struct A { @WI var a = 1; @WW var b = "x"; @WW<Int> var c = 3 }
print(A().a, A().b, A().c)
protocol Src { associatedtype V; static var d: V { get } }
enum Default {
  enum Tr: Src { static var d: Bool { true } }
  enum Em<T: ExpressibleByStringLiteral>: Src { static var d: String { "none" } }
  typealias True = D<Tr>
  @propertyWrapper struct D<S: Src> { var wrappedValue = S.d; init() {}; init(wrappedValue: S.V) { self.wrappedValue = wrappedValue } }
}
struct B { @Default.True var on; @Default.True var off = false; @Default.D<Default.Tr> var x }
var b = B(); print(b.on, b.off, b.x); b.on = false; print(b.on)
// expect: 1 x 3
// expect: true false true
// expect: false
