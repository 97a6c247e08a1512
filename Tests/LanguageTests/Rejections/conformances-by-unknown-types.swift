struct S1: Equatable { var a: Nope }
struct S2: Codable { var a: Nope; var b: Int }
struct S3: Hashable { var a: [Nope] }
class S4: Codable { var a: Nope? }
struct S5: Decodable { let a: [String: Nope] }
struct S6: Encodable { let a: Nope; func encode(to e: Encoder) throws {} }
struct S8: Equatable { var a: Nope; static func == (x: S8, y: S8) -> Bool { true } }
struct S9: Hashable { var a: Nope; func hash(into h: inout Hasher) {} }
struct S10: Comparable { var a: Nope; static func < (x: S10, y: S10) -> Bool { true } }
struct S11: Identifiable { var id: Nope }
struct S12: Equatable { var f: (Nope) -> Void }
struct S13: Codable { var a: Nope; enum CodingKeys: CodingKey { case b }; var b: Int }
struct S14 {  var a: Nope }
extension S14: Equatable {}
struct S15: Codable, Hashable { var a: Int; var b: [Nope2] = [] }
// expect error 1:8: type 'S1' does not conform to protocol 'Equatable'
// expect error 1:31: cannot find type 'Nope' in scope
// expect error 2:8: type 'S2' does not conform to protocol 'Decodable'
// expect error 2:8: type 'S2' does not conform to protocol 'Encodable'
// expect error 2:29: cannot find type 'Nope' in scope
// expect error 3:8: type 'S3' does not conform to protocol 'Equatable'
// expect error 3:8: type 'S3' does not conform to protocol 'Hashable'
// expect error 3:31: cannot find type 'Nope' in scope
// expect error 4:7: type 'S4' does not conform to protocol 'Decodable'
// expect error 4:7: type 'S4' does not conform to protocol 'Encodable'
// expect error 4:28: cannot find type 'Nope' in scope
// expect error 5:8: type 'S5' does not conform to protocol 'Decodable'
// expect error 5:40: cannot find type 'Nope' in scope
// expect error 6:31: cannot find type 'Nope' in scope
// expect error 7:31: cannot find type 'Nope' in scope
// expect error 8:8: type 'S9' does not conform to protocol 'Equatable'
// expect error 8:30: cannot find type 'Nope' in scope
// expect error 9:8: type 'S10' does not conform to protocol 'Equatable'
// expect error 9:33: cannot find type 'Nope' in scope
// expect error 10:36: cannot find type 'Nope' in scope
// expect error 11:8: type 'S12' does not conform to protocol 'Equatable'
// expect error 11:33: cannot find type 'Nope' in scope
// expect error 12:8: type 'S13' does not conform to protocol 'Decodable'
// expect error 12:30: cannot find type 'Nope' in scope
// expect error 13:22: cannot find type 'Nope' in scope
// expect error 14:1: type 'S14' does not conform to protocol 'Equatable'
// expect error 15:8: type 'S15' does not conform to protocol 'Decodable'
// expect error 15:8: type 'S15' does not conform to protocol 'Encodable'
// expect error 15:8: type 'S15' does not conform to protocol 'Equatable'
// expect error 15:8: type 'S15' does not conform to protocol 'Hashable'
// expect error 15:53: cannot find type 'Nope2' in scope
