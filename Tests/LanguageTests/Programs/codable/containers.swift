import Foundation
struct Temperature: Codable {
  var celsius: Double
  enum CodingKeys: String, CodingKey { case celsius = "c", unit }
  init(celsius: Double) { self.celsius = celsius }
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    let value = try c.decode(Double.self, forKey: .celsius)
    let unit = try c.decodeIfPresent(String.self, forKey: .unit) ?? "C"
    celsius = unit == "F" ? (value - 32) * 5 / 9 : value
    print(c.contains(.unit), c.allKeys.map(\.stringValue).sorted())
  }
  func encode(to encoder: Encoder) throws {
    var c = encoder.container(keyedBy: CodingKeys.self)
    try c.encode(celsius, forKey: .celsius)
    try c.encode("C", forKey: .unit)
  }
}
let list = try JSONDecoder().decode([Temperature].self, from: Data(#"[{"c": 20}, {"c": 212, "unit": "F"}]"#.utf8))
print(list.map(\.celsius))
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
print(String(decoding: try e.encode(list), as: UTF8.self))
struct Point: Codable { var x, y: Int
  init(from decoder: Decoder) throws { var c = try decoder.unkeyedContainer(); x = try c.decode(Int.self); y = try c.decode(Int.self) }
  func encode(to encoder: Encoder) throws { var c = encoder.unkeyedContainer(); try c.encode(x); try c.encode(y) } }
let p = try JSONDecoder().decode([String: Point].self, from: Data(#"{"a": [1, 2]}"#.utf8))
print(p["a"]!.x + p["a"]!.y, String(decoding: try e.encode(p), as: UTF8.self))
struct Id: Codable, Hashable { let raw: String
  init(from decoder: Decoder) throws { raw = try decoder.singleValueContainer().decode(String.self) }
  func encode(to encoder: Encoder) throws { var c = encoder.singleValueContainer(); try c.encode(raw) } }
print(try JSONDecoder().decode([Id].self, from: Data(#"["x","y"]"#.utf8)).map(\.raw))
struct Nested: Decodable { let city: String
  enum Keys: CodingKey { case address }; enum Inner: CodingKey { case city }
  init(from d: Decoder) throws { city = try d.container(keyedBy: Keys.self).nestedContainer(keyedBy: Inner.self, forKey: .address).decode(String.self, forKey: .city) } }
print(try JSONDecoder().decode(Nested.self, from: Data(#"{"address": {"city": "Rome", "zip": 1}}"#.utf8)).city)
// expect: false ["c"]
// expect: true ["c", "unit"]
// expect: [20.0, 100.0]
// expect: [{"c":20,"unit":"C"},{"c":100,"unit":"C"}]
// expect: 3 {"a":[1,2]}
// expect: ["x", "y"]
// expect: Rome
