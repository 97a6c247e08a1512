enum N1: Double { case a = 1.5, b }
enum N2: Character { case a, b = "x" }
enum N3: Float { case a = 1, b, c = 2.5, d = 3, e }
enum N4: Int { case a = -1, b, c }
enum N5: Double { case a, b }
struct NotC { }
struct A4: Codable { let id: Int; let d: NotC; enum CodingKeys: String, CodingKey { case id, d } }
struct A5: Codable { let id: Int; let d: [NotC]; enum CodingKeys: String, CodingKey { case id, d = "data" } }
struct A6: Codable { let id: Int; var d = NotC(); enum CodingKeys: String, CodingKey { case id } }
struct A7: Codable { let id: Int; var d: NotC?; enum CodingKeys: String, CodingKey { case id } }
class A8: Codable { var d: NotC; enum CodingKeys: CodingKey { case d }; init() { d = NotC() } }
struct A9: Decodable { var d: NotC; enum CodingKeys: CodingKey { case d } }
struct B1: Encodable { var d: NotC; enum CodingKeys: CodingKey { case d } }
struct B2: Codable { let id: Int; let d: NotC; enum CodingKeys: String, CodingKey { case id, d }
  init(from x: Decoder) throws { id = 1; d = NotC() }
  func encode(to x: Encoder) throws { } }
struct B3: Codable { let id: Int; let d: NotC; enum CodingKeys: String, CodingKey { case id, d }
  init(from x: Decoder) throws { id = 1; d = NotC() } }
class A: Codable { let x: Int; init(x: Int) { self.x = x } }
class B: A { let y: Int }
class C2: A { var z: String }
class C3: A { var z: String? }
class C4: Codable { var n: NotC }
class C5: Decodable { var n: Int }
class C6: Encodable { var n: Int }
class C7: C5 { var k: Int; required init(from d: Decoder) throws { k = 1; try super.init(from: d) } }
// expect error 1:10: 'N1' declares raw type 'Double', but does not conform to RawRepresentable and conformance could not be synthesized
// expect error 1:33: enum case must declare a raw value when the preceding raw value is not an integer
// expect error 2:10: 'N2' declares raw type 'Character', but does not conform to RawRepresentable and conformance could not be synthesized
// expect error 2:27: enum cases require explicit raw values when the raw type is not expressible by integer or string literal
// expect error 7:8: type 'A4' does not conform to protocol 'Decodable'
// expect error 7:8: type 'A4' does not conform to protocol 'Encodable'
// expect error 8:8: type 'A5' does not conform to protocol 'Decodable'
// expect error 8:8: type 'A5' does not conform to protocol 'Encodable'
// expect error 11:7: type 'A8' does not conform to protocol 'Decodable'
// expect error 11:7: type 'A8' does not conform to protocol 'Encodable'
// expect error 12:8: type 'A9' does not conform to protocol 'Decodable'
// expect error 13:8: type 'B1' does not conform to protocol 'Encodable'
// expect error 17:8: type 'B3' does not conform to protocol 'Encodable'
// expect error 20:7: class 'B' has no initializers
// expect error 21:7: class 'C2' has no initializers
// expect error 23:7: class 'C4' has no initializers
// expect error 23:7: type 'C4' does not conform to protocol 'Decodable'
// expect error 23:7: type 'C4' does not conform to protocol 'Encodable'
// expect error 25:7: class 'C6' has no initializers
