import TheseusProgram

extension TypeChecker {
  /// Reports a protocol that refines itself: of those that lead to each other, the one that the first of them names.
  func checkRefinement(_ info: ProtocolInfo) {
    for next in program[info.id].inherited {
      guard let cycle = path(from: next, to: info.id), cycle.allSatisfy({ info.id.index <= $0.index }) else { continue }
      report("refinement-cycle", "protocol '\(program[next].name)' refines itself", at: program[next].range)
      return
    }
  }

  /// The protocols from one to another, each of which the one before it names; nil if none lead there.
  private func path(from start: ProtocolID, to end: ProtocolID, past seen: Set<ProtocolID> = []) -> [ProtocolID]? {
    if start == end { return [end] }
    guard !seen.contains(start) else { return nil }
    _ = ancestors(of: start)
    let past = seen.union([start])
    let rest = program[start].inherited.lazy.compactMap { self.path(from: $0, to: end, past: past) }.first
    return rest.map { [start] + $0 }
  }

  /// Reports values that requirements give their parameters.
  func checkDefaultArguments(_ info: ProtocolInfo) {
    for member in info.declaration.members {
      guard case .function(let function) = member.kind else { continue }
      for _ in function.parameters.compactMap(\.defaultValue) {
        report(
          "default-in-protocol", "default argument not permitted in a protocol \(word(for: function))",
          at: member.keywordRange)
      }
    }
  }

  private func word(for function: FunctionDeclaration) -> String {
    switch function.kind {
    case .initializer: "initializer"
    case .subscript: "subscript"
    default: "method"
    }
  }
}
