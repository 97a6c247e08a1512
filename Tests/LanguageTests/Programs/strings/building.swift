var s = ""
for i in 1...5 { s += String(i); if i < 5 { s.append(",") } }
print(s, s.count, s.isEmpty)
print(String(repeating: "ab", count: 3), String(repeating: Character("z"), count: 2), "=" + String(repeating: "-", count: 0) + "=")
print(["x", "y", "z"].joined(), ["x", "y"].joined(separator: " & "), [String]().joined(separator: ","))
print(String("hello".reversed()), String(["a", "b"] as [Character]), String(Array("cba").sorted()))
print(String(255, radix: 16), String(255, radix: 2, uppercase: false), String(-255, radix: 16, uppercase: true), Int("ff", radix: 16)!, Int("-101", radix: 2)!)
print("abc" < "abd", "Z" < "a", "a" == "a", "apple" > "Apple", ["b", "A", "a", "B"].sorted())
var t = "middle"
t.insert(contentsOf: "<<", at: t.startIndex); t.append(">>"); t.insert("!", at: t.endIndex)
print(t, t.dropFirst(2), t.dropLast(3), t.prefix(3), t.suffix(3))
print(t.removeFirst(), t.removeLast(), t)
t.removeAll { $0 == "d" }
print(t, t.first!, t.last!, t.min()!, t.max()!)
let padded = "7"; print(String(repeating: "0", count: 3 - padded.count) + padded)
print("a\("b" + "\("c")")d", "sum: \(1 + 2)", "\(true) \(nil as Int?, default: "none")")
// expect: 1,2,3,4,5 9 false
// expect: ababab zz ==
// expect: xyz x & y 
// expect: olleh ab abc
// expect: ff 11111111 -FF 255 -5
// expect: true true true true ["A", "B", "a", "b"]
// expect: <<middle>>! middle>>! <<middle <<m >>!
// expect: < ! <middle>>
// expect: <mile>> < > < m
// expect: 007
// expect: abcd sum: 3 true none
