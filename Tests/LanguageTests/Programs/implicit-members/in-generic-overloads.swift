func g<T: FloatingPoint>(_ re: T, _ im: String, _ t: T) { print("s") }
func g<T: FloatingPoint>(_ re: T, _ im: T, _ t: T) { print("t") }
func k<T: FloatingPoint>(_ x: T) { g(.infinity, "s", x) }
struct C<T: FloatingPoint> {
  static func f(_ re: T, _ im: String) { print("s") }
  static func f(_ re: T, _ im: T) { print("t") }
  static func c() { f(.infinity, "a") }
  static func h(_ re: T) { print("s") }
  static func h(_ re: String) { print("t") }
  static func d() { h(.infinity) }
}
C<Double>.c();
C<Double>.d();
k(1.5)
struct Cx<T: FloatingPoint> {
  var re, im: T; init(_ re: T, _ im: Int64) { self.init(re, T(im)) };
  init(_ re: T, _ im: T) { self.re = re; self.im = im }
}
extension Cx { static var inf: Cx { Cx(.infinity, 0) } }
print(Cx<Double>.inf)  // Cx<Double>(re: inf, im: 0.0)
// expect: s
// expect: s
// expect: s
// expect: Cx<Double>(re: inf, im: 0.0)
