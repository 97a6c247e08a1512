class Ow {
  class var j = 3
  class let k = 4
  convenience func w() {}
  required func xx() {}
  static init() {}
  convenience var cc: Int { 3 }
  class var ok: Int { 3 }
  required var rr = 3
  convenience subscript(i: Int) -> Int { 3 }
  static deinit {}
}
struct St {
  class var a = 3
  class func b() {}
  final func c() {}
  convenience init(x: Int) { self.init() }
  required init() {}
  override func d() {}
  lazy func e() {}
  weak func f() {}
  mutating var g = 3
  indirect var h = 3
}
struct A { var total = 0
  var setter: Int { get { 1 } set(v) { total = newValue } }
  subscript(i: Int) -> Int { get { 3 } set(v) { total = newValue } } }
func f() {
  3 = 4
  "a" = "b"
  var x: Int { get { 3 } set(k) { print(newValue) } }
  static var y = 3
  class var z = 3
  override func g() {}
  mutating func h() {}
}
convenience func top() {}
mutating func top2() {}
static func top3() {}
override var top4 = 3
// expect error 2:13: class stored properties not supported in classes; did you mean 'static'?
// expect error 3:13: class stored properties not supported in classes; did you mean 'static'?
// expect error 4:3: 'convenience' may only be used on 'init' declarations
// expect error 5:3: 'required' may only be used on 'init' declarations
// expect error 6:10: declaration cannot be marked 'static'
// expect error 7:3: 'convenience' may only be used on 'init' declarations
// expect error 9:3: 'required' may only be used on 'init' declarations
// expect error 10:3: 'convenience' may only be used on 'init' declarations
// expect error 11:10: declaration cannot be marked 'static'
// expect error 14:9: class properties are only allowed within classes; use 'static' to declare a static property
// expect error 15:9: class methods are only allowed within classes; use 'static' to declare a static method
// expect error 16:3: only classes and class members may be marked with 'final'
// expect error 17:15: initializers in structs are not marked with 'convenience'
// expect error 18:12: 'required' initializer in non-class type 'St'
// expect error 19:3: 'override' can only be specified on class members
// expect error 20:3: 'lazy' may only be used on 'var' declarations
// expect error 21:3: 'weak' may only be used on 'var' declarations
// expect error 22:3: 'mutating' may only be used on 'func' declarations
// expect error 23:3: 'indirect' modifier cannot be applied to this declaration
// expect error 26:48: cannot find 'newValue' in scope
// expect error 27:57: cannot find 'newValue' in scope
// expect error 29:3: cannot assign to value: literals are not mutable
// expect error 30:3: cannot assign to value: literals are not mutable
// expect error 31:41: cannot find 'newValue' in scope
// expect error 32:10: static properties may only be declared on a type
// expect error 33:9: class properties may only be declared on a type
// expect error 34:3: 'override' can only be specified on class members
// expect error 35:3: 'mutating' is only valid on methods
// expect error 37:1: 'convenience' may only be used on 'init' declarations
// expect error 38:1: 'mutating' is only valid on methods
// expect error 39:8: static methods may only be declared on a type
// expect error 40:1: 'override' can only be specified on class members
