let flag = "🇩🇪", family = "👨‍👩‍👧", e1 = "é", e2 = "e\u{301}"
print(flag.count, family.count, e1 == e2, e1.count, e2.count)
print(flag.unicodeScalars.count, family.unicodeScalars.count, e2.unicodeScalars.count, e1.utf8.count, e2.utf8.count, family.utf16.count)
let s = "Café 👋🏽!"
for c in s { print(c, terminator: "|") }
print()
print(s.count, s.utf8.count, s.utf16.count, s.unicodeScalars.map { String($0.value, radix: 16) })
print(String(s.reversed()), s.uppercased(), "STRASSE".lowercased(), "straße".uppercased())
print(Array("日本語".utf8).count, "日本語".first!, "日本語".dropFirst())
print("e\u{301}".first == "é", "abc".utf8.map { $0 }, "A".unicodeScalars.first!.value)
print("\r\n".count, "a\r\nb".count, "\u{200D}".count, "ñ" < "o", "Ä".lowercased() == "ä")
let scalar = Unicode.Scalar(0x1F600)!
print(scalar, Character(scalar), String(scalar), scalar.value)
print("cafe\u{301}".contains("é"), "cafe".contains("é"), "👍🏿".first!, "👍🏿".unicodeScalars.count)
// expect: 1 1 true 1 1
// expect: 2 5 2 2 3 8
// expect: C|a|f|é| |👋🏽|!|
// expect: 7 15 10 ["43", "61", "66", "e9", "20", "1f44b", "1f3fd", "21"]
// expect: !👋🏽 éfaC CAFÉ 👋🏽! strasse STRASSE
// expect: 9 日 本語
// expect: true [97, 98, 99] 65
// expect: 1 3 1 false true
// expect: 😀 😀 😀 128512
// expect: true false 👍🏿 2
