// Overloads of methods, initializers, subscripts and functions with variadic parameters, defaults and closures.
struct Log {
  func log(_ items: Any..., to: String = "out") -> String { "Any..." }
  func log(_ item: String) -> String { "String" }
  func log<T: Numeric>(_ item: T) -> String { "Numeric" }
  static func make(_ x: Int, _ y: Int = 0) -> String { "Int, Int=0" }
  static func make<T>(_ x: T) -> String { "T" }
  subscript(_ i: Int) -> String { "Int" }
  subscript(_ s: String) -> String { "String" }
  subscript<T>(_ t: T, _ n: Int) -> String { "T, Int" }
  subscript(_ a: Any, _ n: Int) -> String { "Any, Int" }
  func set(_ v: Int, for k: String) -> String { "Int" }
  func set(_ v: Double, for k: String) -> String { "Double" }
  func set(_ v: Any?, for k: String) -> String { "Any?" }
  func set<T: Equatable>(_ v: T, for k: String) -> String { "T" }
  init() {}
  init(_ a: Int, _ b: Any) { print("init Int, Any") }
  init<T>(_ a: T, _ b: T) { print("init T, T") }
}
let x = Log(), n = 1
print(x.log("a"), x.log(1), x.log(1.5), x.log(1, 2), x.log(true), x.log("a", to: "b"), x.log("a\(n)"))
print(Log.make(1), Log.make(n), Log.make("a"), Log.make(1, 2))
print(x[1], x["a"], x[1, 2], x[(1, 2), 2], x[n, n], x["a", n])
print(x.set(1, for: "a"), x.set(n, for: "a"), x.set(2.5, for: "a"), x.set(nil, for: "a"), x.set("a", for: "b"), x.set((1, 2), for: "a"), x.set(n as Int?, for: "a"), x.set([1], for: "k"))
_ = Log(1, 2); _ = Log(1, "a"); _ = Log(n, 2.5); _ = Log("a", "b"); _ = Log((1, 2), (3, 4)); _ = Log(n, n)
func v(_ a: Any...) -> String { "Any..." }
func v(_ a: String) -> String { "String" }
func v(_ a: Int, _ b: Int) -> String { "Int, Int" }
print(v("a"), v(1), v(1, 2), v("a", "b"), v(n, n), v(), v(1, 2, 3), v(1.5, 2))
func w(_ a: Int, b: Int = 1) -> String { "Int, b" }
func w(_ a: Any) -> String { "Any" }
print(w(1), w(n), w("a"), w(1, b: 2))
func y<T>(_ a: T) -> String { "T" }
func y(_ a: Int, _ b: Int = 2) -> String { "Int, Int" }
print(y(1), y(n), y("a"), y(2.5))
func z(_ c: () -> Int) -> String { "Int" }
func z(_ c: () -> Double) -> String { "Double" }
func z(_ c: () -> Any) -> String { "Any" }
print(z { 1 }, z { 2.5 }, z { "a" }, z { n }, z { (1, 2) })
func u(_ a: Int, _ c: () -> Void) -> String { "Int" }
func u<T>(_ a: T, _ c: () -> Void) -> String { "T" }
func u(_ a: Any, _ c: () -> Void) -> String { "Any" }
print(u(1) {}, u(n) {}, u("a") {}, u((1, 2)) {}, u(2.5) {}, u([1]) {}, u(nil as Int?) {})
// expect: String Numeric Numeric Any... Any... Any... String
// expect: Int, Int=0 Int, Int=0 T Int, Int=0
// expect: Int String T, Int Any, Int T, Int T, Int
// expect: Int Int Double Any? T Any? T T
// expect: init T, T
// expect: init Int, Any
// expect: init Int, Any
// expect: init T, T
// expect: init T, T
// expect: init T, T
// expect: String Any... Int, Int Any... Int, Int Any... Any... Any...
// expect: Int, b Int, b Any Int, b
// expect: Int, Int Int, Int T T
// expect: Int Double Any Int Any
// expect: Int Int T Any T T T
