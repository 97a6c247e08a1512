let h = "hello world"
var sub = h.dropFirst(6); print(sub.startIndex == h.index(h.startIndex, offsetBy: 6)); sub.append("!"); print(sub.startIndex == h.index(h.startIndex, offsetBy: 6), sub.startIndex, sub.endIndex)
let l = "hello world".dropFirst(6)
print(l.startIndex == "hello world".index("hello world".startIndex, offsetBy: 6), l.startIndex,  "hello world".index("hello world".startIndex, offsetBy: 6))
var k = "hello".prefix(2); k += "yy"; print(k, k.startIndex, k.endIndex, k.startIndex == "hello".startIndex)
var m = "hello"[...]; m.removeFirst(); print(m.startIndex, m.base)
m.insert("x", at: m.startIndex); print(m, m.startIndex)
m.removeLast(); print(m.endIndex, m.startIndex)
var z = "hello world".prefix(5); z.append(contentsOf: "!!"); print(z, z.base, z.endIndex); z += "q"; print(z, z.base)
var y = "hello world".suffix(5); y.append("x"); y.append(contentsOf: [Character("a")]); print(y, y.base, y.startIndex, y.endIndex, y.count)
let idx = y.startIndex; print(y[idx], y[y.index(after: idx)])
y.removeAll(); print(y, y.isEmpty)
y.append("k"); print(y)
// expect: true
// expect: true 6[utf8] 12[utf8]
// expect: true 6[utf8] 6[utf8]
// expect: heyy 0[any] 4[utf8] true
// expect: 1[utf8] hello
// expect: xello 1[utf8]
// expect: 5[utf8] 1[utf8]
// expect: hello!! hello!! 7[utf8]
// expect: hello!!q hello!!q
// expect: worldxa worldxa 0[any] 7[utf8] 7
// expect: w o
// expect: true
// expect: k
