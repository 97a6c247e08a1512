import Foundation
struct Rule: Codable, Equatable {
  var allowed: CharacterSet
  var count: Int
}
let rule = Rule(allowed: CharacterSet(charactersIn: "abc"), count: 2)
let data = try JSONEncoder().encode(rule)
let copy = try JSONDecoder().decode(Rule.self, from: data)
print(copy == rule, copy.allowed.contains("b"), copy.allowed.contains("d"))
do {
  _ = try JSONDecoder().decode(CharacterSet.self, from: Data("{}".utf8))
} catch DecodingError.keyNotFound(let key, _) {
  print(key.stringValue)
}
// expect: true true false
// expect: bitmap
