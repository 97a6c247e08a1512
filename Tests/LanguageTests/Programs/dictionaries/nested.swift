var scores: [String: [String: Int]] = [:]
scores["a", default: [:]]["x", default: 0] += 1
scores["a"]?["y"] = 5
scores["b"]?["z"] = 9
print(scores["a"]!["x"]!, scores["a"]?["y"] ?? -1, scores["b"] == nil, scores["a"]!.count)
var lists: [Int: [String]] = [:]
for word in ["on", "off", "in", "out"] { lists[word.count, default: []].append(word) }
print(lists[2]!, lists[3]!, lists[4] as Any)
struct Point: Hashable { var x: Int; var y: Int }
var board: [Point: Character] = [Point(x: 0, y: 0): "X"]
board[Point(x: 1, y: 1)] = "O"
print(board[Point(x: 1, y: 1)]!, board[Point(x: 2, y: 0)] ?? "-", board.count)
// expect: 1 5 true 2
// expect: ["on", "in"] ["off", "out"] nil
// expect: O - 2
