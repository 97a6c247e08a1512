import Foundation
struct User: Codable {
  var name: String
  var isAdmin: Bool
  enum CodingKeys: String, CodingKey { case name = "user_name", isAdmin = "admin" }
}
let json = #"{"user_name": "Ann", "admin": true, "extra": [1, 2]}"#
let user = try JSONDecoder().decode(User.self, from: Data(json.utf8))
print(user)
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
print(String(decoding: try encoder.encode(user), as: UTF8.self))
struct Snake: Codable { var firstName: String; var lastName: String }
let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
print(try decoder.decode(Snake.self, from: Data(#"{"first_name": "A", "last_name": "B"}"#.utf8)))
encoder.keyEncodingStrategy = .convertToSnakeCase
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(Snake(firstName: "C", lastName: "D")), as: UTF8.self))
// expect: User(name: "Ann", isAdmin: true)
// expect: {
// expect: "admin" : true,
// expect: "user_name" : "Ann"
// expect: }
// expect: Snake(firstName: "A", lastName: "B")
// expect: {"first_name":"C","last_name":"D"}
