import Foundation

extension NSTextCheckingResult {
  var ranges: [NSRange] { (0..<numberOfRanges).map(range(at:)) }
  func finder() -> (Int) -> NSRange { self.range(at:) }
}

let match = try NSRegularExpression(pattern: "(a)(b)").firstMatch(in: "ab", range: NSRange(location: 0, length: 2))!
print(match.ranges.map(\.length), match.finder()(1).location, match.range.length)

struct Shelf {
  var book = "none"

  func book(at index: Int) -> String { "book \(index)" }
  func book(named name: String) -> String { name }
  func all() -> [String] { [1, 2].map(book(at:)) + ["x"].map(self.book(named:)) }
}

print(Shelf().all(), Shelf().book)
// expect: [2, 1, 1] 0 2
// expect: ["book 1", "book 2", "x"] none
