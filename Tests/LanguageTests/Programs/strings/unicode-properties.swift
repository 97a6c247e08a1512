import Foundation
let a = "a" as Unicode.Scalar
print(a.properties.name as Any, a.properties.isAlphabetic, a.properties.generalCategory, a.properties.uppercaseMapping, a.utf8.count)
print(("5" as Unicode.Scalar).properties.numericValue as Any, ("\n" as Unicode.Scalar).escaped(asASCII: true), ("é" as Unicode.Scalar).escaped(asASCII: true))
print("é".decomposedStringWithCanonicalMapping.unicodeScalars.count, "привет".applyingTransform(.toLatin, reverse: false) as Any, "héé".applyingTransform(.stripDiacritics, reverse: false) as Any)
print("abc".utf8.reversed(), "abc".utf16, "abc".unicodeScalars, "abc".utf8)
print("abc".cString(using: .utf8)!, String(cString: [97, 98, 0].map { CChar($0) }), "abc".withCString { strlen($0) })
print("abc".commonPrefix(with: "abd"), "abc".appendingFormat("%d", 3), "héllo".folding(options: .diacriticInsensitive, locale: nil))
let hello = "hello"
print(hello[...].count, hello[...hello.startIndex], [1, 2, 3][...])
// expect: Optional("LATIN SMALL LETTER A") true lowercaseLetter A 1
// expect: Optional(5.0) \n \u{00E9}
// expect: 2 Optional("privet") Optional("hee")
// expect: ReversedCollection<UTF8View>(_base: UTF8View("abc")) abc abc abc
// expect: [97, 98, 99, 0] ab 3
// expect: ab abc3 hello
// expect: 5 h [1, 2, 3]
