// property wrappers
@propertyWrapper struct Clamped<V: Comparable> { private var v: V; let r: ClosedRange<V>
  init(wrappedValue: V, _ r: ClosedRange<V>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) }
  var wrappedValue: V { get { v } set { v = min(max(newValue, r.lowerBound), r.upperBound) } }
  var projectedValue: ClosedRange<V> { r } }
@propertyWrapper struct Logged<V> { private var v: V; private(set) var log: [String] = []
  init(wrappedValue: V) { v = wrappedValue }
  var wrappedValue: V { get { v } set { log.append("\(v)->\(newValue)"); v = newValue } }
  var projectedValue: Self { get { self } set { self = newValue } } }
struct P { @Clamped(0...10) var a = 50; @Clamped(1.0...2.0) var b: Double = 0; @Logged var n = "x" }
var p = P(); p.a -= 3; p.b += 0.5; p.n += "y"; p.n = "z"
print(p.a, p.$a, p.b, p.n, p.$n.log)
struct Q { @Logged var k: Int; var m: Int }
var q = Q(k: 1, m: 2); q.k += 4; print(q.$k.log)
@propertyWrapper class Box<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue }
  var projectedValue: Box<T> { self } }
struct R { @Box var v = 1 }
let r1 = R(); let r2 = r1; r2.v = 7; print(r1.v, r1.$v === r2.$v)
func f(@Clamped(0...3) _ x: Int) -> Int { x * 2 }
print(f(9))
func local() { @Clamped(0...2) var z = 5; z += 1; print(z, $z) }
local()
@propertyWrapper struct Lazy<T> { private var make: () -> T; private var value: T?
  init(wrappedValue: @autoclosure @escaping () -> T) { make = wrappedValue }
  var wrappedValue: T { mutating get { if value == nil { value = make() }; return value! } set { value = newValue } } }
func cost() -> Int { print("cost"); return 3 }
struct L { @Lazy var c = cost() }
var l = L(); print("made"); print(l.c, l.c); l.c = 5; print(l.c)
@propertyWrapper struct Env { static var store: [String: Int] = ["a": 1]; let key: String
  init(_ key: String) { self.key = key }
  var wrappedValue: Int { get { Env.store[key] ?? 0 } nonmutating set { Env.store[key] = newValue } } }
class C { @Env("a") var a; @Env("b") var b; static let shared = C() }
C.shared.b = 4; C.shared.a += 1; print(C.shared.a, C.shared.b, Env.store.sorted { $0.key < $1.key })
@propertyWrapper struct Opt<T> { var wrappedValue: T?; init(wrappedValue: T? = nil) { self.wrappedValue = wrappedValue } }
struct O { @Opt var x: Int?; @Opt var s: String? = "d" }
var o = O(); o.x = 3; print(o.x as Any, o.s as Any)
@propertyWrapper struct Observed<T: Equatable> { var wrappedValue: T { didSet { if oldValue != wrappedValue { count += 1 } } }; var count = 0
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }; var projectedValue: Int { count } }
class Counter { @Observed var n = 0 { didSet { print("did", oldValue, n) } } }
let c = Counter(); c.n = 1; c.n = 1; c.n = 2; print(c.$n)
// expect: 7 0...10 1.5 z ["x->xy", "xy->z"]
// expect: ["1->5"]
// expect: 7 true
// expect: 6
// expect: 2 0...2
// expect: made
// expect: cost
// expect: 3 3
// expect: 5
// expect: 2 4 [(key: "a", value: 2), (key: "b", value: 4)]
// expect: Optional(3) Optional("d")
// expect: did 0 1
// expect: did 1 1
// expect: did 1 2
// expect: 2
