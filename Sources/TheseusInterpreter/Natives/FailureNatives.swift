extension NativeTable {
  /// What stops a program.
  mutating func addFailures() {
    func stop(_ symbol: String) {
      native(symbol) { arguments in
        throw arguments.trap(try arguments.call(arguments[0], []).asString ?? "")
      }
    }
    func check(_ symbol: String, _ name: String) {
      native(symbol) { arguments in
        if try arguments.call(arguments[0], []).asBool == true { return .void }
        let message = try arguments.call(arguments[1], []).asString ?? ""
        throw arguments.trap(message.isEmpty ? "\(name) failed" : "\(name) failed: \(message)")
      }
    }
    stop("fatalError(_:)")
    stop("preconditionFailure(_:)")
    stop("assertionFailure(_:)")
    check("precondition(_:_:)", "Precondition")
    check("assert(_:_:)", "Assertion")
    native("_trap(_:)") { throw $0.trap(try $0.string(0)) }
    native("_unsupported(_:)") { throw $0.unsupported("'\(try $0.string(0))'") }
    native("_genericDescription(_:)") { arguments in
      let type = arguments.interpreter.describe(
        arguments.interpreter.dynamicType(of: arguments[0]), qualified: true)
      let code = if case .enumeration(_, let tag) = arguments[0] { Int(tag) } else { 1 }
      return .string("The operation could not be completed. (\(type) error \(code).)")
    }
  }
}
