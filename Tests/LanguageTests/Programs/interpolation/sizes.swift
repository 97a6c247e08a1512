struct Query: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var sizes: String
    init(literalCapacity: Int, interpolationCount: Int) { sizes = "\(literalCapacity)/\(interpolationCount)" }
    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ value: Int) { text += "?" }
    mutating func appendInterpolation(raw value: String) { text += value }
  }
  var text: String
  init(stringLiteral value: String) { text = value }
  init(stringInterpolation interpolation: StringInterpolation) { text = interpolation.text + " " + interpolation.sizes }
}
let limit = 3
print(("select \(raw: "name") where age > \(limit) or \(limit)" as Query).text)
print(("plain" as Query).text, ("\(limit)" as Query).text, ("é\(limit)" as Query).text)
// expect: select name where age > ? or ? 24/3
// expect: plain ? 0/1 é? 2/1
