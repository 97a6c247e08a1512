// A loop's names are constants but for those behind `var`.
var words: [String] = []
for (index, var word) in ["a", "b"].enumerated() {
  word += String(index)
  words.append(word)
}
for (key, (var count)) in [("x", 1), ("y", 2)] where key != "x" {
  count += 1
  words.append("\(key)\(count)")
}
for case (let name, var age?) in [("Ada", 36), ("Bob", nil)] as [(String, Int?)] {
  age += 1
  words.append("\(name)\(age)")
}
print(words)
// expect: ["a0", "b1", "y3", "Ada37"]
