let n = [4, 8, 15, 16, 23, 42]
print(n.prefix { $0 < 16 }, n.drop { $0 < 16 }, n.dropFirst(4), n.last { $0 % 2 == 1 }!, n.lastIndex { $0 < 20 }!)
print(n.reduce(into: "") { $0 += "\($1)" }, zip(n, n.dropFirst()).map { $1 - $0 }, n.indices.filter { $0 % 2 == 0 })
print(n.min()!, n.max()!, n.count, [Int]().min() as Any, [Int]().randomElement() as Any, n.shuffled().sorted() == n)
for (i, v) in n.enumerated() where i > 3 { print(i, v) }
print(n.compactMap { $0 > 15 ? String($0) : nil }, n.flatMap { [$0, -$0] }.prefix(4), n.contains(23), !n.contains { $0 > 50 })
let (evens, odds) = n.reduce(into: ([Int](), [Int]())) { r, v in if v % 2 == 0 { r.0.append(v) } else { r.1.append(v) } }
print(evens, odds, Array(n.reversed()), n.reversed().first!)
// expect: [4, 8, 15] [16, 23, 42] [23, 42] 23 3
// expect: 4815162342 [4, 7, 1, 7, 19] [0, 2, 4]
// expect: 4 42 6 nil nil true
// expect: 4 23
// expect: 5 42
// expect: ["16", "23", "42"] [4, -4, 8, -8] true true
// expect: [4, 8, 16, 42] [15, 23] [42, 23, 16, 15, 8, 4] 42
