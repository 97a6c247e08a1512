class Base { private var secret = 1; fileprivate var shared = 2; private(set) var count = 0
  init() {} 
  required init(n: Int) { count = n }
  convenience init(s: String) { self.init(n: s.count) }
  func bump() { count += 1; secret += 1 }
  class func make() -> Base { Base() }
  static func helper() -> Int { 1 }
  private func hidden() -> Int { secret }
  subscript(i: Int) -> Int { i + count } }
extension Base { func peek() -> Int { hidden() + secret }
  private static let table = [1, 2]
  static var first: Int { table[0] } }
class Derived: Base { var hiddenCount = 3
  func hidden() -> Int { 9 }
  override func bump() { super.bump(); super.bump() }
  override class func make() -> Derived { Derived(n: 5) }
  required init(n: Int) { super.init(n: n * 2) }
  override init() { super.init() }
  override subscript(i: Int) -> Int { super[i] * 10 } }
let d = Derived(s: "abc"); d.bump()
print(d.count, d.peek(), d.hidden(), Derived.make().count, d[1], Base.first, Base.helper(), d.shared, Derived().count)
struct Outer { private var x = 1; private struct Inner { var y = 2 }; private enum Kind { case a }
  private var inner = Inner()
  struct Nested { private let z = 3; func read(_ o: Outer) -> Int { o.x + z } }
  func sum() -> Int { x + inner.y }
  static func == (a: Outer, b: Outer) -> Bool { a.x == b.x } }
print(Outer().sum(), Outer.Nested().read(Outer()), Outer() == Outer())
protocol Greeter { var name: String { get } }
extension Greeter { private func prefix() -> String { "Hi " }; func greet() -> String { prefix() + name } }
struct G: Greeter { private(set) var name: String; private let id = 7; mutating func rename(_ s: String) { name = s }
  var code: Int { id } }
var g = G(name: "a"); g.rename("b"); print(g.greet(), g.code)
final class Singleton { static let shared = Singleton(); private init() {}; private(set) lazy var items: [Int] = [1]; func add(_ n: Int) { items.append(n) } }
Singleton.shared.add(2); print(Singleton.shared.items)
private let fileLevel = 3
private func fileFunc() -> Int { fileLevel }
print(fileFunc())
// expect: 8 6 9 10 90 1 1 2 0
// expect: 3 4 true
// expect: Hi b 7
// expect: [1, 2]
// expect: 3
