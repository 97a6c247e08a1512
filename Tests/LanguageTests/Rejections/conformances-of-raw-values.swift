struct Grade: RawRepresentable {}
struct Code: RawRepresentable { init?(rawValue: String) { nil } }
struct Column: CodingKey { var stringValue: String }
enum Part: CodingKey { case row(Int) }
struct Money: AdditiveArithmetic {}
struct Row: Collection {
  var startIndex: Int { 0 }
  var endIndex: Int { 1 }
  func index(after i: Int) -> Int { i + 1 }
}
struct Board: MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { 1 }
  subscript(i: Int) -> Int { i }
  func index(after i: Int) -> Int { i + 1 }
}
protocol Table { subscript(row: Int) -> String { get } }
struct Names: Table { subscript(row: String) -> String { row } }
struct Pages: Table { subscript(row: Int) -> String { "\(row)" } }
struct Saved: Codable {
  var name: String
  enum CodingKeys: String, CodingKey { case title }
}
struct Sent: Encodable {
  var name: String
  enum CodingKeys: String, CodingKey { case name, date }
}
struct Read: Decodable {
  var name: String
  var note: String?
  let size: Int
  enum CodingKeys: String, CodingKey { case name }
}
// expect error 1:8: type 'Grade' does not conform to protocol 'RawRepresentable'
// expect error 2:8: type 'Code' does not conform to protocol 'RawRepresentable'
// expect error 3:8: type 'Column' does not conform to protocol 'CodingKey'
// expect error 4:6: type 'Part' does not conform to protocol 'CodingKey'
// expect error 5:8: type 'Money' does not conform to protocol 'AdditiveArithmetic'
// expect error 6:8: type 'Row' does not conform to protocol 'Collection'
// expect error 11:8: type 'Board' does not conform to protocol 'MutableCollection'
// expect error 18:8: type 'Names' does not conform to protocol 'Table'
// expect error 20:8: type 'Saved' does not conform to protocol 'Decodable'
// expect error 20:8: type 'Saved' does not conform to protocol 'Encodable'
// expect error 24:8: type 'Sent' does not conform to protocol 'Encodable'
// expect error 28:8: type 'Read' does not conform to protocol 'Decodable'
