final class Node { var value: Int = 1; var next: Node?; func nx() -> Node? { next } }
let head: Node? = nil
let f: (Node?) -> Node?? = { $0?.next }
print("f", f(nil) as Any)
let f2: (Node?) -> Node?? = { n in n?.next }
print("f2", f2(nil) as Any)
func f3(_ n: Node?) -> Node?? { n?.next }
print("f3", f3(nil) as Any)
func f4(_ n: Node?) -> Node?? { return n?.nx() }
print("f4", f4(nil) as Any)
let v: Node?? = head?.next
print("v", v as Any)
func g<T>(_ x: T, _ f: (T) -> T?) { print("g", f(x) as Any) }
g(head, { $0?.next })
g(head) { n in n?.next }
g(head) { n in print("x"); return n?.next }
g(head) { (n: Node?) in n?.next }
g(head) { (n: Node?) -> Node?? in n?.next }
g(head) { (n: Node?) -> Node?? in print("x"); return n?.next }
func g2(_ x: Node?, _ f: (Node?) -> Node??) { print("g2", f(x) as Any) }
g2(head, { $0?.next })
g2(head, { print("x"); return $0?.next })
func g3<T>(_ x: T, _ f: () -> T?) { print("g3", f() as Any) }
g3(head) { head?.next }
g3(head as Node?) { head?.nx() }
func g4<T>(_ x: T, _ y: T?) { print("g4", y as Any) }
g4(head, head?.next)
func g5<T>(_ x: T?, _ y: T??) { print("g5", y as Any) }
g5(head, head?.next)
let s: String? = nil
func g6<T>(_ f: (String?) -> T?) -> T? { f(nil) }
let r6 = g6 { $0?.first }
print("g6", type(of: r6))
let arr: [Node?] = [nil]
let m = arr.map { $0?.next }
print("map", m.count, type(of: m))
let cm = arr.compactMap { $0?.next }
print("cmap", cm.count, type(of: cm))
let fm = head.map { $0.next }
print("omap", fm as Any, type(of: fm))
let d: [String: Int?] = ["a": nil]
let q: Int?? = d["b"]?.map { $0 }
print("q", q as Any)
g("a" as String?) { $0?.first.map(String.init) }
struct W { var o: Int?; var p: Int = 1 }
let w: W? = nil
let z: Int?? = w?.o
let z2: Int?? = w?.p
print("z", z as Any, z2 as Any)
func h() -> Int?? { w?.o }
print("h", h() as Any)
var t: Int?? = 3
t = w?.o
print("t", t as Any)
func g7<T>(_ x: T, _ f: (T) -> T?) -> [T] { var r = [x]; var c = x; var i = 0; while i < 5, let n = f(c) { r.append(n); c = n; i += 1 }; return r }
print("g7", g7(w, { _ in w?.o.map { _ in W() } }).count)
print("g7", g7(head, { n in n?.nx() }).count)
// expect: f Optional(nil)
// expect: f2 Optional(nil)
// expect: f3 Optional(nil)
// expect: f4 Optional(nil)
// expect: v Optional(nil)
// expect: g nil
// expect: g nil
// expect: x
// expect: g Optional(nil)
// expect: g nil
// expect: g Optional(nil)
// expect: x
// expect: g Optional(nil)
// expect: g2 Optional(nil)
// expect: x
// expect: g2 Optional(nil)
// expect: g3 nil
// expect: g3 nil
// expect: g4 Optional(nil)
// expect: g5 Optional(nil)
// expect: g6 Optional<Character>
// expect: map 1 Array<Optional<Node>>
// expect: cmap 0 Array<Node>
// expect: omap nil Optional<Optional<Node>>
// expect: q Optional(nil)
// expect: g Optional(Optional("a"))
// expect: z Optional(nil) Optional(nil)
// expect: h Optional(nil)
// expect: t Optional(nil)
// expect: g7 1
// expect: g7 1
