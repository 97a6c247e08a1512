import TheseusProgram

extension TypeChecker {
  /// Reports a function that `rethrows` and takes nothing that throws.
  func checkRethrows(_ info: FunctionInfo) {
    guard info.isRethrowing, info.scope.part == nil, !(info.extensionOf.map(bringsThrowing) ?? false) else { return }
    let function = program[info.id]
    let takesThrowing = function.parameters.contains { !$0.isVariadic && mayBeThrowing($0.type) }
    guard !takesThrowing, !info.requirements.contains(where: asksForThrowing), failureRethrown(by: info.id) == nil
    else { return }
    var place = function.range
    if case .function(let written) = info.source { place = written.throwsRange ?? place }
    report("needless-rethrows", "'rethrows' function must take a throwing function argument", at: place)
  }

  private func mayBeThrowing(_ type: Type) -> Bool {
    if let inner = wrapped(type) { return mayBeThrowing(inner) }
    switch type {
    case .unknown: return true
    case .function(let function): return function.isThrowing
    case .nominal(let id, _): return unknownTypes.values.contains(id)
    default: return false
    }
  }

  /// Whether a requirement brings functions that throw with what conforms, as an asynchronous sequence does.
  private func asksForThrowing(_ requirement: Requirement) -> Bool {
    guard case .conforms(_, let id) = requirement else { return false }
    return info(id).scope.part == nil || isAsynchronous(id)
  }

  /// Whether what conforms to a protocol says whether its members throw: `@rethrows protocol`, an asynchronous sequence.
  private func bringsThrowing(_ id: ProtocolID) -> Bool {
    isAsynchronous(id) || info(id).attributes.contains { $0.name == "rethrows" }
  }

  private func isAsynchronous(_ id: ProtocolID) -> Bool { program[id].name.hasPrefix("Async") }
}
