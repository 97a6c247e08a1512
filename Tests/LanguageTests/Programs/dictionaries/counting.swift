let text = "the cat and the dog and the bird"
var counts: [String: Int] = [:]
for word in text.split(separator: " ") { counts[String(word), default: 0] += 1 }
for (word, n) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) { print(word, n) }
print(counts["the"]!, counts["none"] as Any, counts["none", default: -1], counts.count)
let inverted = Dictionary(grouping: counts.keys, by: { counts[$0]! }).mapValues { $0.sorted() }
for n in inverted.keys.sorted(by: >) { print(n, inverted[n]!) }
print(counts.values.reduce(0, +), counts.max { $0.value < $1.value }!.key, counts.filter { $0.value > 1 }.keys.sorted())
var byLength: [Int: Set<String>] = [:]
for w in counts.keys { byLength[w.count, default: []].insert(w) }
print(byLength[3]!.sorted(), byLength.keys.sorted())
// expect: the 3
// expect: and 2
// expect: bird 1
// expect: cat 1
// expect: dog 1
// expect: 3 nil -1 5
// expect: 3 ["the"]
// expect: 2 ["and"]
// expect: 1 ["bird", "cat", "dog"]
// expect: 8 the ["and", "the"]
// expect: ["and", "cat", "dog", "the"] [3, 4]
