struct Point { var x: Int; let y: String; var z: Int?; var w = 1
  init(a: Int) { x = a }
  init(b: Int) { x = b; y = "" }
  init(c: Bool) { if c { x = 1 } else { x = 2 }; y = "" }
  init(d: Bool) { if d { x = 1 }; y = "" }
  init?(e: Int) { if e > 0 { return nil }; x = 1; y = "" }
  init(f: Int) { self.init(b: f) }
  init(g: Int) { for _ in 0..<g { x = 1 }; y = "" }
  init(h: Int) { self = Point(b: h) }
}
class Box { var n: Int; init() { } }
class Plain { var n: Int; var name: String; init(n: Int) { self.n = n; name = "" } }
// expect error 2:24: return from initializer without initializing all stored properties
// expect error 5:42: return from initializer without initializing all stored properties
// expect error 8:51: return from initializer without initializing all stored properties
// expect error 11:34: return from initializer without initializing all stored properties
