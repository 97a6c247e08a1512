import Foundation
struct Pair<A, B> { var a: A, b: B }
extension Pair: Codable where A: Codable, B: Codable {}
func ok<T>(_ x: T) -> Bool { x is any Encodable }
print(ok(Pair(a: 1, b: 2)), ok(Pair(a: 1, b: nil as Int?)), ok(4 as Int?), ok([4 as Int?]), ok(Pair(a: 1, b: [2 as Int?])))
func s<T: Encodable>(_ x: T) -> String { String(decoding: try! JSONEncoder().encode(x), as: UTF8.self) }
print(s(Pair(a: 1, b: 4)).count)
print(s(Pair(a: 1, b: [nil as Int?])).count)
print(s(Pair(a: 1, b: nil as Int?)).count)
print(try JSONDecoder().decode(Pair<Int, Int?>.self, from: Data(#"{"a":1,"b":null}"#.utf8)))
print(try JSONDecoder().decode(Pair<String, [Int?]>.self, from: Data(#"{"a":"x","b":[null,2]}"#.utf8)))
enum Either<L, R> { case left(L), right(R) }
extension Either: Codable where L: Codable, R: Codable {}
extension Either: Equatable where L: Equatable, R: Equatable {}
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
print(String(decoding: try e.encode([Either<Int, String?>.left(1), .right(nil), .right("r")]), as: UTF8.self))
print(try JSONDecoder().decode([Either<Int, String>].self, from: Data(#"[{"left":{"_0":1}},{"right":{"_0":"q"}}]"#.utf8)) == [.left(1), .right("q")])
struct Page<Item> { var items: [Item]; var next: Item?; var total = 0 }

extension Page: Codable where Item: Codable {}
print(try JSONDecoder().decode(Page<Int>.self, from: Data(#"{"items":[1,2],"total":2}"#.utf8)))
print(String(decoding: try e.encode(Page(items: ["a"], next: "b")), as: UTF8.self))
// expect: true true true true true
// expect: 13
// expect: 18
// expect: 16
// expect: Pair<Int, Optional<Int>>(a: 1, b: nil)
// expect: Pair<String, Array<Optional<Int>>>(a: "x", b: [nil, Optional(2)])
// expect: [{"left":{"_0":1}},{"right":{"_0":null}},{"right":{"_0":"r"}}]
// expect: true
// expect: Page<Int>(items: [1, 2], next: nil, total: 2)
// expect: {"items":["a"],"next":"b","total":0}
