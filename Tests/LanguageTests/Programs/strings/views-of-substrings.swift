// The views of a substring are types of their own, and slices of themselves.
let s = "héllo wörld"[...].dropFirst(2)
print(type(of: s.utf8), type(of: s.utf8[...]), type(of: s.unicodeScalars.dropFirst()), type(of: "abc".utf8.prefix(2)))
print(Array(s.utf8.dropFirst().prefix(2)), s.utf8.count, s.utf8.last!)
print(String(s.utf8)!, Substring(s.utf8), String(s.unicodeScalars), Substring(s.unicodeScalars), String(s.utf16)!, Substring(s.utf16))

var bytes: Substring.UTF8View = s.utf8
print(bytes.removeFirst(), bytes.popFirst()!, bytes.count, Array(bytes.prefix(while: { $0 != 32 })))
bytes.removeLast(2)
print(String(Substring(bytes)))

var scalars: Substring.UnicodeScalarView = s.unicodeScalars
scalars.append("z")
print(String(scalars))
scalars.removeAll { $0 == "l" }
print(Substring(scalars), scalars.first!.value)

print(s.utf8.elementsEqual("llo wörld".utf8), s.utf8.reversed().count, s.utf8.map { Int($0) }.reduce(0, +))
for unit in s.prefix(2).utf16 { print(unit, terminator: " ") }
print(s.unicodeScalars.map(\.value).max()!)

func digits(_ input: inout Substring.UTF8View) -> Int? {
  let found = input.prefix { (48...57).contains($0) }
  guard !found.isEmpty else { return nil }
  input.removeFirst(found.count)
  return Int(Substring(found))
}

var rest = "123 rest"[...].utf8
print(digits(&rest) as Any, String(rest) as Any, digits(&rest) as Any)

var line = "hello world".prefix(5)
for index in line.indices.reversed() {
  guard line[index] != "h" else { break }
  line.replaceSubrange(index...index, with: "-")
}
print(line)
line.removeSubrange(line.startIndex...line.startIndex)
line.replaceSubrange(..<line.index(after: line.startIndex), with: ["a", "b"])
print(line)
// expect: UTF8View UTF8View UnicodeScalarView UTF8View
// expect: [108, 111] 10 100
// expect: llo wörld llo wörld llo wörld llo wörld llo wörld llo wörld
// expect: 108 108 8 [111]
// expect: o wör
// expect: llo wörldz
// expect: o wördz 111
// expect: true 10 1177
// expect: 108 108 246
// expect: Optional(123) Optional(" rest") nil
// expect: h----
// expect: ab---
