struct Point { var x: Int; let y: String
  init(a: Int) { print(x); x = 1; y = "" }
  init(b: Int) { helper(); x = 1; y = "" }
  init(c: Int) { use(self); x = 1; y = "" }
  init(d: Int) { x = 1; y = ""; helper() }
  func helper() {}
}
func use(_ p: Point) {}
class Box { var n: Int; let k: String
  init(a: Int) { helper(); n = a; k = "" }
  init(b: Int) { print(n); n = b; k = "" }
  init(c: Int) { n = c; print(self.n); k = "" }
  func helper() {}
}
// expect error 2:24: 'self' used before all stored properties are initialized
// expect error 3:18: 'self' used before all stored properties are initialized
// expect error 4:22: 'self' used before all stored properties are initialized
// expect error 10:18: 'self' used in method call 'helper' before all stored properties are initialized
// expect error 11:24: variable 'self.n' used before being initialized
