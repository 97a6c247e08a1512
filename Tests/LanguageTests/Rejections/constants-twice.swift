func twice() { let a: Int; a = 1; a = 2 }
func branch(_ b: Bool) { let a: Int; if b { a = 1 }; a = 2; print(a) }
struct Point { let x: Int; let y = 1; var z: Int
  init(a: Int) { x = 1; x = a; z = 0 }
  init(b: Int) { x = b; z = 1; z = 2 }
}
// expect error 1:37: immutable value 'a' may only be initialized once
// expect error 2:56: immutable value 'a' may only be initialized once
// expect error 4:27: immutable value 'self.x' may only be initialized once
