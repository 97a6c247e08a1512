import Foundation

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
    native("_errorDomain(_:)") { arguments in
      let type = arguments.interpreter.dynamicType(of: arguments[0])
      return .string(arguments.interpreter.describe(type, qualified: true))
    }
    native("_failureReason(_:_:)") { arguments in
      let error = NSError(domain: try arguments.string(0), code: try arguments.int(1))
      return arguments.value(error.localizedFailureReason)
    }
    native("_caseNumber(_:)") { .int($0.interpreter.caseNumber(of: $0[0])) }
  }
}

extension Interpreter {
  /// The number that a case has among the cases of its type, those with a payload before those without one; else 1.
  fileprivate func caseNumber(of value: Value) -> Int {
    let tag: Int
    switch value {
    case .enumeration(_, let own): tag = Int(own)
    case .payload(let box): tag = Int(box.tag)
    default: return 1
    }
    guard let id = types[dynamicType(of: value)].nominal else { return tag }
    let cases = program[id].cases
    let hasPayload = !cases[tag].payload.isEmpty
    let before = cases[..<tag].count { !$0.payload.isEmpty == hasPayload }
    return hasPayload ? before : before + cases.count { !$0.payload.isEmpty }
  }
}
