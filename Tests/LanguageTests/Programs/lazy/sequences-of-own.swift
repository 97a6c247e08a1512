struct Collatz: Sequence, IteratorProtocol {
  var current: Int
  var isDone = false
  mutating func next() -> Int? {
    guard !isDone else { return nil }
    defer { if current == 1 { isDone = true } else { current = current % 2 == 0 ? current / 2 : 3 * current + 1 } }
    return current
  }
}
print(Array(Collatz(current: 6)), Collatz(current: 27).lazy.filter { $0 > 9000 }.map { $0 }, Collatz(current: 7).reduce(0) { n, _ in n + 1 })
struct Grid: Sequence {
  let width: Int, height: Int
  func makeIterator() -> AnyIterator<(x: Int, y: Int)> {
    var i = 0
    return AnyIterator {
      guard i < width * height else { return nil }
      defer { i += 1 }
      return (i % width, i / width)
    }
  }
}
for (x, y) in Grid(width: 2, height: 2) { print(x, y, terminator: "; ") }
print()
print(Grid(width: 3, height: 2).lazy.filter { $0.x == $0.y }.map { "\($0.x),\($0.y)" })
let powers = sequence(first: 1) { $0 < 500 ? $0 * 3 : nil }
print(Array(powers), powers.lazy.map { $0 - 1 }.first { $0 > 20 } as Any)
let erased: AnySequence<Int> = AnySequence([5, 6, 7])
print(erased.map { $0 * 2 }, erased.dropFirst().min()!, Array(erased.prefix(2)))
var generator = stride(from: 10, to: 0, by: -3).makeIterator()
while let n = generator.next() { print(n, terminator: " ") }
print()
func chunks<S: Sequence>(_ s: S, of size: Int) -> [[S.Element]] {
  var result: [[S.Element]] = [], current: [S.Element] = []
  for e in s {
    current.append(e)
    if current.count == size { result.append(current); current = [] }
  }
  return current.isEmpty ? result : result + [current]
}
print(chunks(1...7, of: 3), chunks("abcde", of: 2).map { String($0) }, chunks(EmptyCollection<Int>(), of: 2))
print(repeatElement("ab", count: 3).joined(), Array(CollectionOfOne(9)), (1...3).flatMap { [$0, -$0] })
// expect: [6, 3, 10, 5, 16, 8, 4, 2, 1] LazyMapSequence<LazyFilterSequence<Collatz>, Int>(_base: Swift.LazyFilterSequence<main.Collatz>(_base: main.Collatz(current: 27, isDone: false), _predicate: (Function)), _transform: (Function)) 17
// expect: 0 0; 1 0; 0 1; 1 1; 
// expect: LazyMapSequence<LazyFilterSequence<Grid>, String>(_base: Swift.LazyFilterSequence<main.Grid>(_base: main.Grid(width: 3, height: 2), _predicate: (Function)), _transform: (Function))
// expect: [1, 3, 9, 27, 81, 243, 729] Optional(26)
// expect: [10, 12, 14] 6 [5, 6]
// expect: 10 7 4 1 
// expect: [[1, 2, 3], [4, 5, 6], [7]] ["ab", "cd", "e"] []
// expect: ababab [9] [1, -1, 2, -2, 3, -3]
