let f: (Int) -> Int = { x in if x > 1 { return }; return 1 }
let g: (Int) -> Void = { x in if x > 1 { return 2 }; return }
let h = { (x: Int) in if x > 1 { return }; return 1 }
let i = { (x: Int) -> Int in if x > 1 { return }; return 1 }
func k(_ f: () -> Int) { }
k { if Bool.random() { return }; return 1 }
func l() -> Int { return }
let m = [1].filter { u in
  guard u > 1 else { return }
  return u > 2 }
let n = [1].sorted { a, b in
  if a > 1 { return }
  return a > b }
// expect error 1:41: cannot convert value of type '()' to closure result type 'Int'
// expect error 2:49: cannot convert value of type 'Int' to closure result type 'Void'
// expect error 3:51: cannot convert value of type 'Int' to closure result type '()'
// expect error 4:41: cannot convert value of type '()' to closure result type 'Int'
// expect error 6:24: cannot convert value of type '()' to closure result type 'Int'
// expect error 7:19: non-void function should return a value
// expect error 9:22: cannot convert value of type '()' to closure result type 'Bool'
// expect error 12:14: cannot convert value of type '()' to closure result type 'Bool'
