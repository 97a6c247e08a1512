let d = ["one": 1]
let i = d.index(forKey: "one")!
print(d[i], d[i].key, d[i].value, d.index(forKey: "two") == nil, d.startIndex == i, d.index(after: i) == d.endIndex)
let s: Set = [7]
print(s[s.startIndex], s.firstIndex(of: 7)! == s.startIndex, s.firstIndex(of: 8) == nil)
var m = ["a": 1, "b": 2]
if let index = m.index(forKey: "a") { print(m.remove(at: index)) }
print(m)
if let index = m.firstIndex(where: { $0.value == 2 }) { print(m[index].key) }
var t: Set = ["x", "y"]
if let index = t.firstIndex(of: "x") { print(t.remove(at: index)) }
print(t, m.keys.firstIndex(of: "b") != nil, d.keys.first!, d.values.first!)
// expect: (key: "one", value: 1) one 1 true true true
// expect: 7 true true
// expect: (key: "a", value: 1)
// expect: ["b": 2]
// expect: b
// expect: x
// expect: ["y"] true one 1
