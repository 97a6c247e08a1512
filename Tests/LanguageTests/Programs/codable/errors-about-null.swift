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
