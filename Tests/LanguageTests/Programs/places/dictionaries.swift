struct Score { var wins = 0, names: [String] = [] }
var table: [String: Score] = [:]
for (name, won) in [("a", true), ("b", false), ("a", true)] {
  table[name, default: Score()].wins += won ? 1 : 0
  table[name]?.names.append(name + "!")
}
print(table["a"]!.wins, table["a"]!.names, table["b"]!.wins)
var nested: [String: [Int: [String]]] = [:]
nested["x", default: [:]][1, default: []].append("p")
nested["x"]?[1]?.append("q")
nested["x"]?[2] = ["r"]
nested["y"]?[1] = ["lost"]
print(nested["x"]![1]!, nested["x"]![2]!, nested["y"] == nil)
table["a"] = nil
table["b"]!.names += ["z"]
table.keys.sorted().forEach { print($0, table[$0]!) }
for key in table.keys { table[key]!.wins = 9 }
print(table.mapValues(\.wins))
// expect: 2 ["a!", "a!"] 0
// expect: ["p", "q"] ["r"] true
// expect: b Score(wins: 0, names: ["b!", "z"])
// expect: ["b": 9]
