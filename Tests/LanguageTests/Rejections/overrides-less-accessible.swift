// Overrides that fewer can use than what they override, and overrides of static members.
class A {
  static func f() {}
  static func f(a: Int) {}
  class func g() {}
  class func h(a: Int) {}
  static func h() {}
  class var v: Int { 1 }
  static var w: Int { 1 }
  func i() {}
  var p: Int { 1 }
  fileprivate func q() {}
  init() {}
}
class B1: A {
  override class func f() {}
  override static func f(a: Int) {}
  override static func h(a: Int) {}
  override class var v: Int { 2 }
  override static var w: Int { 2 }
}
class B2: A {
  override class var w: Int { 2 }
  private override class func g() {}
  fileprivate override class var v: Int { 2 }
  private override func i() {}
  private override var p: Int { 2 }
  private override func q() {}
  private override init() {}
}
private class B3: A {
  override func i() {}
  fileprivate override func q() {}
  private override class func g() {}
}
open class O { open func f() {} ; public func g() {} ; func h() {} ; public init() {} }
public class O1: O { override func f() {} ; override func g() {} ; override func h() {} ; override init() {} }
public class O2: O { public override func f() {} ; public override func h() {} }
class O3: O { override func f() {} ; fileprivate override func g() {} }
struct S {
  private class N1: O { override func f() {} ; fileprivate override func h() {} }
  class N2: O { override func f() {} }
}
// expect error 16:23: cannot override static method
// expect error 17:24: cannot override static method
// expect error 20:23: cannot override static property
// expect error 23:22: cannot override static property
// expect error 24:31: overriding class method must be as accessible as the declaration it overrides
// expect error 25:34: overriding class property must be as accessible as the declaration it overrides
// expect error 26:25: overriding instance method must be as accessible as the declaration it overrides
// expect error 27:24: overriding property must be as accessible as the declaration it overrides
// expect error 28:25: overriding instance method must be as accessible as the declaration it overrides
// expect error 34:31: overriding class method must be as accessible as its enclosing type
// expect error 37:36: overriding instance method must be as accessible as its enclosing type
// expect error 37:59: overriding instance method must be as accessible as the declaration it overrides
// expect error 39:64: overriding instance method must be as accessible as its enclosing type
