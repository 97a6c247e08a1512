func need<U: Equatable>(_ u: U) { print("ok", u) }
func h<T>(_ x: T) where T: Hashable { need(x); print([x].contains(x), Set([x]).count) }
func i<T: Comparable & CustomStringConvertible>(_ x: [T]) -> T? { x.sorted().max() }
extension Array where Element == Int { func top() -> Int? { self.max() } ; func has(_ x: Element) -> Bool { contains(x) } }
extension Sequence where Element: Hashable { func uniq() -> [Element] { var s = Set<Element>(); return filter { s.insert($0).inserted } } }
extension Collection where Element: Equatable { func cnt(_ e: Element) -> Int { filter { $0 == e }.count } }
struct Box<T: Hashable> { var s: Set<T> = []; mutating func add(_ t: T) { s.insert(t); need(t) }
  func inner<V: Comparable>(_ v: [V], _ t: T) -> V? { need(t); return v.min() } }
protocol K { associatedtype Key: Hashable; var key: Key { get } }
extension K { func go() { need(key); h(key) } }
struct X: K { var key = 3 }
func local<T: Equatable>(_ x: T) { func q<V: Comparable>(_ v: V) { need(v); need(x); print(max(v, v)) }; q(3) }
func num<N: BinaryInteger>(_ n: N) { need(n); print([n, n + 1].max()!) }
func fl<N: FloatingPoint>(_ n: N) { need(n); print([n].min()!) }
func cd<N: Codable & Equatable>(_ n: N) { need(n) }
func ra<R: RawRepresentable>(_ r: R) where R.RawValue: Equatable { need(r.rawValue); print(r == r) }
enum E: Int { case a }
func so<S: Sequence>(_ s: S) -> [S.Element] where S.Element: Comparable { s.sorted() }
func st<S: StringProtocol>(_ s: S) { need(s); print([s].contains(s), Set([s]).count) }
func cast<T>(_ x: T) { if let e = x as? any Equatable { print(e) } }
h(1); print(i([1, 2])!, [1].top()!, [1].has(2), [1, 1].uniq(), [1, 1].cnt(1)); var b = Box<Int>(); b.add(1); print(b.inner([2, 1], 4)!); X().go(); local(1); num(3); fl(2.0); cd("x"); ra(E.a); print(so([2, 1])); st("s"); cast(1)
func ids<T: Identifiable>(_ xs: [T]) -> [T.ID] { xs.map(\.id) }
func find<T: Identifiable>(_ xs: [T], _ id: T.ID) -> T? { xs.first { $0.id == id } }
struct I: Identifiable { var id = 1 }; print(ids([I()]), find([I()], 1) != nil)
func err<F: Error>(_ f: F) -> Result<Int, F> { .failure(f) }
struct Er: Error {}; print(err(Er()))
// expect: ok 1
// expect: true 1
// expect: 2 1 false [1] 2
// expect: ok 1
// expect: ok 4
// expect: 1
// expect: ok 3
// expect: ok 3
// expect: true 1
// expect: ok 3
// expect: ok 1
// expect: 3
// expect: ok 3
// expect: 4
// expect: ok 2.0
// expect: 2.0
// expect: ok x
// expect: ok 0
// expect: true
// expect: [1, 2]
// expect: ok s
// expect: true 1
// expect: 1
// expect: [1] true
// expect: failure(main.Er())
