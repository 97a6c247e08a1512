extension TypeChecker {
  /// A type as equal types all say it: `P & Q` for `Q & P` and for `P & Q & R` where `P` or `Q` asks for `R`, without what leaves no
  /// trace in a running program.
  public func canonical(_ type: Type) -> Type {
    type.mapped { part in
      guard case .existential(let protocols, let superclass, let constraints) = part,
        protocols.count + superclass.count > 0
      else { return nil }
      return .existential(
        self.canonical(protocols), superclass: superclass.map { self.canonical($0) },
        constraints: constraints.map { $0.with(self.canonical($0.type)) })
    }
  }

  private func canonical(_ protocols: [ProtocolID]) -> [ProtocolID] {
    if protocols.count == 1, !isMarker(protocols[0]) { return protocols }
    return inOrder(Array(Set(withoutImplied(protocols).filter { !isMarker($0) })))
  }

  /// Protocols but for those that others among them refine.
  func withoutImplied(_ protocols: [ProtocolID]) -> [ProtocolID] {
    protocols.filter { id in !protocols.contains { $0 != id && ancestors(of: $0).contains(id) } }
  }

  /// Protocols in the order in which a running program names them.
  func inOrder(_ protocols: [ProtocolID]) -> [ProtocolID] {
    protocols.sorted { left, right in
      let names = (program[left].name, program[right].name)
      if names.0 == "AnyObject" || names.1 == "AnyObject" { return names.0 != "AnyObject" && names.1 == "AnyObject" }
      return names.0 < names.1
    }
  }

  /// Whether a running program knows nothing of a protocol.
  func isMarker(_ id: ProtocolID) -> Bool {
    ["Sendable", "Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"].contains(program[id].name)
      && info(id).scope.part != nil
  }
}
