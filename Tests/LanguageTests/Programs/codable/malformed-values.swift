// Malformed numbers and texts are errors only where they are asked for.
import Foundation
func t<T: Decodable>(_ type: T.Type, _ s: String) {
  do { let v = try JSONDecoder().decode(type, from: Data(s.utf8)); print(type, s, "->", v) }
  catch let DecodingError.dataCorrupted(c) { print(type, s, "-> corrupted", c.codingPath.map(\.stringValue), c.debugDescription) }
  catch let DecodingError.typeMismatch(t, c) { print(type, s, "-> mismatch", t, c.codingPath.map(\.stringValue), c.debugDescription) }
  catch let DecodingError.keyNotFound(k, c) { print(type, s, "-> key", k.stringValue, c.codingPath.map(\.stringValue), c.debugDescription) }
  catch let DecodingError.valueNotFound(k, c) { print(type, s, "-> value", k, c.codingPath.map(\.stringValue), c.debugDescription) }
  catch { print(s, "-> other", error) }
}
struct Skip: Decodable { init(from d: any Decoder) throws { } }
struct Raw: Decodable { var kind = ""
  init(from d: any Decoder) throws {
    let c = try d.singleValueContainer()
    if c.decodeNil() { kind = "nil" } else if let x = try? c.decode(Int.self) { kind = "int \(x)" } else if let x = try? c.decode(Double.self) { kind = "double \(x)" } else if let x = try? c.decode(Bool.self) { kind = "bool \(x)" } else if let x = try? c.decode(String.self) { kind = "string \(x)" } else { kind = "?" }
  }
}
for bad in ["01", "1.", "-", "1.5.2", "+1", "1-2"] {
  t([Skip].self, "[\(bad)]"); t([Int].self, "[\(bad)]"); t([Double].self, "[\(bad)]"); t([Decimal].self, "[\(bad)]"); t([String].self, "[\(bad)]"); t([Bool].self, "[\(bad)]"); t([Raw].self, "[\(bad)]"); t([[Int]].self, "[\(bad)]"); t([Int?].self, "[\(bad)]"); t([Date].self, "[\(bad)]")
}
for bad in [#""\x""#, #""\ud800""#, #""\u12""#, "\"a\nb\"", #""a\""#] {
  t([Skip].self, "[\(bad)]"); t([Int].self, "[\(bad)]"); t([Decimal].self, "[\(bad)]"); t([String].self, "[\(bad)]"); t([Raw].self, "[\(bad)]"); t([String?].self, "[\(bad)]"); t([URL].self, "[\(bad)]"); t([Date].self, "[\(bad)]")
  t([String: Int].self, "{\(bad): 1}"); t([String: [String: Int]].self, "{\"a\": {\(bad): 1}}")
  t([String: Skip].self, "{\"a\": {\(bad): 1}}"); 
}
struct A: Decodable { var x: Int; var y: String }
t(A.self, #"{"x":"no","y":01}"#)
t(A.self, #"{"y":01,"x":"no"}"#)
t(A.self, #"{"x":1,"y":"\x","z":01}"#)
t(A.self, #"{"x":1,"y":"a","\x":01}"#)
t(A.self, #"{"x":1,"\x":1}"#)
t(A.self, #"{"x":01}"#)
t(A.self, #"{"y":"\q"}"#)
do { print(try JSONSerialization.jsonObject(with: Data("[01]".utf8))) } catch { print("ser", (error as NSError).code) }
do { print(try JSONSerialization.jsonObject(with: Data(#"["\x"]"#.utf8))) } catch { print("ser", (error as NSError).code) }
do { print(try JSONSerialization.jsonObject(with: Data("[1.]".utf8))) } catch { print("ser", (error as NSError).code) }
let utf8Bad = Data([0x5B, 0x22, 0xFF, 0x22, 0x5D])
do { print(try JSONDecoder().decode([Skip].self, from: utf8Bad).count) } catch { print("utf8", error) }
do { print(try JSONDecoder().decode([String].self, from: utf8Bad)) } catch { print("utf8", error) }
let latin = Data([0x7B, 0x22, 0xE9, 0x22, 0x3A, 0x31, 0x7D])
do { print(try JSONDecoder().decode([String: Int].self, from: latin)) } catch { print("utf8", error) }
// expect: Array<Skip> [01] -> [main.Skip()]
// expect: Array<Int> [01] -> corrupted [] The given data was not valid JSON.
// expect: Array<Double> [01] -> corrupted [] The given data was not valid JSON.
// expect: Array<Decimal> [01] -> corrupted [] The given data was not valid JSON.
// expect: Array<String> [01] -> mismatch String ["Index 0"] Expected to decode String but found number instead.
// expect: Array<Bool> [01] -> mismatch Bool ["Index 0"] Expected to decode Bool but found number instead.
// expect: Array<Raw> [01] -> [main.Raw(kind: "?")]
// expect: Array<Array<Int>> [01] -> mismatch Array<Any> ["Index 0"] Expected to decode Array<Any> but found number instead.
// expect: Array<Optional<Int>> [01] -> corrupted [] The given data was not valid JSON.
// expect: Array<Date> [01] -> corrupted [] The given data was not valid JSON.
// expect: Array<Skip> [1.] -> [main.Skip()]
// expect: Array<Int> [1.] -> corrupted [] The given data was not valid JSON.
// expect: Array<Double> [1.] -> corrupted [] The given data was not valid JSON.
// expect: Array<Decimal> [1.] -> corrupted [] The given data was not valid JSON.
// expect: Array<String> [1.] -> mismatch String ["Index 0"] Expected to decode String but found number instead.
// expect: Array<Bool> [1.] -> mismatch Bool ["Index 0"] Expected to decode Bool but found number instead.
// expect: Array<Raw> [1.] -> [main.Raw(kind: "?")]
// expect: Array<Array<Int>> [1.] -> mismatch Array<Any> ["Index 0"] Expected to decode Array<Any> but found number instead.
// expect: Array<Optional<Int>> [1.] -> corrupted [] The given data was not valid JSON.
// expect: Array<Date> [1.] -> corrupted [] The given data was not valid JSON.
// expect: Array<Skip> [-] -> [main.Skip()]
// expect: Array<Int> [-] -> corrupted [] The given data was not valid JSON.
// expect: Array<Double> [-] -> corrupted [] The given data was not valid JSON.
// expect: Array<Decimal> [-] -> corrupted [] The given data was not valid JSON.
// expect: Array<String> [-] -> mismatch String ["Index 0"] Expected to decode String but found number instead.
// expect: Array<Bool> [-] -> mismatch Bool ["Index 0"] Expected to decode Bool but found number instead.
// expect: Array<Raw> [-] -> [main.Raw(kind: "?")]
// expect: Array<Array<Int>> [-] -> mismatch Array<Any> ["Index 0"] Expected to decode Array<Any> but found number instead.
// expect: Array<Optional<Int>> [-] -> corrupted [] The given data was not valid JSON.
// expect: Array<Date> [-] -> corrupted [] The given data was not valid JSON.
// expect: Array<Skip> [1.5.2] -> [main.Skip()]
// expect: Array<Int> [1.5.2] -> corrupted [] The given data was not valid JSON.
// expect: Array<Double> [1.5.2] -> corrupted [] The given data was not valid JSON.
// expect: Array<Decimal> [1.5.2] -> corrupted [] The given data was not valid JSON.
// expect: Array<String> [1.5.2] -> mismatch String ["Index 0"] Expected to decode String but found number instead.
// expect: Array<Bool> [1.5.2] -> mismatch Bool ["Index 0"] Expected to decode Bool but found number instead.
// expect: Array<Raw> [1.5.2] -> [main.Raw(kind: "?")]
// expect: Array<Array<Int>> [1.5.2] -> mismatch Array<Any> ["Index 0"] Expected to decode Array<Any> but found number instead.
// expect: Array<Optional<Int>> [1.5.2] -> corrupted [] The given data was not valid JSON.
// expect: Array<Date> [1.5.2] -> corrupted [] The given data was not valid JSON.
// expect: Array<Skip> [+1] -> corrupted [] The given data was not valid JSON.
// expect: Array<Int> [+1] -> corrupted [] The given data was not valid JSON.
// expect: Array<Double> [+1] -> corrupted [] The given data was not valid JSON.
// expect: Array<Decimal> [+1] -> corrupted [] The given data was not valid JSON.
// expect: Array<String> [+1] -> corrupted [] The given data was not valid JSON.
// expect: Array<Bool> [+1] -> corrupted [] The given data was not valid JSON.
// expect: Array<Raw> [+1] -> corrupted [] The given data was not valid JSON.
// expect: Array<Array<Int>> [+1] -> corrupted [] The given data was not valid JSON.
// expect: Array<Optional<Int>> [+1] -> corrupted [] The given data was not valid JSON.
// expect: Array<Date> [+1] -> corrupted [] The given data was not valid JSON.
// expect: Array<Skip> [1-2] -> [main.Skip()]
// expect: Array<Int> [1-2] -> corrupted [] The given data was not valid JSON.
// expect: Array<Double> [1-2] -> corrupted [] The given data was not valid JSON.
// expect: Array<Decimal> [1-2] -> corrupted [] The given data was not valid JSON.
// expect: Array<String> [1-2] -> mismatch String ["Index 0"] Expected to decode String but found number instead.
// expect: Array<Bool> [1-2] -> mismatch Bool ["Index 0"] Expected to decode Bool but found number instead.
// expect: Array<Raw> [1-2] -> [main.Raw(kind: "?")]
// expect: Array<Array<Int>> [1-2] -> mismatch Array<Any> ["Index 0"] Expected to decode Array<Any> but found number instead.
// expect: Array<Optional<Int>> [1-2] -> corrupted [] The given data was not valid JSON.
// expect: Array<Date> [1-2] -> corrupted [] The given data was not valid JSON.
// expect: Array<Skip> ["\x"] -> [main.Skip()]
// expect: Array<Int> ["\x"] -> mismatch Int ["Index 0"] Expected to decode Int but found a string instead.
// expect: Array<Decimal> ["\x"] -> mismatch Decimal ["Index 0"] 
// expect: Array<String> ["\x"] -> corrupted [] The given data was not valid JSON.
// expect: Array<Raw> ["\x"] -> [main.Raw(kind: "?")]
// expect: Array<Optional<String>> ["\x"] -> corrupted [] The given data was not valid JSON.
// expect: Array<URL> ["\x"] -> corrupted [] The given data was not valid JSON.
// expect: Array<Date> ["\x"] -> mismatch Double ["Index 0"] Expected to decode Double but found a string instead.
// expect: Dictionary<String, Int> {"\x": 1} -> corrupted [] The given data was not valid JSON.
// expect: Dictionary<String, Dictionary<String, Int>> {"a": {"\x": 1}} -> corrupted [] The given data was not valid JSON.
// expect: Dictionary<String, Skip> {"a": {"\x": 1}} -> ["a": main.Skip()]
// expect: Array<Skip> ["\ud800"] -> [main.Skip()]
// expect: Array<Int> ["\ud800"] -> mismatch Int ["Index 0"] Expected to decode Int but found a string instead.
// expect: Array<Decimal> ["\ud800"] -> mismatch Decimal ["Index 0"] 
// expect: Array<String> ["\ud800"] -> corrupted [] The given data was not valid JSON.
// expect: Array<Raw> ["\ud800"] -> [main.Raw(kind: "?")]
// expect: Array<Optional<String>> ["\ud800"] -> corrupted [] The given data was not valid JSON.
// expect: Array<URL> ["\ud800"] -> corrupted [] The given data was not valid JSON.
// expect: Array<Date> ["\ud800"] -> mismatch Double ["Index 0"] Expected to decode Double but found a string instead.
// expect: Dictionary<String, Int> {"\ud800": 1} -> corrupted [] The given data was not valid JSON.
// expect: Dictionary<String, Dictionary<String, Int>> {"a": {"\ud800": 1}} -> corrupted [] The given data was not valid JSON.
// expect: Dictionary<String, Skip> {"a": {"\ud800": 1}} -> ["a": main.Skip()]
// expect: Array<Skip> ["\u12"] -> corrupted [] The given data was not valid JSON.
// expect: Array<Int> ["\u12"] -> corrupted [] The given data was not valid JSON.
// expect: Array<Decimal> ["\u12"] -> corrupted [] The given data was not valid JSON.
// expect: Array<String> ["\u12"] -> corrupted [] The given data was not valid JSON.
// expect: Array<Raw> ["\u12"] -> corrupted [] The given data was not valid JSON.
// expect: Array<Optional<String>> ["\u12"] -> corrupted [] The given data was not valid JSON.
// expect: Array<URL> ["\u12"] -> corrupted [] The given data was not valid JSON.
// expect: Array<Date> ["\u12"] -> corrupted [] The given data was not valid JSON.
// expect: Dictionary<String, Int> {"\u12": 1} -> corrupted [] The given data was not valid JSON.
// expect: Dictionary<String, Dictionary<String, Int>> {"a": {"\u12": 1}} -> corrupted [] The given data was not valid JSON.
// expect: Dictionary<String, Skip> {"a": {"\u12": 1}} -> corrupted [] The given data was not valid JSON.
// expect: Array<Skip> ["a
// expect: b"] -> [main.Skip()]
// expect: Array<Int> ["a
// expect: b"] -> mismatch Int ["Index 0"] Expected to decode Int but found a string instead.
// expect: Array<Decimal> ["a
// expect: b"] -> mismatch Decimal ["Index 0"] 
// expect: Array<String> ["a
// expect: b"] -> corrupted [] The given data was not valid JSON.
// expect: Array<Raw> ["a
// expect: b"] -> [main.Raw(kind: "?")]
// expect: Array<Optional<String>> ["a
// expect: b"] -> corrupted [] The given data was not valid JSON.
// expect: Array<URL> ["a
// expect: b"] -> corrupted [] The given data was not valid JSON.
// expect: Array<Date> ["a
// expect: b"] -> mismatch Double ["Index 0"] Expected to decode Double but found a string instead.
// expect: Dictionary<String, Int> {"a
// expect: b": 1} -> corrupted [] The given data was not valid JSON.
// expect: Dictionary<String, Dictionary<String, Int>> {"a": {"a
// expect: b": 1}} -> corrupted [] The given data was not valid JSON.
// expect: Dictionary<String, Skip> {"a": {"a
// expect: b": 1}} -> ["a": main.Skip()]
// expect: Array<Skip> ["a\"] -> corrupted [] The given data was not valid JSON.
// expect: Array<Int> ["a\"] -> corrupted [] The given data was not valid JSON.
// expect: Array<Decimal> ["a\"] -> corrupted [] The given data was not valid JSON.
// expect: Array<String> ["a\"] -> corrupted [] The given data was not valid JSON.
// expect: Array<Raw> ["a\"] -> corrupted [] The given data was not valid JSON.
// expect: Array<Optional<String>> ["a\"] -> corrupted [] The given data was not valid JSON.
// expect: Array<URL> ["a\"] -> corrupted [] The given data was not valid JSON.
// expect: Array<Date> ["a\"] -> corrupted [] The given data was not valid JSON.
// expect: Dictionary<String, Int> {"a\": 1} -> corrupted [] The given data was not valid JSON.
// expect: Dictionary<String, Dictionary<String, Int>> {"a": {"a\": 1}} -> corrupted [] The given data was not valid JSON.
// expect: Dictionary<String, Skip> {"a": {"a\": 1}} -> corrupted [] The given data was not valid JSON.
// expect: A {"x":"no","y":01} -> mismatch Int ["x"] Expected to decode Int but found a string instead.
// expect: A {"y":01,"x":"no"} -> mismatch Int ["x"] Expected to decode Int but found a string instead.
// expect: A {"x":1,"y":"\x","z":01} -> corrupted [] The given data was not valid JSON.
// expect: A {"x":1,"y":"a","\x":01} -> corrupted [] The given data was not valid JSON.
// expect: A {"x":1,"\x":1} -> corrupted [] The given data was not valid JSON.
// expect: A {"x":01} -> corrupted [] The given data was not valid JSON.
// expect: A {"y":"\q"} -> key x [] No value associated with key CodingKeys(stringValue: "x", intValue: nil) ("x").
// expect: ser 3840
// expect: ser 3840
// expect: ser 3840
// expect: 1
// expect: utf8 DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.
// expect: utf8 DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.
