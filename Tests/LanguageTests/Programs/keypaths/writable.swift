struct Inner { var n = 1; var list = [1, 2, 3] }
struct Outer { var inner = Inner(); var maybe: Inner?; var table = ["a": 1] }
final class Ref { var outer = Outer(); let fixed = 9 }
var o = Outer()
let n = \Outer.inner.n
o[keyPath: n] += 4
o[keyPath: \.inner.list[1]] = 20
o[keyPath: \.table["b"]] = 2
o[keyPath: \.maybe] = Inner()
o[keyPath: \Outer.maybe!.n] = 8
print(o.inner, o.table.count, o[keyPath: \.maybe?.n] as Any, o[keyPath: \.maybe?.list.count] as Any)
let r = Ref()
r[keyPath: \.outer.inner.n] = 3
let combined = (\Ref.outer).appending(path: \.inner).appending(path: \.n)
print(r[keyPath: combined], r[keyPath: \.fixed])
func set<T, V>(_ t: inout T, _ path: WritableKeyPath<T, V>, _ v: V) { t[keyPath: path] = v }
set(&o, \.inner.n, 100)
set(&o, \.inner, Inner(n: 5, list: []))
print(o.inner.n, o.inner.list)
// expect: Inner(n: 5, list: [1, 20, 3]) 2 Optional(8) Optional(3)
// expect: 3 9
// expect: 5 []
