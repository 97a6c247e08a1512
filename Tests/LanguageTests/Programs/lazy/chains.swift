var calls = 0
func expensive(_ n: Int) -> Int { calls += 1; return n * n }
let squares = (1...1_000_000).lazy.map(expensive)
print(squares.first { $0 > 50 } ?? 0, calls)
calls = 0
print(Array(squares.prefix(3)), calls)
let evens = [1, 2, 3, 4, 5, 6].lazy.filter { n in print("test", n); return n % 2 == 0 }
print("made")
print(evens.first!)
for e in evens.map({ $0 * 10 }).prefix(2) { print("got", e) }
let text = ["apple", "banana", "cherry"].lazy.map { $0.uppercased() }.joined(separator: "+")
print(text)
print((1...3).lazy.flatMap { n in Array(repeating: n, count: n) }.map { $0 }, (0..<10).lazy.reversed().prefix(3).map { $0 })
print(["1", "x", "3"].lazy.compactMap { Int($0) }.reduce(0, +))
let zipped = zip((1...).lazy.map { $0 * 2 }, "abc")
print(zipped.map { "\($1)\($0)" })
print((1...20).lazy.drop { $0 < 15 }.filter { $0 % 2 == 1 }.map { $0 })
print(Array((1...5).lazy.map { $0 + 1 })[2], (1...5).lazy.count, [3, 1, 2].lazy.sorted())
let fib = sequence(state: (0, 1)) { (s: inout (Int, Int)) -> Int? in
  defer { s = (s.1, s.0 + s.1) }
  return s.0
}
print((1...4).lazy.map(String.init).contains("3"), (1...4).lazy.max()!, (1...9).lazy.enumerated().filter { $0.offset % 4 == 0 }.map(\.element))
// expect: 64 8
// expect: [1, 4, 9] 3
// expect: made
// expect: test 1
// expect: test 2
// expect: 2
// expect: test 1
// expect: test 2
// expect: test 3
// expect: test 4
// expect: test 5
// expect: test 6
// expect: test 1
// expect: test 2
// expect: test 2
// expect: got 20
// expect: test 3
// expect: test 4
// expect: got 40
// expect: test 5
// expect: APPLE+BANANA+CHERRY
// expect: LazyMapSequence<FlattenSequence<LazyMapSequence<ClosedRange<Int>, Array<Int>>>, Int>(_base: Swift.FlattenSequence<Swift.LazyMapSequence<Swift.ClosedRange<Swift.Int>, Swift.Array<Swift.Int>>>(_base: Swift.LazyMapSequence<Swift.ClosedRange<Swift.Int>, Swift.Array<Swift.Int>>(_base: ClosedRange(1...3), _transform: (Function))), _transform: (Function)) LazyMapSequence<Slice<ReversedCollection<LazySequence<Range<Int>>>>, Int>(_base: Swift.Slice<Swift.ReversedCollection<Swift.LazySequence<Swift.Range<Swift.Int>>>>(_startIndex: Swift.ReversedCollection<Swift.LazySequence<Swift.Range<Swift.Int>>>.Index(base: 10), _endIndex: Swift.ReversedCollection<Swift.LazySequence<Swift.Range<Swift.Int>>>.Index(base: 7), _base: Swift.ReversedCollection<Swift.LazySequence<Swift.Range<Swift.Int>>>(_base: Swift.LazySequence<Swift.Range<Swift.Int>>(_base: Range(0..<10)))), _transform: (Function))
// expect: 4
// expect: ["a2", "b4", "c6"]
// expect: LazyMapSequence<LazyFilterSequence<LazyDropWhileSequence<ClosedRange<Int>>>, Int>(_base: Swift.LazyFilterSequence<Swift.LazyDropWhileSequence<Swift.ClosedRange<Swift.Int>>>(_base: Swift.LazyDropWhileSequence<Swift.ClosedRange<Swift.Int>>(_base: ClosedRange(1...20), _predicate: (Function)), _predicate: (Function)), _transform: (Function))
// expect: 4 5 [1, 2, 3]
// expect: true 4 [1, 5, 9]
