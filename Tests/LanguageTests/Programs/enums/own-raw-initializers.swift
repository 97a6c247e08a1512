// An initializer from a raw value that the enum writes itself stands for the one that Swift would write.
enum P: String, Codable {
  case a = "00", b = "01", m
  init?(rawValue: String) {
    switch rawValue {
    case P.a.rawValue: self = .a
    case "mm": self = .m
    default: return nil
    }
  }
  init(from decoder: Decoder) throws {
    let c = try decoder.singleValueContainer()
    let d = try c.decode(RawValue.self)
    guard let i = Self.init(rawValue: d) else { throw E.bad }
    self = i
  }
  enum E: Error { case bad }
}

for text in ["00", "01", "mm", ""] { if let p = P(rawValue: text) { print(text, p.rawValue) } else { print(text, "none") } }
import Foundation
do { print(try JSONDecoder().decode([P].self, from: Data("[\"00\", \"mm\"]".utf8)).map(\.rawValue)) } catch { print("error") }
do { print(try JSONDecoder().decode([P].self, from: Data("[\"01\"]".utf8)).count) } catch { print("bad") }
// expect: 00 00
// expect: 01 none
// expect: mm m
// expect: none
// expect: ["00", "m"]
// expect: bad
