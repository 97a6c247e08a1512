// An interpolation begins and ends with a literal, which may be empty.
struct Log: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    var parts: [String] = []
    init(literalCapacity: Int, interpolationCount: Int) { parts.append("\(literalCapacity)/\(interpolationCount)") }
    mutating func appendLiteral(_ literal: String) { parts.append("[\(literal)]") }
    mutating func appendInterpolation<T>(_ value: T) { parts.append("(\(value))") }
    mutating func appendInterpolation(secret: String) { parts.append("(***)") }
  }
  var text: String
  init(stringLiteral value: String) { text = "literal " + value }
  init(stringInterpolation interpolation: StringInterpolation) { text = interpolation.parts.joined(separator: " ") }
}
func log(_ log: Log) { print(log.text) }
log("\(1)")
log("\(1)\(2)")
log("a\(1)")
log("\(1)a")
log("a \(1)\(secret: "x") b")
log("")
log("plain")
log("""
  a
  \(1) \
  \([2])
  """)
log(#"\#(1) \(2)"#)
// expect: 0/1 [] (1) []
// expect: 0/2 [] (1) [] (2) []
// expect: 1/1 [a] (1) []
// expect: 1/1 [] (1) [a]
// expect: 4/2 [a ] (1) [] (***) [ b]
// expect: literal 
// expect: literal plain
// expect: 3/2 [a
// expect: ] (1) [ ] ([2]) []
// expect: 5/1 [] (1) [ \(2)]
