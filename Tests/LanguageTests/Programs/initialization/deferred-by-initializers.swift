class St { var v: Int { didSet { print("did", oldValue, v) } }
  init(_ v: Int) { self.v = v; defer { self.v = v * 2 } } }
print(St(8).v)
struct Q { var v: Int { willSet { print("will", newValue) } didSet { if v > 10 { v = 10 } } }
  init(_ v: Int) { self.v = 0; defer { self.v = v } } }
print(Q(30).v)
class S2 { var v = 1 { didSet { print("did", v) } }
  init() { ({ self.v = 5 })(); func set() { v = 6 }; set() } }
print(S2().v)
struct P { var a: Int, b: Int; init() { defer { b = 2 }; a = 1; b = 5 } }
print(P())
struct F { var a: Int; var log: [Int] = []; init?(_ n: Int) { a = n; defer { log.append(a) }; if n == 1 { return }; if n < 0 { return nil }; a += 10; defer { log.append(-1) } } }
print(F(1) as Any, F(-1) as Any, F(2) as Any)
enum G { case a, b; init(_ f: Bool) { self = .a; defer { if f { self = .b } }; if f { return }; self = .a } }
print(G(true), G(false))
struct E1: Error {}
struct H { var a = 0; init(_ n: Int) throws { defer { print("d", a) }; a = n; if n > 1 { throw E1() }; for i in 0..<5 { if i == 3 { return }; a += i } } }
print(try H(1)); do { _ = try H(2) } catch { print("e") }
// expect: did 8 16
// expect: 16
// expect: will 30
// expect: 10
// expect: did 5
// expect: did 6
// expect: 6
// expect: P(a: 1, b: 2)
// expect: Optional(main.F(a: 1, log: [1])) nil Optional(main.F(a: 12, log: [-1, 12]))
// expect: b a
// expect: d 4
// expect: H(a: 4)
// expect: d 2
// expect: e
