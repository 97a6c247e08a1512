import Foundation
var s = [1, 2, 3, 4][2...]
var k = s
s.removeAll(); k.removeAll(keepingCapacity: true); print(s.startIndex, k.startIndex)
var d = Data([1, 2, 3, 4, 5]); d.removeFirst(2); print(d.startIndex, d.endIndex, Array(d))
let t = Date(timeIntervalSince1970: 1.5)
print(t.description(with: Locale(identifier: "en_US")), t.description(with: .current), t.description(with: nil))
print(["apple", "fig"].filter { $0.contains("") }, ["apple", "fig"].filter { $0.contains("p") }, ["a", "b"].map("abc".contains))
func f<S: StringProtocol>(_ s: S) -> Bool { "abc".contains(s) }
print(f("b"), f("bc"[...]), "abc".contains("b" as Character), "abc".contains { $0 == "c" })
// expect: 0 2
// expect: 2 5 [3, 4, 5]
// expect: 1970-01-01 00:00:01 +0000 1970-01-01 00:00:01 +0000 1970-01-01 00:00:01 +0000
// expect: [] ["apple"] [true, true]
// expect: true true true true
