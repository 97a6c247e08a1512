class Counter {
  var count = 0
  static let shared = Counter()
  class func make() {}
  init() { Self.count = 1 }
  func step() {
    Self.count = 2
    print(Self.count)
    Self.step()
    Self.missing
    _ = Self.missing(1)
    _ = Self.shared
    Self.make()
    _ = type(of: self).count
    _ = type(of: self).missing
    type(of: self).step()
  }
  static func reset() {
    print(Self.count)
    Self.step()
    self.step()
  }
}
final class Last {
  var count = 0
  func step() { print(Self.count, Self.missing) }
}
let kind: Counter.Type = Counter.self
_ = kind.count
_ = kind.missing
kind.step()
protocol Titled {
  static var title: String { get }
  var count: Int { get }
  func run()
}
func existential(_ type: any Titled.Type, _ value: any Titled) {
  print(type.title)
  print(type.missing)
  print(type.count)
  type.run()
  print(value.title)
}
func generic<T: Titled>(_ type: T.Type, _ value: T) {
  print(type.title, T.title)
  print(type.missing)
  print(type.count)
  type.run()
  print(value.title)
}
extension Titled {
  func show() {
    print(title)
    print(Self.title)
    print(Self.count)
    print(Self.missing)
  }
  static func list() {
    print(count)
    print(self.count)
    run()
    self.run()
    print(title)
  }
}
// expect error 5:12: instance member 'count' cannot be used on type 'Self'; did you mean to use a value of this type instead?
// expect error 7:5: instance member 'count' cannot be used on type 'Self'; did you mean to use a value of this type instead?
// expect error 8:11: instance member 'count' cannot be used on type 'Self'; did you mean to use a value of this type instead?
// expect error 9:5: instance member 'step' cannot be used on type 'Self'; did you mean to use a value of this type instead?
// expect error 10:10: type 'Self' has no member 'missing'
// expect error 11:14: type 'Self' has no member 'missing'
// expect error 14:9: instance member 'count' cannot be used on type 'Counter'
// expect error 15:24: type 'Counter' has no member 'missing'
// expect error 16:5: instance member 'step' cannot be used on type 'Counter'
// expect error 19:11: instance member 'count' cannot be used on type 'Self'; did you mean to use a value of this type instead?
// expect error 20:5: instance member 'step' cannot be used on type 'Self'; did you mean to use a value of this type instead?
// expect error 21:5: instance member 'step' cannot be used on type 'Counter'
// expect error 26:23: instance member 'count' cannot be used on type 'Self'; did you mean to use a value of this type instead?
// expect error 26:40: type 'Self' has no member 'missing'
// expect error 29:5: instance member 'count' cannot be used on type 'Counter'
// expect error 30:10: type 'Counter' has no member 'missing'
// expect error 31:1: instance member 'step' cannot be used on type 'Counter'
// expect error 39:14: value of type 'any Titled.Type' has no member 'missing'
// expect error 40:9: instance member 'count' cannot be used on type 'Titled'
// expect error 41:3: instance member 'run' cannot be used on type 'Titled'
// expect error 42:9: static member 'title' cannot be used on instance of type 'any Titled'
// expect error 46:14: type 'T' has no member 'missing'
// expect error 47:9: instance member 'count' cannot be used on type 'T'
// expect error 48:3: instance member 'run' cannot be used on type 'T'
// expect error 49:9: static member 'title' cannot be used on instance of type 'T'
// expect error 53:11: static member 'title' cannot be used on instance of type 'Self'
// expect error 55:11: instance member 'count' cannot be used on type 'Self'; did you mean to use a value of this type instead?
// expect error 56:16: type 'Self' has no member 'missing'
// expect error 59:11: instance member 'count' cannot be used on type 'Self'
// expect error 60:11: instance member 'count' cannot be used on type 'Self'
// expect error 61:5: instance member 'run' cannot be used on type 'Self'
// expect error 62:5: instance member 'run' cannot be used on type 'Self'
