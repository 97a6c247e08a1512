// Overrides that nearly fit: under other labels, with an optional result, and observers of what cannot be set.
class A {
  func f() -> Int { 1 }
  class func g() -> String { "" }
  func h(x: Int) {}
  func k(x: Int, y: String) {}
  init(a: Int) {}
  let a = 1
  var g: Int { 1 }
  var s = 1
  func l(_ x: Int) {}
  func m(x: Int) {}
  func m(z: Int) {}
  class func n(a: Int) {}
  func o() -> Int? { 1 }
  func q(x: Int) -> Int { 1 }
  func r() {}
}
class B: A {
  override func f() -> Int? { 1 }
  override class func g() -> String? { nil }
  override func h(y: Int) {}
  override func k(x: Int, z: String) {}
  override init(b: Int) { super.init(a: b) }
  override var a: Int { didSet {} }
  override var g: Int { willSet {} }
  override var s: Int { didSet {} }
  override func l(x: Int) {}
  override func m(y: Int) {}
  override class func n(b: Int) {}
  override func o() -> Int?? { 1 }
  override func q(y: Int) -> String { "" }
  override func r() -> Int? { 1 }
}
class C: A {
  override func h(x: String) {}
  override func k(x: Int) {}
  override func f(a: Int) -> Int { 1 }
  override func q(x: Int) -> Double { 1 }
  override func m(z: Int) {}
  override func o() -> Int { 1 }
}
// expect error 20:24: cannot override instance method result type 'Int' with optional type 'Int?'
// expect error 21:30: cannot override class method result type 'String' with optional type 'String?'
// expect error 22:17: argument labels for method 'h(y:)' do not match those of overridden method 'h(x:)'
// expect error 23:17: argument labels for method 'k(x:z:)' do not match those of overridden method 'k(x:y:)'
// expect error 24:12: argument labels for initializer 'init(b:)' do not match those of overridden initializer 'init(a:)'
// expect error 25:16: cannot observe read-only property 'a'; it can't change
// expect error 26:16: cannot observe read-only property 'g'; it can't change
// expect error 28:17: argument labels for method 'l(x:)' do not match those of overridden method 'l'
// expect error 29:17: declaration 'm(y:)' has different argument labels from any potential overrides
// expect error 30:23: argument labels for method 'n(b:)' do not match those of overridden method 'n(a:)'
// expect error 31:17: method does not override any method from its superclass
// expect error 32:17: method does not override any method from its superclass
// expect error 33:17: method does not override any method from its superclass
// expect error 36:17: method does not override any method from its superclass
// expect error 37:17: method does not override any method from its superclass
// expect error 38:17: method does not override any method from its superclass
// expect error 39:17: method does not override any method from its superclass
