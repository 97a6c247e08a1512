/// A wait of code that keeps its thread, with the host's stack above which other jobs run meanwhile.
final class ThreadHold {
  /// The thread that it keeps.
  let place: Executor.Place
  /// When it ends by itself, in virtual seconds.
  let deadline: Double
  /// Whether what it waits for came.
  var isOver = false

  init(place: Executor.Place, until deadline: Double) {
    self.place = place
    self.deadline = deadline
  }
}

extension Trap {
  /// The end of a program in which code inside of a function of the host waits for longer than code that waits below it.
  static var outlastsOtherWait: Trap {
    Trap("Theseus does not run a wait inside a built-in function that outlasts another wait yet", reason: .unsupported)
  }
}
