struct S { var count = 0; mutating func inc() { count += 1 } }
struct H { var o: S? = nil { didSet { print("didSet", o?.count as Any) } }
  var w: S? = nil { willSet { print("willSet") } } 
  var both: S? = nil { willSet { print("bw") } didSet { print("bd", oldValue as Any) } } }
var x = H()
x.o?.count += 1
x.o?.inc()
x.o?.count = 3
x.w?.count += 1
x.both?.count = 2
final class K { var o: S? = nil { didSet { print("k") } }; var c: S? { get { print("cget"); return nil } set { print("cset") } } }
let k = K()
k.o?.count = 1
k.c?.count = 2
k.c?.inc()
struct W { var h = H(); var comp: H { get { print("hget"); return h } set { print("hset"); h = newValue } } }
var w = W()
w.comp.o?.count = 3
w.comp.o?.inc()
func r() -> Int { print("r"); return 3 }
w.comp.o?.count = r()
var d: [String: S] = ["a": S()]
d["a"]?.count += r()
d["b"]?.count += r()
print(d)
struct T { var v: S? = S(); var c: S? { get { print("get"); return v } set { print("set"); v = newValue } } }
var t = T()
t.c?.count += r()
t.c?.count = r()
t.c?.inc()
t.c!.inc()
print(t.v!.count)
print(t.c?.count as Any)
var u: T? = T()
u?.c?.count += 1
struct P2 { var xs: [Int]? { get { print("g"); return nil } nonmutating set { print("s") } } }
let p = P2()
p.xs?[0] = 4
p.xs?.append(2)
// expect: didSet nil
// expect: didSet nil
// expect: didSet nil
// expect: willSet
// expect: bw
// expect: bd nil
// expect: k
// expect: cget
// expect: cset
// expect: cget
// expect: cset
// expect: hget
// expect: didSet nil
// expect: hset
// expect: hget
// expect: didSet nil
// expect: hset
// expect: hget
// expect: didSet nil
// expect: hset
// expect: r
// expect: ["a": main.S(count: 3)]
// expect: get
// expect: r
// expect: set
// expect: get
// expect: r
// expect: set
// expect: get
// expect: set
// expect: get
// expect: set
// expect: 5
// expect: get
// expect: Optional(5)
// expect: get
// expect: set
// expect: g
// expect: s
// expect: g
// expect: s
