protocol Mover {
  func move(by distance: Int) -> Int
  func stop(_ now: Bool)
  static func make() -> Self
}
struct Walker: Mover {
  func move(with distance: Int) -> Int { distance }
  func stop(_ now: Bool) {}
  static func make() -> Walker { Walker() }
}
struct Swimmer: Mover {
  func move(by distance: Int) -> Int { distance }
  func stop(now: Bool) {}
  static func make() -> Swimmer { Swimmer() }
}
class Flyer: Mover {
  func move(by distance: Int) -> Int { distance }
  func stop(_ now: Bool) {}
  static func make() -> Flyer { Flyer() }
}
final class Diver: Mover {
  func move(by distance: Int) -> Int { distance }
  func stop(_ now: Bool) {}
  static func make() -> Diver { Diver() }
}
struct Sleeper: Mover {
  private func move(by distance: Int) -> Int { distance }
  func stop(_ now: Bool) {}
  static func make() -> Sleeper { Sleeper() }
}
// expect error 7:8: instance method 'move(with:)' has different argument labels from those required by protocol 'Mover' ('move(by:)')
// expect error 13:8: instance method 'stop(now:)' has different argument labels from those required by protocol 'Mover' ('stop')
// expect error 19:15: method 'make()' in non-final class 'Flyer' must return 'Self' to conform to protocol 'Mover'
// expect error 27:16: method 'move(by:)' must be declared internal because it matches a requirement in internal protocol 'Mover'
