// Generic functions and extensions whose results are members of their parameters.
func idx<C: Collection>(_ c: C) -> C.Index { c.index(c.startIndex, offsetBy: 1) }
func idx2<C: Collection>(_ c: C, _ e: C.Element) -> C.Index? where C.Element: Equatable { c.firstIndex(of: e) }
func dist<T: Strideable>(_ a: T, _ b: T) -> T.Stride { a.distance(to: b) }
func adv<T: Strideable>(_ a: T) -> T { a.advanced(by: 1) }
func mag<T: BinaryInteger>(_ a: T) -> T.Magnitude { a.magnitude + 1 }
func mag2<T: Numeric>(_ a: T) -> T.Magnitude { let z: T.Magnitude = 0; return a.magnitude + z }
func raw<T: RawRepresentable>(_ a: T) -> T.RawValue { a.rawValue }
func raw2<T: RawRepresentable>(_ a: T) -> T.RawValue where T.RawValue == Int { a.rawValue + 1 }
func raw3<T: RawRepresentable>(_ a: T) -> Int where Int == T.RawValue { let x: T.RawValue = 3; return x + a.rawValue }
extension RawRepresentable where RawValue: ExpressibleByIntegerLiteral { static var zero: RawValue { 0 } }
extension RawRepresentable where RawValue == String { var shout: String { rawValue.uppercased() } }
struct Item: Identifiable { var id: String; var n = 1 }
func byID<T: Identifiable>(_ items: [T]) -> [T.ID: T] { Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0) }) }
func ids<T: Identifiable>(_ items: [T]) -> [T.ID] { items.map(\.id) }
func find<T: Identifiable>(_ items: [T], _ id: T.ID) -> T? { items.first { $0.id == id } }
protocol Maker { associatedtype A; func make() -> A }
extension Maker where A == Int { func x() -> A { 3 + make() } }
extension Maker where A: AnyObject { func same(_ o: A) -> Bool { make() === o } }
struct W<Base: Sequence> {
  var base: Base
  func all() -> [Base.Element] { Array(base) }
  func first(where f: (Base.Element) -> Bool) -> Base.Element? { for e in base where f(e) { return e }; return nil }
}
extension W where Base.Element == Int { func sum() -> Base.Element { var t = 0; for e in base { t += e }; return t } }
extension W where Base.Element: Numeric {
  func total() -> Base.Element { var t: Base.Element = 0; for e in base { t += e }; return t }
  func total2() -> Base.Element { base.reduce(0, +) }
}
func opt<T: Sequence>(_ x: T) -> T.Element where T.Element == Int? { return nil }
extension Optional where Wrapped: Collection { var orEmpty: [Wrapped.Element] { self.map { Array($0) } ?? [] } }
extension Array where Element: Sequence { func flat() -> [Element.Element] { flatMap { $0 } } }
func u1<T: Sequence, U>(_ t: T) -> [U] where T.Element == U { Array(t) }
func u2<T: Sequence, U>(_ t: T, _ u: U) -> [U] where U == T.Element { Array(t) + [u] }
class Base { var n = 1 }
class Sub: Base {}
// An associated type that inherits from a class.
protocol HasBase { associatedtype B: Base; var b: B { get } }
func base<T: HasBase>(_ t: T) -> Base { t.b }
func base2<T: HasBase>(_ t: T) -> Base? { t.b }
func base3<T: Sequence>(_ t: T) -> [Base] where T.Element: Base { t.map { $0 } }
extension Collection where SubSequence == Self {
  mutating func eat() -> Element? { let x = first; self = dropFirst(); return x }
}
struct L: ExpressibleByArrayLiteral {
  var a: [Int]; init(arrayLiteral elements: ArrayLiteralElement...) { a = elements };
  typealias ArrayLiteralElement = Int
}
protocol Node { associatedtype Child: Node where Child.Child == Child; var children: [Child] { get } }
extension Node { func all() -> [Child] { children + children.flatMap { $0.all() } } }
func nest<T: Sequence>(_ t: T) -> [T.Element] {
  func inner() -> T.Element? { for x in t { return x }; return nil }
  let f: () -> [T.Element] = { [inner()].compactMap { $0 } }
  return f()
}
func pair<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> [(A.Element, B.Element)] { Array(zip(a, b)) }
func dict<S: Sequence>(_ s: S) -> [S.Element: Int] where S.Element: Hashable {
  s.reduce(into: [:]) { $0[$1, default: 0] += 1 }
}
func cast<S: Sequence>(_ s: S) -> [S.Element]? { s as? [S.Element] }
func anyOf<S: Sequence>(_ s: S) -> Any { for x in s { return x }; return s }
func anyOpt<S: Sequence>(_ s: S) -> Any? { for x in s { return x }; return nil }
func hash<S: Sequence>(_ s: S) -> AnyHashable? where S.Element: Hashable { for x in s { return x }; return nil }
func str<S: Sequence>(_ s: S) -> String where S.Element == Character { String(s) }
func str2<S: Sequence>(_ s: S) -> [String] where S.Element: StringProtocol { s.map { String($0) } }
func minmax<S: Sequence>(_ s: S) -> (min: S.Element, max: S.Element)? where S.Element: Comparable {
  guard let a = s.min(), let b = s.max() else { return nil }; return (a, b)
}
func chunk<C: Collection>(_ c: C, _ n: Int) -> [C.SubSequence] {
  var r: [C.SubSequence] = []; var rest = c[...];
  while !rest.isEmpty { r.append(rest.prefix(n)); rest = rest.dropFirst(n) }; return r
}
func rng<C: Collection>(_ c: C) -> Range<C.Index> { c.startIndex..<c.endIndex }
func lz<C: Collection>(_ c: C) -> [C.Element] { c.lazy.filter { _ in true }.map { $0 } }
func rep<C: RangeReplaceableCollection>(_ c: C, _ e: C.Element) -> C { var c = c; c.append(e); return c }
func rep2<C: RangeReplaceableCollection>(_ c: C) -> C where C.Element == Int { C([1, 2]) + c }
extension Sequence {
  func group<K: Hashable>(_ f: (Element) -> K) -> [K: [Element]] { Dictionary(grouping: self, by: f) }
  func sortedBy<T: Comparable>(_ p: KeyPath<Element, T>) -> [Element] { sorted { $0[keyPath: p] < $1[keyPath: p] } }
  func uniq<T: Hashable>(_ p: (Element) -> T) -> [Element] {
    var s = Set<T>(); return filter { s.insert(p($0)).inserted }
  }
  func scan<T>(_ i: T, _ f: (T, Element) -> T) -> [T] {
    var r = [i]; for x in self { r.append(f(r.last!, x)) }; return r
  }
  func reduce1(_ f: (Element, Element) -> Element) -> Element? {
    var it = makeIterator(); guard var r = it.next() else { return nil }; while let x = it.next() { r = f(r, x) };
    return r
  }
}
extension Collection {
  subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil }
  var second: Element? { dropFirst().first }
  func randomly() -> Element? { isEmpty ? nil : self[startIndex] }
  func halves() -> (SubSequence, SubSequence) {
    let m = index(startIndex, offsetBy: count / 2); return (self[..<m], self[m...])
  }
}
extension MutableCollection where Self: RandomAccessCollection {
  mutating func swapEnds() { swapAt(startIndex, index(before: endIndex)) }
}
print(idx([1]), idx2([1, 2], 2)!, dist(1, 3), adv(1), mag(-2), mag2(-3.5))
enum R: Int { case a = 1 }
print(
  raw(R.a), raw2(R.a), raw3(R.a), R.zero, ids([Item(id: "x")]), find([Item(id: "x")], "x")!.n,
  byID([Item(id: "q")]).count)
print(
  W(base: [1, 2]).all(), W(base: [1, 2]).sum(), W(base: [1.5]).total(), W(base: [2]).total2(),
  W(base: 1...3).first { $0 > 1 }!)
print(
  opt([1, nil]) as Any, Optional([1]).orEmpty, [[1], [2]].flat(), u1([1]), u2([1], 2), nest([1]), pair([1], ["a"]),
  dict("aab").count)
print(
  cast([1])!, anyOf([1]), anyOpt([2])!, hash([3])!, str("ab".reversed()), str2(["a"]), minmax([2, 1])!,
  chunk([1, 2, 3], 2).count, rng([1, 2]), lz([1]), rep([1], 2), rep2([3]))
print(
  [1, 2, 3].group { $0 % 2 }.count, ["bb", "a"].sortedBy(\.count), [1, 1].uniq { $0 }, [1, 2].scan(0, +),
  [1, 2].reduce1(+)!, [1][safe: 3] as Any, [1, 2].second!, [1].randomly()!, [1, 2].halves().0)
var sl = [1, 2, 3][...]; print(sl.eat()!, sl.count); var m = [1, 2, 3]; m.swapEnds(); print(m, L(arrayLiteral: 1, 2).a)
struct Owner: HasBase { var b = Sub() }
print(base(Owner()).n, base2(Owner())?.n ?? 0, base3([Sub()]).count)
// expect: 1 1 2 2 3 3.5
// expect: 1 2 4 0 ["x"] 1 1
// expect: [1, 2] 3 1.5 2 2
// expect: nil [1] [1, 2] [1] [1, 2] [1] [(1, "a")] 2
// expect: [1] 1 2 3 ba ["a"] (min: 1, max: 2) 2 0..<2 [1] [1, 2] [1, 2, 3]
// expect: 2 ["a", "bb"] [1] [0, 1, 3] 3 nil 2 1 [1]
// expect: 1 2
// expect: [3, 2, 1] [1, 2]
// expect: 1 1 1
