import Foundation
let s = "hello world"
let e = "héé👍🏽llo"
print(s.startIndex, s.endIndex)
print(e.startIndex, e.endIndex, e.index(after: e.startIndex), e.index(e.startIndex, offsetBy: 3))
print(s.index(after: s.startIndex), s.index(s.startIndex, offsetBy: 4), s.index(before: s.endIndex))
print(s.firstIndex(of: "w")!, e.firstIndex(of: "l")!, s.lastIndex(of: "o")!)
print(s.range(of: "wor")!, e.range(of: "ll")!, s.range(of: "zz") as Any)
print(s.firstRange(of: "wor")!, s.ranges(of: "o"))
print(s.utf8.startIndex, s.utf8.index(after: s.utf8.startIndex), s.utf8.endIndex, e.utf8.index(e.utf8.startIndex, offsetBy: 2))
print(s.utf16.startIndex, s.utf16.index(after: s.utf16.startIndex), s.utf16.endIndex, e.utf16.index(e.utf16.startIndex, offsetBy: 2), e.utf16.index(e.utf16.startIndex, offsetBy: 4))
print(s.unicodeScalars.startIndex, s.unicodeScalars.index(after: s.unicodeScalars.startIndex), s.unicodeScalars.endIndex, e.unicodeScalars.index(e.unicodeScalars.startIndex, offsetBy: 4))
print(e.utf16.firstIndex(of: 108)!, e.utf8.firstIndex(of: 108)!)
print(s.range(of: "WOR", options: .caseInsensitive)!, s.range(of: "o w", options: .backwards)!, s.range(of: "w.r", options: .regularExpression)!)
print(String.Index(utf16Offset: 3, in: s), String.Index(utf16Offset: 3, in: e), String.Index(utf16Offset: 4, in: e))
print(Array(s.indices.prefix(2)), Array(e.indices))
print(s.index(s.startIndex, offsetBy: 3, limitedBy: s.endIndex)!, s.prefix(3).endIndex, s.dropFirst(2).startIndex, s.suffix(3).startIndex)
let sub = s[s.range(of: "wor")!]
print(sub.startIndex, sub.endIndex, sub.index(after: sub.startIndex), sub.firstIndex(of: "r")!)
print("".startIndex, "".endIndex)
debugPrint(s.startIndex, s.endIndex, e.index(after: e.startIndex))
print(s.range(of: "wor")!.lowerBound, s.range(of: "wor")!.upperBound)
print([s.startIndex], Optional(s.endIndex) as Any, s.startIndex..<s.endIndex, s.startIndex...s.index(after: s.startIndex))
print(String(describing: s.firstIndex { $0 == "l" }))
print(s.lineRange(for: s.startIndex..<s.endIndex))
print(e.lowercased().startIndex, (e + "x").endIndex, String(e.reversed()).startIndex)
if let r = s.firstRange(of: #/w.r/#) { print(r) }
if let m = s.firstMatch(of: #/w(.)r/#) { print(m.range, m.output.1.startIndex) }
print(e.utf8.startIndex.encodedOffset, e.endIndex.utf16Offset(in: e))
print(e.index(of: "l")!, s.indices.last!)
print(s.utf8.indices.last!, s.rangeOfCharacter(from: .whitespaces)!)
print(s.range(of: "o")!.upperBound, s.range(of: "o", range: s.index(s.startIndex, offsetBy: 5)..<s.endIndex)!)
print(s.unicodeScalars.firstIndex(of: "w")!, s.startIndex.samePosition(in: s.utf16)!, s.index(after: s.startIndex).samePosition(in: s.utf8)!)
print(max(s.startIndex, s.endIndex), [s.endIndex, s.startIndex].sorted())
print(s.components(separatedBy: " ").map { $0.endIndex }, s.split(separator: " ").map { $0.startIndex })
print(e.lineRange(for: e.startIndex..<e.endIndex), s.paragraphRange(for: s.startIndex..<s.startIndex))
s.enumerateSubstrings(in: s.startIndex..<s.endIndex, options: .byComposedCharacterSequences) { w, r, r2, _ in print(w!, r, r2) }
print(s.rangeOfComposedCharacterSequence(at: s.index(after: s.startIndex)))
print(NSRange(s.range(of: "wor")!, in: s), Range(NSRange(location: 1, length: 2), in: s)!, Range(NSRange(location: 1, length: 2), in: e)!)
print(String.Index(encodedOffset: 3), s.utf8.firstIndex(of: 111)!, sub.utf8.startIndex, sub.utf8.endIndex, sub.utf16.endIndex, sub.unicodeScalars.startIndex)
print(String.Index(utf16Offset: 1, in: sub), String.Index(utf16Offset: 1, in: e.dropFirst()), e.dropFirst().endIndex.utf16Offset(in: e.dropFirst()))
let parts = s.split(separator: "o")
print(parts.map { "\($0.startIndex)-\($0.endIndex)" })
var i = e.startIndex
while i != e.endIndex { print(i, e[i], terminator: " "); e.formIndex(after: &i) }
print()
print(e.utf16.indices.map { "\($0)" }.joined(separator: " "))
print(e.utf16[String.Index(utf16Offset: 4, in: e)], e[String.Index(utf16Offset: 4, in: e)], e.utf16.distance(from: e.utf16.startIndex, to: String.Index(utf16Offset: 4, in: e)))
print(MemoryLayout<String.Index>.size, Set([s.startIndex, s.utf16.startIndex, s.range(of: "hello")!.lowerBound]).count, s.index(after: s.startIndex) == s.utf16.index(after: s.utf16.startIndex))
var copy = s
copy.insert("!", at: copy.range(of: "o")!.lowerBound)
copy.removeSubrange(copy.range(of: "wor")!)
copy.replaceSubrange(copy.range(of: "ll")!, with: "LL")
print(copy, copy[copy.range(of: "LL")!.upperBound...], s[..<s.range(of: " ")!.lowerBound].endIndex)
// expect: 0[any] 11[utf8]
// expect: 0[any] 16[utf8] 1[utf8] 5[utf8]
// expect: 1[utf8] 4[utf8] 10[utf8]
// expect: 6[utf8] 13[utf8] 7[utf8]
// expect: 6[any]..<9[any] 13[utf8]..<15[utf8] nil
// expect: 6[utf8]..<9[utf8] [Range(4[utf8]..<5[utf8]), Range(7[utf8]..<8[utf8])]
// expect: 0[any] 1[utf8] 11[utf8] 2[utf8]
// expect: 0[any] 1[any] 11[utf8] 3[utf8] 5[utf8]+1
// expect: 0[any] 1[utf8] 11[utf8] 9[utf8]
// expect: 13[utf8] 13[utf8]
// expect: 6[any]..<9[any] 4[any]..<7[any] 6[any]..<9[any]
// expect: 3[any] 5[utf8] 5[utf8]+1
// expect: [0[any], 1[utf8]] [0[any], 1[utf8], 3[utf8], 5[utf8], 13[utf8], 14[utf8], 15[utf8]]
// expect: 3[utf8] 3[utf8] 2[utf8] 8[utf8]
// expect: 6[any] 9[any] 7[utf8] 8[utf8]
// expect: 0[any] 0[utf8]
// expect: 0[any] 11[utf8] 1[utf8]
// expect: 6[any] 9[any]
// expect: [0[any]] Optional(11[utf8]) 0[any]..<11[utf8] 0[any]...1[utf8]
// expect: Optional(2[utf8])
// expect: 0[any]..<11[utf8]
// expect: 0[any] 17[utf8] 0[any]
// expect: 6[utf8]..<9[utf8]
// expect: 6[utf8]..<9[utf8] 7[utf8]
// expect: 0 10
// expect: 13[utf8] 10[utf8]
// expect: 10[utf8] 5[any]..<6[any]
// expect: 5[any] 7[any]..<8[any]
// expect: 6[utf8] 0[any] 1[utf8]
// expect: 11[utf8] [0[any], 11[utf8]]
// expect: [5[utf8], 5[utf8]] [0[any], 6[utf8]]
// expect: 0[any]..<16[utf8] 0[any]..<11[utf8]
// expect: h 0[any]..<1[any] 0[any]..<1[any]
// expect: e 1[any]..<2[any] 1[any]..<2[any]
// expect: l 2[any]..<3[any] 2[any]..<3[any]
// expect: l 3[any]..<4[any] 3[any]..<4[any]
// expect: o 4[any]..<5[any] 4[any]..<5[any]
// expect: 5[any]..<6[any] 5[any]..<6[any]
// expect: w 6[any]..<7[any] 6[any]..<7[any]
// expect: o 7[any]..<8[any] 7[any]..<8[any]
// expect: r 8[any]..<9[any] 8[any]..<9[any]
// expect: l 9[any]..<10[any] 9[any]..<10[any]
// expect: d 10[any]..<11[any] 10[any]..<11[any]
// expect: 1[any]..<2[any]
// expect: {6, 3} 1[any]..<3[any] 1[utf8]..<5[utf8]
// expect: 3[unknown] 4[utf8] 6[any] 9[any] 9[any] 6[any]
// expect: 7[any] 3[utf8] 9
// expect: ["0[any]-4[utf8]", "5[utf8]-7[utf8]", "8[utf8]-11[utf8]"]
// expect: 0[any] h 1[utf8] é 3[utf8] é 5[utf8] 👍🏽 13[utf8] l 14[utf8] l 15[utf8] o 
// expect: 0[any] 1[utf8] 3[utf8] 5[utf8] 5[utf8]+1 9[utf8] 9[utf8]+1 13[utf8] 14[utf8] 15[utf8]
// expect: 56397 👍🏽 4
// expect: 8 1 true
// expect: heLL!o ld !o ld 5[any]
