let text = "añ😀bc"
let part = text.dropFirst().dropLast()
print(part, part.utf8.count, part.utf16.count, part.unicodeScalars.count)
print(part.utf8)
print(part.utf16)
print(part.unicodeScalars)
print(part.utf8.dropFirst(2))
print([part.utf8.prefix(1)])
print(Array(part.utf8), Array(part.utf16), part.unicodeScalars.map { $0.value })
print(Array(part.utf8.dropFirst()), Array(part.utf16.dropFirst(2)))
for view in [text.utf8.dropFirst(2), part.utf8.dropFirst(1)] { print(view.first!, view.count, String(view) ?? "no text") }
print(text.utf8[text.utf8.index(after: text.startIndex)], part.utf8[part.startIndex], part.utf8[part.utf8.index(part.startIndex, offsetBy: 2)])
print(text.utf8, text.utf8.count, Array("é".utf8.reversed()), String(text.utf8), Substring(part.utf8), Substring(part.utf16), Substring(part.unicodeScalars))
print(text.utf8.startIndex == text.startIndex, text.utf8.distance(from: text.startIndex, to: text.endIndex), part.utf8.last!)
var scalars = part.unicodeScalars
scalars.append("!")
scalars.removeFirst()
print(Array(scalars), Substring(scalars))
print(text.utf8.elementsEqual(part.utf8), "añ".utf8.elementsEqual("añ"[...].utf8), text.utf8.starts(with: "a".utf8))
debugPrint(text.utf8, text.utf16, text.unicodeScalars)
// expect: ñ😀b 7 4 3
// expect: UTF8View(_slice: Swift.Slice<Swift.String.UTF8View>(_startIndex: 1[utf8], _endIndex: 8[utf8], _base: UTF8View("añ😀bc")))
// expect: UTF16View(_slice: Swift.Slice<Swift.String.UTF16View>(_startIndex: 1[utf8], _endIndex: 8[utf8], _base: StringUTF16("añ😀bc")))
// expect: UnicodeScalarView(_slice: Swift.Slice<Swift.String.UnicodeScalarView>(_startIndex: 1[utf8], _endIndex: 8[utf8], _base: StringUnicodeScalarView("añ😀bc")))
// expect: UTF8View(_slice: Swift.Slice<Swift.String.UTF8View>(_startIndex: 3[utf8], _endIndex: 8[utf8], _base: UTF8View("añ😀bc")))
// expect: [Swift.Substring.UTF8View(_slice: Swift.Slice<Swift.String.UTF8View>(_startIndex: 1[utf8], _endIndex: 2[utf8], _base: UTF8View("añ😀bc")))]
// expect: [195, 177, 240, 159, 152, 128, 98] [241, 55357, 56832, 98] [241, 128512, 98]
// expect: [177, 240, 159, 152, 128, 98] [56832, 98]
// expect: 177 7 no text
// expect: 177 6 no text
// expect: 195 195 240
// expect: añ😀bc 9 [169, 195] añ😀bc ñ😀b ñ😀b ñ😀b
// expect: true 9 98
// expect: ["\u{0001F600}", "b", "!"] 😀b!
// expect: false true true
// expect: UTF8View("añ😀bc") StringUTF16("añ😀bc") StringUnicodeScalarView("añ😀bc")
