func show(_ x: Any) { print(type(of: x), x) }
func both<T>(_ a: T, _ b: T) -> T { a }
func first<T>(_ a: [T]) -> T { a[0] }
func id<T>(_ t: T) -> T { t }
func opt<T>(_ t: T?) -> T? { t }
let d = 2.5, i = 3, s = "t"
show(both(1, 2.5)); show(both(1, d)); show(first([1, 2.5])); show(first([1, d])); show([1, 2.5][1]); show(id(1)); show([id(1), 2.5])
let a: Any = true ? 1 : 2.5; show(a); let b: Any = true ? i : 2; show(b); let c: [Any] = [1, 2.5, "a", [1, 2.5]]; c.forEach(show); let e: [String: Any] = ["a": 1, "b": [1, 2.5], "c": ["x": 1.5]]; e.sorted { $0.key < $1.key }.forEach { show($0.value) }
let x: Int? = nil, y: Double? = 1.5; let w: Any = x ?? 0; show(w); let w2: Any = x ?? 2.5; show(w2); let w3: Any? = x ?? 1; print(w3 as Any); let w4: Any = (x as Any?) ?? y as Any; show(w4); let w5: Any = x ?? i; show(w5); let w6: Any = y ?? 2; show(w6)
func g(_ x: Any...) { x.forEach(show) }; g(1, 2.5, [1, 2.5], both(1, 2.5), true ? 1 : 2.5); print(both(1, 2.5), true ? 1 : 2.5, [1, 2.5][0]); print("\(both(1, 2.5)) \(true ? 1 : 2.5) \([1, 2.5])")
let t: (Any, Any) = (1, both(1, 2.5)); show(t.1); let f: () -> Any = { both(1, 2.5) }; show(f()); let f2: () -> Any = { 1 }; show(f2()); let dd: Any = ["a": 1.5]["b", default: 0]; show(dd); let ah: AnyHashable = both(1, 2.5); show(ah); let ch: CustomStringConvertible = both(1, 2.5); show(ch); let eq: any Equatable = [1, 2.5]; show(eq); let cc: any Comparable = max(1, 2.5); show(cc)
struct Box<T> { let t: T; init(_ t: T) { self.t = t } }; func h(_ b: Box<Double>) { print("Box<Double>") }; func h(_ x: Any) { print("Any", x) }; h(Box(1)); h(.init(1)); h(Box(1 as Int)); show(Box(both(1, 2.5))); func q<T>(_ b: Box<T>) { print(T.self) }; q(Box(1)); q(.init(2.5)); let bx: Any = Box(1); show(bx); let arr: [Any] = [Box(1), Box(1.5)]; arr.forEach(show)
let sw: Any = switch i { case 1: 1; default: 2.5 }; show(sw); let iff: Any = if i > 5 { 1 } else { 2.5 }; show(iff)
// expect: Int 1
// expect: Int 1
// expect: Int 1
// expect: Int 1
// expect: Double 2.5
// expect: Int 1
// expect: Array<Double> [1.0, 2.5]
// expect: Int 1
// expect: Int 3
// expect: Int 1
// expect: Double 2.5
// expect: String a
// expect: Array<Double> [1.0, 2.5]
// expect: Int 1
// expect: Array<Double> [1.0, 2.5]
// expect: Dictionary<String, Double> ["x": 1.5]
// expect: Int 0
// expect: Double 2.5
// expect: Optional(1)
// expect: Optional<Double> Optional(1.5)
// expect: Int 3
// expect: Double 1.5
// expect: Int 1
// expect: Double 2.5
// expect: Array<Double> [1.0, 2.5]
// expect: Int 1
// expect: Int 1
// expect: 1 1 1
// expect: 1.0 1.0 [1.0, 2.5]
// expect: Int 1
// expect: Int 1
// expect: Int 1
// expect: Int 0
// expect: AnyHashable 1
// expect: Int 1
// expect: Array<Double> [1.0, 2.5]
// expect: Double 2.5
// expect: Any Box<Int>(t: 1)
// expect: Box<Double>
// expect: Any Box<Int>(t: 1)
// expect: Box<Double> Box<Double>(t: 1.0)
// expect: Int
// expect: Double
// expect: Box<Int> Box<Int>(t: 1)
// expect: Box<Int> Box<Int>(t: 1)
// expect: Box<Double> Box<Double>(t: 1.5)
// expect: Double 2.5
// expect: Double 2.5
