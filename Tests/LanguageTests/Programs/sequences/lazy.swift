let evens = (1...).lazy.filter { $0 % 2 == 0 }.map { $0 * $0 }
print(Array(evens.prefix(4)), evens.first { $0 > 20 }!)
var log: [String] = []
let mapped = [1, 2, 3].lazy.map { (n: Int) -> Int in log.append("m\(n)"); return n * 10 }
print(log.count, mapped.first!, log)
print(sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }.map { $0 }, Array(sequence(first: 3) { $0 > 0 ? $0 - 1 : nil }))
print(Array(sequence(state: (0, 1)) { (s: inout (Int, Int)) -> Int? in s = (s.1, s.0 + s.1); return s.0 > 30 ? nil : s.0 }))
print(repeatElement("ab", count: 2).joined(), Array(zip([1, 2], ["x", "y"])).map { "\($0.0)\($0.1)" })
// expect: [4, 16, 36, 64] 36
// expect: 0 10 ["m1"]
// expect: [1, 3, 9, 27, 81, 243] [3, 2, 1, 0]
// expect: [1, 1, 2, 3, 5, 8, 13, 21]
// expect: abab ["1x", "2y"]
