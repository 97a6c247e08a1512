let isOn = CommandLine.arguments.count > 0
let xs = [1, 2, 3]
let a = isOn ? xs.reversed() : []
print(a, type(of: a))
let b = isOn ? [] : xs.reversed()
print(b, type(of: b))
let c = isOn ? xs.lazy.map { $0 + 1 } : []
print(c, type(of: c))
let d = isOn ? xs.sorted().reversed() : xs
print(d, type(of: d))
let e = isOn ? xs : xs.reversed()
print(e, type(of: e))
let f = isOn ? "abc".reversed() : []
print(f, type(of: f))
print(isOn ? xs.reversed() : [])
let g = isOn ? Set(xs) : []
print(type(of: g), g.count)
let h = isOn ? xs[1...] : []
print(type(of: h), h)
let i: [Int] = if isOn { xs.reversed() } else { [5] }
print(i)
func choose(_ flag: Bool) -> [Int] { flag ? xs.reversed() : [] }
print(choose(true))
let rows = [xs.reversed(), xs]
print(type(of: rows), rows)
let table = ["a": xs, "b": xs.reversed()]
print(type(of: table), table["b"] ?? [])
let none: [Int]? = [3, 4]
let j = none.map { $0.reversed() } ?? [0]
print(type(of: j), j)
let k = ["a"].first.map { $0.reversed() } ?? []
print(type(of: k), k)
// expect: [3, 2, 1] Array<Int>
// expect: [] Array<Int>
// expect: [2, 3, 4] Array<Int>
// expect: [3, 2, 1] Array<Int>
// expect: [1, 2, 3] Array<Int>
// expect: ["c", "b", "a"] Array<Character>
// expect: [3, 2, 1]
// expect: Set<Int> 3
// expect: ArraySlice<Int> [2, 3]
// expect: [3, 2, 1]
// expect: [3, 2, 1]
// expect: Array<Array<Int>> [[3, 2, 1], [1, 2, 3]]
// expect: Dictionary<String, Array<Int>> [3, 2, 1]
// expect: Array<Int> [4, 3]
// expect: Array<Character> ["a"]
