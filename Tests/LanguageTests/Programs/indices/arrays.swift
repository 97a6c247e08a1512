let a = [10, 20, 30, 40, 50]
print(a.startIndex, a.endIndex, a.indices, a.index(after: 1), a.index(before: 3), a.index(0, offsetBy: 2))
print(a.firstIndex(of: 30)!, a.firstIndex(of: 99) as Any, a.lastIndex { $0 < 35 }!, a.firstIndex { $0 > 25 }!)
let slice = a[1...3]
print(slice.startIndex, slice.endIndex, slice.indices, slice[2], slice.first!, slice.firstIndex(of: 40)!)
for i in slice.indices { print(i, slice[i], terminator: "; ") }
print()
print(a.index(3, offsetBy: 5, limitedBy: a.endIndex) as Any, a.distance(from: 1, to: 4), a.indices.contains(5))
for (i, x) in slice.enumerated() { print(i, x, terminator: "; ") }
print()
for (i, x) in zip(slice.indices, slice) { print(i, x, terminator: "; ") }
print()
print(Array(slice)[0], Array(slice.reversed()), slice.reversed().first!, a.indices.reversed().map { a[$0] })
extension Array { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
print(a[safe: 2] as Any, a[safe: 9] as Any, a[safe: -1] ?? 0)
// expect: 0 5 0..<5 2 2 2
// expect: 2 nil 2 2
// expect: 1 4 1..<4 30 20 3
// expect: 1 20; 2 30; 3 40; 
// expect: nil 3 false
// expect: 0 20; 1 30; 2 40; 
// expect: 1 20; 2 30; 3 40; 
// expect: 20 [40, 30, 20] 40 [50, 40, 30, 20, 10]
// expect: Optional(30) nil 0
