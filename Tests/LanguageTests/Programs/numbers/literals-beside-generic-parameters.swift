struct A<T: FloatingPoint> {
  static func f(_ re: T, _ im: T) { print("T") }
  static func f(_ re: T, _ im: Int8) { print("int8") }
  static func g(_ re: T, _ im: T) { print("T") }
  static func g(_ re: T, _ im: Double) { print("Double") }
  static func h(_ im: T) { print("T") }
  static func h(_ im: Int8) { print("int8") }
  static func a(_ x: T) { f(x, 0); g(x, 1); h(2) }
}
A<Double>.a(1)
struct S<T: ExpressibleByStringLiteral> {
  static func f(_ re: T, _ im: T) { print("T") }
  static func f(_ re: T, _ im: Character) { print("char") }
  static func a(_ x: T) { f(x, "0") }
}
S<String>.a("")
func k<T: FloatingPoint>(_ x: T) {
  func f(_ im: T) { print("T") }
  f(1)
}
extension FloatingPoint {
  static func m(_ im: Self) { print("Self") }
  static func m(_ im: Int8) { print("int8") }
  static func a() { m(2) }
}
Double.a()
struct Number<T: FloatingPoint> {
  var re, im: T; init(_ re: T, _ im: Int64) { print("int"); self.re = re; self.im = 1 };
  init(_ re: T, _ im: T) { print("T"); self.re = re; self.im = im }
  static func a(_ x: T) -> Number { Number(x, 0) }
  static func b() -> Number { Number(T.infinity, 0) }
  static func c() -> Number { Number(.infinity, 1) }
  static func d() -> Number { Number<T>(.infinity, 2) }
  static func e() -> Number { .init(.infinity, 2) }
  static var f: Number { return Number(.pi, 2) }
}
_ = Number<Double>.a(1); _ = Number<Float>.b(); _ = Number<Double>.c(); _ = Number<Float>.d(); _ = Number<Float>.e();
_ = Number<Float>.f
// expect: int8
// expect: Double
// expect: int8
// expect: T
// expect: int8
// expect: int
// expect: int
// expect: int
// expect: int
// expect: int
// expect: int
