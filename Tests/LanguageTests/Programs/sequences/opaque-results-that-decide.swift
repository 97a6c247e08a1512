func pow2() -> some Sequence<Int> { sequence(state: 1) { s in defer { s *= 2 }; return s > 100 ? nil : s } }
func fib() -> some Sequence<Int> { sequence(state: (0, 1)) { s in
    guard s.0 < 50 else { return nil }
    s = (s.1, s.0 + s.1)
    return s.0 } }
print(Array(pow2()), Array(fib()))
func down(_ n: Int) -> some Sequence<String> { sequence(state: n) { i in if i == 0 { return nil }; i -= 1; return "\(i)" } }
print(down(3).joined())
func evens(_ n: Int) -> some Collection<Int> { (0..<n).lazy.filter { $0 % 2 == 0 } }
print(Array(evens(7)))
func mapped<T>(_ x: [Int], _ f: @escaping (Int) -> T) -> some Sequence<T> { x.lazy.map(f) }
print(Array(mapped([1]) { "\($0)" }))
extension Collection { func windows(_ n: Int) -> some Sequence<SubSequence> { sequence(state: startIndex) { i in guard let e = index(i, offsetBy: n, limitedBy: endIndex) else { return nil }; defer { if i < endIndex { i = index(after: i) } else { i = endIndex } }; return i < endIndex ? self[i..<e] : nil } } }
print([1, 2, 3].windows(2).map { Array($0) })
// expect: [1, 2, 4, 8, 16, 32, 64] [1, 1, 2, 3, 5, 8, 13, 21, 34, 55]
// expect: 210
// expect: [0, 2, 4, 6]
// expect: ["1"]
// expect: [[1, 2], [2, 3]]
