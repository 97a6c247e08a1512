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
// expect error 5: instance member 'count' cannot be used on type 'Self'; did you mean to use a value of this type instead?
// expect error 7: instance member 'count' cannot be used on type 'Self'; did you mean to use a value of this type instead?
// expect error 8: instance member 'count' cannot be used on type 'Self'; did you mean to use a value of this type instead?
// expect error 9: instance member 'step' cannot be used on type 'Self'; did you mean to use a value of this type instead?
// expect error 10: type 'Self' has no member 'missing'
// expect error 11: type 'Self' has no member 'missing'
// expect error 14: instance member 'count' cannot be used on type 'Counter'
// expect error 15: type 'Counter' has no member 'missing'
// expect error 16: instance member 'step' cannot be used on type 'Counter'
// expect error 19: instance member 'count' cannot be used on type 'Self'; did you mean to use a value of this type instead?
// expect error 20: instance member 'step' cannot be used on type 'Self'; did you mean to use a value of this type instead?
// expect error 21: instance member 'step' cannot be used on type 'Counter'
// expect error 26: instance member 'count' cannot be used on type 'Self'; did you mean to use a value of this type instead?
// expect error 26: type 'Self' has no member 'missing'
// expect error 29: instance member 'count' cannot be used on type 'Counter'
// expect error 30: type 'Counter' has no member 'missing'
// expect error 31: instance member 'step' cannot be used on type 'Counter'
// expect error 39: value of type 'any Titled.Type' has no member 'missing'
// expect error 40: instance member 'count' cannot be used on type 'Titled'
// expect error 41: instance member 'run' cannot be used on type 'Titled'
// expect error 42: static member 'title' cannot be used on instance of type 'any Titled'
// expect error 46: type 'T' has no member 'missing'
// expect error 47: instance member 'count' cannot be used on type 'T'
// expect error 48: instance member 'run' cannot be used on type 'T'
// expect error 49: static member 'title' cannot be used on instance of type 'T'
// expect error 53: static member 'title' cannot be used on instance of type 'Self'
// expect error 55: instance member 'count' cannot be used on type 'Self'; did you mean to use a value of this type instead?
// expect error 56: type 'Self' has no member 'missing'
// expect error 59: instance member 'count' cannot be used on type 'Self'
// expect error 60: instance member 'count' cannot be used on type 'Self'
// expect error 61: instance member 'run' cannot be used on type 'Self'
// expect error 62: instance member 'run' cannot be used on type 'Self'
