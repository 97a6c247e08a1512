// Types with an interpolation of their own, and the standard one made by hand.
struct HTML: ExpressibleByStringInterpolation, CustomStringConvertible {
  var text: String
  init(stringLiteral v: String) { text = v }
  init(stringInterpolation i: StringInterpolation) { text = i.out }
  struct StringInterpolation: StringInterpolationProtocol {
    var out = ""
    init(literalCapacity: Int, interpolationCount: Int) { out.reserveCapacity(literalCapacity); out += "(\(literalCapacity),\(interpolationCount))" }
    mutating func appendLiteral(_ s: String) { out += s }
    mutating func appendInterpolation(_ s: String) { out += s.replacingOccurrences(of: "<", with: "&lt;") }
    mutating func appendInterpolation(raw s: String) { out += s }
    mutating func appendInterpolation<T: CustomStringConvertible>(_ t: T, width: Int = 0) { let s = t.description; out += String(repeating: " ", count: max(0, width - s.count)) + s }
    mutating func appendInterpolation(_ c: () -> String) { out += c() }
  }
  var description: String { text }
}
import Foundation
let u = "<b>"
let h: HTML = "Hi \(u) and \(raw: u) \(42, width: 6) \({ "clo" })!"
print(h)
print("plain" as HTML)
func show(_ h: HTML) { print("show", h) }
show("x\(1)y")
struct Q: ExpressibleByStringInterpolation {
  var sql = ""; var args: [Any] = []
  typealias StringInterpolation = Builder
  struct Builder: StringInterpolationProtocol {
    var q = Q(stringLiteral: "")
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ s: String) { q.sql += s }
    mutating func appendInterpolation(_ v: Any) { q.sql += "?"; q.args.append(v) }
    mutating func appendInterpolation(table v: String) { q.sql += "\"\(v)\"" }
  }
  init(stringLiteral v: String) { sql = v }
  init(stringInterpolation b: Builder) { self = b.q }
}
let q: Q = "select * from \(table: "t") where id = \(5) and n = \("x")"
print(q.sql, q.args)
struct L: ExpressibleByStringInterpolation { var s: String; init(stringLiteral value: String) { s = "L" + value } }
let l: L = "a\(1)b"; print(l.s)
extension String.StringInterpolation { mutating func appendInterpolation(hex v: Int) { appendLiteral(String(v, radix: 16)) } }
print("\(hex: 255)")
extension DefaultStringInterpolation { mutating func appendInterpolation(twice v: String) { appendInterpolation(v + v) } }
print("\(twice: "ab")")
var b = DefaultStringInterpolation(literalCapacity: 1, interpolationCount: 1)
b.appendLiteral("q"); b.appendInterpolation(3); print(String(stringInterpolation: b))
// expect: (11,4)Hi &lt;b> and <b>     42 clo!
// expect: plain
// expect: show (2,1)x1y
// expect: select * from "t" where id = ? and n = ? [5, "x"]
// expect: La1b
// expect: ff
// expect: abab
// expect: q3
