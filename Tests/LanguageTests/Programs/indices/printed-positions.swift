let text = "héllo 👋 world"
print(text.startIndex, text.endIndex, text.index(after: text.startIndex), text.index(text.startIndex, offsetBy: 2))
print(text.firstIndex(of: "w")!, text.firstIndex(of: "w") as Any, [text.startIndex], "\(text.endIndex)")
debugPrint(text.startIndex)
print(text.indices.map { $0 }, text.startIndex..<text.endIndex)
let rest = text.dropFirst(2)
print(rest.startIndex, rest.endIndex)
struct Cursor { var position: String.Index }
print(Cursor(position: text.startIndex))
print(Array(zip(text, text.indices).prefix(2)))
if let match = text.firstMatch(of: #/o/#) { print(match.range) }
// expect: 0[any] 17[utf8] 1[utf8] 3[utf8]
// expect: 12[utf8] Optional(12[utf8]) [0[any]] 17[utf8]
// expect: 0[any]
// expect: [0[any], 1[utf8], 3[utf8], 4[utf8], 5[utf8], 6[utf8], 7[utf8], 11[utf8], 12[utf8], 13[utf8], 14[utf8], 15[utf8], 16[utf8]] 0[any]..<17[utf8]
// expect: 3[utf8] 17[utf8]
// expect: Cursor(position: 0[any])
// expect: [("h", 0[any]), ("é", 1[utf8])]
// expect: 5[utf8]..<6[utf8]
