import Foundation
let fam = "👨‍👩‍👧"
print(fam.contains("👨"), "cafe\u{301}".contains("e"), "cafe\u{301}".contains("é"), "abc".contains(""), "a\r\nb".contains("\n"), "abc"[...].contains("bc"))
print("abc".replacing("", with: "-"), "abc".firstRange(of: "") != nil, "abc".ranges(of: "").count, "".contains(""))
print("aaa".ranges(of: "aa").count, "aaa".replacing("aa", with: "b"), "naïve cafe".replacing("ï", with: "i"))
print("abc".range(of: "") as Any, "abc".localizedCaseInsensitiveContains(""), "abc".localizedStandardContains(""), "abc".hasPrefix(""), "abc".contains(""[...]), "Straße".contains("ß"), "e\u{301}".contains("e"))
// expect: true false true false true true
// expect: -a-b-c- true 4 false
// expect: 1 ba naive cafe
// expect: nil false false true false true false
