func k19() { let f = { u in
  print(u.name) } }
func k20() { let f = { u in u.name }; let g = { x in print(x) }; let h = { $0.name } }
func k21() { let f = { a, b in
  let c = a + b
  return c } }
func k22() { let f = { a in a + 1 }; let g = { a in a + "x" }; let h = { a in [a] }; let i = { a in a * 2.5 } }
func k24() { let f = { $0 }; let g = { a in }; let h = { $0.count + 1 }; let i = { a in if a { } } }
func k25() { let f = { a in a > 1 }; let g = { a in a.b(1).c }; let h = { a in for x in a { print(x) } } }
// expect error 1:24: cannot infer type of closure parameter 'u' without a type annotation
// expect error 3:24: cannot infer type of closure parameter 'u' without a type annotation
// expect error 3:74: cannot infer type of closure parameter '$0' without a type annotation
// expect error 4:24: cannot infer type of closure parameter 'a' without a type annotation
// expect error 4:27: cannot infer type of closure parameter 'b' without a type annotation
// expect error 8:22: cannot infer type of closure parameter '$0' without a type annotation
// expect error 8:40: cannot infer type of closure parameter 'a' without a type annotation
// expect error 8:56: cannot infer type of closure parameter '$0' without a type annotation
// expect error 9:48: cannot infer type of closure parameter 'a' without a type annotation
// expect error 9:75: cannot infer type of closure parameter 'a' without a type annotation
