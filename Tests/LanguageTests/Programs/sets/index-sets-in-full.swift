import Foundation
var s = IndexSet([1, 2, 3, 7, 8, 20])
let t = IndexSet(integersIn: 2..<8)
print(s.subtracting(t).map { $0 }, s.union(t).map { $0 }, s.intersection(t).map { $0 }, s.symmetricDifference(t).map { $0 })
print(s.isSubset(of: t), IndexSet([2, 3]).isSubset(of: s), s.isSuperset(of: IndexSet([7])), s.isDisjoint(with: IndexSet([4, 5])), s.isStrictSubset(of: s), s.isStrictSuperset(of: IndexSet([1])), IndexSet().isSubset(of: s))
print(s.integerGreaterThan(3) as Any, s.integerLessThan(7) as Any, s.integerGreaterThanOrEqualTo(8) as Any, s.integerLessThanOrEqualTo(6) as Any, s.integerGreaterThan(20) as Any, s.integerLessThan(1) as Any, s.integerLessThanOrEqualTo(0) as Any)
print(s.contains(integersIn: 1..<4), s.contains(integersIn: 1...4), s.contains(integersIn: IndexSet([1, 20])), s.intersects(integersIn: 4..<7), s.intersects(integersIn: 6...7), s.contains(integersIn: 5..<5), s.intersects(integersIn: 5..<5))
print(s.count(in: 2..<8), s.count(in: 2...20), s.first as Any, s.last as Any, s.count, s.isEmpty, s.min() as Any, s.max() as Any)
print(s.rangeView.map { $0 }, s.rangeView(of: 2..<8).map { $0 }, s.rangeView.count, s.rangeView(of: 100...200).count)
for r in s.rangeView { print(r.lowerBound, r.upperBound, r) }
print(s.filteredIndexSet(includeInteger: { $0 % 2 == 0 }).map { $0 }, s.filteredIndexSet(in: 2..<8, includeInteger: { $0 > 2 }).map { $0 })
var m = s
m.subtract(t); print(m.map { $0 })
m.formUnion(IndexSet(integersIn: 4...5)); print(m.map { $0 })
m.formIntersection(IndexSet(integersIn: 0...10)); print(m.map { $0 })
m.formSymmetricDifference([1, 9]); print(m.map { $0 })
print(m.update(with: 3) as Any, m.update(with: 3) as Any, m.insert(3), m.remove(3) as Any, m.remove(99) as Any)
m.remove(integersIn: 5...8); print(m.map { $0 }); m.insert(integersIn: 30..<33); print(m.map { $0 }); m.insert(integersIn: 40...41); m.remove(integersIn: 31..<41); print(m.map { $0 })
m.removeAll(); print(m, m.count)
for (start, by) in [(3, 2), (3, -2), (7, -3), (0, 5), (100, 1), (2, -1)] { var x = s; x.shift(startingAt: start, by: by); print(start, by, x.map { $0 }) }
print(s, s.description, s.debugDescription, "\(IndexSet([4]))", IndexSet(), IndexSet(integersIn: 0..<3))
debugPrint(s)
print(s == IndexSet([20, 8, 7, 3, 2, 1]), s.hashValue == IndexSet([20, 8, 7, 3, 2, 1]).hashValue, Set([s, s]).count)
print(Array(s.reversed()), s.sorted(by: >), s.dropFirst(2).map { $0 }, s.enumerated().map { "\($0.offset):\($0.element)" })
let i = s.index(after: s.startIndex); print(s[i], s[s.index(before: s.endIndex)], s.distance(from: s.startIndex, to: s.endIndex), s[s.index(s.startIndex, offsetBy: 3)], s.indices.count)
print(s.firstIndex(of: 7).map { s[$0] } as Any, s.indexRange(in: 2..<8).lowerBound == s.index(after: s.startIndex))
print(IndexSet(arrayLiteral: 3, 1, 3).map { $0 }, IndexSet(integer: 5).map { $0 }, s.contains(7), s.contains(9), s ~= s)
var arr = ["a", "b", "c", "d"]; for k in IndexSet([0, 2]).reversed() { arr.remove(at: k) }; print(arr)
print(s.elementsEqual([1, 2, 3, 7, 8, 20]), s.reduce(0, +), IndexSet(s.map { $0 * 2 }).map { $0 })
// expect: [1, 8, 20] [1, 2, 3, 4, 5, 6, 7, 8, 20] [2, 3, 7] [1, 4, 5, 6, 8, 20]
// expect: false true true true false true true
// expect: Optional(7) Optional(3) Optional(8) Optional(3) nil nil nil
// expect: true false true false true false false
// expect: 3 5 Optional(1) Optional(20) 6 false Optional(1) Optional(20)
// expect: [Range(1..<4), Range(7..<9), Range(20..<21)] [Range(2..<4), Range(7..<8)] 3 0
// expect: 1 4 1..<4
// expect: 7 9 7..<9
// expect: 20 21 20..<21
// expect: [2, 8, 20] [3, 7]
// expect: [1, 8, 20]
// expect: [1, 4, 5, 8, 20]
// expect: [1, 4, 5, 8]
// expect: [4, 5, 8, 9]
// expect: Optional(3) Optional(3) (inserted: true, memberAfterInsert: 3) Optional(3) nil
// expect: [4, 9]
// expect: [4, 9, 30, 31, 32]
// expect: [4, 9, 30, 41]
// expect: 0 indexes 0
// expect: 3 2 [1, 2, 5, 9, 10, 22]
// expect: 3 -2 [1, 5, 6, 18]
// expect: 7 -3 [1, 2, 3, 4, 5, 17]
// expect: 0 5 [6, 7, 8, 12, 13, 25]
// expect: 100 1 [1, 2, 3, 7, 8, 20]
// expect: 2 -1 [1, 2, 6, 7, 19]
// expect: 6 indexes 6 indexes 6 indexes 1 indexes 0 indexes 3 indexes
// expect: 6 indexes
// expect: true true 1
// expect: [20, 8, 7, 3, 2, 1] [20, 8, 7, 3, 2, 1] [3, 7, 8, 20] ["0:1", "1:2", "2:3", "3:7", "4:8", "5:20"]
// expect: 2 20 6 7 6
// expect: Optional(7) true
// expect: [1, 3] [5] true false true
// expect: ["b", "d"]
// expect: true 41 [2, 4, 6, 14, 16, 40]
