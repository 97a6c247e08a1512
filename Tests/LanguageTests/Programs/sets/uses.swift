func hasDuplicates<T: Hashable>(_ xs: [T]) -> Bool { Set(xs).count != xs.count }
print(hasDuplicates([1, 2, 1]), hasDuplicates(["a", "b"]), hasDuplicates([Int]()))
let pangram = "The quick brown fox jumps over the lazy dog"
print(Set(pangram.lowercased().filter(\.isLetter)).count == 26, Set("abc").symmetricDifference("bcd").sorted())
let pairs: Set<[Int]> = [[1, 2], [2, 1], [1, 2]]; print(pairs.count)
let points = Set([(0, 0), (0, 1), (0, 0)].map { "\($0.0),\($0.1)" }); print(points.count)
let nested: Set<Set<Int>> = [[1, 2], [2, 1], []]; print(nested.count, nested.contains([2, 1]))
let common = [[1, 2, 3], [2, 3, 4], [3, 2]].map(Set.init).reduce(Set([2, 3, 9])) { $0.intersection($1) }; print(common.sorted())
let optional: Set<Int?> = [1, nil, nil]; print(optional.count, optional.contains(nil), optional.compactMap { $0 })
enum Permission: String, CaseIterable { case read, write, run }
var granted: Set<Permission> = [.read]
granted.insert(.run)
print(Permission.allCases.filter { !granted.contains($0) }, granted.map(\.rawValue).sorted(), Set(Permission.allCases).isSuperset(of: granted))
func primes(to n: Int) -> [Int] { var c = Set(2...n); for p in 2...n where c.contains(p) { c.subtract(stride(from: p * p, through: max(n, p * p), by: p)) }; return c.sorted() }
print(primes(to: 30))
// expect: true false false
// expect: true ["a", "d"]
// expect: 2
// expect: 2
// expect: 2 true
// expect: [2, 3]
// expect: 2 true [1]
// expect: [main.Permission.write] ["read", "run"] true
// expect: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
