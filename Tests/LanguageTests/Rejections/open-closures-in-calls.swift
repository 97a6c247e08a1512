struct P<T> { let f: (T) -> Bool; init(_ f: @escaping (T) -> Bool) { self.f = f } 
  var not: P { P { !f($0) } }
  func and(_ p: P) -> P { p } }
func made<T>(_ f: (T) -> Int) -> [T] { [] }
let a = P { a in true }
let b = P { $0 == $0 }
let c = P { $0.isEmpty }
let d = P { a in a == a }
let g = P { a in print(a); return true }
let h = P { _ in true }
let i = P { a in a.isEmpty || a.count > 3 }
let j = P { $0.isEmpty }.and(P { $0.count > 3 }).not
let k = made { $0.count }
let l = made { $0 + 1 }
let m = made { x in x.count }
let o = P { foo($0) }
func foo(_ a: Int) -> Bool { true }
let p = P { a in a }
let q = made { x in
  let y = x.count
  return y
}
let zz = P { $0.price > 5 }.not
let ww = P { $0.price > 5 }.and(P { $0.price < 3 })
let uu = P { a in a.foo }
// expect error 5:13: cannot infer type of closure parameter 'a' without a type annotation
// expect error 6:16: ambiguous use of operator '=='
// expect error 7:11: cannot infer type of closure parameter '$0' without a type annotation
// expect error 8:20: ambiguous use of operator '=='
// expect error 10:13: cannot infer type of closure parameter '_' without a type annotation
// expect error 11:13: cannot infer type of closure parameter 'a' without a type annotation
// expect error 12:11: cannot infer type of closure parameter '$0' without a type annotation
// expect error 13:14: cannot infer type of closure parameter '$0' without a type annotation
// expect error 15:16: cannot infer type of closure parameter 'x' without a type annotation
// expect error 19:16: cannot infer type of closure parameter 'x' without a type annotation
// expect error 23:12: cannot infer type of closure parameter '$0' without a type annotation
// expect error 24:12: cannot infer type of closure parameter '$0' without a type annotation
// expect error 25:14: cannot infer type of closure parameter 'a' without a type annotation
