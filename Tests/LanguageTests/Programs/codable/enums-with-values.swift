import Foundation
enum Shape: Codable, Equatable { case circle(radius: Double), square(Double), empty }
enum Size: String, Codable { case small = "S", large = "L" }
enum Level: Int, Codable, CaseIterable { case low = 1, high }
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
func text<T: Encodable>(_ value: T) -> String { (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "failed" }
print(text([Shape.circle(radius: 1.5), .square(2), .empty]))
print(text([Size.small, .large]), text(Level.allCases), text(["a": Level.high]))
let shapes = try JSONDecoder().decode([Shape].self, from: Data(text([Shape.circle(radius: 1.5), .square(2), .empty]).utf8))
print(shapes, shapes[0] == .circle(radius: 1.5))
do { _ = try JSONDecoder().decode(Size.self, from: Data(#""M""#.utf8)) } catch DecodingError.dataCorrupted(let context) { print("corrupt:", context.debugDescription) }
print((try? JSONDecoder().decode([Level].self, from: Data("[1,2,3]".utf8))) as Any)
print(text([1, nil, 3]), text([1.0, 2.5, 1e20]), text(["k": nil as Int?]), text("quote \" / \n é"))
struct Wrapper<T: Codable>: Codable { var item: T }
print(text(Wrapper(item: Wrapper(item: 5))), try JSONDecoder().decode(Wrapper<[String]>.self, from: Data(#"{"item":["a"]}"#.utf8)).item)
// expect: [{"circle":{"radius":1.5}},{"square":{"_0":2}},{"empty":{}}]
// expect: ["S","L"] [1,2] {"a":2}
// expect: [main.Shape.circle(radius: 1.5), main.Shape.square(2.0), main.Shape.empty] true
// expect: corrupt: Cannot initialize Size from invalid String value M
// expect: nil
// expect: [1,null,3] [1,2.5,1e+20] {"k":null} "quote \" \/ \n é"
// expect: {"item":{"item":5}} ["a"]
