import Foundation
// custom collections
struct Ring<T>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible {
  private var s: [T] = []; init() {}; init(arrayLiteral e: T...) { s = e }
  var startIndex: Int { 0 }; var endIndex: Int { s.count }
  subscript(i: Int) -> T { get { s[i % s.count] } set { s[i % s.count] = newValue } }
  mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == T { s.replaceSubrange(r, with: c) }
  var description: String { "Ring\(s)" }
}
var r: Ring = [3, 1, 2]; r.append(9); r.insert(7, at: 1); r.remove(at: 0); r.sort(); r.swapAt(0, 1); r += [4, 4]; r.removeAll { $0 == 4 }; print(r, r.count, r.last!, r[5], r.firstIndex(of: 7)!, r.map { $0 * 2 }, r.reversed().map { $0 }, r.sorted(by: >), r.prefix(2), r.dropFirst().first!, r.max()!, r.contains(9), r.shuffled().count, r.indices, Array(r), r.isEmpty, r.filter { $0 > 2 }, type(of: r.filter { $0 > 2 }), type(of: r.prefix(2)))
r.reverse(); r.removeLast(); r.removeFirst(); print(r, r.popLast() as Any, r); r.replaceSubrange(0..<0, with: [1, 2]); print(r, r[0...], r[..<1].count, r.distance(from: 0, to: 2), r.index(after: 0), r.index(0, offsetBy: 1), r.split(separator: 1).map(Array.init), r.elementsEqual([1, 2]), r.starts(with: [1]))
struct Fib: Sequence, IteratorProtocol { var a = 0, b = 1; mutating func next() -> Int? { defer { (a, b) = (b, a + b) }; return a > 50 ? nil : a } }
print(Array(Fib()), Fib().lazy.filter { $0 % 2 == 0 }.map { $0 * $0 }.first { $0 > 10 }!, Fib().prefix(while: { $0 < 10 }), Fib().dropFirst(3).first { _ in true }!, zip(Fib(), "abc").map { "\($0)\($1)" }, Fib().reduce(0, +), Fib().min()!, Fib().contains(13), Fib().enumerated().map { $0.offset * $0.element }.last!, Fib().sorted(by: >).first!, Set(Fib()).count, Fib().allSatisfy { $0 >= 0 })
struct LinkedList<E>: Collection { indirect enum N { case end, node(E, N) }; var head = N.end
  struct Index: Comparable { let n: Int; let node: N; static func == (a: Index, b: Index) -> Bool { a.n == b.n }; static func < (a: Index, b: Index) -> Bool { a.n < b.n } }
  var startIndex: Index { Index(n: 0, node: head) }; var endIndex: Index { var c = 0, n = head; while case let .node(_, x) = n { c += 1; n = x }; return Index(n: c, node: .end) }
  subscript(i: Index) -> E { guard case let .node(e, _) = i.node else { fatalError("end") }; return e }
  func index(after i: Index) -> Index { guard case let .node(_, x) = i.node else { fatalError() }; return Index(n: i.n + 1, node: x) }
  mutating func push(_ e: E) { head = .node(e, head) } }
var l = LinkedList<String>(); for w in ["c", "b", "a"] { l.push(w) }; print(l.count, l.first!, Array(l), l.joined(separator: "-"), l.map { $0.uppercased() }, l[l.index(l.startIndex, offsetBy: 2)], l.firstIndex(of: "b")!.n, l.dropFirst(2).first!, l.suffix(1).first!, l.isEmpty, l.min()!, l.enumerated().map { "\($0.offset)\($0.element)" }, l.prefix(upTo: l.firstIndex(of: "c")!).count, type(of: l.lazy.map { $0 + "!" }.joined()))
struct Day: Strideable, Hashable, CustomStringConvertible { var n: Int; func distance(to o: Day) -> Int { o.n - n }; func advanced(by k: Int) -> Day { Day(n: n + k) }; var description: String { "d\(n)" } }
print(Array(Day(n: 1)...Day(n: 4)), (Day(n: 1)..<Day(n: 3)).contains(Day(n: 2)), Array(stride(from: Day(n: 10), to: Day(n: 0), by: -4)), Day(n: 1) < Day(n: 2), max(Day(n: 1), Day(n: 5)), (Day(n: 0)...).prefix(2).map { $0 }, Day(n: 3) + 0 == Day(n: 3), (Day(n: 1)...Day(n: 3)).count, (Day(n: 1)...Day(n: 9)).clamped(to: Day(n: 4)...Day(n: 5)))
func + (d: Day, k: Int) -> Day { d.advanced(by: k) }
struct Bits: OptionSet, Sequence { let rawValue: Int; static let a = Bits(rawValue: 1), b = Bits(rawValue: 2), c = Bits(rawValue: 4); func makeIterator() -> AnyIterator<Bits> { var v = rawValue; return AnyIterator { guard v != 0 else { return nil }; let low = v & -v; v ^= low; return Bits(rawValue: low) } } }
print([Bits.a, .c].reduce(Bits()) { $0.union($1) }.map(\.rawValue), Bits([.a, .b]).contains(.a as Bits), Array(Bits([.b, .c])).count)
var gen = sequence(first: 1, next: { $0 < 100 ? $0 * 3 : nil }); print(gen.next()!, Array(gen), Array(sequence(state: (0, 1)) { s -> Int? in let v = s.0; s = (s.1, s.0 + s.1); return v > 20 ? nil : v }))
let mat = [[1, 2, 3], [4, 5, 6]]; print(mat[0].indices.map { c in mat.map { $0[c] } }, mat.joined().reduce(0, +), mat.flatMap { $0 }.chunks(of: 4), mat.map { $0.map(String.init).joined(separator: ",") }.joined(separator: ";"), Array(mat.joined()), mat.lazy.flatMap { $0.lazy.map { $0 + 1 } }.filter { $0 > 4 }.count)
extension Collection { func chunks(of n: Int) -> [SubSequence] { var r: [SubSequence] = [], i = startIndex; while i != endIndex { let j = index(i, offsetBy: n, limitedBy: endIndex) ?? endIndex; r.append(self[i..<j]); i = j }; return r } }
print("hello world".chunks(of: 4), (1...7).chunks(of: 3).map(Array.init), ["a": 1].chunks(of: 1).count, Array("abc").chunks(of: 2))
var arr = Array(1...10); arr.removeSubrange(2..<5); arr.removeAll(where: { $0.isMultiple(of: 2) }); arr.insert(contentsOf: [0, 0], at: 1); let pivot = arr.partition { $0 > 4 }; print(pivot, arr[..<pivot].sorted(), arr[pivot...].sorted(), arr.firstIndex { $0 == 0 } as Any, arr.last { $0 < 5 } as Any, arr.lastIndex(of: 0) as Any, arr.split(whereSeparator: { $0 == 0 }).map(Array.init).flatMap { $0 }.sorted(), [3, 1, 2].sorted().binarySearch(2) as Any)
extension RandomAccessCollection where Element: Comparable { func binarySearch(_ x: Element) -> Index? { var lo = startIndex, hi = endIndex; while lo < hi { let mid = index(lo, offsetBy: distance(from: lo, to: hi) / 2); if self[mid] == x { return mid }; if self[mid] < x { lo = index(after: mid) } else { hi = mid } }; return nil } }
// expect: Ring[2, 1, 7, 9] 4 9 1 2 [4, 2, 14, 18] [9, 7, 1, 2] [9, 7, 2, 1] Slice<Ring<Int>>(_startIndex: 0, _endIndex: 2, _base: Ring[2, 1, 7, 9]) 1 9 true 4 0..<4 [2, 1, 7, 9] false Ring[7, 9] Ring<Int> Slice<Ring<Int>>
// expect: Ring[7, 1] Optional(1) Ring[7]
// expect: Ring[1, 2, 7] Slice<Ring<Int>>(_startIndex: 0, _endIndex: 3, _base: Ring[1, 2, 7]) 1 2 1 1 [[2, 7]] false true
// expect: [0, 1, 1, 2, 3, 5, 8, 13, 21, 34] 64 [0, 1, 1, 2, 3, 5, 8] 2 ["0a", "1b", "1c"] 88 0 true 306 34 9 true
// expect: 3 a ["a", "b", "c"] a-b-c ["A", "B", "C"] c 1 c c false a ["0a", "1b", "2c"] 2 LazySequence<FlattenSequence<LazyMapSequence<LinkedList<String>, String>>>
// expect: [d1, d2, d3, d4] true [d10, d6, d2] true d5 [d0, d1] true 3 d4...d5
// expect: [1, 4] true 2
// expect: 1 [3, 9, 27, 81, 243] [0, 1, 1, 2, 3, 5, 8, 13]
// expect: [[1, 4], [2, 5], [3, 6]] 21 [ArraySlice([1, 2, 3, 4]), ArraySlice([5, 6])] 1,2,3;4,5,6 [1, 2, 3, 4, 5, 6] 3
// expect: ["hell", "o wo", "rld"] [[1, 2, 3], [4, 5, 6], [7]] 1 [ArraySlice(["a", "b"]), ArraySlice(["c"])]
// expect: 3 [0, 0, 1] [7, 9] Optional(1) Optional(0) Optional(2) [1, 7, 9] Optional(1)
