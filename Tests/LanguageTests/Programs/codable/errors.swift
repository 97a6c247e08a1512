import Foundation
struct Thing: Codable { var id: Int; var name: String }
func load(_ json: String) {
  do { print(try JSONDecoder().decode(Thing.self, from: Data(json.utf8))) }
  catch DecodingError.keyNotFound(let key, _) { print("missing", key.stringValue) }
  catch DecodingError.typeMismatch(let type, let context) { print("mismatch", type, context.codingPath.map(\.stringValue)) }
  catch DecodingError.valueNotFound(let type, _) { print("no value", type) }
  catch { print("corrupt") }
}
load(#"{"id": 1, "name": "x"}"#)
load(#"{"id": 1}"#)
load(#"{"id": "1", "name": "x"}"#)
load(#"{"id": null, "name": "x"}"#)
load("{oops")
// expect: Thing(id: 1, name: "x")
// expect: missing name
// expect: mismatch Int ["id"]
// expect: no value Int
// expect: corrupt
