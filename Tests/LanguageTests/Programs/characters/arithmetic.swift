func shift(_ c: Character, by n: Int) -> Character {
  guard let v = c.unicodeScalars.first?.value, c.isLetter else { return c }
  let base: UInt32 = c.isUppercase ? 65 : 97
  let moved = (Int(v - base) + n) % 26
  return Character(UnicodeScalar(UInt32(moved < 0 ? moved + 26 : moved) + base)!)
}
print(String("Hello, Zoo".map { shift($0, by: 3) }), String("Khoor".map { shift($0, by: -3) }))
let alphabet = (0..<26).map { Character(UnicodeScalar(97 + $0)!) }
print(String(alphabet), alphabet.count)
print(UnicodeScalar("a").value, Character(UnicodeScalar(UInt8(65))), "a".unicodeScalars.first!.value - 96)
let digits = "90210".compactMap { $0.wholeNumberValue }
print(digits, digits.reduce(0, +), "12ab3".compactMap(\.wholeNumberValue), "1a".map { Int(String($0)) })
print(Int(Character("9").asciiValue! - Character("0").asciiValue!))
let c: Character = "x"
switch c { case "a"..."m": print("first half"); case "n"..."z": print("second half"); default: print("other") }
print(("a"..."e").contains("c"), ("a"..."e").contains("E"))
// expect: Khoor, Crr Hello
// expect: abcdefghijklmnopqrstuvwxyz 26
// expect: 97 A 1
// expect: [9, 0, 2, 1, 0] 12 [1, 2, 3] [Optional(1), nil]
// expect: 9
// expect: second half
// expect: true false
