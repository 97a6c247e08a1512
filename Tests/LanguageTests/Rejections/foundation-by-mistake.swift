import Foundation
struct Todo: Codable { let id: UUID; var title: String; var due: Date?
  enum CodingKeys: String, CodingKey { case id, title, dueDate = "due" } }
struct Todo2: Codable, Identifiable, Hashable { let id: UUID; var title: String; var done = false; var due: Date?
  enum CodingKeys: String, CodingKey { case id, title, done, dueDate = "due" } }
struct Item { var title = ""; var due: Date? }
let items: [Item] = []
let s4 = items.map(\.title).joined(", ")
let d: Date? = nil
print(d!.formatted(date: .short, time: .short))
let day = Calendar.current.startOfDay(d ?? .now)
let day2 = Calendar.current.startOfDay(d!)
let s = "abc"
let c2 = Calendar.current.dateComponents([.day], from: d!, d!)
let c3 = Calendar.current.component(.year, d!)
let x1: Int = Calendar.current.component(.year, from: d)
let f = DateFormatter(); f.dateStyle = .tiny
let u = URL(string: "a"); let h: String = u?.host
let r: Double = Double.random(1...2)
let n = Int.random(in: 5)
let str = String(data: data!, encoding: .utf8) + "x"
let p = try JSONDecoder().decode(Todo.self, from: "x")
let fm = FileManager.default.fileExists("x")
let num = NumberFormatter().number(from: 3)
let sub = s.prefix(2) + s
let up = s.uppercased
let rep = s.replacingOccurrences(of: "a", "b")
let ch: Character = s[0]
// expect error 2:8: type 'Todo' does not conform to protocol 'Decodable'
// expect error 2:8: type 'Todo' does not conform to protocol 'Encodable'
// expect error 4:8: type 'Todo2' does not conform to protocol 'Decodable'
// expect error 4:8: type 'Todo2' does not conform to protocol 'Encodable'
// expect error 8:36: missing argument label 'separator:' in call
// expect error 10:27: type 'Date.FormatStyle.DateStyle' has no member 'short'
// expect error 10:41: type 'Date.FormatStyle.TimeStyle' has no member 'short'
// expect error 11:39: missing argument label 'for:' in call
// expect error 12:40: missing argument label 'for:' in call
// expect error 14:41: missing argument label 'to:' in call
// expect error 15:36: missing argument label 'from:' in call
// expect error 16:55: value of optional type 'Date?' must be unwrapped to a value of type 'Date'
// expect error 17:41: type 'DateFormatter.Style' has no member 'tiny'
// expect error 18:46: value of optional type 'String?' must be unwrapped to a value of type 'String'
// expect error 19:31: missing argument label 'in:' in call
// expect error 20:13: no exact matches in call to static method 'random'
// expect error 21:11: value of optional type 'String?' must be unwrapped to a value of type 'String'
// expect error 21:24: cannot find 'data' in scope
// expect error 22:51: cannot convert value of type 'String' to expected argument type 'Data'
// expect error 23:41: missing argument label 'atPath:' in call
// expect error 24:42: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 27:33: missing argument label 'with:' in call
// expect error 28:21: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
