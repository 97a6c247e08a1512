import Foundation
let t = "one\ntwo\r\n\nthree e\u{301}👍\u{2029}four\n"
func o(_ r: Range<String.Index>) -> String { "\(r.lowerBound.utf16Offset(in: t))-\(r.upperBound.utf16Offset(in: t))" }
let n = t as NSString
print(n.length)
let inner = t.index(t.startIndex, offsetBy: 1)..<t.index(t.endIndex, offsetBy: -3)
for (name, opt) in [("lines", String.EnumerationOptions.byLines), ("paragraphs", .byParagraphs), ("characters", .byComposedCharacterSequences), ("reverse lines", [.byLines, .reverse]), ("reverse chars", [.byComposedCharacterSequences, .reverse]), ("none", [.byLines, .substringNotRequired])] {
  for range in [t.startIndex..<t.endIndex, inner] {
    var out: [String] = []
    t.enumerateSubstrings(in: range, options: opt) { sub, r, e, stop in
      out.append("\(sub.map { $0.debugDescription } ?? "nil") \(o(r)) \(o(e))")
      if out.count > 8 { stop = true }
    }
    print(name, out)
  }
}
"".enumerateSubstrings(in: "".startIndex..., options: .byLines) { s, _, _, _ in print("never", s as Any) }
let i = t.index(t.startIndex, offsetBy: 5)
print(o(t.lineRange(for: i..<i)), o(t.paragraphRange(for: i..<i)), o(t.lineRange(for: t.startIndex...i)), o(t.rangeOfComposedCharacterSequence(at: t.firstIndex(of: "👍")!)), o(t.rangeOfComposedCharacterSequences(for: i..<t.firstIndex(of: "👍")!)))
print(t.localizedStandardRange(of: "TWO").map { o($0) } as Any, t.localizedStandardRange(of: "zzz") as Any, t.fastestEncoding, t.smallestEncoding, "abc".fastestEncoding, "abc".smallestEncoding, "abc".maximumLengthOfBytes(using: .utf8), "aé".lengthOfBytes(using: .utf16))
// expect: 26
// expect: lines ["\"one\" 0-3 0-4", "\"two\" 4-7 4-9", "\"\" 9-9 9-10", "\"three é👍\" 10-20 10-21", "\"four\" 21-25 21-26"]
// expect: lines ["\"one\" 0-3 0-4", "\"two\" 4-7 4-9", "\"\" 9-9 9-10", "\"three é👍\" 10-20 10-21", "\"four\" 21-25 21-26"]
// expect: paragraphs ["\"one\" 0-3 0-4", "\"two\" 4-7 4-9", "\"\" 9-9 9-10", "\"three é👍\" 10-20 10-21", "\"four\" 21-25 21-26"]
// expect: paragraphs ["\"one\" 0-3 0-4", "\"two\" 4-7 4-9", "\"\" 9-9 9-10", "\"three é👍\" 10-20 10-21", "\"four\" 21-25 21-26"]
// expect: characters ["\"o\" 0-1 0-1", "\"n\" 1-2 1-2", "\"e\" 2-3 2-3", "\"\\n\" 3-4 3-4", "\"t\" 4-5 4-5", "\"w\" 5-6 5-6", "\"o\" 6-7 6-7", "\"\\r\" 7-8 7-8", "\"\\n\" 8-9 8-9"]
// expect: characters ["\"o\" 0-1 0-1", "\"n\" 1-2 1-2", "\"e\" 2-3 2-3", "\"\\n\" 3-4 3-4", "\"t\" 4-5 4-5", "\"w\" 5-6 5-6", "\"o\" 6-7 6-7", "\"\\r\" 7-8 7-8", "\"\\n\" 8-9 8-9"]
// expect: reverse lines ["\"four\" 21-25 21-26", "\"three é👍\" 10-20 10-21", "\"\" 9-9 9-10", "\"two\" 4-7 4-9", "\"one\" 0-3 0-4"]
// expect: reverse lines ["\"four\" 21-25 21-26", "\"three é👍\" 10-20 10-21", "\"\" 9-9 9-10", "\"two\" 4-7 4-9", "\"one\" 0-3 0-4"]
// expect: reverse chars ["\"\\n\" 25-26 25-26", "\"r\" 24-25 24-25", "\"u\" 23-24 23-24", "\"o\" 22-23 22-23", "\"f\" 21-22 21-22", "\" \" 20-21 20-21", "\"👍\" 18-20 18-20", "\"é\" 16-18 16-18", "\" \" 15-16 15-16"]
// expect: reverse chars ["\"\\n\" 25-26 25-26", "\"r\" 24-25 24-25", "\"u\" 23-24 23-24", "\"o\" 22-23 22-23", "\"f\" 21-22 21-22", "\" \" 20-21 20-21", "\"👍\" 18-20 18-20", "\"é\" 16-18 16-18", "\" \" 15-16 15-16"]
// expect: none ["nil 0-3 0-4", "nil 4-7 4-9", "nil 9-9 9-10", "nil 10-20 10-21", "nil 21-25 21-26"]
// expect: none ["nil 0-3 0-4", "nil 4-7 4-9", "nil 9-9 9-10", "nil 10-20 10-21", "nil 21-25 21-26"]
// expect: 4-9 4-9 0-9 18-20 5-18
// expect: Optional("4-7") nil Unicode (UTF-16) Unicode (UTF-16) Unicode (UTF-16) Western (ASCII) 9 4
