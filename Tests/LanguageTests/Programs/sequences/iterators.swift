struct Countdown: Sequence, IteratorProtocol {
  var n: Int
  mutating func next() -> Int? { if n == 0 { return nil }; defer { n -= 1 }; return n }
}
for i in Countdown(n: 3) { print(i, terminator: " ") }
print()
print(Array(Countdown(n: 4)), Countdown(n: 5).filter { $0 % 2 == 1 }, Countdown(n: 3).map { $0 * 10 }, Countdown(n: 3).contains(2), Countdown(n: 3).sorted(), Countdown(n: 3).reduce(0, +))
print(Countdown(n: 6).prefix(2).map { $0 }, Countdown(n: 4).dropFirst(2).map { $0 }, Countdown(n: 3).min()!, Countdown(n: 3).first { $0 < 3 }!, zip(Countdown(n: 2), "ab").map { "\($0)\($1)" })
var it = [1, 2].makeIterator()
while let x = it.next() { print(x, terminator: " ") }
print(it.next() as Any)
struct Fib: Sequence { let limit: Int
  func makeIterator() -> AnyIterator<Int> { var (a, b) = (0, 1); return AnyIterator { if a > limit { return nil }; defer { (a, b) = (b, a + b) }; return a } } }
print(Array(Fib(limit: 50)), Fib(limit: 10).enumerated().map { "\($0):\($1)" }, Fib(limit: 20).lazy.filter { $0 % 2 == 0 }.map { $0 * $0 }.reduce(0, +))
class Tree { let v: Int; var l: Tree?, r: Tree?; init(_ v: Int, _ l: Tree? = nil, _ r: Tree? = nil) { self.v = v; self.l = l; self.r = r } }
extension Tree: Sequence { func makeIterator() -> IndexingIterator<[Int]> { ((l.map(Array.init) ?? []) + [v] + (r.map(Array.init) ?? [])).makeIterator() } }
print(Array(Tree(5, Tree(2, nil, Tree(3)), Tree(8))), Tree(1, nil, Tree(2)).reversed(), Tree(4).contains(4))
// expect: 3 2 1 
// expect: [4, 3, 2, 1] [5, 3, 1] [30, 20, 10] true [1, 2, 3] 6
// expect: [6, 5] [2, 1] 1 2 ["2a", "1b"]
// expect: 1 2 nil
// expect: [0, 1, 1, 2, 3, 5, 8, 13, 21, 34] ["0:0", "1:1", "2:1", "3:2", "4:3", "5:5", "6:8"] 68
// expect: [2, 3, 5, 8] [2, 1] true
