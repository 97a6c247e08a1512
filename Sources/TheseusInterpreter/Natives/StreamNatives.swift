extension NativeTable {
  /// What a program reads and writes besides what it prints.
  mutating func addStreams() {
    native("_writeError(_:)") { arguments in
      arguments.interpreter.host.writeError(try arguments.string(0))
      return .void
    }
    native("_nextInputLine()") { $0.value($0.interpreter.host.nextInputLine()) }
  }
}
