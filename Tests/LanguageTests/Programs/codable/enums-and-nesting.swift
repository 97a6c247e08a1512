import Foundation
enum Level: String, Codable { case low, high }
struct Point: Codable { var x: Int; var y: Int }
struct Shape: Codable { var level: Level; var points: [Point]; var lookup: [String: Int]; var origin: Point? }
let shape = Shape(level: .high, points: [Point(x: 1, y: 2)], lookup: ["k": 3], origin: Point(x: 0, y: 0))
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let text = String(decoding: try encoder.encode(shape), as: UTF8.self)
print(text)
let back = try JSONDecoder().decode(Shape.self, from: Data(text.utf8))
print(back.level, back.points[0].y, back.lookup["k"]!, back.origin != nil)
print(String(decoding: try encoder.encode(["a": 1.5, "b": 2]), as: UTF8.self), String(decoding: try encoder.encode([1, 2]), as: UTF8.self))
// expect: {"level":"high","lookup":{"k":3},"origin":{"x":0,"y":0},"points":[{"x":1,"y":2}]}
// expect: high 2 3 true
// expect: {"a":1.5,"b":2} [1,2]
