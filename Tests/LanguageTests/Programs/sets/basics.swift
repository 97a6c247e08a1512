var s: Set = [3, 1, 2, 3]
print(s.count, s.contains(2), s.sorted(), s.insert(5).inserted, s.insert(5).inserted, s.remove(1) as Any, s.remove(9) as Any)
let t: Set<Int> = [2, 5, 8]
print(s.union(t).sorted(), s.intersection(t).sorted(), s.subtracting(t).sorted(), s.symmetricDifference(t).sorted())
print(s.isSubset(of: [2, 3, 5, 7]), s.isSuperset(of: [2]), s.isDisjoint(with: [100]), s == [5, 3, 2])
s.formUnion([10]); s.subtract([2])
print(s.sorted(), s.filter { $0 > 3 }.sorted(), s.map { $0 * 2 }.sorted(), Set("hello").count, s.isEmpty)
print(Array(Set([1, 1, 1])), Set<String>().isEmpty, s.min()!, s.reduce(0, +))
// expect: 3 true [1, 2, 3] true false Optional(1) nil
// expect: [2, 3, 5, 8] [2, 5] [3] [3, 8]
// expect: true true true true
// expect: [3, 5, 10] [5, 10] [6, 10, 20] 4 false
// expect: [1] true 3 18
