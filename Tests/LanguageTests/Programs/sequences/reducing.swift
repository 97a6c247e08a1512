let xs = [3, 1, 4, 1, 5, 9, 2, 6]
print(xs.reduce(0, +), xs.reduce(1, *), xs.reduce(Int.min, max), xs.reduce("") { $0 + "\($1)" }, [Int]().reduce(7, +))
print(xs.reduce(into: [:]) { $0[$1, default: 0] += 1 }[1]!, xs.reduce(into: [Int]()) { $0.insert($1, at: 0) }, xs.reduce(into: (0, 0)) { $0.0 += $1; $0.1 = max($0.1, $1) })
print(xs.reduce([]) { $0.contains($1) ? $0 : $0 + [$1] }, xs.reduce(true) { $0 && $1 > 0 }, Double(xs.reduce(0, +)) / Double(xs.count))
func scan<T, R>(_ xs: [T], _ initial: R, _ f: (R, T) -> R) -> [R] { xs.reduce(into: [initial]) { $0.append(f($0.last!, $1)) } }
print(scan([1, 2, 3], 0, +), scan(["a", "b"], "", +))
print(xs.prefix { $0 != 5 }, xs.drop { $0 != 5 }, xs.dropLast(6), xs.prefix(while: { $0 > 100 }), xs.suffix(3), xs.dropFirst(100), xs.prefix(0))
print(xs.split(separator: 1).map { Array($0) }, xs.split { $0 > 4 }.map { Array($0) }, xs.split(separator: 1, maxSplits: 1, omittingEmptySubsequences: false).map(Array.init))
print(xs.first { $0 > 4 }!, xs.last { $0 > 4 }!, xs.firstIndex { $0 > 4 }!, xs.min()!, xs.max()!, xs.min { abs($0 - 5) < abs($1 - 5) }!, xs.contains(9), xs.count { $0 == 1 })
print(xs.sorted(), xs.sorted(by: >), xs.reversed().map { $0 }, xs.enumerated().min { $0.element < $1.element }!.offset, xs.compactMap { $0 > 3 ? "\($0)" : nil }, xs.flatMap { Array(repeating: $0, count: $0 > 4 ? 0 : 1) })
print(zip(xs, xs.dropFirst()).map { $1 - $0 }, xs.indices.filter { $0 % 3 == 0 }.map { xs[$0] }, xs.allSatisfy { $0 < 10 }, xs.elementsEqual(xs.sorted()))
print(["1", "x", "3"].compactMap { Int($0) }, ["1", "x"].map { Int($0) }, [[1, 2], [3]].joined().reduce(0, +), [1, nil, 3].compactMap { $0 }, [Optional(1), nil].flatMap { $0.map { [$0] } ?? [] })
xs.forEach { if $0 > 5 { print($0, terminator: ",") } }; print()
// expect: 31 6480 9 31415926 7
// expect: 2 [6, 2, 9, 5, 1, 4, 1, 3] (31, 9)
// expect: [3, 1, 4, 5, 9, 2, 6] true 3.875
// expect: [0, 1, 3, 6] ["", "a", "ab"]
// expect: [3, 1, 4, 1] [5, 9, 2, 6] [3, 1] [] [9, 2, 6] [] []
// expect: [[3], [4], [5, 9, 2, 6]] [[3, 1, 4, 1], [2]] [[3], [4, 1, 5, 9, 2, 6]]
// expect: 5 6 4 1 9 5 true 2
// expect: [1, 1, 2, 3, 4, 5, 6, 9] [9, 6, 5, 4, 3, 2, 1, 1] [6, 2, 9, 5, 1, 4, 1, 3] 1 ["4", "5", "9", "6"] [3, 1, 4, 1, 2]
// expect: [-2, 3, -3, 4, 4, -7, 4] [3, 1, 2] true false
// expect: [1, 3] [Optional(1), nil] 6 [1, 3] [1]
// expect: 9,6,
