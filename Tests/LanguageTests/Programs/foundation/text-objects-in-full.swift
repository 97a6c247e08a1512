import Foundation
let s: NSString = "Héllo Wörld, hello"
func r(_ x: NSRange) -> String { x.location == NSNotFound ? "none \(x.length)" : "\(x.location),\(x.length)" }
let whole = NSRange(location: 0, length: s.length)
print(s.localizedStandardContains("HELLO"), s.localizedCaseInsensitiveContains("WÖRLD"), s.localizedStandardContains("zzz"), r(s.localizedStandardRange(of: "wor")), s.localizedStandardCompare("Héllo 2").rawValue)
print(s.compare("Héllo", options: [], range: NSRange(location: 0, length: 5)).rawValue, s.compare("hello", options: [.caseInsensitive, .diacriticInsensitive], range: NSRange(location: 0, length: 5)).rawValue, s.compare("HELLO", options: .caseInsensitive, range: NSRange(location: 13, length: 5), locale: nil).rawValue)
print(r(s.range(of: "hello")), r(s.range(of: "o", options: .backwards)), r(s.range(of: "hello", options: .caseInsensitive, range: whole)), r(s.range(of: "HELLO", options: [.caseInsensitive, .diacriticInsensitive], range: whole, locale: Locale(identifier: "en_US"))), r(s.range(of: "zz")), r(s.range(of: "[a-z]+", options: .regularExpression)))
print(r(s.rangeOfCharacter(from: .whitespaces)), r(s.rangeOfCharacter(from: .decimalDigits)), r(s.rangeOfCharacter(from: .letters, options: .backwards)), r(s.rangeOfCharacter(from: .whitespaces, options: [], range: NSRange(location: 7, length: 11))))
let family: NSString = "a👨‍👩‍👧e\u{301}x"
print(family.length, r(family.rangeOfComposedCharacterSequence(at: 2)), r(family.rangeOfComposedCharacterSequence(at: 9)), r(family.rangeOfComposedCharacterSequence(at: 0)), r(family.rangeOfComposedCharacterSequences(for: NSRange(location: 2, length: 8))))
for t in ["12", " 12abc", "-7.9", "abc", "", "99999999999", "99999999999999999999", "-99999999999999999999", "+5", "0x1F", "1e3", "  -  3", "3.7e2x", ".5", "yes", "TRUE", "0", "00", "-1", "no"] { let n = NSString(string: t); print(t, n.intValue, n.integerValue, n.longLongValue, n.doubleValue, n.floatValue, n.boolValue) }
print(s.localizedUppercase, s.localizedLowercase, s.localizedCapitalized, s.uppercased, s.uppercased(with: nil), s.lowercased(with: nil), s.capitalized(with: Locale(identifier: "en_US")))
let lines: NSString = "one\ntwo\r\nthree\u{2029}four"
print(r(lines.lineRange(for: NSRange(location: 5, length: 1))), r(lines.paragraphRange(for: NSRange(location: 10, length: 1))), r(lines.lineRange(for: NSRange(location: 0, length: 6))))
lines.enumerateLines { l, stop in print("line", l) }
var start = 0, end = 0, contents = 0
lines.getLineStart(&start, end: &end, contentsEnd: &contents, for: NSRange(location: 5, length: 0)); print(start, end, contents)
lines.getParagraphStart(&start, end: &end, contentsEnd: &contents, for: NSRange(location: 10, length: 0)); print(start, end, contents)
let words: NSString = "Hi there. Bye now!"
print(s.fastestEncoding, s.smallestEncoding, NSString(string: "abc").fastestEncoding, NSString(string: "abc").smallestEncoding, s.canBeConverted(to: String.Encoding.ascii.rawValue), s.canBeConverted(to: String.Encoding.utf8.rawValue), s.lengthOfBytes(using: String.Encoding.utf8.rawValue), s.maximumLengthOfBytes(using: String.Encoding.utf8.rawValue), s.maximumLengthOfBytes(using: String.Encoding.utf16.rawValue), s.lengthOfBytes(using: String.Encoding.utf16.rawValue), s.lengthOfBytes(using: String.Encoding.ascii.rawValue))
print(s.data(using: String.Encoding.ascii.rawValue, allowLossyConversion: true).map { String(decoding: $0, as: UTF8.self) } as Any, s.data(using: String.Encoding.ascii.rawValue) as Any)
let c: NSString = "e\u{301}ﬁÅ"
print(c.length, c.decomposedStringWithCanonicalMapping.utf16.count, c.precomposedStringWithCanonicalMapping.utf16.count, c.decomposedStringWithCompatibilityMapping, c.precomposedStringWithCompatibilityMapping)
print(s.folding(options: .diacriticInsensitive, locale: nil), s.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: .current), s.applyingTransform(.stripDiacritics, reverse: false) as Any, s.applyingTransform(.toLatin, reverse: false) as Any)
print(s.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) as Any, NSString(string: "a%20b").removingPercentEncoding as Any, NSString(string: "%zz").removingPercentEncoding as Any)
print(NSString(string: "/a/b").stringsByAppendingPaths(["x", "y/z"]))
print(NSString(format: "%05.2f|%@|%d", 3.14159, "q", 7))
print(s.components(separatedBy: " "), s.substring(to: 5), s.substring(from: 13), s.substring(with: NSRange(location: 6, length: 5)), s.character(at: 1), s.hasPrefix("Hé"), s.hasSuffix("lo"), s.contains("Wö"), s.padding(toLength: 4, withPad: " ", startingAt: 0), s.commonPrefix(with: "Hélp", options: []))
// expect: true true false 6,3 1
// expect: 0 0 0
// expect: 13,5 17,1 13,5 0,5 none 0 2,3
// expect: 5,1 none 0 17,1 12,1
// expect: 12 1,8 9,2 0,1 1,10
// expect: 12 12 12 12 12.0 12.0 true
// expect: 12abc 12 12 12 12.0 12.0 true
// expect: -7.9 -7 -7 -7 -7.9 -7.9 true
// expect: abc 0 0 0 0.0 0.0 false
// expect: 0 0 0 0.0 0.0 false
// expect: 99999999999 2147483647 99999999999 99999999999 99999999999.0 1e+11 true
// expect: 99999999999999999999 2147483647 9223372036854775807 9223372036854775807 1e+20 1e+20 true
// expect: -99999999999999999999 -2147483648 -9223372036854775808 -9223372036854775808 -1e+20 -1e+20 true
// expect: +5 5 5 5 5.0 5.0 true
// expect: 0x1F 0 0 0 0.0 0.0 false
// expect: 1e3 1 1 1 1000.0 1000.0 true
// expect: -  3 -3 -3 -3 -3.0 -3.0 true
// expect: 3.7e2x 3 3 3 370.0 370.0 true
// expect: .5 0 0 0 0.5 0.5 false
// expect: yes 0 0 0 0.0 0.0 true
// expect: TRUE 0 0 0 0.0 0.0 true
// expect: 0 0 0 0 0.0 0.0 false
// expect: 00 0 0 0 0.0 0.0 false
// expect: -1 -1 -1 -1 -1.0 -1.0 true
// expect: no 0 0 0 0.0 0.0 false
// expect: HÉLLO WÖRLD, HELLO héllo wörld, hello Héllo Wörld, Hello HÉLLO WÖRLD, HELLO HÉLLO WÖRLD, HELLO héllo wörld, hello Héllo Wörld, Hello
// expect: 4,5 9,6 0,9
// expect: line one
// expect: line two
// expect: line three
// expect: line four
// expect: 4 9 7
// expect: 9 15 14
// expect: 10 10 10 1 false true 20 54 36 36 0
// expect: Optional("Hello World, hello") nil
// expect: 4 5 3 éfiÅ éfiÅ
// expect: Hello World, hello hello world, hello Optional("Hello World, hello") Optional("Héllo Wörld, hello")
// expect: Optional("H%C3%A9llo%20W%C3%B6rld,%20hello") Optional("a b") nil
// expect: ["/a/b/x", "/a/b/y/z"]
// expect: 03.14|q|7
// expect: ["Héllo", "Wörld,", "hello"] Héllo hello Wörld 233 true true true Héll Hél
