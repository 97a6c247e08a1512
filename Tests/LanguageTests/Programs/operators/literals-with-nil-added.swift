// A literal that holds `nil` is of optionals, whatever it is added to.
func typed<T>(_ value: T) { print(T.self, value) }
typed([1] + [nil])
typed([nil] + [1])
typed([1, 2] + [nil, 3])
typed(["a"] + ["b", nil])
typed([true] + [nil])
typed([1.5] + [nil])
typed([1] + [nil] + [2])
typed([1, nil] + [2])
typed([1] + [2.5])
let numbers = [1, 2]
typed(numbers + [nil])
typed(([1] + [nil]).compactMap { $0 })
typed([[1]] + [nil])
typed([[1]] + [[nil]])
print([1] == [nil], [1, 2] == [nil, 2])
// So are literals for one generic parameter, which are of anything where they have nothing in common.
func pair<T>(_ a: T, _ b: T) { print(T.self, a, b) }
func list<T>(_ a: [T], _ b: [T]) { print(T.self, a, b) }
struct Two<T> { var a: [T], b: [T] }
let optional: Int? = 4
pair([1], [nil])
pair([1, 2], [nil, 3])
pair([numbers[0]], [nil])
pair([1], [optional, nil])
pair([[1]], [[nil]])
pair(["k": 1], ["k": nil])
pair([1], ["a"])
pair(["k": 1], ["k": "v"])
pair([1], [2.5])
list([1, 2], [nil, 3])
list([1], ["a"])
print(Two(a: [1], b: [nil]), Two(a: [1], b: [2.5]))
// expect: Array<Optional<Int>> [Optional(1), nil]
// expect: Array<Optional<Int>> [nil, Optional(1)]
// expect: Array<Optional<Int>> [Optional(1), Optional(2), nil, Optional(3)]
// expect: Array<Optional<String>> [Optional("a"), Optional("b"), nil]
// expect: Array<Optional<Bool>> [Optional(true), nil]
// expect: Array<Optional<Double>> [Optional(1.5), nil]
// expect: Array<Optional<Int>> [Optional(1), nil, Optional(2)]
// expect: Array<Optional<Int>> [Optional(1), nil, Optional(2)]
// expect: Array<Double> [1.0, 2.5]
// expect: Array<Optional<Int>> [Optional(1), Optional(2), nil]
// expect: Array<Int> [1]
// expect: Array<Optional<Array<Int>>> [Optional([1]), nil]
// expect: Array<Array<Optional<Int>>> [[Optional(1)], [nil]]
// expect: false false
// expect: Array<Optional<Int>> [Optional(1)] [nil]
// expect: Array<Optional<Int>> [Optional(1), Optional(2)] [nil, Optional(3)]
// expect: Array<Optional<Int>> [Optional(1)] [nil]
// expect: Array<Optional<Int>> [Optional(1)] [Optional(4), nil]
// expect: Array<Array<Optional<Int>>> [[Optional(1)]] [[nil]]
// expect: Dictionary<String, Optional<Int>> ["k": Optional(1)] ["k": nil]
// expect: Array<Any> [1] ["a"]
// expect: Dictionary<String, Any> ["k": 1] ["k": "v"]
// expect: Array<Double> [1.0] [2.5]
// expect: Optional<Int> [Optional(1), Optional(2)] [nil, Optional(3)]
// expect: Any [1] ["a"]
// expect: Two<Optional<Int>>(a: [Optional(1)], b: [nil]) Two<Double>(a: [1.0], b: [2.5])
