let s = "Hello, wörld! 👨‍👩‍👧"
print(s.count, s.isEmpty, s.uppercased(), s.lowercased(), s.utf8.count, s.unicodeScalars.count)
print(s.hasPrefix("Hello"), s.hasSuffix("!"), s.contains("wör"), s.contains("x"))
print(s.first!, s.last!, String(s.reversed()))
print("a" + "b", "ab" == "a" + "b", "a" < "b", "Z" < "a", "é" == "e\u{301}")
var t = "abc"
t += "def"; t.append("!"); t.append(contentsOf: "??")
print(t, String(repeating: "-", count: 5), "\(t)".count)
print("tab\tq\"q\" back\\slash \u{1F600}")
// expect: 15 false HELLO, WÖRLD! 👨‍👩‍👧 hello, wörld! 👨‍👩‍👧 33 19
// expect: true false true false
// expect: H 👨‍👩‍👧 👨‍👩‍👧 !dlröw ,olleH
// expect: ab true true true true
// expect: abcdef!?? ----- 9
// expect: tab	q"q" back\slash 😀
