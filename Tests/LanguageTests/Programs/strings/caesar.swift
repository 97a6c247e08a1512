func caesar(_ text: String, by shift: Int) -> String {
  String(text.map { character -> Character in
    guard let ascii = character.asciiValue, character.isLetter else { return character }
    let base: UInt8 = character.isUppercase ? 65 : 97
    return Character(UnicodeScalar((ascii - base + UInt8(shift)) % 26 + base))
  })
}
print(caesar("Hello, World!", by: 3))
func isPalindrome(_ text: String) -> Bool {
  let letters = text.lowercased().filter { $0.isLetter }
  return letters == String(letters.reversed())
}
print(isPalindrome("A man, a plan, a canal: Panama"), isPalindrome("no"))
var counts: [Character: Int] = [:]
for c in "banana" { counts[c, default: 0] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
// expect: Khoor, Zruog!
// expect: true false
// expect: ["a3", "b1", "n2"]
