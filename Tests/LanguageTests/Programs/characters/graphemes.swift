let c: Character = "e\u{301}"
print(c, c == "é", c.unicodeScalars.count, String(c).utf8.count, c.hashValue == Character("é").hashValue)
let flag: Character = "🇫🇷"
print(flag, flag.unicodeScalars.map { $0.value }, flag.isLetter, flag.isSymbol, flag.isASCII)
print(Character("👩‍🚀").unicodeScalars.count, "👩‍🚀🧑🏽".map { $0 }, "🧑🏽".count)
let s = "x" + "\u{301}"
print(s.count, s.first!, ("a" + "\u{308}").count)
var word = "cafe"
print(word.count)
word += "\u{301}"
print(word.count, word.last!, word)
print("1️⃣2️⃣".count, "1️⃣".first!.isNumber, "©".first!.isSymbol, "ª".first!.isLetter, "٣".first!.wholeNumberValue ?? -1)
print("\u{1100}\u{1161}".count, "각".unicodeScalars.count, "ｱ".first!.isLetter, "Ω".first!.lowercased())
// expect: é true 2 3 true
// expect: 🇫🇷 [127467, 127479] false true false
// expect: 3 ["👩‍🚀", "🧑🏽"] 1
// expect: 1 x́ 1
// expect: 4
// expect: 4 é café
// expect: 2 true true true 3
// expect: 1 1 true ω
