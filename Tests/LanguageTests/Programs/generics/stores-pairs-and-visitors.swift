// Generic types, their members where something is asked, and functions over them.
protocol Store { associatedtype Key: Hashable; associatedtype Value; func get(_ k: Key) -> Value?; mutating func set(_ k: Key, _ v: Value) }
extension Store { func get(_ k: Key, or d: @autoclosure () -> Value) -> Value { get(k) ?? d() } }
extension Store where Value == Int { func total(_ ks: [Key]) -> Int { ks.compactMap { get($0) }.reduce(0, +) } }
struct Mem<K: Hashable, V>: Store { var d: [K: V] = [:]; func get(_ k: K) -> V? { d[k] }; mutating func set(_ k: K, _ v: V) { d[k] = v } }
var m = Mem<String, Int>(); m.set("a", 1); m.set("b", 2)
print(m.get("a") as Any, m.get("z", or: 9), m.total(["a", "b", "z"]))
struct AnyStore<K: Hashable, V>: Store { let _get: (K) -> V?; let _set: (K, V) -> Void
  init<S: Store>(_ s: S) where S.Key == K, S.Value == V { var copy = s; _get = { copy.get($0) }; _set = { copy.set($0, $1) } }
  func get(_ k: K) -> V? { _get(k) }; mutating func set(_ k: K, _ v: V) { _set(k, v) } }
var any = AnyStore(m); any.set("q", 5); print(any.get("q") as Any, m.get("q") as Any, type(of: any))
func merge<A: Store, B: Store>(_ a: A, _ b: B, keys: [A.Key]) -> [A.Value] where A.Key == B.Key, A.Value == B.Value { keys.flatMap { [a.get($0), b.get($0)].compactMap { $0 } } }
print(merge(m, any, keys: ["a", "q"]))
struct Pair<A, B> { var a: A; var b: B; func swapped() -> Pair<B, A> { .init(a: b, b: a) }; func mapA<C>(_ f: (A) throws -> C) rethrows -> Pair<C, B> { Pair<C, B>(a: try f(a), b: b) } }
extension Pair where A == B { var both: [A] { [a, b] } }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Hashable where A: Hashable, B: Hashable {}
extension Pair: Comparable where A: Comparable, B: Comparable { static func < (l: Self, r: Self) -> Bool { (l.a, l.b) < (r.a, r.b) } }
extension Pair: CustomStringConvertible where A: CustomStringConvertible, B: CustomStringConvertible { var description: String { "<\(a)|\(b)>" } }
let p = Pair(a: 1, b: "x")
print(p, p.swapped(), p.mapA { Double($0) / 2 }, Pair(a: 1, b: 2).both, p == p, Set([p, p]).count, [Pair(a: 2, b: 1), Pair(a: 1, b: 5)].sorted(), Pair(a: { 1 }, b: 2).b)
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose({ $0 + 1 }, { "\($0)" })(4), compose(Int.init as (String) -> Int?, { $0 ?? -1 })("12"), [1, 2].map(compose({ $0 * 2 }, String.init)))
extension Sequence { func grouped<K: Hashable>(by k: (Element) -> K) -> [K: [Element]] { Dictionary(grouping: self, by: k) }
  func sum<T: AdditiveArithmetic>(_ f: (Element) -> T) -> T { reduce(.zero) { $0 + f($1) } }
  func uniqued() -> [Element] where Element: Hashable { var s = Set<Element>(); return filter { s.insert($0).inserted } } }
extension Collection { subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil }
  func chunked(_ n: Int) -> [SubSequence] { var r: [SubSequence] = []; var i = startIndex; while i < endIndex { let e = index(i, offsetBy: n, limitedBy: endIndex) ?? endIndex; r.append(self[i..<e]); i = e }; return r } }
print([1, 2, 3, 4].grouped { $0 % 2 }.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }, ["a", "bb"].sum(\.count), [1.5, 2].sum { $0 }, [1, 1, 2].uniqued(), "aab".uniqued(), [1, 2][safe: 5] as Any, "abc"[safe: "abc".startIndex] as Any, [1, 2, 3].chunked(2), "hello".chunked(2))
@propertyWrapper struct Clamped<T: Comparable> { private var v: T; let r: ClosedRange<T>; init(wrappedValue: T, _ r: ClosedRange<T>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) }; var wrappedValue: T { get { v } set { v = min(max(newValue, r.lowerBound), r.upperBound) } }; var projectedValue: ClosedRange<T> { r } }
struct Cfg { @Clamped(0...10) var n = 50; @Clamped(0...1) var f = 0.5 }
var c = Cfg(); print(c.n, c.f, c.$n); c.n = -3; c.f = 7; print(c.n, c.f)
protocol Visitor { associatedtype R; func visit(_ n: Int) -> R; func visit(_ a: Expr, _ b: Expr) -> R }
indirect enum Expr { case num(Int), add(Expr, Expr); func accept<V: Visitor>(_ v: V) -> V.R { switch self { case .num(let n): v.visit(n); case .add(let a, let b): v.visit(a, b) } } }
struct Eval: Visitor { func visit(_ n: Int) -> Int { n }; func visit(_ a: Expr, _ b: Expr) -> Int { a.accept(self) + b.accept(self) } }
struct Show: Visitor { func visit(_ n: Int) -> String { "\(n)" }; func visit(_ a: Expr, _ b: Expr) -> String { "(\(a.accept(self)) + \(b.accept(self)))" } }
let e = Expr.add(.num(1), .add(.num(2), .num(3))); print(e.accept(Eval()), e.accept(Show()), e)
func largest<T>(_ xs: T...) -> T? where T: Comparable { xs.max() }
print(largest(1, 3, 2) as Any, largest("a", "c") as Any, largest(1, 2.5) as Any)
func typeName<T>(_: T.Type = T.self) -> String { "\(T.self)" }
print(typeName(Int.self), typeName([String: [Int?]].self))
func dflt<T: ExpressibleByIntegerLiteral>(_ x: T = 5) -> T { x }
print(dflt() as Double, dflt() as Int, dflt(2.5))
enum Either<L, R> { case left(L), right(R); func fold<T>(_ l: (L) -> T, _ r: (R) -> T) -> T { switch self { case .left(let x): l(x); case .right(let y): r(y) } } }
let es: [Either<Int, String>] = [.left(1), .right("b")]; print(es.map { $0.fold({ "L\($0)" }, { "R\($0)" }) }, es)
// expect: Optional(1) 9 3
// expect: Optional(5) nil AnyStore<String, Int>
// expect: [1, 1, 5]
// expect: <1|x> <x|1> <0.5|x> [1, 2] true 1 [<1|5>, <2|1>] 2
// expect: 5 12 ["2", "4"]
// expect: ["0:[2, 4]", "1:[1, 3]"] 3 3.5 [1, 2] ["a", "b"] nil Optional("a") [ArraySlice([1, 2]), ArraySlice([3])] ["he", "ll", "o"]
// expect: 10 0.5 0...10
// expect: 0 1.0
// expect: 6 (1 + (2 + 3)) add(main.Expr.num(1), main.Expr.add(main.Expr.num(2), main.Expr.num(3)))
// expect: Optional(3) Optional("c") Optional(2.5)
// expect: Int Dictionary<String, Array<Optional<Int>>>
// expect: 5.0 5 2.5
// expect: ["L1", "Rb"] [main.Either<Swift.Int, Swift.String>.left(1), main.Either<Swift.Int, Swift.String>.right("b")]
