import Foundation
class Animal: Codable { var name: String; init(name: String) { self.name = name } }
class Dog: Animal {
  var tricks: [String]
  init(name: String, tricks: [String]) { self.tricks = tricks; super.init(name: name) }
  enum CodingKeys: CodingKey { case tricks }
  required init(from decoder: Decoder) throws { tricks = try decoder.container(keyedBy: CodingKeys.self).decode([String].self, forKey: .tricks); try super.init(from: decoder) }
  override func encode(to encoder: Encoder) throws { var c = encoder.container(keyedBy: CodingKeys.self); try c.encode(tricks, forKey: .tricks); try super.encode(to: encoder) }
}
let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(Dog(name: "Rex", tricks: ["sit"])), as: UTF8.self))
struct Settings: Codable { var volume = 5; var theme: Theme = .light; var last: Date? = nil; enum Theme: String, Codable { case light, dark }; private enum CodingKeys: String, CodingKey { case volume, theme } }
print(String(decoding: try encoder.encode(Settings()), as: UTF8.self), try JSONDecoder().decode(Settings.self, from: Data(#"{"volume":1,"theme":"dark"}"#.utf8)))
struct Mixed: Codable { var url: URL; var id: UUID; var data: Data; var point: [Double]; var flags: Set<Int>; var pair: [Int: String] }
let m = Mixed(url: URL(string: "https://a.b/c?d=1")!, id: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!, data: Data([1, 2, 255]), point: [1, 2.5], flags: [3], pair: [1: "one"])
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
let text = String(decoding: try encoder.encode(m), as: UTF8.self); print(text)
let back = try JSONDecoder().decode(Mixed.self, from: Data(text.utf8)); print(back.url == m.url, back.id == m.id, back.data == m.data, back.flags, back.pair)
// expect: {"name":"Rex","tricks":["sit"]}
// expect: {"theme":"light","volume":5} Settings(volume: 1, theme: main.Settings.Theme.dark, last: nil)
// expect: {"data":"AQL/","flags":[3],"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","pair":{"1":"one"},"point":[1,2.5],"url":"https://a.b/c?d=1"}
// expect: true true true [3] [1: "one"]
