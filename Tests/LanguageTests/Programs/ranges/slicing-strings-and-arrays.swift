let word = "programming"
let i = word.firstIndex(of: "g")!
print(word[..<i], word[i...], word[word.index(after: i)..<word.endIndex].prefix(3), word.prefix(upTo: i), word.suffix(from: i).count)
let digits = Array(0...9)
print(digits[2..<5], digits[7...], digits[...1], digits.dropFirst(7), digits.dropLast(8), digits[3...3].first!)
var slice = digits[2...6]
slice[2] = 99
slice.append(100)
print(slice, slice.startIndex, slice.endIndex, digits[2], Array(slice)[0], slice.firstIndex(of: 99)!)
print(digits.prefix { $0 < 3 }, digits.drop { $0 < 8 }, digits.split { $0 % 4 == 0 }.map { $0.count }, digits.split(separator: 5).map { Array($0) })
for (offset, index) in zip(0..., stride(from: 9, through: 0, by: -4)) { print(offset, digits[index], terminator: ";") }
print()
let r = 3..<7
print(r.count, r.contains(7), r.first!, r.last!, r.dropFirst().first!, Array(r.reversed()), r.map { $0 % 2 }.reduce(0, +), r.isEmpty)
func chunk(_ a: [Int], _ n: Int) -> [[Int]] { stride(from: 0, to: a.count, by: n).map { Array(a[$0..<min($0 + n, a.count)]) } }
print(chunk(digits, 4))
func page(_ n: Int, size: Int = 3) -> ArraySlice<Int> { let start = n * size; guard digits.indices.contains(start) else { return [] }; return digits[start..<min(start + size, digits.endIndex)] }
print(page(0), page(3), page(4), page(1).reduce(0, +))
switch "m" { case "a"..<"g": print("early"); case "g"..."n": print("middle"); default: print("late") }
print(("a"..."e").contains("c"), (1.0..<2).contains(2), (..<0).contains(-5), [1...2, 4...5].map(\.upperBound), (1...3) ~= 2)
var text = "hello world"
text.replaceSubrange(text.range(of2: "world"), with: "there")
extension String { func range(of2 s: String) -> Range<String.Index> { for i in indices where self[i...].hasPrefix(s) { return i..<index(i, offsetBy: s.count) }; return startIndex..<startIndex } }
text.removeSubrange(text.startIndex..<text.index(text.startIndex, offsetBy: 6))
print(text)
// expect: pro gramming ram pro 8
// expect: [2, 3, 4] [7, 8, 9] [0, 1] [7, 8, 9] [0, 1] 3
// expect: [99, 3, 4, 5, 6, 100] 2 8 2 99 2
// expect: [0, 1, 2] [8, 9] [3, 3, 1] [[0, 1, 2, 3, 4], [6, 7, 8, 9]]
// expect: 0 9;1 5;2 1;
// expect: 4 false 3 6 4 [6, 5, 4, 3] 2 false
// expect: [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9]]
// expect: [0, 1, 2] [9] [] 12
// expect: middle
// expect: true false true [2, 5] true
// expect: there
