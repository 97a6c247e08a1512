import TheseusProgram

extension Interpreter {
  /// Where the program's own code stands that called the accessor which runs a native now; nil if nothing of it runs.
  public var callerRange: SourceRange? {
    guard let fiber = currentFiber else { return nil }
    var index = fiber.frameCount - 2
    while index >= 0 {
      let frame = fiber.frames[index]
      index -= 1
      if let function = frame.code.function, program[function].kind == .setter { continue }
      let range = place(frame.code, frame.pc - 1)
      if range.file >= 0 { return range }
    }
    return nil
  }
}
