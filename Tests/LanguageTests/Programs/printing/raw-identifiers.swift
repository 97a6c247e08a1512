// A name that is no identifier keeps its backticks where it is printed, and has none as a raw value, a key or `#function`.
import Foundation

struct Box: Codable {
  var `two words` = 1
  var `class` = 2
}
enum Choice: String, CaseIterable { case `first one`, `default`, plain }
enum Event: Codable { case `was opened`(`by whom`: Int), closed }
struct `My Type` { var `2nd` = 0, `a-b` = 1 }
struct Pair<T> {}
print(Box(), Box(`two words`: 3).`two words`)
dump(Box())
print(Choice.allCases, Choice.`first one`, Choice.`first one`.rawValue, Choice(rawValue: "first one") as Any)
print(String(decoding: try JSONEncoder().encode(["k": Event.`was opened`(`by whom`: 1)]), as: UTF8.self))
print(Event.`was opened`(`by whom`: 2), try JSONDecoder().decode(Box.self, from: Data(#"{"two words": 5, "class": 6}"#.utf8)))
print(`My Type`(), `My Type`.self, [`My Type`()], Pair<`My Type`>.self)
func `do it`(_ times: Int) -> String { "\(#function) \(times)" }
print(`do it`(2), Mirror(reflecting: Box()).children.compactMap(\.label), \Box.`two words`)
// expect: Box(`two words`: 1, class: 2) 3
// expect: ▿ main.Box
// expect: - `two words`: 1
// expect: - class: 2
// expect: [main.Choice.`first one`, main.Choice.default, main.Choice.plain] `first one` first one Optional(main.Choice.`first one`)
// expect: {"k":{"was opened":{"by whom":1}}}
// expect: `was opened`(`by whom`: 2) Box(`two words`: 5, class: 6)
// expect: `My Type`(`2nd`: 0, `a-b`: 1) `My Type` [main.`My Type`(`2nd`: 0, `a-b`: 1)] Pair<`My Type`>
// expect: do it(_:) 2 ["`two words`", "class"] \Box.`two words`
