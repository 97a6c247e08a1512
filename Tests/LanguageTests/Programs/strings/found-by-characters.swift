let fam = "👨‍👩‍👧"
print(fam.contains("👨"), "cafe\u{301}".contains("e"), "cafe\u{301}".contains("é"), "abc".contains(""), "a\r\nb".contains("\n"), "abc"[...].contains("bc"))
print("abc".replacing("", with: "-"), "abc".firstRange(of: "") != nil, "abc".ranges(of: "").count, "".contains(""))
print("aaa".ranges(of: "aa").count, "aaa".replacing("aa", with: "b"), "naïve cafe".replacing("ï", with: "i"))
// expect: false false true true false true
// expect: -a-b-c- true 4 true
// expect: 1 ba naive cafe
