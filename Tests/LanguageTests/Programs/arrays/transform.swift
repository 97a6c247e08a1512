let words = ["apple", "fig", "banana", "kiwi"]
print(words.map { $0.count }, words.filter { $0.count > 4 }, words.reduce("") { $0 + String($1.first!) })
print(words.sorted { $0.count < $1.count }, words.map(\.count).reduce(0, +), words.compactMap { Int($0) })
print(words.enumerated().map { "\($0):\($1)" }, zip(words, 1...).map { "\($0)\($1)" })
print(words.min { $0.count < $1.count }!, words.max { $0.count < $1.count }!, words.allSatisfy { !$0.isEmpty })
print(words.first { $0.hasPrefix("b") } ?? "", words.firstIndex { $0 == "kiwi" }!, words.contains { $0.count == 3 })
print([[1, 2], [3]].flatMap { $0 }, [[1], [2]].joined().map { $0 * 2 }, ["1", "x"].compactMap { Int($0) })
print(words.reduce(into: [Int: Int]()) { $0[$1.count, default: 0] += 1 }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
words.forEach { print($0, terminator: ";") }
print()
// expect: [5, 3, 6, 4] ["apple", "banana"] afbk
// expect: ["fig", "kiwi", "apple", "banana"] 18 []
// expect: ["0:apple", "1:fig", "2:banana", "3:kiwi"] ["apple1", "fig2", "banana3", "kiwi4"]
// expect: fig banana true
// expect: banana 3 true
// expect: [1, 2, 3] [2, 4] [1]
// expect: ["3=1", "4=1", "5=1", "6=1"]
// expect: apple;fig;banana;kiwi;
