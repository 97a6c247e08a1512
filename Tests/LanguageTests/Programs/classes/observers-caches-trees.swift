import Foundation
// classes, init rules, protocols with class constraints, observers
protocol Named: AnyObject { var name: String { get set } }
class Base: Named, CustomStringConvertible { var name: String { didSet { log.append("\(oldValue)->\(name)") } }; private(set) var log: [String] = []; let id: Int; static private(set) var count = 0
  init(name: String, id: Int) { self.name = name; self.id = id; Base.count += 1 }; convenience init?(raw: String) { let p = raw.split(separator: ":"); guard p.count == 2, let i = Int(p[1]) else { return nil }; self.init(name: String(p[0]), id: i) }
  var description: String { "\(type(of: self))(\(name)#\(id))" }; func greet(_ o: Base? = nil) -> String { o.map { "\(name) greets \($0.name)" } ?? "\(name) waves" }; class func make(_ s: String) -> Self? { nil }; subscript(k: String) -> String { k == "name" ? name : "?" }; deinit { Base.count -= 1 } }
class Sub: Base { var level: Int { willSet { print("level", level, newValue) } }; override var name: String { get { super.name.uppercased() } set { super.name = newValue + "!" } }; init(level: Int) { self.level = level; super.init(name: "sub", id: level) }; override convenience init(name: String, id: Int) { self.init(level: id); self.name = name }; override func greet(_ o: Base?) -> String { "[" + super.greet(o) + "]" }; override subscript(k: String) -> String { k == "level" ? "\(level)" : super[k] } }
do { let b = Base(raw: "ann:3")!, s = Sub(level: 7); s.name = "zed"; s.level += 1; b.name = "bob"; print(b, s, b.log, s.log, b.greet(s), s.greet(nil), s.greet(b), s["level"], s["name"], b["x"], Base.count, Base(raw: "bad") as Any, Sub(name: "q", id: 2)); let n: any Named = s; n.name += "?"; print(n.name, (n as? Base)?.id ?? 0, Base.make("x") as Any, [b, s].map(\.name)) }; print(Base.count)
final class Cache<K: Hashable, V> { private var d: [K: V] = [:], order: [K] = []; let cap: Int; var onEvict: ((K, V) -> Void)?; init(_ c: Int) { cap = c }; subscript(k: K) -> V? { get { d[k] } set { if let v = newValue { if d[k] == nil { order.append(k) }; d[k] = v; if order.count > cap { let old = order.removeFirst(); onEvict?(old, d.removeValue(forKey: old)!) } } else { d[k] = nil; order.removeAll { $0 == k } } } }; subscript(k: K, default f: @autoclosure () -> V) -> V { if let v = self[k] { return v }; let v = f(); self[k] = v; return v } }
let c = Cache<String, Int>(2); c.onEvict = { print("evict", $0, $1) }; c["a"] = 1; c["b"] = 2; c["c"] = 3; print(c["a"] as Any, c["b"]!, c["d", default: 9], c["c"] as Any); c["d"] = nil; print(c["d"] as Any)
class Emitter { typealias H = (String) -> Void; private var hs: [(id: Int, h: H)] = []; private var next = 0; func on(_ h: @escaping H) -> () -> Void { let id = next; next += 1; hs.append((id, h)); return { [weak self] in self?.hs.removeAll { $0.id == id } } }; func emit(_ s: String) { hs.forEach { $0.h(s) } } }
let em = Emitter(); var got: [String] = []; let off = em.on { got.append("1" + $0) }; _ = em.on { [got] in print("captured", got, $0) }; em.emit("x"); off(); em.emit("y"); print(got)
class TreeNode<T: Comparable> { var v: T; var l, r: TreeNode?; weak var up: TreeNode?; init(_ v: T) { self.v = v }; func insert(_ x: T) { if x < v { if let l { l.insert(x) } else { l = TreeNode(x); l?.up = self } } else { if let r = r { r.insert(x) } else { r = TreeNode(x); r!.up = self } } }; func walk(_ f: (T) throws -> Void) rethrows { try l?.walk(f); try f(v); try r?.walk(f) }; var depth: Int { 1 + max(l?.depth ?? 0, r?.depth ?? 0) } }
let t = TreeNode(5); [3, 8, 1, 4, 9].forEach(t.insert); var xs: [Int] = []; t.walk { xs.append($0) }; print(xs, t.depth, t.l?.r?.up?.v ?? -1, t.r?.r?.r?.v as Any); struct Stop: Error {}; do { try t.walk { if $0 > 4 { throw Stop() }; print($0, terminator: " ") } } catch { print(type(of: error)) }
struct Account { private var _b = 0.0; var b: Double { get { _b } set { guard newValue >= 0 else { return }; _b = newValue } }; mutating func reset() { self = Account() }; static func + (a: Account, x: Double) -> Account { var c = a; c.b += x; return c }; static prefix func ! (a: Account) -> Bool { a.b == 0 } }
var a = Account(); a.b = 10; a.b = -5; print(a.b, (a + 2.5).b, !a, !Account()); a.reset(); print(a.b); var accs = ["x": Account()]; accs["x"]?.b = 4; accs["x"]!.b *= 2; accs["y", default: Account()].b += 1; print(accs.mapValues(\.b).sorted { $0.key < $1.key })
protocol P1 { func f() -> String }; extension P1 { func f() -> String { "P1" } }; protocol P2 { func f() -> String }; struct Both: P1, P2 { func f() -> String { "Both:" + (self as P1).f2() } }; extension P1 { func f2() -> String { "f2" } }; print(Both().f(), (Both() as any P2).f()); typealias Combo = P1 & P2; func useC(_ c: some Combo) -> String { c.f() }; print(useC(Both())); extension Int: P1 {}; print(5.f(), ([1, 2] as [any P1]).map { $0.f() })
enum Op: String, CaseIterable { case add = "+", sub = "-", mul = "*"; var f: (Int, Int) -> Int { switch self { case .add: (+); case .sub: (-); case .mul: (*) } }; init?(sym: Character) { self.init(rawValue: String(sym)) } }; print(Op.allCases.map { $0.f(6, 3) }, Op(sym: "*") as Any, Op(rawValue: "/") as Any, Op.add, Op.sub.rawValue, Op.allCases.count); func evalRPN(_ s: String) throws -> Int { var st: [Int] = []; struct Bad: Error { let tok: String }; for tk in s.split(separator: " ") { if let n = Int(tk) { st.append(n) } else if let o = Op(rawValue: String(tk)), st.count >= 2 { let b = st.removeLast(), a = st.removeLast(); st.append(o.f(a, b)) } else { throw Bad(tok: String(tk)) } }; return st.last ?? 0 }; print(try evalRPN("3 4 + 2 *"), (try? evalRPN("1 +")) as Any); do { _ = try evalRPN("1 x") } catch { print(error) }
// expect: level 7 8
// expect: Base(bob#3) Sub(ZED!#7) ["ann->bob"] ["sub->zed!"] bob greets ZED! [ZED! waves] [ZED! greets bob] 8 ZED! ? 2 nil Sub(Q!#2)
// expect: ZED!?! 7 nil ["bob", "ZED!?!"]
// expect: 0
// expect: evict a 1
// expect: evict b 2
// expect: nil 2 9 Optional(3)
// expect: nil
// expect: captured [] x
// expect: captured [] y
// expect: ["1x"]
// expect: [1, 3, 4, 5, 8, 9] 3 3 nil
// expect: 1 3 4 Stop
// expect: 10.0 12.5 false true
// expect: 0.0
// expect: [(key: "x", value: 8.0), (key: "y", value: 1.0)]
// expect: Both:f2 Both:f2
// expect: Both:f2
// expect: P1 ["P1", "P1"]
// expect: [9, 3, 18] Optional(main.Op.mul) nil add - 3
// expect: 14 nil
// expect: Bad(tok: "x")
