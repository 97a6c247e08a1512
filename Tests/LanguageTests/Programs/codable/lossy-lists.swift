import Foundation
// A type without properties decodes from anything, so that it can skip what a list holds.
struct Lossy<Element: Decodable>: Decodable {
  var items: [Element] = []
  private struct Skipped: Decodable {}
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      if let value = try? list.decode(Element.self) { items.append(value) } else { _ = try list.decode(Skipped.self) }
    }
  }
}
enum Suit: String, Decodable { case hearts, spades
  enum Rank: Int, Decodable { case ace = 1 }
}
print(try JSONDecoder().decode(Lossy<Int>.self, from: Data(#"[1, "x", 2, null, 3.5, [4], {"a": 5}, 6]"#.utf8)).items)
print(try JSONDecoder().decode(Lossy<Suit>.self, from: Data(#"["hearts", "x", 3, "spades"]"#.utf8)).items)
do { _ = try JSONDecoder().decode([Suit.Rank].self, from: Data("[1, 2]".utf8)) } catch DecodingError.dataCorrupted(let c) { print(c.debugDescription) }
// expect: [1, 2, 6]
// expect: [main.Suit.hearts, main.Suit.spades]
// expect: Cannot initialize Rank from invalid Int value 2
