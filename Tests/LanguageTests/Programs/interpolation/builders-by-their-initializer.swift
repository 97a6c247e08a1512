import Foundation
// strings: interpolation, callables, pattern match
struct Hex: ExpressibleByStringInterpolation, CustomStringConvertible { var v: String; init(stringLiteral s: String) { v = s }
  struct I: StringInterpolationProtocol { var out = ""; init(literalCapacity: Int, interpolationCount: Int) { out = "[\(interpolationCount)]" }; mutating func appendLiteral(_ s: String) { out += s }; mutating func appendInterpolation(_ n: Int, pad: Int = 0) { out += String(repeating: "0", count: pad) + String(n, radix: 16) }; mutating func appendInterpolation<T>(raw t: T) { out += "<\(t)>" }; mutating func appendInterpolation(_ c: Bool, _ y: @autoclosure () -> String) { if c { out += y() } } }
  init(stringInterpolation i: I) { v = i.out }; var description: String { v } }
let n = 255; print("a\(n)b\(n, pad: 2)c\(raw: [1])\(n > 3, "yes")" as Hex, Hex("plain"))
extension String.StringInterpolation { mutating func appendInterpolation(_ d: Double, places: Int) { appendLiteral(String(format: "%.\(places)f", d)) }; mutating func appendInterpolation(_ x: [Int], sep: String) { appendInterpolation(x.map(String.init).joined(separator: sep)) } }
// expect: [4]affb00ffc<[1]>yes plain
