let s = "héllo"
let i = s.firstIndex(of: "l")!
print(s.utf16[i], s.unicodeScalars[i], s.utf8[i])
print(s.utf8.distance(from: s.startIndex, to: i), s.unicodeScalars.distance(from: s.startIndex, to: i))
for scalar in s.unicodeScalars[i...] { print(scalar, terminator: " ") }
print(s.utf16.index(after: i) > i, String(s.unicodeScalars[..<i]))
let u = s.utf8.index(s.startIndex, offsetBy: 3)
print(s[u...], s.utf8.firstIndex(of: 108) == i, s.utf8[i...].count)
let e = "a😀b"
for i in e.utf16.indices { print(e.utf16[i], terminator: " ") }
for i in e.unicodeScalars.indices { print(e.unicodeScalars[i], terminator: " ") }
print(e.utf16.count, e.unicodeScalars.count, e.utf16.index(e.startIndex, offsetBy: 3) == e.firstIndex(of: "b")!)
let m = e.utf16.index(e.startIndex, offsetBy: 2)
print(m.utf16Offset(in: e), m.samePosition(in: e) as Any, e.utf16.distance(from: m, to: e.endIndex), String(e.utf16[m...]) as Any)
print(String(e.utf16.prefix(1))!, String(e.unicodeScalars.dropFirst()), Array(e.utf16.reversed()), e.utf16.last!)
var v = e.unicodeScalars
v.append("c"); v.insert("z", at: v.startIndex); v.remove(at: v.index(after: v.startIndex))
print(String(v), v.count, v)
v.removeAll { $0 == "c" }; v.removeLast()
print(v, v.first!, v.isEmpty, v.reversed().map { $0.value })
var t = "abc"; t.unicodeScalars.append("d"); t.unicodeScalars.removeFirst(); print(t)
let sub = "hello world".dropFirst(6)
print(sub.utf16.first!, sub.unicodeScalars.first!, sub.utf16.count, sub.utf16[sub.startIndex], sub.unicodeScalars.firstIndex(of: "r")! > sub.startIndex)
print(s.unicodeScalars.firstIndex { $0.value > 127 }! == s.index(after: s.startIndex), s.utf16.firstIndex(of: 0xe9)!.utf16Offset(in: s))
print(s.utf16.elementsEqual("x".utf16), s.utf16.starts(with: "h".utf16), zip(s.utf16, s.utf8).map { Int($0) + Int($1) })
// expect: 108 l 108
// expect: 3 2
// expect: l l o true hé
// expect: llo true 3
// expect: 97 55357 56832 98 a 😀 b 4 3 true
// expect: 2 nil 2 nil
// expect: a 😀b [98, 56832, 55357, 97] 98
// expect: z😀bc 4 z😀bc
// expect: z😀 z false [128512, 122]
// expect: bcd
// expect: 119 w 5 119 true
// expect: true 1
// expect: false true [208, 428, 277, 216, 219]
