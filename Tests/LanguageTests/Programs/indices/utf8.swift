let s = "né!"
print(s.utf8.count, Array(s.utf8), s.utf16.count, Array(s.utf16))
let u = s.utf8
print(u[u.startIndex], u.first!, u.last!, u.firstIndex(of: 33).map { s[$0] }!)
print(s.unicodeScalars.first!, s.unicodeScalars.map(\.value), s.unicodeScalars.count)
let i = s.firstIndex(of: "!")!
print(i.utf16Offset(in: s), s.utf8.distance(from: s.utf8.startIndex, to: i), s[..<i].utf8.count)
print(String(decoding: [72, 105], as: UTF8.self), String(s.utf8.prefix(1)) as Any)
print(s.utf8.reduce(0) { $0 + Int($1) }, "abc".utf8.map { $0 - 96 }, "A".utf8.first! == UInt8(ascii: "A"))
print(s.utf8.contains(110))
// expect: 4 [110, 195, 169, 33] 3 [110, 233, 33]
// expect: 110 110 33 !
// expect: n [110, 233, 33] 3
// expect: 2 3 3
// expect: Hi Optional("n")
// expect: 507 [1, 2, 3] true
// expect: true
