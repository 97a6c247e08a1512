struct P { var n = 1
  func add(to x: Int) -> Int { x + n }
  func both(_ a: Int, b: Int) -> Int { a + b }
  func two(a: Int, b: Int) -> Int { a + b }
  func one(_ a: Int) -> Int { a }
}
let a = Int.isMultiple(9)(3)
let b = Int.isMultiple(9)(with: 3)
let c = P.add(P())(3)
let d = P.both(P())(1, 2)
let e = P.both(P())(a: 1, b: 2)
let f = P.both(P())(1, c: 2)
let g = P.two(P())(1, 2)
let h = P.two(P())(a: 1, 2)
let i = P.two(P())(b: 1, a: 2)
let j = P.one(P())(a: 2)
let l = P.one(P())(2)
let m = P.two(P())(a: 1, b: 2)
let n = P.both(P())(1, b: 2)
// expect error 7:27: missing argument label 'of:' in call
// expect error 8:26: incorrect argument label in call (have 'with:', expected 'of:')
// expect error 9:20: missing argument label 'to:' in call
// expect error 10:20: missing argument label 'b:' in call
// expect error 11:20: extraneous argument label 'a:' in call
// expect error 12:20: incorrect argument label in call (have '_:c:', expected '_:b:')
// expect error 13:19: missing argument labels 'a:b:' in call
// expect error 14:19: missing argument label 'b:' in call
// expect error 15:26: argument 'a' must precede argument 'b'
// expect error 16:19: extraneous argument label 'a:' in call
