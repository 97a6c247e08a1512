import Foundation
@propertyWrapper struct Storage<Value: Codable> { let key: String; let fallback: Value; static var store: [String: Data] { get { Memory.shared.data } set { Memory.shared.data = newValue } }
  init(wrappedValue: Value, _ key: String) { self.key = key; fallback = wrappedValue }
  var wrappedValue: Value { get { Self.store[key].flatMap { try? JSONDecoder().decode(Value.self, from: $0) } ?? fallback } nonmutating set { Self.store[key] = try? JSONEncoder().encode(newValue) } }
  var projectedValue: Binding2<Value> { .init(get: { wrappedValue }, set: { wrappedValue = $0 }) } }
final class Memory { static let shared = Memory(); var data: [String: Data] = [:]; private init() {} }
@dynamicMemberLookup struct Binding2<V> { let get: () -> V; let set: (V) -> Void; var value: V { get { get() } nonmutating set { set(newValue) } }
  subscript<T>(dynamicMember p: WritableKeyPath<V, T>) -> Binding2<T> { .init(get: { get()[keyPath: p] }, set: { var v = get(); v[keyPath: p] = $0; set(v) }) } }
struct Settings: Codable { var theme = Theme.light; var size = Size(w: 1, h: 2); enum Theme: String, Codable, CaseIterable { case light, dark; mutating func toggle() { self = self == .light ? .dark : .light } }; struct Size: Codable { var w, h: Int } }
struct Prefs { @Storage("count") var count = 0; @Storage("names") var names: [String] = []; @Storage("s") var settings = Settings() }
let prefs = Prefs(); prefs.count += 2; prefs.names.append("a"); prefs.$settings.size.w.value = 9; prefs.settings.theme.toggle(); print(Prefs().count, prefs.names, Prefs().settings.size, prefs.settings.theme, Memory.shared.data.keys.sorted())
@propertyWrapper struct Lazy2<T> { enum S { case todo(() -> T), done(T) }; var s: S; init(wrappedValue: @autoclosure @escaping () -> T) { s = .todo(wrappedValue) }
  var wrappedValue: T { mutating get { switch s { case .done(let v): return v; case .todo(let f): let v = f(); s = .done(v); return v } } set { s = .done(newValue) } } }
struct Big { @Lazy2 var data = { print("computing"); return [1, 2, 3] }(); @Lazy2 var other: Int = 5 }
var big = Big(); print("made"); print(big.data.count, big.data.first!); big.other += 1; print(big.other)
@propertyWrapper struct Trimmed { private var v = ""; var wrappedValue: String { get { v } set { v = newValue.trimmingCharacters(in: .whitespaces) } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
@propertyWrapper struct Capped { var wrappedValue: String { didSet { wrappedValue = String(wrappedValue.prefix(max)) } }; let max: Int; init(wrappedValue: String, max: Int) { self.max = max; self.wrappedValue = String(wrappedValue.prefix(max)) } }
struct Post { @Trimmed var title: String = "  hi "; @Capped(max: 5) var body = "too long" }
var post = Post(); print("[\(post.title)]", post.body); post.title = "\tnew "; post.body += "more"; print("[\(post.title)]", post.body); print(Post(title: " a ", body: "abcdefgh").body)
func clamp(@Clamp2(0...10) _ n: Int) -> Int { n }
@propertyWrapper struct Clamp2 { var wrappedValue: Int; init(wrappedValue: Int, _ r: ClosedRange<Int>) { self.wrappedValue = Swift.min(Swift.max(wrappedValue, r.lowerBound), r.upperBound) } }
print(clamp(50), clamp(-1), clamp(5))
func counter() -> (inc: () -> Int, get: () -> Int) { @Clamp2(0...3) var n = 0; return ({ n += 1; return n }, { n }) }
let (inc, get) = counter(); print(inc(), inc(), get())
class Model { @Observed2 var name = "x"; var changes: [String] = []; static subscript<V>(_: V) -> V? { nil } }
@propertyWrapper struct Observed2<V> { private var stored: V; init(wrappedValue: V) { stored = wrappedValue }
  @available(*, unavailable) var wrappedValue: V { get { fatalError() } set { fatalError() } }
  static subscript(_enclosingInstance o: Model, wrapped w: ReferenceWritableKeyPath<Model, V>, storage s: ReferenceWritableKeyPath<Model, Self>) -> V { get { o[keyPath: s].stored } set { o.changes.append("\(o[keyPath: s].stored)->\(newValue)"); o[keyPath: s].stored = newValue } } }
let model = Model(); model.name = "y"; model.name += "z"; print(model.name, model.changes)
struct Config { var values: [String: Any] = [:]; subscript<T>(key: String, default d: @autoclosure () -> T) -> T { get { values[key] as? T ?? d() } set { values[key] = newValue } }; subscript(bool key: String) -> Bool { get { self[key, default: false] } set { self[key, default: false] = newValue } } }
var cfg = Config(); cfg["n", default: 1] += 4; cfg[bool: "on"].toggle(); cfg["l", default: [Int]()].append(3); print(cfg["n", default: 0], cfg[bool: "on"], cfg["l", default: [0]], cfg["zz", default: "none"], cfg.values.count)
struct Units { enum Length: Double, CaseIterable { case m = 1, km = 1000, mile = 1609.344 }; static func convert(_ v: Double, _ a: Length, _ b: Length) -> String { String(format: "%.3f", v * a.rawValue / b.rawValue) } }
print(Units.Length.allCases.map { Units.convert(5, .km, $0) }, Units.Length(rawValue: 1000) == .km, Units.Length(rawValue: 2) as Any)
let op: (Int, Int) -> Int = (+); let table: [String: (Int, Int) -> Int] = ["+": op, "-": (-), "max": max, "pow": { Int(pow(Double($0), Double($1))) }]; print(table.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value(7, 2))" }, [3, 1, 2].sorted(by: >), zip([1, 2], [3, 4]).map(*), [[1], [2]].reduce([], +))
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }; func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print(compose(String.init(_:) as (Int) -> String, \.count)(12345), curry(op)(3)(4), [1, 2].map(curry(*)(10)), ["b", "a"].map(\.localizedUppercase).sorted(), compose({ $0 * 2 }, { "<\($0)>" })(4))
// expect: 2 ["a"] Size(w: 9, h: 2) dark ["count", "names", "s"]
// expect: made
// expect: computing
// expect: 3 1
// expect: 6
// expect: [hi] too l
// expect: [new] too l
// expect: abcde
// expect: 10 0 5
// expect: 1 2 2
// expect: yz ["x->y", "y->yz"]
// expect: 5 true [3] none 3
// expect: ["5000.000", "5.000", "3.107"] true nil
// expect: ["+9", "-5", "max7", "pow49"] [3, 2, 1] [3, 8] [1, 2]
// expect: 5 7 [10, 20] ["A", "B"] <8>
