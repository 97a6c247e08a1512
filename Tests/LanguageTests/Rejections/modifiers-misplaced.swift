struct Point {
  class func make() -> Int { 1 }
  class var best: Int { 2 }
  final func show() {}
  required init() {}
  mutating var size: Int { 3 }
  private(set) let place = 4
  private(set) var name: String { "a" }
  mutating static func reset() {}
  static func fine() {}
  public private(set) var other = 5
}
enum Suit {
  case hearts
  convenience init(name: String) { self = .hearts }
  final var color: String { "red" }
}
final enum Side { case left }
extension Point {
  final func hide() {}
}
protocol Shape {
  public func draw()
  class func make()
  static func fine()
}
class Animal {
  class func make() -> Int { 1 }
  final func speak() {}
  private(set) var legs = 4
}
extension Animal {
  class func count() -> Int { 2 }
}
static let total = 1
static func sum() {}
override func run() {}
mutating func walk() {}
init() {}
subscript(index: Int) -> Int { index }
deinit {}
final func stop() {}
private let hidden = 1
func local() {
  private let first = 1
  static let second = 2
  fileprivate func third() {}
  public var fourth = 4
  override func fifth() {}
  init() {}
  struct Inner { private var size = 1; static let best = 2 }
  print(first, second, fourth, Inner.best)
}
if hidden > 0 {
  private let other = 2
  print(other)
}
// expect error 2:9: class methods are only allowed within classes; use 'static' to declare a static method
// expect error 3:9: class properties are only allowed within classes; use 'static' to declare a static property
// expect error 4:3: only classes and class members may be marked with 'final'
// expect error 5:12: 'required' initializer in non-class type 'Point'
// expect error 6:3: 'mutating' may only be used on 'func' declarations
// expect error 7:3: 'private(set)' modifier cannot be applied to read-only properties
// expect error 8:3: 'private(set)' modifier cannot be applied to read-only properties
// expect error 9:3: static functions must not be declared mutating
// expect error 15:15: initializers in enums are not marked with 'convenience'
// expect error 16:3: only classes and class members may be marked with 'final'
// expect error 18:1: 'final' modifier cannot be applied to this declaration
// expect error 20:3: only classes and class members may be marked with 'final'
// expect error 23:3: 'public' modifier cannot be used in protocols
// expect error 24:9: class methods are only allowed within classes; use 'static' to declare a requirement fulfilled by either a static or class method
// expect error 35:8: static properties may only be declared on a type
// expect error 36:8: static methods may only be declared on a type
// expect error 37:1: 'override' can only be specified on class members
// expect error 38:1: 'mutating' is only valid on methods
// expect error 39:5: initializers may only be declared within a type
// expect error 40:1: 'subscript' functions may only be declared within a type
// expect error 41:1: deinitializers may only be declared within a class, actor, or noncopyable type
// expect error 42:1: only classes and class members may be marked with 'final'
// expect error 45:3: attribute 'private' can only be used in a non-local scope
// expect error 46:10: static properties may only be declared on a type
// expect error 47:3: attribute 'fileprivate' can only be used in a non-local scope
// expect error 48:3: attribute 'public' can only be used in a non-local scope
// expect error 49:3: 'override' can only be specified on class members
// expect error 50:7: initializers may only be declared within a type
// expect error 55:3: attribute 'private' can only be used in a non-local scope
