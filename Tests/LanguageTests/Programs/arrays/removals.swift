var a = [1, 2, 3, 4, 5, 6, 7, 8]
a.removeSubrange(1..<3); print(a)
a.removeSubrange(...0); print(a)
a.removeAll { $0 % 2 == 0 }; print(a)
a += [9, 10]; a.insert(contentsOf: [0, 0], at: 1); print(a)
a.removeFirst(2); a.removeLast(1); print(a, a.popLast() as Any, a)
a.replaceSubrange(0..<1, with: [7, 7, 7]); print(a)
a[1...2] = [8]; print(a)
a[0...] = []; print(a, a.popLast() as Any, a.first as Any, a.last as Any, a.isEmpty)
var b = Array(1...5)
print(b.remove(at: 2), b, b.removeFirst(), b.removeLast(), b)
b.removeAll(keepingCapacity: true); print(b, b.count)
var c = [1, 1, 2, 3, 3]
if let i = c.firstIndex(of: 3) { c.remove(at: i) }; print(c)
c.append(contentsOf: 4...6); c.append(contentsOf: [7].map { $0 }); print(c)
c.insert(0, at: 0); c.insert(99, at: c.endIndex); print(c)
// expect: [1, 4, 5, 6, 7, 8]
// expect: [4, 5, 6, 7, 8]
// expect: [5, 7]
// expect: [5, 0, 0, 7, 9, 10]
// expect: [0, 7, 9] Optional(9) [0, 7]
// expect: [7, 7, 7, 7]
// expect: [7, 8, 7]
// expect: [] nil nil nil true
// expect: 3 [1, 2, 4, 5] 1 5 [2, 4]
// expect: [] 0
// expect: [1, 1, 2, 3]
// expect: [1, 1, 2, 3, 4, 5, 6, 7]
// expect: [0, 1, 1, 2, 3, 4, 5, 6, 7, 99]
