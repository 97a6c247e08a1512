// What a decoder says of malformed JSON, and when.
import Foundation
struct P: Codable { var a: Int; var b: String? }
struct Q: Codable { var xs: [Int] }
struct N: Codable { var p: P; var list: [P]? }
func t<T: Decodable>(_ type: T.Type, _ s: String) {
  do { let v = try JSONDecoder().decode(type, from: Data(s.utf8)); print(s, "->", v) }
  catch let DecodingError.dataCorrupted(c) { print(s, "-> corrupted", c.codingPath.map(\.stringValue), c.debugDescription, c.underlyingError.map { ($0 as NSError).debugDescription } ?? "-") }
  catch let DecodingError.typeMismatch(t, c) { print(s, "-> mismatch", t, c.codingPath.map(\.stringValue), c.debugDescription) }
  catch let DecodingError.keyNotFound(k, c) { print(s, "-> key", k.stringValue, c.codingPath.map(\.stringValue), c.debugDescription) }
  catch let DecodingError.valueNotFound(k, c) { print(s, "-> value", k, c.codingPath.map(\.stringValue), c.debugDescription) }
  catch { print(s, "-> other", error) }
}
t(P.self, #"{"a":1,"a":2}"#)
t(P.self, #"{"a":1,"b":"x","b":null}"#)
t(P.self, #"{"a":1,"c":tru}"#)
t(P.self, #"{"a":1,"c":01}"#)
t(P.self, #"{"a":1,"c":1.}"#)
t(P.self, #"{"a":1,"c":-}"#)
t(P.self, #"{"a":1,"c":1e}"#)
t(P.self, #"{"a":1,"c":"\x"}"#)
t(P.self, #"{"a":1,"c":"\u12"}"#)
t(P.self, #"{"a":1,"c":"\ud800"}"#)
t(P.self, #"{"a":1,"b":"\ud800"}"#)
t(P.self, #"{"a":1,"b":"\ud83d\ude00"}"#)
t(P.self, #"{"a":1,"b":"\x"}"#)
t(P.self, #"{"a":01}"#)
t(P.self, #"{"a":1.0}"#)
t(P.self, #"{"a":1.5}"#)
t(P.self, #"{"a":1e2}"#)
t(P.self, #"{"a":99999999999999999999}"#)
t(P.self, #"{"a":-0}"#)
t(P.self, #"{"a":1.}"#)
t(P.self, #"{"a":1,}"#)
t(P.self, #"{"a":1"#)
t(P.self, #"{"a":1}}"#)
t(P.self, #"{"a":1} x"#)
t(P.self, #"{"a" 1}"#)
t(P.self, #"{a:1}"#)
t(P.self, #"{'a':1}"#)
t(P.self, "")
t(P.self, "  ")
t(P.self, "[1]")
t(P.self, "null")
t(P.self, #"{"a":null}"#)
t(P.self, #"{"a":"1"}"#)
t(P.self, #"{"a":true}"#)
t(P.self, #"{"a":[1]}"#)
t(P.self, #"{"a":{"x":1}}"#)
t(P.self, #"{"b":5,"a":"x"}"#)
t(P.self, #"{"b":5}"#)
t(Q.self, #"{"xs":[1,2,]}"#)
t(Q.self, #"{"xs":[1,"a",2]}"#)
t(Q.self, #"{"xs":[1,null,2]}"#)
t(Q.self, #"{"xs":[1 2]}"#)
t(Q.self, #"{"xs":[1,2}"#)
t(Q.self, #"{"xs":[01,2]}"#)
t(Q.self, #"{"xs":[1,2],"y":[01,2]}"#)
t(Q.self, #"{"xs":["a"],"y":[01,2]}"#)
t(Q.self, #"{"xs":["a"],"y":[1 2]}"#)
t(N.self, #"{"p":{"a":"x"},"list":[{"a":1},{"a":}]}"#)
t(N.self, #"{"p":{"a":1},"list":[{"a":1},{"b":"x"}]}"#)
t(N.self, #"{"p":{"a":1},"list":{}}"#)
t(N.self, #"{"p":{"a":1.5},"list":[{"a":01}]}"#)
t([Double].self, "[1, 1.5, 1e400]")
t([Double].self, "[1e308, -1.5e-3, 0.1]")
t([Float].self, "[1e39]")
t([UInt8].self, "[1, 256]")
t([Int8].self, "[-129]")
t([UInt].self, "[-1]")
t([Bool].self, "[true, 1]")
t([String].self, #"["a", 1]"#)
t([String: Int].self, #"{"a": 1, "b": "x"}"#)
t([String: Int].self, #"{"a": 1, "a": 2}"#)
t([Int: String].self, #"{"1": "a", "x": "b"}"#)
t(Int.self, "5"); t(String.self, "\"a\""); t(Int?.self, "null"); t([Int?].self, "[1,null]")
t(Int.self, "5 6"); t(String.self, "\"a"); t(String.self, "\"a\nb\""); t(String.self, "\"a\tb\"")
t([Decimal].self, "[1.1, 1e-5, 123456789012345678901234567890]")
t([URL].self, #"["https://a.b", ""]"#)
t([Date].self, "[0, \"x\"]")
t([UUID].self, #"["x"]"#)
t([Data].self, #"["AQI=", "!"]"#)
t([[Int]].self, "[[1],[2,[3]]]")
t([[String: [Int]]].self, #"[{"a":[1]},{"b":[1,{}]}]"#)
t(P.self, "{\"a\":1, // c\n\"b\":\"x\"}")
t(P.self, "\u{feff}{\"a\":1}")
t([Int].self, "[\(String(repeating: "[", count: 600))")
t([Int].self, "[1,2,3")
t([Int].self, "[")
t([Int].self, "]")
t([Int].self, "[1,,2]")
t([Int].self, "[nul]")
t([Int].self, "[1] [2]")
t([Int].self, "tru")
t(P.self, "{\"a\"")
t(P.self, "{\"a\":")
t(P.self, "{\"a\":1,")
t(P.self, "{")
t(P.self, "{,}")
t(P.self, "{\"a\":1,\"b\":\"unterminated}")
// expect: {"a":1,"a":2} -> P(a: 1, b: nil)
// expect: {"a":1,"b":"x","b":null} -> P(a: 1, b: Optional("x"))
// expect: {"a":1,"c":tru} -> corrupted [] The given data was not valid JSON. -
// expect: {"a":1,"c":01} -> P(a: 1, b: nil)
// expect: {"a":1,"c":1.} -> P(a: 1, b: nil)
// expect: {"a":1,"c":-} -> P(a: 1, b: nil)
// expect: {"a":1,"c":1e} -> P(a: 1, b: nil)
// expect: {"a":1,"c":"\x"} -> P(a: 1, b: nil)
// expect: {"a":1,"c":"\u12"} -> corrupted [] The given data was not valid JSON. -
// expect: {"a":1,"c":"\ud800"} -> P(a: 1, b: nil)
// expect: {"a":1,"b":"\ud800"} -> corrupted [] The given data was not valid JSON. -
// expect: {"a":1,"b":"\ud83d\ude00"} -> P(a: 1, b: Optional("😀"))
// expect: {"a":1,"b":"\x"} -> corrupted [] The given data was not valid JSON. -
// expect: {"a":01} -> corrupted [] The given data was not valid JSON. -
// expect: {"a":1.0} -> P(a: 1, b: nil)
// expect: {"a":1.5} -> corrupted [] The given data was not valid JSON. -
// expect: {"a":1e2} -> P(a: 100, b: nil)
// expect: {"a":99999999999999999999} -> corrupted [] The given data was not valid JSON. -
// expect: {"a":-0} -> P(a: 0, b: nil)
// expect: {"a":1.} -> corrupted [] The given data was not valid JSON. -
// expect: {"a":1,} -> P(a: 1, b: nil)
// expect: {"a":1 -> corrupted [] The given data was not valid JSON. -
// expect: {"a":1}} -> corrupted [] The given data was not valid JSON. -
// expect: {"a":1} x -> corrupted [] The given data was not valid JSON. -
// expect: {"a" 1} -> corrupted [] The given data was not valid JSON. -
// expect: {a:1} -> corrupted [] The given data was not valid JSON. -
// expect: {'a':1} -> corrupted [] The given data was not valid JSON. -
// expect: -> corrupted [] The given data was not valid JSON. -
// expect: -> corrupted [] The given data was not valid JSON. -
// expect: [1] -> mismatch Dictionary<String, Any> [] Expected to decode Dictionary<String, Any> but found an array instead.
// expect: null -> value Dictionary<String, Any> [] Cannot get keyed decoding container -- found null value instead
// expect: {"a":null} -> value Int ["a"] Cannot get value of type Int -- found null value instead
// expect: {"a":"1"} -> mismatch Int ["a"] Expected to decode Int but found a string instead.
// expect: {"a":true} -> mismatch Int ["a"] Expected to decode Int but found bool instead.
// expect: {"a":[1]} -> mismatch Int ["a"] Expected to decode Int but found an array instead.
// expect: {"a":{"x":1}} -> mismatch Int ["a"] Expected to decode Int but found a dictionary instead.
// expect: {"b":5,"a":"x"} -> mismatch Int ["a"] Expected to decode Int but found a string instead.
// expect: {"b":5} -> key a [] No value associated with key CodingKeys(stringValue: "a", intValue: nil) ("a").
// expect: {"xs":[1,2,]} -> Q(xs: [1, 2])
// expect: {"xs":[1,"a",2]} -> mismatch Int ["xs", "Index 1"] Expected to decode Int but found a string instead.
// expect: {"xs":[1,null,2]} -> value Int ["xs", "Index 1"] Cannot get value of type Int -- found null value instead
// expect: {"xs":[1 2]} -> corrupted [] The given data was not valid JSON. -
// expect: {"xs":[1,2} -> corrupted [] The given data was not valid JSON. -
// expect: {"xs":[01,2]} -> corrupted [] The given data was not valid JSON. -
// expect: {"xs":[1,2],"y":[01,2]} -> Q(xs: [1, 2])
// expect: {"xs":["a"],"y":[01,2]} -> mismatch Int ["xs", "Index 0"] Expected to decode Int but found a string instead.
// expect: {"xs":["a"],"y":[1 2]} -> corrupted [] The given data was not valid JSON. -
// expect: {"p":{"a":"x"},"list":[{"a":1},{"a":}]} -> corrupted [] The given data was not valid JSON. -
// expect: {"p":{"a":1},"list":[{"a":1},{"b":"x"}]} -> key a ["list", "Index 1"] No value associated with key CodingKeys(stringValue: "a", intValue: nil) ("a").
// expect: {"p":{"a":1},"list":{}} -> mismatch Array<Any> ["list"] Expected to decode Array<Any> but found a dictionary instead.
// expect: {"p":{"a":1.5},"list":[{"a":01}]} -> corrupted [] The given data was not valid JSON. -
// expect: [1, 1.5, 1e400] -> corrupted [] The given data was not valid JSON. -
// expect: [1e308, -1.5e-3, 0.1] -> [1e+308, -0.0015, 0.1]
// expect: [1e39] -> corrupted [] The given data was not valid JSON. -
// expect: [1, 256] -> corrupted [] The given data was not valid JSON. -
// expect: [-129] -> corrupted [] The given data was not valid JSON. -
// expect: [-1] -> corrupted [] The given data was not valid JSON. -
// expect: [true, 1] -> mismatch Bool ["Index 1"] Expected to decode Bool but found number instead.
// expect: ["a", 1] -> mismatch String ["Index 1"] Expected to decode String but found number instead.
// expect: {"a": 1, "b": "x"} -> mismatch Int ["b"] Expected to decode Int but found a string instead.
// expect: {"a": 1, "a": 2} -> ["a": 1]
// expect: {"1": "a", "x": "b"} -> mismatch Int ["x"] Expected Int key but found String key instead.
// expect: 5 -> 5
// expect: "a" -> a
// expect: null -> nil
// expect: [1,null] -> [Optional(1), nil]
// expect: 5 6 -> corrupted [] The given data was not valid JSON. -
// expect: "a -> corrupted [] The given data was not valid JSON. -
// expect: "a
// expect: b" -> corrupted [] The given data was not valid JSON. -
// expect: "a	b" -> corrupted [] The given data was not valid JSON. -
// expect: [1.1, 1e-5, 123456789012345678901234567890] -> [1.1, 0.00001, 123456789012345678901234567890]
// expect: ["https://a.b", ""] -> corrupted ["Index 1"] Invalid URL string. -
// expect: [0, "x"] -> mismatch Double ["Index 1"] Expected to decode Double but found a string instead.
// expect: ["x"] -> corrupted ["Index 0"] Attempted to decode UUID from invalid UUID string. -
// expect: ["AQI=", "!"] -> corrupted ["Index 1"] Encountered Data is not valid Base64. -
// expect: [[1],[2,[3]]] -> mismatch Int ["Index 1", "Index 1"] Expected to decode Int but found an array instead.
// expect: [{"a":[1]},{"b":[1,{}]}] -> mismatch Int ["Index 1", "b", "Index 1"] Expected to decode Int but found a dictionary instead.
// expect: {"a":1, // c
// expect: "b":"x"} -> corrupted [] The given data was not valid JSON. -
// expect: ﻿{"a":1} -> P(a: 1, b: nil)
// expect: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[ -> corrupted [] The given data was not valid JSON. -
// expect: [1,2,3 -> corrupted [] The given data was not valid JSON. -
// expect: [ -> corrupted [] The given data was not valid JSON. -
// expect: ] -> corrupted [] The given data was not valid JSON. -
// expect: [1,,2] -> corrupted [] The given data was not valid JSON. -
// expect: [nul] -> corrupted [] The given data was not valid JSON. -
// expect: [1] [2] -> corrupted [] The given data was not valid JSON. -
// expect: tru -> corrupted [] The given data was not valid JSON. -
// expect: {"a" -> corrupted [] The given data was not valid JSON. -
// expect: {"a": -> corrupted [] The given data was not valid JSON. -
// expect: {"a":1, -> corrupted [] The given data was not valid JSON. -
// expect: { -> corrupted [] The given data was not valid JSON. -
// expect: {,} -> corrupted [] The given data was not valid JSON. -
// expect: {"a":1,"b":"unterminated} -> corrupted [] The given data was not valid JSON. -
