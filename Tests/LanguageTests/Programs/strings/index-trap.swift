let s = "abc"
let i = s.index(s.startIndex, offsetBy: 2)
print(s[i])
print(s[s.endIndex])
// expect: c
// expect trap: String index is out of bounds
