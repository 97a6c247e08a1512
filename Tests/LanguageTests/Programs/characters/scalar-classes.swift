let accent: Unicode.Scalar = "\u{301}"
print(accent.properties.canonicalCombiningClass == .above, accent.properties.canonicalCombiningClass)
for scalar in "a\u{323}\u{94D}".unicodeScalars {
  print(scalar.properties.canonicalCombiningClass.rawValue, scalar.properties.age as Any)
}
if let age = accent.properties.age { print(age.major, age.minor) }
print(Unicode.Scalar(0x10FFFF)?.properties.age as Any)
print(Unicode.CanonicalCombiningClass.notReordered < .virama, Unicode.CanonicalCombiningClass.below.rawValue)
print("e\u{301}".unicodeScalars.filter { $0.properties.canonicalCombiningClass == .notReordered })
// expect: true CanonicalCombiningClass(rawValue: 230)
// expect: 0 Optional((major: 1, minor: 1))
// expect: 220 Optional((major: 1, minor: 1))
// expect: 9 Optional((major: 1, minor: 1))
// expect: 1 1
// expect: Optional((major: 2, minor: 0))
// expect: true 220
// expect: e
