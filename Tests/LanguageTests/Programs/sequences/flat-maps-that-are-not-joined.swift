// Where a literal would not be of its usual type, `flatMap` takes its form for optionals, and the arrays are not joined.
func typed<T>(_ value: T) { print(T.self, value) }
let halves = [1.5, 2.5]
let counts = [1, 2]
typed(halves.flatMap { [$0, 1] })
typed(halves.flatMap { [$0 * 2, 1] })
typed(halves.flatMap { x in return [x, -1] })
typed(halves.flatMap { [$0, 1] + [$0] })
typed(halves.flatMap { [[$0, 1]] })
typed("abc".flatMap { ["<", $0, ">"] })
typed([UInt8(1)].flatMap { [$0, 0] })
typed(["x": 1.5].flatMap { [$0.value, 0] })
typed(counts.flatMap { [Double($0), 1] })
// Joined: each literal is what it is by itself.
typed(counts.flatMap { [$0, 0] })
typed(counts.flatMap { [Double($0), 0.5] })
typed("ab".flatMap { [String($0), ","] })
typed(halves.flatMap { [$0 + 1, $0] })
typed(halves.flatMap { [$0, nil] })
typed(halves.flatMap { x in let y = x; return [y, 1] })
// Joined: the use says so.
let all: [Double] = halves.flatMap { [$0, 1] }
print(all, halves.flatMap { [$0, 1] }.reduce(0, +), halves.flatMap { [$0, 1] }.max() ?? 0)
print(halves.flatMap { [$0, 1] }.map { $0 * 2 }, halves.flatMap { [$0, 1] } == [1.5, 1, 2.5, 1])
print(String("abc".flatMap { [$0, "-"] }.dropLast()), Set(halves.flatMap { [$0, 1] }).count)
func take(_ values: [Double]) { print(values) }
take(halves.flatMap { [$0, 1] })
print(halves.flatMap { [$0, 1] }.count)
// expect: Array<Array<Any>> [[1.5, 1], [2.5, 1]]
// expect: Array<Array<Any>> [[3.0, 1], [5.0, 1]]
// expect: Array<Array<Any>> [[1.5, -1], [2.5, -1]]
// expect: Array<Array<Any>> [[1.5, 1, 1.5], [2.5, 1, 2.5]]
// expect: Array<Array<Array<Any>>> [[[1.5, 1]], [[2.5, 1]]]
// expect: Array<Array<Any>> [["<", "a", ">"], ["<", "b", ">"], ["<", "c", ">"]]
// expect: Array<Array<Any>> [[1, 0]]
// expect: Array<Array<Any>> [[1.5, 0]]
// expect: Array<Array<Any>> [[1.0, 1], [2.0, 1]]
// expect: Array<Int> [1, 0, 2, 0]
// expect: Array<Double> [1.0, 0.5, 2.0, 0.5]
// expect: Array<String> ["a", ",", "b", ","]
// expect: Array<Double> [2.5, 1.5, 3.5, 2.5]
// expect: Array<Optional<Double>> [Optional(1.5), nil, Optional(2.5), nil]
// expect: Array<Double> [1.5, 1.0, 2.5, 1.0]
// expect: [1.5, 1.0, 2.5, 1.0] 6.0 2.5
// expect: [3.0, 2.0, 5.0, 2.0] true
// expect: a-b-c 3
// expect: [1.5, 1.0, 2.5, 1.0]
// expect: 2
