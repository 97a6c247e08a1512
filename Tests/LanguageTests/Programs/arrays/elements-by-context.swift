// What a collection takes says what the calls are that make it.

var rows = [[Int]]()
let row = [1, 2, 3]
rows.append(row.reversed())
rows.append(.init(row.dropFirst()))
rows.insert(row.lazy.map { $0 * 2 }.reversed(), at: 0)
print(rows)

func zigzag(_ levels: [[Int]]) -> [[Int]] {
  var result: [[Int]] = []
  for (index, level) in levels.enumerated() {
    if index.isMultiple(of: 2) { result.append(level) } else { result.append(level.reversed()) }
  }
  return result
}
print(zigzag([[1], [2, 3], [4, 5, 6], [7, 8]]))

var words: [[String]] = []
words.append("b a".split(separator: " ").map(String.init).reversed())
words.append(zip(["x"], [1]).map { "\($0)\($1)" })
print(words)

struct Queue<Element>: RangeReplaceableCollection {
  private var items: [Element] = []
  var startIndex: Int { items.startIndex }
  var endIndex: Int { items.endIndex }
  subscript(index: Int) -> Element { items[index] }
  func index(after index: Int) -> Int { index + 1 }
  mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with elements: C) where C.Element == Element {
    items.replaceSubrange(range, with: elements)
  }
  mutating func append(_ element: Element) {
    print("queued", element)
    items.append(element)
  }
}
var queue = Queue<[Int]>()
queue.append(row.reversed())
queue.append(contentsOf: [[4]])
print(Array(queue), queue.count)

var sets: [Set<Int>] = []
sets.append([1, 1])
sets.append(.init([2, 2, 2]))
print(sets.map(\.count))
// expect: [[6, 4, 2], [3, 2, 1], [2, 3]]
// expect: [[1], [3, 2], [4, 5, 6], [8, 7]]
// expect: [["a", "b"], ["x1"]]
// expect: queued [3, 2, 1]
// expect: queued [4]
// expect: [[3, 2, 1], [4]] 2
// expect: [1, 1]
