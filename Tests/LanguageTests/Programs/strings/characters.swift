for c in "aZ5 é\n!€" { print(c.isLetter, c.isNumber, c.isWhitespace, c.isUppercase, c.isLowercase, c.isPunctuation, c.isNewline, c.isSymbol) }
let a: Character = "a"
print(a.asciiValue!, a.uppercased(), Character("9").wholeNumberValue!, Character("f").hexDigitValue!, a < "b")
print(String(UnicodeScalar(UInt8(65))), a.unicodeScalars.first!.value)
let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
print("programming".filter { vowels.contains($0) }, "programming".filter { !vowels.contains($0) }.count)
print("abc".map { $0 }, Array("xyz"), "hello".reduce("") { String($1) + $0 })
// expect: true false false false true false false false
// expect: true false false true false false false false
// expect: false true false false false false false false
// expect: false false true false false false false false
// expect: true false false false true false false false
// expect: false false true false false false true false
// expect: false false false false false true false false
// expect: false false false false false false false true
// expect: 97 A 9 15 true
// expect: A 97
// expect: oai 8
// expect: ["a", "b", "c"] ["x", "y", "z"] olleh
