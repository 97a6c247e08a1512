import Foundation
enum Op: Codable { case push(value: Int), swap(a: Int, b: Int), pop, both(Int, String = "dft", note: String? = nil)
  enum PushCodingKeys: String, CodingKey { case value = "v" }
  enum SwapCodingKeys: String, CodingKey { case a, b = "B" }
  enum BothCodingKeys: String, CodingKey { case _0 = "first", note }
}
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
print(String(decoding: try e.encode([Op.push(value: 1), .swap(a: 1, b: 2), .pop, .both(1, "x", note: "n"), .both(4)]), as: UTF8.self))
print(try JSONDecoder().decode(Op.self, from: Data(#"{"push":{"v":4}}"#.utf8)))
print(try JSONDecoder().decode(Op.self, from: Data(#"{"both":{"first":4}}"#.utf8)))
do { print(try JSONDecoder().decode(Op.self, from: Data(#"{"push":{"value":4}}"#.utf8))) } catch { print(error) }
do { print(try JSONDecoder().decode(Op.self, from: Data(#"{"swap":{"a":4}}"#.utf8))) } catch { print(error) }
do { print(try JSONDecoder().decode(Op.self, from: Data(#"{"push":4}"#.utf8))) } catch { print(error) }
do { print(try JSONDecoder().decode(Op.self, from: Data(#"{}"#.utf8))) } catch { print(error) }
enum Part: Codable { case one(Int), two(x: Int)
  enum CodingKeys: String, CodingKey { case one = "1", two = "2" } }
print(String(decoding: try e.encode([Part.one(1), .two(x: 3)]), as: UTF8.self))
enum Kept: Encodable { case one(Int), two(x: Int)
  enum CodingKeys: CodingKey { case one } }
do { print(String(decoding: try e.encode([Kept.one(1)]), as: UTF8.self))
print(String(decoding: try e.encode([Kept.two(x: 1)]), as: UTF8.self)) } catch { print(error) }
enum Shape: Codable, Equatable {
  case circle(radius: Double), rect(width: Double, height: Double = 1), none
  private enum CodingKeys: String, CodingKey { case circle = "c", rect = "r", none = "n" }
  private enum RectCodingKeys: String, CodingKey { case width = "w" }
}
print(String(decoding: try e.encode([Shape.circle(radius: 2), .rect(width: 3), .none]), as: UTF8.self))
print(try JSONDecoder().decode([Shape].self, from: Data(#"[{"r":{"w":2}},{"n":{}},{"c":{"radius":1.5}}]"#.utf8)))
print(Shape.rect(width: 1) == .rect(width: 1, height: 1))
// expect: [{"push":{"v":1}},{"swap":{"B":2,"a":1}},{"pop":{}},{"both":{"first":1,"note":"n"}},{"both":{"first":4}}]
// expect: push(value: 4)
// expect: both(4, "dft", note: nil)
// expect: DecodingError.keyNotFound: Key 'v' not found in keyed decoding container. Path: push. Debug description: No value associated with key PushCodingKeys(stringValue: "v", intValue: nil) ("v").
// expect: DecodingError.keyNotFound: Key 'B' not found in keyed decoding container. Path: swap. Debug description: No value associated with key SwapCodingKeys(stringValue: "B", intValue: nil) ("B").
// expect: DecodingError.typeMismatch: expected value of type Dictionary<String, Any>. Path: push. Debug description: Expected to decode Dictionary<String, Any> but found number instead.
// expect: DecodingError.typeMismatch: expected value of type Op. Debug description: Invalid number of keys found, expected one.
// expect: [{"1":{"_0":1}},{"2":{"x":3}}]
// expect: [{"one":{"_0":1}}]
// expect: EncodingError.invalidValue: main.Kept.two(x: 1) (Kept). Path: [0]. Debug description: Case 'two' cannot be encoded because it is not defined in CodingKeys.
// expect: [{"c":{"radius":2}},{"r":{"w":3}},{"n":{}}]
// expect: [main.Shape.rect(width: 2.0, height: 1.0), main.Shape.none, main.Shape.circle(radius: 1.5)]
// expect: true
