struct File: ~Copyable { var id = 1; borrowing func show() { print(id) }; consuming func end() {}
  mutating func m() { end() }
  mutating func m2() { end(); self = File() }
  mutating func m3() { let x = self; self = File(); x.show() }
  func n() { end() }
  borrowing func o() { let x = self; x.show() }
  consuming func p() { end(); show() }
  consuming func p2() { let y = self; y.show() }
  consuming func p3() { take(self); take(self) }
  func q() -> File { self }
  consuming func q2() -> File { self }
  func s(_ b: Bool) { if b { take(self) } }
  consuming func t(_ b: Bool) { if b { take(self) }; show() }
  init() {}
  init(x: Int) { self.init(); show(); take(self); self = File() }
  consuming func u() { for _ in 0..<2 { take(self) } }
  consuming func v() { self.end(); print(id) }
  static func w(_ f: consuming File) { f.end() }
  deinit { print("gone") }
}
func take(_ x: consuming File) {}
class Box { let f = File(); func go() { let x = f; take(self.f); f.show() } }
let g = File()
let h = g
func useG() { take(g); g.end(); let x = g; g.show() }
var k = File()
k = File()
let opt: File? = File()
if let o = opt { o.show() }
let q = opt
// expect error 2:17: missing reinitialization of inout parameter 'self' after consume
// expect error 5:8: 'self' is borrowed and cannot be consumed
// expect error 6:18: 'self' is borrowed and cannot be consumed
// expect error 7:18: 'self' used after consume
// expect error 9:18: 'self' consumed more than once
// expect error 10:8: 'self' is borrowed and cannot be consumed
// expect error 12:8: 'self' is borrowed and cannot be consumed
// expect error 13:18: 'self' used after consume
// expect error 16:18: 'self' consumed in a loop
// expect error 17:18: 'self' used after consume
// expect error 22:49: cannot consume noncopyable stored property 'self.f' of a class
// expect error 22:62: cannot consume noncopyable stored property 'self.f' of a class
// expect error 24:9: cannot consume noncopyable stored property 'g' that is global
// expect error 25:20: cannot consume noncopyable stored property 'g' that is global
// expect error 25:24: cannot consume noncopyable stored property 'g' that is global
// expect error 25:41: cannot consume noncopyable stored property 'g' that is global
// expect error 29:12: cannot consume noncopyable stored property 'opt' that is global
// expect error 30:9: cannot consume noncopyable stored property 'opt' that is global
