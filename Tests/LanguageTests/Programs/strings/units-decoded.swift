import Foundation
func decoded<C: UnicodeCodec, I: IteratorProtocol>(_ codec: C, _ units: I) where I.Element == C.CodeUnit {
  var (codec, units, scalars, errors) = (codec, units, [Unicode.Scalar](), 0)
  loop: while true {
    switch codec.decode(&units) {
    case .scalarValue(let scalar): scalars.append(scalar)
    case .emptyInput: break loop
    case .error: errors += 1
    }
  }
  print(scalars, errors)
}
decoded(UTF8(), "aé€😀e\u{301}".utf8.makeIterator())
decoded(UTF8(), [0x61, 0xFF, 0xE2, 0x82, 0x62, 0xF0, 0x9F, 0x98, 0xC3, 0xA9, 0xED, 0xA0, 0x80, 0xC0, 0xE2, 0x82].makeIterator())
decoded(UTF16(), "a😀é".utf16.makeIterator())
decoded(UTF16(), [0x61, 0xD83D, 0x62, 0xDE00, 0xD83D].makeIterator())
decoded(UTF32(), [0x61, 0x1F600, 0xD800, 0x110000].makeIterator())
UTF8.encode("é") { print($0, terminator: " ") }
UTF16.encode("😀") { print($0, terminator: " ") }
print()
let text = "aé€😀"
let (units, cut) = (text.utf8, text.utf8.index(text.startIndex, offsetBy: 2))
print(Substring(units[..<cut]), Substring(units[cut...]), String(units[..<cut]) as Any, Substring(units.dropLast(1)))
let line = "hello world 123"
let from = line.index(line.startIndex, offsetBy: 5)
print(line.range(of: "[0-9]+", options: [.regularExpression, .anchored]) as Any)
print(line.range(of: " wor", options: [.regularExpression, .anchored], range: from..<line.endIndex).map { line[$0] } as Any)
print(line.replacingOccurrences(of: "[a-z]", with: "X", options: [.regularExpression, .anchored]))
func stored<S: Sequence>(_ list: S) -> Int? { list.withContiguousStorageIfAvailable { $0.count } }
print(stored(1...3) as Any, stored(0..<3) as Any, stored([1, 2]) as Any, stored([1, 2, 3][1...]) as Any, stored(Set([1])) as Any)
print(stored("abc".utf8) as Any, stored("abc") as Any, stored(ContiguousArray([1])) as Any, stored(Data([1, 2])) as Any)
print(stored(CollectionOfOne(1)) as Any, stored([1].reversed()) as Any, stored(stride(from: 0, to: 3, by: 1)) as Any, stored(zip([1], [2])) as Any)
// expect: ["a", "\u{00E9}", "\u{20AC}", "\u{0001F600}", "e", "\u{0301}"] 0
// expect: ["a", "b", "\u{00E9}"] 8
// expect: ["a", "\u{0001F600}", "\u{00E9}"] 0
// expect: ["a", "b"] 3
// expect: ["a", "\u{0001F600}"] 2
// expect: 195 169 55357 56832 
// expect: a é€😀 nil aé€
// expect: nil
// expect: Optional(" wor")
// expect: XXXXX world 123
// expect: nil nil Optional(2) Optional(2) nil
// expect: Optional(3) nil Optional(1) Optional(2)
// expect: nil nil nil nil
