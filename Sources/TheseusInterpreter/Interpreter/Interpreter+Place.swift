import TheseusProgram
import TheseusTypes

extension Interpreter {
  /// Where the program's own code stands that runs now, the accessors apart that wrapped properties have; nil if nothing of it runs.
  public var currentRange: SourceRange? {
    guard let fiber = currentFiber else { return nil }
    var index = fiber.frameCount - 1
    while index >= 0 {
      let frame = fiber.frames[index]
      index -= 1
      let range = place(frame.code, frame.pc - 1)
      if let function = frame.code.function, isMade(function, at: range) { continue }
      if range.file >= 0 { return range }
    }
    return nil
  }

  /// Whether an accessor was made for a declaration, so that what it does stands at the declaration itself.
  private func isMade(_ function: FunctionID, at range: SourceRange) -> Bool {
    // By its place in the table: every write asks, and a copy of the function has a dozen references.
    let index = Int(function.index)
    return switch program.functions[index].kind {
    case .setter: true
    case .getter: range == program.functions[index].range
    default: false
    }
  }
}
