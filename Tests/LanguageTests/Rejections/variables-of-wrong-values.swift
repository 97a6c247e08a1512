struct T { let id: Int; var done = false }
func test(_ n: Int, _ xs: [T]) {
    let a = n.foo
    let d = [a, 1]
    d.foo
    let e = a ?? 3
    e.foo
    let f = "\(a)"
    f.foo
    let g = n > a
    g.foo
    let m: [String: Missing] = [:]
    m.foo
    let p: (Missing) -> Int = { $0.foo }
    p.foo
    guard let i = xs.firstIndex(where: { $0.id = 3 }) else { return }
    i.foo
    let t = xs[i]
    t.done = true
}
struct P { func g() -> Foo { 1 }; func h(_ a: Bar) {}
  func l() { g().foo; h(3) } }
func t(_ x: Int) {
  let c = x.foo
  c.add(nil)
  c.add(.red)
  c.x = .red
  c.add(\.foo)
  c.add([.red])
  for e in c.list(nil) {}
  c[nil].foo()
  let (o, k) = (c, 1)
  o.foo
  k.foo
  for e in c { e.foo }
  if let z = c { z.foo }
  let h = { c }
  h.foo
  let w = c + 1
  w.foo
  let y = String(c)
  y.foo
}
let ga = "a".bar
let gb = [ga]
gb.foo
let gc = ga.count + 1
gc.foo
print(gb.foo(nil))
// expect error 3:15: value of type 'Int' has no member 'foo'
// expect error 12:21: cannot find type 'Missing' in scope
// expect error 14:13: cannot find type 'Missing' in scope
// expect error 16:45: cannot assign to property: 'id' is a 'let' constant
// expect error 16:48: cannot convert value of type '()' to closure result type 'Bool'
// expect error 21:24: cannot find type 'Foo' in scope
// expect error 21:47: cannot find type 'Bar' in scope
// expect error 24:13: value of type 'Int' has no member 'foo'
// expect error 25:9: 'nil' requires a contextual type
// expect error 26:10: cannot infer contextual base in reference to member 'red'
// expect error 27:10: cannot infer contextual base in reference to member 'red'
// expect error 28:9: cannot infer key path type from context; consider explicitly specifying a root type
// expect error 29:11: reference to member 'red' cannot be resolved without a contextual type
// expect error 30:19: 'nil' requires a contextual type
// expect error 31:5: 'nil' requires a contextual type
// expect error 44:14: value of type 'String' has no member 'bar'
// expect error 49:14: 'nil' requires a contextual type
