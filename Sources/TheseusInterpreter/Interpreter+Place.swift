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
      if let function = frame.code.function, isMade(program[function], at: range) { continue }
      if range.file >= 0 { return range }
    }
    return nil
  }

  /// Whether an accessor was made for a declaration, so that what it does stands at the declaration itself.
  private func isMade(_ function: TypedFunction, at range: SourceRange) -> Bool {
    switch function.kind {
    case .setter: true
    case .getter: range == function.range
    default: false
    }
  }
}
