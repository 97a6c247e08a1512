func h(_ a: Int) -> String { "h(_:)" }
func h(_ a: Int, _ b: Int = 2) -> String { "h(_:_:)" }
func h(_ a: Int, _ b: Int = 2, _ c: Int = 3) -> String { "h(_:_:_:)" }
print(h(1), h(1, 2), h(1, 2, 3))

func v<T>(_ a: T) -> String { "generic" }
func v(_ a: Int, _ b: Int = 1) -> String { "int, default" }
func v<T: Comparable>(_ a: T, _ b: Int = 2) -> String { "comparable, default" }
print(v("a"), v(1), v(true))
func u(_ a: Any, x: Int = 0) -> String { "any" }
func u(_ a: Int?) -> String { "optional" }
print(u(1), u("a"), u(nil))
struct Box {
  var text: String
  init(_ text: String) { self.text = "one: " + text }
  init(_ text: String, loud: Bool = true) { self.text = "two: " + text }
  init(_ text: String, loud: Bool = true, count: Int) { self.text = "three: " + text }
  static func make(_ n: Int, by step: Int = 1) -> Box { Box("step", loud: false) }
  static func make(_ n: Int) -> Box { Box("plain", loud: false) }
  func go(_ f: () -> Void = {}) -> String { "closure" }
  func go() -> String { "nothing" }
  subscript(_ i: Int, _ j: Int = 0) -> String { "two" }
  subscript(_ i: Int) -> String { "one" }
}
print(Box("a").text, Box("a", loud: false).text, Box("a", count: 1).text)
print(Box.make(1).text, Box.make(1, by: 2).text, Box("x").go(), Box("x").go {})
print(Box("x")[1], Box("x")[1, 2])
protocol P { func d(_ a: Int) -> String }
extension P { func d(_ a: Int, _ b: Int = 2) -> String { "extension, default" } }
struct Q: P { func d(_ a: Int) -> String { "own" } }
print(Q().d(1), Q().d(1, 3))
func s1<T: Equatable>(_ a: T) -> String { "equatable" }
func s1<T: Comparable>(_ a: T, _ b: Int = 2) -> String { "comparable, default" }
func s2<T>(_ a: T) -> String { "value" }
func s2<T>(_ a: [T], _ b: Int = 2) -> String { "array, default" }
protocol Shape {}
struct Circle: Shape {}
func s3(_ a: any Shape) -> String { "existential" }
func s3(_ a: Circle, _ b: Int = 2) -> String { "circle, default" }
print(s1(2), s2([2]), s3(Circle()))
// expect: h(_:) h(_:_:) h(_:_:_:)
// expect: generic int, default generic
// expect: any any optional
// expect: one: a two: a three: a
// expect: two: plain two: step nothing closure
// expect: one two
// expect: own extension, default
// expect: equatable value existential
