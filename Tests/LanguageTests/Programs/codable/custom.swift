import Foundation
struct Color: Codable {
  var r: Int, g: Int
  init(r: Int, g: Int) { self.r = r; self.g = g }
  enum Keys: String, CodingKey { case rgb }
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let text = try container.decode(String.self, forKey: .rgb)
    let parts = text.split(separator: "/").compactMap { Int($0) }
    (r, g) = (parts[0], parts[1])
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode("\(r)/\(g)", forKey: .rgb)
  }
}
struct Wrapper: Codable { var value: Int
  init(_ v: Int) { value = v }
  init(from decoder: Decoder) throws { value = try decoder.singleValueContainer().decode(Int.self) }
  func encode(to encoder: Encoder) throws { var c = encoder.singleValueContainer(); try c.encode(value) }
}
let data = try JSONEncoder().encode([Color(r: 1, g: 2)])
print(String(decoding: data, as: UTF8.self), try JSONDecoder().decode([Color].self, from: data)[0].g)
print(String(decoding: try JSONEncoder().encode([Wrapper(5)]), as: UTF8.self), try JSONDecoder().decode([Wrapper].self, from: Data("[7]".utf8))[0].value)
// expect: [{"rgb":"1\/2"}] 2
// expect: [5] 7
