// A struct that stands for a raw value is compared, hashed and coded as that value, whatever else it stores.
import Foundation

struct Tag: RawRepresentable, Hashable, Codable {
  var rawValue: String
  var extra = 0
  init(rawValue: String) { self.rawValue = rawValue }
}
let a = Tag(rawValue: "x")
var b = Tag(rawValue: "x")
b.extra = 5
print(a == b, a != b, a.hashValue == b.hashValue, Set([a, b]).count)
print(String(data: try JSONEncoder().encode([a, b]), encoding: .utf8)!)

struct Space: Codable, Hashable, RawRepresentable, CustomStringConvertible {
  private enum Kind { case null, rawValue(String) }
  private let kind: Kind
  var rawValue: String {
    switch kind {
    case .null: "<null>"
    case .rawValue(let text): text
    }
  }
  var description: String { rawValue }
  private init(kind: Kind) { self.kind = kind }
  init(rawValue: String) { self.init(kind: .rawValue(rawValue)) }
  static let null = Space(kind: .null)
}
print(Space(rawValue: "a") == Space(rawValue: "a"), Space.null == Space(rawValue: "<null>"))
print(Set([Space(rawValue: "a"), Space(rawValue: "a"), .null]).count)
print(try JSONDecoder().decode([Space].self, from: Data(#"["z"]"#.utf8)))

enum Level: RawRepresentable, Codable, Hashable {
  case at(Int)
  var rawValue: Int { if case .at(let n) = self { n / 10 } else { 0 } }
  init?(rawValue: Int) { self = .at(rawValue * 10) }
}
print(String(data: try JSONEncoder().encode([Level.at(30)]), encoding: .utf8)!)
print(Level.at(31) == .at(39), Level.at(31) == .at(41))
// expect: true false true 1
// expect: ["x","x"]
// expect: true true
// expect: 2
// expect: [z]
// expect: [3]
// expect: true false
