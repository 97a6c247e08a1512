func f() {}
let s = """
abc
// expect error 2:9: unterminated string literal
