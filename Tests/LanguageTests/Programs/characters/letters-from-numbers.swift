let capitals = (65...70).map { Character(UnicodeScalar($0)) }
print(capitals)
print((97...100).map({ String(UnicodeScalar($0)) }).joined())
let listed = Array(65...67).map { Character(UnicodeScalar($0)) }
print(listed, type(of: Array(65...67).map { UnicodeScalar($0) }))
print([72, 105].map { Character(UnicodeScalar($0)) }, type(of: [72, 105].map { UnicodeScalar($0) }))
for letter in (65...66).map({ Character(UnicodeScalar($0)) }) { print(letter, terminator: ";") }
print()
let base = 97
print((0..<3).map { Character(UnicodeScalar(base + $0)!) }, String(UnicodeScalar(66)))
print(Character(UnicodeScalar(UInt8(48))), (0...2).compactMap { UnicodeScalar(base + $0) })
// expect: ["A", "B", "C", "D", "E", "F"]
// expect: abcd
// expect: ["A", "B", "C"] Array<Optional<Scalar>>
// expect: ["H", "i"] Array<Optional<Scalar>>
// expect: A;B;
// expect: ["a", "b", "c"] B
// expect: 0 ["a", "b", "c"]
