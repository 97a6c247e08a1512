print(Dictionary(uniqueKeysWithValues: [("a", 1)]), Dictionary(uniqueKeysWithValues: zip([1], ["x"])))
let letters = Dictionary(["a", "b", "a"].map { ($0, 1) }, uniquingKeysWith: +)
print(letters["a"]!, letters["b"]!)
let first = Dictionary([("k", 1), ("k", 2)], uniquingKeysWith: { a, _ in a }); print(first)
let squares = Dictionary(uniqueKeysWithValues: (1...3).map { ($0, $0 * $0) })
print(squares.sorted { $0.key < $1.key }.map { $0.value }, squares.mapValues { $0 + 1 }[3]!, squares.compactMapValues { $0 > 3 ? "\($0)" : nil }.keys.sorted())
print(squares.map { $0.key + $0.value }.sorted(), squares.filter { $0.key > 2 }, squares.reduce(0) { $0 + $1.value }, squares.contains { $0.value == 9 })
let lookup: [Character: Int] = ["I": 1, "V": 5, "X": 10]
func roman(_ s: String) -> Int {
  let v = s.compactMap { lookup[$0] }
  return zip(v, v.dropFirst() + [0]).reduce(0) { $0 + ($1.0 < $1.1 ? -$1.0 : $1.0) }
}
print(roman("XIV"), roman("IX"), roman(""), roman("III"))
struct Key: Hashable { let x: Int, y: Int }
var board: [Key: String] = [Key(x: 0, y: 0): "X"]
board[Key(x: 1, y: 1)] = "O"
print(board[Key(x: 0, y: 0)]!, board[Key(x: 5, y: 5)] ?? "empty", board.count, board.keys.contains(Key(x: 1, y: 1)))
print(["a": 1] == ["a": 1], ["a": 1, "b": 2] == ["b": 2, "a": 1], ["a": 1] == ["a": 2], [1: [2]] == [1: [2]])
let pairs: KeyValuePairs = ["z": 1, "a": 2, "z": 3]
print(pairs, pairs.count, pairs[0].key, pairs.map(\.value))
// expect: ["a": 1] [1: "x"]
// expect: 2 1
// expect: ["k": 1]
// expect: [1, 4, 9] 10 [2, 3]
// expect: [2, 6, 12] [3: 9] 14 true
// expect: 14 9 0 3
// expect: X empty 2 true
// expect: true true false true
// expect: ["z": 1, "a": 2, "z": 3] 3 z [1, 2, 3]
