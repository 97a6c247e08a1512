import Foundation
struct A: Codable { var x: Int }
struct L: Codable { var l: [Int]; var a: A; var d: [String: Int] }
struct N: Decodable { init(from d: Decoder) throws { let c = try d.container(keyedBy: K.self); _ = try c.nestedContainer(keyedBy: K.self, forKey: .n) }; enum K: CodingKey { case n } }
struct U: Decodable { init(from d: Decoder) throws { let c = try d.container(keyedBy: N.K.self); _ = try c.nestedUnkeyedContainer(forKey: .n) } }
struct U2: Decodable { init(from d: Decoder) throws { _ = try d.unkeyedContainer() } }
struct U3: Decodable { init(from d: Decoder) throws { var c = try d.unkeyedContainer(); _ = try c.nestedContainer(keyedBy: N.K.self) } }
struct U4: Decodable { init(from d: Decoder) throws { var c = try d.unkeyedContainer(); _ = try c.nestedUnkeyedContainer() } }
func dec<X: Decodable>(_ t: X.Type, _ s: String) { do { print(try JSONDecoder().decode(t, from: Data(s.utf8))) } catch { print("ERR", error) } }
dec(A.self, "null"); dec([A].self, "[null]"); dec(L.self, "{\"l\":null,\"a\":{\"x\":1},\"d\":{}}"); dec(L.self, "{\"l\":[],\"a\":null,\"d\":{}}"); dec(L.self, "{\"l\":[],\"a\":{\"x\":1},\"d\":null}"); dec([Int].self, "null"); dec([String: Int].self, "null"); dec(Int.self, "null"); dec(String.self, "null"); dec([String].self, "[null]"); dec(A.self, "{\"x\":null}")
dec(N.self, "{\"n\":null}"); dec(N.self, "{\"n\":1}"); dec(N.self, "{}"); dec(U.self, "{\"n\":null}"); dec(U.self, "{\"n\":1}"); dec(U2.self, "null"); dec(U2.self, "1"); dec(U2.self, "{}"); dec(U3.self, "[null]"); dec(U3.self, "[]"); dec(U3.self, "[1]"); dec(U4.self, "[null]"); dec(U4.self, "[]"); dec(U4.self, "[{}]")
dec(Date.self, "null"); dec(URL.self, "null"); dec(Data.self, "null"); dec(UUID.self, "null"); dec(Decimal.self, "null"); dec(Int?.self, "null"); dec(Bool.self, "null"); dec(Double.self, "null")
class Animal: Codable { var name = "n"; init() {} }
class Dog: Animal {
  var breed = "b"
  enum CodingKeys: CodingKey { case breed }
  override init() { super.init() }
  required init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    breed = try c.decode(String.self, forKey: .breed)
    try super.init(from: c.superDecoder())
  }
}
dec(Dog.self, "{\"breed\":\"z\"}")
dec(Dog.self, "{\"breed\":\"z\",\"super\":null}")
// expect: ERR DecodingError.valueNotFound: Expected value of type Dictionary<String, Any> but found null instead. Debug description: Cannot get keyed decoding container -- found null value instead
// expect: ERR DecodingError.valueNotFound: Expected value of type Dictionary<String, Any> but found null instead. Path: [0]. Debug description: Cannot get keyed decoding container -- found null value instead
// expect: ERR DecodingError.valueNotFound: Expected value of type Array<Any> but found null instead. Path: l. Debug description: Cannot get unkeyed decoding container -- found null value instead
// expect: ERR DecodingError.valueNotFound: Expected value of type Dictionary<String, Any> but found null instead. Path: a. Debug description: Cannot get keyed decoding container -- found null value instead
// expect: ERR DecodingError.valueNotFound: Expected value of type Dictionary<String, Any> but found null instead. Path: d. Debug description: Cannot get keyed decoding container -- found null value instead
// expect: ERR DecodingError.valueNotFound: Expected value of type Array<Any> but found null instead. Debug description: Cannot get unkeyed decoding container -- found null value instead
// expect: ERR DecodingError.valueNotFound: Expected value of type Dictionary<String, Any> but found null instead. Debug description: Cannot get keyed decoding container -- found null value instead
// expect: ERR DecodingError.valueNotFound: Expected value of type Int but found null instead. Debug description: Cannot get value of type Int -- found null value instead
// expect: ERR DecodingError.valueNotFound: Expected value of type String but found null instead. Debug description: Cannot get value of type String -- found null value instead
// expect: ERR DecodingError.valueNotFound: Expected value of type String but found null instead. Path: [0]. Debug description: Cannot get value of type String -- found null value instead
// expect: ERR DecodingError.valueNotFound: Expected value of type Int but found null instead. Path: x. Debug description: Cannot get value of type Int -- found null value instead
// expect: ERR DecodingError.valueNotFound: Expected value of type Dictionary<String, Any> but found null instead. Path: n. Debug description: Cannot get keyed decoding container -- found null value instead
// expect: ERR DecodingError.typeMismatch: expected value of type Dictionary<String, Any>. Path: n. Debug description: Expected to decode Dictionary<String, Any> but found number instead.
// expect: ERR DecodingError.keyNotFound: Key 'n' not found in keyed decoding container. Debug description: No value associated with key K(stringValue: "n", intValue: nil) ("n").
// expect: ERR DecodingError.valueNotFound: Expected value of type Array<Any> but found null instead. Path: n. Debug description: Cannot get unkeyed decoding container -- found null value instead
// expect: ERR DecodingError.typeMismatch: expected value of type Array<Any>. Path: n. Debug description: Expected to decode Array<Any> but found number instead.
// expect: ERR DecodingError.valueNotFound: Expected value of type Array<Any> but found null instead. Debug description: Cannot get unkeyed decoding container -- found null value instead
// expect: ERR DecodingError.typeMismatch: expected value of type Array<Any>. Debug description: Expected to decode Array<Any> but found number instead.
// expect: ERR DecodingError.typeMismatch: expected value of type Array<Any>. Debug description: Expected to decode Array<Any> but found a dictionary instead.
// expect: ERR DecodingError.valueNotFound: Expected value of type Dictionary<String, Any> but found null instead. Path: [0]. Debug description: Cannot get keyed decoding container -- found null value instead
// expect: ERR DecodingError.valueNotFound: Expected value of type KeyedDecodingContainer<K> but found null instead. Path: [0]. Debug description: Unkeyed container is at end.
// expect: ERR DecodingError.typeMismatch: expected value of type Dictionary<String, Any>. Path: [0]. Debug description: Expected to decode Dictionary<String, Any> but found number instead.
// expect: ERR DecodingError.valueNotFound: Expected value of type Array<Any> but found null instead. Path: [0]. Debug description: Cannot get unkeyed decoding container -- found null value instead
// expect: ERR DecodingError.valueNotFound: Expected value of type UnkeyedDecodingContainer but found null instead. Path: [0]. Debug description: Unkeyed container is at end.
// expect: ERR DecodingError.typeMismatch: expected value of type Array<Any>. Path: [0]. Debug description: Expected to decode Array<Any> but found a dictionary instead.
// expect: ERR DecodingError.valueNotFound: Expected value of type Date but found null instead. Debug description: Cannot get value of type Date -- found null value instead
// expect: ERR DecodingError.valueNotFound: Expected value of type URL but found null instead. Debug description: Cannot get value of type URL -- found null value instead
// expect: ERR DecodingError.valueNotFound: Expected value of type Data but found null instead. Debug description: Cannot get value of type Data -- found null value instead
// expect: ERR DecodingError.valueNotFound: Expected value of type String but found null instead. Debug description: Cannot get value of type String -- found null value instead
// expect: ERR DecodingError.valueNotFound: Expected value of type Decimal but found null instead. Debug description: Cannot get value of type Decimal -- found null value instead
// expect: nil
// expect: ERR DecodingError.typeMismatch: expected value of type Bool. Debug description: Expected to decode Bool but found null instead.
// expect: ERR DecodingError.valueNotFound: Expected value of type Double but found null instead. Debug description: Cannot get value of type Double -- found null value instead
// expect: ERR DecodingError.valueNotFound: Expected value of type Dictionary<String, Any> but found null instead. Path: super. Debug description: Cannot get keyed decoding container -- found null value instead
// expect: ERR DecodingError.valueNotFound: Expected value of type Dictionary<String, Any> but found null instead. Path: super. Debug description: Cannot get keyed decoding container -- found null value instead
