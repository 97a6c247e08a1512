for c in "aZ5 .\n+é$½" {
  print(c == "\n" ? "\\n" : String(c), c.isLetter, c.isNumber, c.isWhitespace, c.isPunctuation, c.isSymbol, c.isUppercase, c.isLowercase)
}
print(Character("7").wholeNumberValue as Any, Character("x").wholeNumberValue as Any, Character("f").hexDigitValue as Any, Character("½").isWholeNumber)
print(Character("a").asciiValue as Any, Character("é").asciiValue as Any, Character("é").isASCII, Character("~").isASCII)
print(Character("ß").uppercased(), Character("Q").lowercased(), Character("a").isCased, Character("€").isCurrencySymbol, Character("√").isMathSymbol, Character("\n").isNewline)
print(("a" as Character) < "b", Character("z") > "Z", Character("a") == "a", [Character]("hello").max()!)
// expect: a true false false false false false true
// expect: Z true false false false false true false
// expect: 5 false true false false false false false
// expect: false false true false false false false
// expect: . false false false true false false false
// expect: \n false false true false false false false
// expect: + false false false false true false false
// expect: é true false false false false false true
// expect: $ false false false false true false false
// expect: ½ false true false false false false false
// expect: Optional(7) nil Optional(15) false
// expect: Optional(97) nil false true
// expect: SS q true true true true
// expect: true true true o
