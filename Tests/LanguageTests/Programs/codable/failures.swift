import Foundation
struct User: Codable { let id: Int; let name: String; let address: Address? }
struct Address: Codable { let street: String }
func attempt(_ json: String) {
  do { let u = try JSONDecoder().decode(User.self, from: Data(json.utf8)); print("ok", u) }
  catch DecodingError.keyNotFound(let key, let context) { print("missing", key.stringValue, context.codingPath.map(\.stringValue)) }
  catch DecodingError.typeMismatch(let type, let context) { print("mismatch", type, context.codingPath.map(\.stringValue)) }
  catch DecodingError.valueNotFound(let type, let context) { print("null", type, context.codingPath.map(\.stringValue)) }
  catch DecodingError.dataCorrupted(let context) { print("corrupted", context.codingPath.count) }
  catch { print("other", error) }
}
attempt(#"{"id": 1, "name": "A", "address": {"street": "S"}}"#)
attempt(#"{"id": 1, "name": "A", "extra": [1, {}]}"#)
attempt(#"{"id": 1}"#)
attempt(#"{"id": "one", "name": "A"}"#)
attempt(#"{"id": 1, "name": null}"#)
attempt(#"{"id": 1, "name": "A", "address": {}}"#)
attempt(#"{"id": 1.5, "name": "A"}"#)
attempt(#"{"id": 1, "name": "A""#)
attempt(#"[]"#)
attempt(#""#)
print((try? JSONDecoder().decode([Int].self, from: Data("[1, 2,]".utf8))) as Any, (try? JSONDecoder().decode([Bool].self, from: Data("[true, false]".utf8))) as Any)
// expect: ok User(id: 1, name: "A", address: Optional(main.Address(street: "S")))
// expect: ok User(id: 1, name: "A", address: nil)
// expect: missing name []
// expect: mismatch Int ["id"]
// expect: null String ["name"]
// expect: missing street ["address"]
// expect: corrupted 0
// expect: corrupted 0
// expect: mismatch Dictionary<String, Any> []
// expect: corrupted 0
// expect: Optional([1, 2]) Optional([true, false])
