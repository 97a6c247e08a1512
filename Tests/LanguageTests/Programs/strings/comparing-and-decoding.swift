let a = "apple", b = "banana"[...]
print(a < b, b < a, a == b, b == a, a != b, a <= b, b >= a, a > b, a + b, b + a)
func cmp<S: StringProtocol, T: StringProtocol>(_ s: S, _ t: T) -> Bool { s < t && s != t }
print(cmp(a, b), cmp(b, "c"), b.prefix(2) == "ba", "ba" == b.prefix(2))
print(String(decoding: [104, 105] as [UInt8], as: UTF8.self), String(decoding: "hé😀".utf16, as: UTF16.self), String(decoding: "hé".unicodeScalars.map(\.value), as: UTF32.self))
print(String(decoding: [0xFF, 0x41] as [UInt8], as: UTF8.self), String(decoding: "abc".utf8.dropFirst(), as: Unicode.UTF8.self), String(decoding: [0x41] as [UInt8], as: Unicode.ASCII.self))
print("😀".utf16.count, UTF16.isTrailSurrogate("😀".utf16.last!), UTF16.isLeadSurrogate(0xD83D), UTF16.width(Unicode.Scalar("a")), UTF8.width("é"))
print(String(validatingUTF8: [65, 66, 0]) ?? "-", String(validating: [65, 66] as [UInt8], as: UTF8.self) ?? "nil")
// expect: true false false false true true true false applebanana bananaapple
// expect: true true true true
// expect: hi hé😀 hé
// expect: �A bc A
// expect: 2 true true 1 2
// expect: AB AB
