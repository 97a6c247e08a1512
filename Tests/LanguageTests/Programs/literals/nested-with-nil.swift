// The elements of nested literals have one type together, also where some of them are nil.
let x = [[2, 3], [4, nil]]
print(x, type(of: x))
let y = [[4, nil], [2, 3]]
print(y)
let d = ["a": [1], "b": [nil, 2]]
print(type(of: d), d["a"]!)
let z = [[1], [2.5]]
print(z, type(of: z))
let w = [(1, nil), (2, "a")]
print(w, type(of: w))
let v = [[1, 2], []]
print(v, type(of: v))
let u = [[[1]], [[nil]]]
print(u, type(of: u))
let t = true ? [1] : [nil, 2]
print(t)
let s = [1: ["a"], 2: [nil]]
print(s[1]!)
let r = [[1, 2.5], [3]]
print(r)
let q = [["a": 1], ["b": nil]]
print(q)
class A {}; class B: A {}; class C: A {}
print(type(of: [[B()], [C()]]), type(of: [[1, 2], [2.5, 3]]), type(of: [("a", 1), ("b", 2.5)]))
print(type(of: [[[1], [2]], [[3, nil]]]), type(of: [[1...2], [2...3]]), type(of: [[1: [nil]], [2: [3]]]))
let grid = [["X", nil, nil], [nil, "O", nil], ["X", "O", "X"]]
print(grid[2], grid[0][1] ?? "-", type(of: grid))
for (name, score) in [("a", nil), ("b", 3)] { print(name, score ?? 0) }
let opts = [nil, [1], [2, nil]]
print(type(of: opts), opts)
let mixed = [["a": 1], ["b": 2.5]]
print(type(of: mixed))
var board = [[0, 1], [nil, 2]]
board[0][0] = nil
print(board.map { $0.map { $0.map(String.init) ?? "." }.joined() })
let pairs = [(1, ["a"]), (2, [nil])]
print(pairs[0].1, type(of: pairs))
print(type(of: [[1], ["a"]]), type(of: [["a": 1], ["b": "c"]]))
let rows = [(name: "a", age: nil), (name: "b", age: 3)]
print(rows[1].age ?? 0, type(of: rows))
let deep = [["k": [1, nil]], ["l": nil]]
print(type(of: deep))
// expect: [[Optional(2), Optional(3)], [Optional(4), nil]] Array<Array<Optional<Int>>>
// expect: [[Optional(4), nil], [Optional(2), Optional(3)]]
// expect: Dictionary<String, Array<Optional<Int>>> [Optional(1)]
// expect: [[1.0], [2.5]] Array<Array<Double>>
// expect: [(1, nil), (2, Optional("a"))] Array<(Int, Optional<String>)>
// expect: [[1, 2], []] Array<Array<Int>>
// expect: [[[Optional(1)]], [[nil]]] Array<Array<Array<Optional<Int>>>>
// expect: [Optional(1)]
// expect: [Optional("a")]
// expect: [[1.0, 2.5], [3.0]]
// expect: [["a": Optional(1)], ["b": nil]]
// expect: Array<Array<A>> Array<Array<Double>> Array<(String, Double)>
// expect: Array<Array<Array<Optional<Int>>>> Array<Array<ClosedRange<Int>>> Array<Dictionary<Int, Array<Optional<Int>>>>
// expect: [Optional("X"), Optional("O"), Optional("X")] - Array<Array<Optional<String>>>
// expect: a 0
// expect: b 3
// expect: Array<Optional<Array<Optional<Int>>>> [nil, Optional([Optional(1)]), Optional([Optional(2), nil])]
// expect: Array<Dictionary<String, Double>>
// expect: [".1", ".2"]
// expect: [Optional("a")] Array<(Int, Array<Optional<String>>)>
// expect: Array<Array<Any>> Array<Dictionary<String, Any>>
// expect: 3 Array<(name: String, age: Optional<Int>)>
// expect: Array<Dictionary<String, Optional<Array<Optional<Int>>>>>
