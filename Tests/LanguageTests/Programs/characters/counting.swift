let text = "Hello, World! 123"
var vowels = 0, consonants = 0, others = 0
for c in text.lowercased() {
  switch c {
  case "a", "e", "i", "o", "u": vowels += 1
  case let x where x.isLetter: consonants += 1
  default: others += 1
  }
}
print(vowels, consonants, others)
let frequency = Dictionary(text.lowercased().filter(\.isLetter).map { ($0, 1) }, uniquingKeysWith: +)
for (c, n) in frequency.sorted(by: { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }).prefix(3) { print(c, n) }
let first = text.first { $0.isNumber }
print(first ?? "?", text.firstIndex(where: \.isNumber).map { text[$0...] } ?? "", text.filter { !$0.isLetter && !$0.isWhitespace })
print(Set("banana").sorted(), String(Set("aaa")), text.contains { $0.isNumber }, text.allSatisfy { $0.isASCII })
var seen = Set<Character>()
print(String("programming".filter { seen.insert($0).inserted }))
print("swift".map { $0.uppercased() }, "swift".map { String($0) + "!" }.joined(), "ab".flatMap { [$0, $0] })
// expect: 3 7 7
// expect: l 3
// expect: o 2
// expect: d 1
// expect: 1 123 ,!123
// expect: ["a", "b", "n"] a true true
// expect: progamin
// expect: ["S", "W", "I", "F", "T"] s!w!i!f!t! ["a", "a", "b", "b"]
