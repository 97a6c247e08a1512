struct A: Codable { let x: Int; enum CodingKeys: String { case x } }
struct B: Decodable { let x: Int; enum CodingKeys: String { case x } }
struct C: Codable { let x: Int; enum CodingKeys: String, CodingKey { case x } }
enum D: Codable { case a(Int); enum CodingKeys: String { case a } }
// expect error 1:8: type 'A' does not conform to protocol 'Decodable'
// expect error 1:8: type 'A' does not conform to protocol 'Encodable'
// expect error 2:8: type 'B' does not conform to protocol 'Decodable'
// expect error 4:6: type 'D' does not conform to protocol 'Decodable'
// expect error 4:6: type 'D' does not conform to protocol 'Encodable'
