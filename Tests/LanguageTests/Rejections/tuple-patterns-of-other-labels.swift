func f() -> (min: Int, max: Int) { (1, 2) }
func u() -> (Int, Int) { (1, 2) }
func t1() {
  let (min: a, mx: b) = f()
  let (min: a1, b1) = f()
  let (a2, max: b2) = f()
  let (max: a3, min: b3) = f()
  let (x: a4, y: b4) = u()
  let (x: a5, y: b5) = (1, 2)
  let (x: a6, y: b6) = (x: 1, z: 2)
  let p = (x: 1, y: 2)
  let (x: a7, z: b7) = p
  var (x: a9, y: b9): (x: Int, y: Int) = p
  var (x: a10, z: b10): (x: Int, y: Int) = p
  print(a, b, a1, b1, a2, b2, a3, b3, a4, b4, a5, b5, a6, b6, a7, b7, a9, b9, a10, b10)
}
func t2() {
  let p = (x: 1, y: 2)
  let q = (1, 2)
  switch p {
  case (x: 0, z: _): print("a")
  case (0, z: 1): print("a")
  case (y: 0, x: 1): print("a")
  case (x: let x, y: let y): print(x, y)
  }
  switch q {
  case (x: 0, z: _): print("a")
  case (a: let x, b: let y): print(x, y)
  }
  if case (x: 0, z: let z) = p { print(z) }
  if case (x: 0, y: let z) = q { print(z) }
  if case let (x, z: z) = p { print(x, z) }
  switch (p, q) {
  case ((x: 0, z: _), _): print("a")
  default: break
  }
}
func t3() {
  let ps = [(x: 1, y: 2)]
  for (x: a, w: b) in ps { print(a, b) }
  for (x: a, y: b) in ps { print(a, b) }
  for (a, w: b) in ps { print(a, b) }
  for (offset: a, element: b) in ps.enumerated() { print(a, b) }
  for (index: a, element: b) in ps.enumerated() { print(a, b) }
  for (index: a, value: b) in ["a": 1] { print(a, b) }
  for (k: a, v: b) in zip([1], [2]) { print(a, b) }
}
// expect error 4:25: cannot convert value of type '(min: Int, max: Int)' to specified type '(min: Int, mx: Int)'
// expect error 10:24: cannot convert value of type '(x: Int, z: Int)' to specified type '(x: Int, y: Int)'
// expect error 12:24: cannot convert value of type '(x: Int, y: Int)' to specified type '(x: Int, z: Int)'
// expect error 14:7: pattern of type '(x: _, z: _)' cannot match '(x: Int, y: Int)'
// expect error 14:16: tuple pattern element label 'z' must be 'y'
// expect error 21:15: tuple pattern element label 'z' must be 'y'
// expect error 22:12: tuple pattern element label 'z' must be 'y'
// expect error 23:9: tuple pattern element label 'y' must be 'x'
// expect error 27:9: tuple pattern element label 'x' must be '_'
// expect error 28:9: tuple pattern element label 'a' must be '_'
// expect error 30:30: cannot convert value of type '(x: Int, y: Int)' to specified type '(x: Int, z: Int)'
// expect error 32:27: cannot convert value of type '(x: Int, y: Int)' to specified type '(Int, z: Int)'
// expect error 34:16: tuple pattern element label 'z' must be 'y'
// expect error 40:23: pattern cannot match values of type '(x: Int, y: Int)'
// expect error 42:20: pattern cannot match values of type '(x: Int, y: Int)'
// expect error 44:36: pattern cannot match values of type '(offset: Int, element: (x: Int, y: Int))'
// expect error 45:31: pattern cannot match values of type '(key: String, value: Int)'
