// Generic types that are coded where their parameters are, and classes without coded superclass.
import Foundation
struct Response<T: Codable>: Codable { var data: T; var page: Int? }
struct Cell<T> { var value: T }
extension Cell: Codable where T: Codable {}
extension Cell: Equatable where T: Equatable {}
enum Choice<T: Codable>: Codable { case some(T), nothing }
final class Holder<T: Codable>: Codable {
  var value: T
  init(value: T) { self.value = value }
}
struct Written<T: CustomStringConvertible>: Encodable {
  var value: T
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.description)
  }
}
struct Plain<T: Encodable>: Encodable {
  var value: T
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(value)
    try container.encode(1)
    try container.encode([value])
  }
}
struct Skipped<T>: Encodable {
  var data: T
  var size = 1
  enum CodingKeys: CodingKey { case size }
}
struct Tag<T>: Hashable {
  let id: Int
  static func == (left: Tag, right: Tag) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
func text(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
print(try text(Response(data: [1], page: 2)), try text(Cell(value: "a")), try text(Choice.some(3)))
print(try text(Holder(value: true)), try text(Written(value: 5)), try text(Plain(value: "x")), try text(Skipped(data: { 1 })))
print(try JSONDecoder().decode(Response<Cell<Int>>.self, from: Data("{\"data\": {\"value\": 4}}".utf8)).data.value)
print(Tag<() -> Void>(id: 1) == Tag(id: 1), Cell(value: 1) == Cell(value: 1))
// expect: {"data":[1],"page":2} {"value":"a"} {"some":{"_0":3}}
// expect: {"value":true} "5" ["x",1,["x"]] {"size":1}
// expect: 4
// expect: true true
