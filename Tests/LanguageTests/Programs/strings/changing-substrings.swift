// What changes a part of a text keeps the text that it is a part of, and the places in it.
var s = "hello world"
var sub = s.dropFirst(2)
print(sub.startIndex, sub.endIndex)
sub.remove(at: sub.startIndex)
print(sub, sub.startIndex, sub.endIndex, sub.base)
sub.insert("X", at: sub.startIndex)
print(sub)
sub.insert(contentsOf: "abc", at: sub.index(after: sub.startIndex))
sub.append(contentsOf: "end"); print(sub)
sub.replaceSubrange(sub.startIndex..<sub.index(sub.startIndex, offsetBy: 2), with: "--")
print(sub, sub.base, s)
sub.removeSubrange(sub.startIndex..<sub.index(sub.startIndex, offsetBy: 2)); print(sub)
sub.removeAll { $0 == "o" }; print(sub)
sub.removeFirst(2); print(sub, sub.startIndex, sub.base)
sub += "more"; print(sub)
sub.removeLast(2); print(sub)
sub.removeAll(); print(sub.isEmpty)
var str = "surajdh irajsh"
str.trimPrefix("suraj"); print(str)
str.trimPrefix { $0 == "d" }; print(str)
var a = [1, 1, 2, 3]; a.trimPrefix([1]); print(a)
a.trimPrefix { $0 < 3 }; print(a)
var ss = "aab"[...]; ss.trimPrefix("a"); print(ss)
// expect: 2[utf8] 11[utf8]
// expect: lo world 2[utf8] 10[utf8] helo world
// expect: Xlo world
// expect: Xabclo worldend
// expect: --bclo worldend --bclo worldend hello world
// expect: bclo worldend
// expect: bcl wrldend
// expect: l wrldend 2[utf8] bcl wrldend
// expect: l wrldendmore
// expect: l wrldendmo
// expect: true
// expect: dh irajsh
// expect: h irajsh
// expect: [1, 2, 3]
// expect: [3]
// expect: ab
