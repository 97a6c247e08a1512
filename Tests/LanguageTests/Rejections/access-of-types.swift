private struct Secret {}
fileprivate enum Mood { case calm }
private class Base {}
private protocol Delegate {}
struct Outer {
  private struct Inner {}
  private var inner = Inner()
  var shown: Inner?
  func make() -> Inner { Inner() }
  fileprivate func made() -> Inner { Inner() }
  struct Nested {
    private var kept: Inner? = nil
  }
  private struct Holder {
    var held: Inner
  }
}
struct Shown {
  private var kept: Secret? = nil
  fileprivate var list: [Secret] = []
  private(set) var mood = Mood.calm
  lazy var later = Secret()
  var table: [String: Secret] { [:] }
  let delegate: (any Delegate)? = nil
  static let shared: (Int, Secret)? = nil
  init(secret: Secret) {}
  func take(_ count: Int, _ secret: Secret) -> Secret { secret }
  internal func give() -> [Secret] { list }
  private func keep(_ secret: Secret) {}
  subscript(secret: Secret) -> Int { 1 }
  subscript(index: Int) -> Secret { list[index] }
}
class Derived: Base {}
enum Choice {
  case nothing
  case secret(Secret)
}
private struct Group {
  var secret: Secret
  func copy() -> Secret { secret }
}
let constant = Secret()
var variable: Secret?
private let hidden = Secret()
func function(_ mood: Mood) {}
func other() -> Secret { Secret() }
fileprivate func third() -> Secret { Secret() }
// expect error 8:7: property must be declared private because its type uses a private type
// expect error 9:8: method must be declared private because its result uses a private type
// expect error 10:20: method cannot be declared fileprivate because its result uses a private type
// expect error 21:20: property must be declared fileprivate because its type 'Mood' uses a fileprivate type
// expect error 22:12: property must be declared fileprivate because its type 'Secret' uses a private type
// expect error 23:7: property must be declared fileprivate because its type uses a private type
// expect error 24:7: property must be declared fileprivate because its type uses a private type
// expect error 25:14: property must be declared fileprivate because its type uses a private type
// expect error 26:3: initializer must be declared fileprivate because its parameter uses a private type
// expect error 27:8: method must be declared fileprivate because its parameter uses a private type
// expect error 28:17: method cannot be declared internal because its result uses a private type
// expect error 30:3: subscript must be declared fileprivate because its index uses a private type
// expect error 31:3: subscript must be declared fileprivate because its element type uses a private type
// expect error 33:7: class must be declared private or fileprivate because its superclass is private
// expect error 36:8: enum case in an internal enum uses a private type
// expect error 42:5: constant must be declared private or fileprivate because its type 'Secret' uses a private type
// expect error 43:5: variable must be declared private or fileprivate because its type uses a private type
// expect error 45:6: function must be declared private or fileprivate because its parameter uses a fileprivate type
// expect error 46:6: function must be declared private or fileprivate because its result uses a private type
