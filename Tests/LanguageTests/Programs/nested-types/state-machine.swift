struct Door {
  enum State: String { case open, closed, locked }
  enum Event { case push, pull, turn(key: Int) }
  struct Transition: Equatable { var from: State; var to: State }
  private(set) var state = State.closed
  private var history: [Transition] = []
  mutating func handle(_ event: Event) -> Bool {
    let next: State
    switch (state, event) {
    case (.closed, .pull): next = .open
    case (.open, .push): next = .closed
    case (.closed, .turn(key: 7)): next = .locked
    case (.locked, .turn(let key)) where key == 7: next = .closed
    default: return false
    }
    history.append(.init(from: state, to: next))
    state = next
    return true
  }
  var log: String { history.map { "\($0.from)→\($0.to)" }.joined(separator: " ") }
}
var door = Door()
let events: [Door.Event] = [.pull, .pull, .push, .turn(key: 3), .turn(key: 7), .push, .turn(key: 7)]
print(events.map { door.handle($0) })
print(door.log, door.state.rawValue)
print(Door.Transition(from: .open, to: .closed) == .init(from: .open, to: .closed))
// expect: [true, false, true, false, true, false, true]
// expect: closed→open open→closed closed→locked locked→closed closed
// expect: true
