let n = 3, d = 2.5, s = "text", flag = true
print("\(n) \(d) \(s) \(flag) \(n + 1) \(s.count * n) \(flag ? "yes" : "no")")
print("list: \([1, 2]) dict: \(["k": 1]) tuple: \((1, "a")) optional: \(Optional(4) as Any) none: \(nil as Int? as Any)")
print("nested: \("inner \(n) \("deeper \(d)")")")
print("quotes: \"\(s)\" backslash: \\ newline escaped: \\n tab:\tend unicode: \u{1F600} \u{e9}")
print(#"raw \(n) "quoted" \#(n) \n"#, ##"two # \##(s)"##)
let multi = """
  indented \(n)
    more
  "quotes" and \
  joined
  last
  """
print(multi)
print("""
first

third \("x")
""")
struct P: CustomStringConvertible { var x = 1; var description: String { "P(\(x))" } }
struct Plain { var a = [P()]; var o: String? = "z" }
print("\(P()) \([P(x: 2)]) \(Plain())")
extension String.StringInterpolation {
  mutating func appendInterpolation(_ value: Int, padded width: Int) { appendLiteral(String(repeating: "0", count: max(0, width - String(value).count)) + String(value)) }
  mutating func appendInterpolation(bold text: String) { appendInterpolation("**\(text)**") }
  mutating func appendInterpolation(if condition: Bool, _ text: @autoclosure () -> String) { if condition { appendLiteral(text()) } }
}
print("\(7, padded: 3) \(1234, padded: 3) \(bold: "strong") [\(if: flag, "shown")][\(if: !flag, "hidden")]")
struct Query: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    var text = "", values: [Any] = []
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ value: Any) { text += "?"; values.append(value) }
    mutating func appendInterpolation(raw: String) { text += raw }
  }
  var text: String, values: [Any]
  init(stringLiteral value: String) { text = value; values = [] }
  init(stringInterpolation i: StringInterpolation) { text = i.text; values = i.values }
}
let query: Query = "select \(raw: "name") where id = \(5) and tag = \("x")"
print(query.text, query.values, ("plain" as Query).text)
func run(_ q: Query) -> Int { q.values.count }
print(run("a \(1) b \(2)"), run("none"))
print("a" + "\(n)" + String(describing: d), "\(n)".count, "\(type(of: n))")
let long = "start " + """
  middle \(n)
  """ + " end"
print(long)
print("\(1 as Double) \(0x1F) \(1_000_000) \(1e3) \(-0.0) \(Double.infinity) \(100.0) \(1e20) \(0.1 + 0.2)")
// expect: 3 2.5 text true 4 12 yes
// expect: list: [1, 2] dict: ["k": 1] tuple: (1, "a") optional: Optional(4) none: nil
// expect: nested: inner 3 deeper 2.5
// expect: quotes: "text" backslash: \ newline escaped: \n tab:	end unicode: 😀 é
// expect: raw \(n) "quoted" 3 \n two # text
// expect: indented 3
// expect: more
// expect: "quotes" and joined
// expect: last
// expect: first
// expect:
// expect: third x
// expect: P(1) [P(2)] Plain(a: [P(1)], o: Optional("z"))
// expect: 007 1234 **strong** [shown][]
// expect: select name where id = ? and tag = ? [5, "x"] plain
// expect: 2 0
// expect: a32.5 1 Int
// expect: start middle 3 end
// expect: 1.0 31 1000000 1000.0 -0.0 inf 100.0 1e+20 0.30000000000000004
