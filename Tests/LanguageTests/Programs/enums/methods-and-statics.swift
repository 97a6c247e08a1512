enum Direction: Int, CaseIterable, CustomStringConvertible {
  case north, east, south, west
  var description: String { ["↑", "→", "↓", "←"][rawValue] }
  var opposite: Direction { turned(2) }
  func turned(_ quarter: Int) -> Self { Self.allCases[(rawValue + quarter) % 4] }
  static var start: Direction { .north }
  static func random(using seed: Int) -> Self { allCases[seed % allCases.count] }
  mutating func turnRight() { self = turned(1) }
  static prefix func ! (d: Self) -> Self { d.opposite }
  subscript(step: Int) -> Direction { turned(step) }
}
var d = Direction.start
d.turnRight()
print(d, d.opposite, !d, d[3], Direction.random(using: 7))
print(Direction.allCases, Direction.allCases.map { $0.opposite.rawValue })
enum Math {
  static let pi = 3
  static func square(_ n: Int) -> Int { n * n }
  enum Constants { static let e = 2 }
}
print(Math.pi * Math.square(4) + Math.Constants.e)
enum State {
  case idle, loading(progress: Double), done(Result<String, Failure>)
  struct Failure: Error { let code: Int }
  var isFinished: Bool { if case .done = self { true } else { false } }
  mutating func step() {
    switch self {
    case .idle: self = .loading(progress: 0.5)
    case .loading(let p) where p < 1: self = .loading(progress: p + 0.5)
    case .loading: self = .done(.success("ok"))
    case .done(.success): self = .done(.failure(Failure(code: 1)))
    case .done(.failure(let f)): print("failed with", f.code)
    }
  }
}
var state = State.idle
for _ in 0..<6 { state.step(); print(state, state.isFinished) }
protocol Titled { var title: String { get } }
enum Tab: String, Titled, Identifiable, CaseIterable { case home, profile
  var id: Self { self }
  var title: String { rawValue.uppercased() } }
print(Tab.allCases.map { $0.title }, Tab.home.id == .home)
// expect: → ← ← ↑ ←
// expect: [↑, →, ↓, ←] [2, 3, 0, 1]
// expect: 50
// expect: loading(progress: 0.5) false
// expect: loading(progress: 1.0) false
// expect: done(Swift.Result<Swift.String, main.State.Failure>.success("ok")) true
// expect: done(Swift.Result<Swift.String, main.State.Failure>.failure(main.State.Failure(code: 1))) true
// expect: failed with 1
// expect: done(Swift.Result<Swift.String, main.State.Failure>.failure(main.State.Failure(code: 1))) true
// expect: failed with 1
// expect: done(Swift.Result<Swift.String, main.State.Failure>.failure(main.State.Failure(code: 1))) true
// expect: ["HOME", "PROFILE"] true
