print("abc
let x = 1
print("abc)
print(2)
let y = "abc
// expect error 1:7: unterminated string literal
// expect error 3:7: unterminated string literal
// expect error 5:9: unterminated string literal
