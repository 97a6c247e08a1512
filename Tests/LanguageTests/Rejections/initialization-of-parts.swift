
func s26(_ x: Int) -> some Equatable { if x > 1 { return 1 } }
struct S { var v: some Equatable { if s > 1 { return 1 } } ; var s = 2 }
struct A2 { let x: Int; var y: Int
  init(n: Int) { let xs = [1].map { $0 + x }; x = xs[0]; y = 1 } }
struct A3 { let x: Int; var y: Int
  init(n: Int) { y = 1; let f = { self.y }; x = f() } }
struct A4 { let x: Int; var y: Int
  init(n: Int) { let f = { 3 + y }; x = f(); y = 2 } }
struct Config { let name: String; let size: Int
    init(n: Int) { size = n; let f = { self.size }; name = "\(f())" } }
struct S5 { var x: Int
    static func == (a: S5, b: S5) -> Bool { if a.x == b.x { return true } }
    class Q { class func m() -> Int { } ; static func n() -> Int { }; func k() -> Int { }; init?(a: Int) { }; subscript(i: Int) -> Int { } } }
func - (a: S5, b: S5) -> S5 { }
class D1 { var a: Int; var total: Int { a * 2 }; lazy var z = 1; init() { print(total); a = 1 } }
class D2 { var a: Int; init(x: Int) { if x > 1 { a = 1 } ; print(self.a) } }
class D3 { let a: Int; init?(x: Int) { if x > 1 { return nil } } }
struct D4 { let a: Int; let b: Int; init(x: Int) { a = x; print(b, self); b = a } }
struct D5 { var a: Int; var total: Int { a * 2 }; init() { print(total); a = 1 } }
struct D6 { var a: Int; var b: Int; init() { b = a; a = 1 } ; init(q: Int) { a = 1; a = b; b = 1 } }
class D7 { var a: Int; var b: Int; init() { f(); a = 1; b = 2 } ; func f() {} }
class D8: D7 { var c: Int; override init() { c = a; super.init() } ; init(k: Int) { super.init(); c = 1 } ; init(j: Int) { f(); c = 1; super.init() } }
class D9 { var a: Int; convenience init(x: Int) { print(a); self.init(a: x) } ; init(a: Int) { self.a = a } ; convenience init(y: Int) { f(); self.init(a: y) }; func f() {} ; convenience init(z: Int) { a = z } }
// expect error 2:62: missing return in global function expected to return 'some Equatable'
// expect error 3:58: missing return in getter expected to return 'some Equatable'
// expect error 5:35: variable 'self.x' captured by a closure before being initialized
// expect error 7:33: escaping closure captures mutating 'self' parameter
// expect error 7:33: variable 'self.x' captured by a closure before being initialized
// expect error 9:26: escaping closure captures mutating 'self' parameter
// expect error 9:26: variable 'self.x' captured by a closure before being initialized
// expect error 11:38: constant 'self.name' captured by a closure before being initialized
// expect error 11:38: escaping closure captures mutating 'self' parameter
// expect error 13:75: missing return in operator function expected to return 'Bool'
// expect error 14:39: missing return in class method expected to return 'Int'
// expect error 14:68: missing return in static method expected to return 'Int'
// expect error 14:89: missing return in instance method expected to return 'Int'
// expect error 14:138: missing return in getter expected to return 'Int'
// expect error 15:31: missing return in operator function expected to return 'S5'
// expect error 16:81: 'self' used in property access 'total' before all stored properties are initialized
// expect error 17:71: variable 'self.a' used before being initialized
// expect error 17:74: return from initializer without initializing all stored properties
// expect error 18:64: constant 'self.a' used before being initialized
// expect error 19:65: 'self' used before all stored properties are initialized
// expect error 19:68: 'self' used before all stored properties are initialized
// expect error 20:66: 'self' used before all stored properties are initialized
// expect error 21:48: 'self' used before all stored properties are initialized
// expect error 21:87: 'self' used before all stored properties are initialized
// expect error 22:45: 'self' used in method call 'f' before all stored properties are initialized
// expect error 23:48: 'self' used in property access 'a' before 'super.init' call
// expect error 23:91: property 'self.c' not initialized at super.init call
// expect error 23:124: 'self' used in method call 'f' before 'super.init' call
// expect error 24:57: 'self' used before 'self.init' call or assignment to 'self'
// expect error 24:138: 'self' used before 'self.init' call or assignment to 'self'
// expect error 24:203: 'self' used before 'self.init' call or assignment to 'self'
// expect error 24:209: 'self.init' isn't called on all paths before returning from initializer
