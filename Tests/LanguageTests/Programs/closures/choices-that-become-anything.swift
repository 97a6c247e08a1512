// A choice in a closure is made before its value becomes anything.
let v: [Any] = [1, 2].map { $0 > 1 ? 1 : 2.5 }
print(v)
let w: [Any] = [1, 2].map { n in n > 1 ? 1 : 2.5 }
print(w)
let f: (Int) -> Any = { $0 > 1 ? 1 : 2.5 }
print(f(2))
func g(_ n: Int) -> Any { n > 1 ? 1 : 2.5 }
print(g(2))
func h(_ n: Int) -> [Any] { [n > 1 ? 1 : 2.5, 3] }
print(h(2))
let a: [Any] = [1, 2].map { n in if n > 1 { 1 } else { 2.5 } }
print(a)
let b: [Any?] = [1, 2].map { $0 > 1 ? 1 : 2.5 }
print(b)
let c: [Any] = [1, 2].map { $0 > 1 ? 1 : nil }
print(c)
// expect: [2.5, 1.0]
// expect: [2.5, 1.0]
// expect: 1
// expect: 1
// expect: [1, 3]
// expect: [2.5, 1]
// expect: [Optional(2.5), Optional(1)]
// expect: [nil, Optional(1)]
