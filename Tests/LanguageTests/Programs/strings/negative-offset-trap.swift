let s = "abc"
print(s[s.startIndex])
print(s.index(s.startIndex, offsetBy: 3) == s.endIndex)
let i = s.index(before: s.startIndex)
print(i)
// expect: a
// expect: true
// expect trap: String index is out of bounds
