extension String.StringInterpolation {
  mutating func appendInterpolation(_ n: Int, padded width: Int) { let s = String(n); appendLiteral(String(repeating: "0", count: max(0, width - s.count)) + s) }
  mutating func appendInterpolation<T>(list: [T], separator: String = ", ") { appendLiteral(list.map { "\($0)" }.joined(separator: separator)) }
  mutating func appendInterpolation(if condition: Bool, _ text: @autoclosure () -> String) { if condition { appendLiteral(text()) } }
}
print("\(7, padded: 3) \(list: [1, 2]) \(list: ["a", "b"], separator: "/") \(if: true, "yes")\(if: false, "no")|")
struct P { var x = 1; var y: Int? = nil }
let o: Int? = 4
print("\(P()) \([P()]) \(o as Any) \(o ?? 0) \("nested \("deep \(1 + 1)")") \(o.map { "\($0)!" } ?? "none")")
print("\(1, padded: 2)\(true ? "\("a")" : "b") \([1: "x"]) \((1, "t")) \(Int.self) \(P.self)")
// expect: 007 1, 2 a/b yes|
// expect: P(x: 1, y: nil) [main.P(x: 1, y: nil)] Optional(4) 4 nested deep 2 4!
// expect: 01a [1: "x"] (1, "t") Int P
