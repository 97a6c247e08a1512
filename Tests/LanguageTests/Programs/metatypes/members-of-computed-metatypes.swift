// Static members and methods through metatypes that are computed.
protocol Titled {
  static var title: String { get }
  var count: Int { get }
  init()
  func run() -> String
}
extension Titled {
  static var twice: String { title + title }
  static func make() -> Self { self.init() }
  func show() -> String { Self.title + Self.twice + "\(Self.make().count)" }
  func describe() -> String { "\(type(of: self).title) \(count)" }
}
struct Box: Titled {
  static let title = "box"
  var count = 2
  func run() -> String { "run" }
}
class Counter {
  var count = 0
  class var name: String { "counter" }
  static let limit = 3
  required init() {}
  class func make() -> Self { Self() }
  func step(by amount: Int) -> Int { count + amount + Self.limit }
  func show() -> String { "\(Self.name) \(type(of: self).name) \(Self.make().count)" }
  func copy() -> Self { type(of: self).init() }
}
final class Named: Counter {
  override class var name: String { "named" }
}
func existential(_ type: any Titled.Type) -> String { type.title + type.twice + "\(type.init().count)" }
func generic<T: Titled>(_ type: T.Type, _ value: T) -> String { type.title + T.twice + type.make().run() + value.show() }
print(existential(Box.self), generic(Box.self, Box()), Box().describe())
let kind: Counter.Type = Named.self
print(kind.name, kind.limit, kind.make().show(), kind.init().step(by: 1), Named().copy().show())
let (step, other) = (Counter.step(Counter()), type(of: Counter()).step(Counter()))
print(type(of: Named()).name, step(2), other(4))
let steps = [Counter(), Named()].map(Counter.step)
print(steps.map { $0(1) })
// expect: boxboxbox2 boxboxboxrunboxboxbox2 box 2
// expect: named 3 named named 0 4 named named 0
// expect: named 5 7
// expect: [4, 4]
