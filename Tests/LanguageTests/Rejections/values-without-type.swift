enum Suit { case clubs = 1, hearts }
enum Face: Equatable { case jack = "J" }
enum Color: String { case red = "r", blue }
struct Point { var x, y: Int; var z }
class Corner {
  let angle
}
protocol Listener { func hear() }
protocol Owner: AnyObject {}
class Room {
  weak var listener: Listener?
  weak var owner: Owner?
  weak var other: AnyObject
  unowned var first: Listener
  init(_ first: Listener, _ other: AnyObject) { self.first = first; self.other = other }
}
struct Box {
  var size = 1
  func grow() {}
  static func make() -> Int { self.size }
  static func show() { self.grow() }
  static let best = 3
  static func read() -> Int { self.best }
}
// expect error 1:26: enum case cannot have a raw value if the enum does not have a raw type
// expect error 2:36: enum case cannot have a raw value if the enum does not have a raw type
// expect error 4:35: type annotation missing in pattern
// expect error 5:7: class 'Corner' has no initializers
// expect error 6:7: type annotation missing in pattern
// expect error 11:12: 'weak' must not be applied to non-class-bound 'any Listener'; consider adding a protocol conformance that has a class bound
// expect error 13:12: 'weak' variable should have optional type 'AnyObject?'
// expect error 14:15: 'unowned' must not be applied to non-class-bound 'any Listener'; consider adding a protocol conformance that has a class bound
// expect error 20:31: instance member 'size' cannot be used on type 'Box'
// expect error 21:24: instance member 'grow' cannot be used on type 'Box'
