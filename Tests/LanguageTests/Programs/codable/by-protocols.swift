import Foundation

// What an extension of a protocol gives is not made up: coding, equality, hashes, order.
protocol Boxed {
  var value: Any { get }
  init<T>(_ value: T?)
}
extension Boxed {
  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) { self.init(number) } else { self.init(try container.decode(String.self)) }
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    if let number = value as? Int { try container.encode(number) } else { try container.encode("\(value)!") }
  }
}
struct Box: Codable {
  let value: Any
  init<T>(_ value: T?) { self.value = value ?? () }
}
extension Box: Boxed {}
let boxes = try JSONDecoder().decode([Box].self, from: Data("[1,\"x\"]".utf8))
print(boxes, String(decoding: try JSONEncoder().encode(boxes), as: UTF8.self))

protocol Numbered: Codable { var number: Int { get } }
extension Numbered {
  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number * 10)
  }
}
struct Seat: Numbered {
  var number: Int
  var row = "a"
}
print(String(decoding: try JSONEncoder().encode([Seat(number: 3)]), as: UTF8.self))
print(try JSONDecoder().decode(Seat.self, from: Data(#"{"number":4,"row":"b"}"#.utf8)))
// expect: [main.Box(value: 1), main.Box(value: "x")] [1,"x!"]
// expect: [30]
// expect: Seat(number: 4, row: "b")
