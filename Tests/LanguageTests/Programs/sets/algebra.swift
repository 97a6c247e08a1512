let a: Set = [1, 2, 3, 4], b: Set = [3, 4, 5]
print(a.union(b).sorted(), a.intersection(b).sorted(), a.subtracting(b).sorted(), a.symmetricDifference(b).sorted())
print(a.isSubset(of: [1, 2, 3, 4, 5]), a.isSuperset(of: [1]), a.isDisjoint(with: [9]), a.isStrictSubset(of: a), a.isStrictSuperset(of: [1]), a.isSubset(of: a))
print(Set<Int>().isSubset(of: a), a.union([]) == a, Set([1, 2]) == Set([2, 1, 1]), a != b, a.intersection([]).isEmpty)
var c = a
c.formUnion([10]); print(c.sorted()); c.formIntersection([1, 10, 11]); print(c.sorted())
c.subtract([10]); print(c); c.formSymmetricDifference([1, 2]); print(c)
print(a.union(4...6).count, a.subtracting([1, 1, 1]).count, a.intersection(Set(2...3)).max()!, a.isDisjoint(with: 5...9))
print(a.filter { $0 % 2 == 0 }.sorted(), a.map { $0 * 2 }.sorted(), a.reduce(0, +), a.contains(3), a.min()!, type(of: a.filter { $0 > 1 }))
let words: Set<String> = ["pear", "fig"]
print(words.sorted { $0.count < $1.count }, words.contains("fig"), words.allSatisfy { $0.count > 2 }, words.first { $0.hasPrefix("p") }!)
// expect: [1, 2, 3, 4, 5] [3, 4] [1, 2] [1, 2, 5]
// expect: true true true false true true
// expect: true true true true true
// expect: [1, 2, 3, 4, 10]
// expect: [1, 10]
// expect: [1]
// expect: [2]
// expect: 6 3 3 true
// expect: [2, 4] [2, 4, 6, 8] 10 true 1 Set<Int>
// expect: ["fig", "pear"] true true pear
