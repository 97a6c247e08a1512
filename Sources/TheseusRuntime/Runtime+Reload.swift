import TheseusInterpreter

extension Runtime {
  /// Begins the update that puts an edited program in place of another: clock, chance, system values and numbers go on.
  ///
  /// The result carries values over; `mount(_:afterBeginning:)` ends it.
  public func begin(inPlaceOf other: Runtime, update: Int) throws -> ValueTransfer {
    begin(update: update)
    predecessor = other
    continueCounters(of: other)
    let transfer = ValueTransfer(from: other.interpreter, to: interpreter)
    try transfer.carryOnCounters()
    host.carryOn(other.host)
    graph.inherit(from: other.graph, transfer)
    return transfer
  }

  /// Goes on with the handles of a runtime whose place this one takes, so that no number is used twice.
  public func continueCounters(of other: Runtime) {
    graph.lastHandle = other.graph.lastHandle
    graph.namespaceCount = other.graph.namespaceCount
  }

  /// Evaluates the root of an edited program: identities that are still there keep their handles and what of their state fits.
  public func mountEdited(_ root: Value) throws {
    try mount(root)
    if let predecessor, let inheritance = graph.inheritance {
      take(try predecessor.retire(inheritance.isGone(in: graph)))
    }
    predecessor = nil
    graph.closeInheritance()
  }
}

extension ViewGraph {
  /// Takes over what another graph has outside its views, and gets ready to take over its views.
  fileprivate func inherit(from other: ViewGraph, _ transfer: ValueTransfer) {
    inheritance = Inheritance(other, transfer)
    viewport = other.viewport
    for (key, value) in other.sceneValues { sceneValues[key] = transfer.value(value) }
    for (name, value) in other.evaluator.interpreter.userDefaults.values {
      evaluator.interpreter.userDefaults.values[name] = transfer.value(value)
    }
    for (name, value) in other.evaluator.interpreter.userDefaults.registered {
      evaluator.interpreter.userDefaults.registered[name] = transfer.value(value)
    }
    for entry in other.systemEnvironment.entries {
      // What the program declares as default may be what was edited.
      guard let type = other.environmentKeys.first(where: { $0.value == entry.key })?.key,
        other.evaluator.isCatalogue(type), let token = transfer.token(type), let value = transfer.value(entry.value)
      else { continue }
      let key = environmentKey(of: token, name: other.environmentNames[entry.key])
      systemEnvironment.entries.append(
        EnvironmentFrame.Entry(key: key, value: value, source: dependencies.addSource(in: nil)))
    }
  }
}

extension Evaluator {
  /// Whether a type comes from the catalogue.
  fileprivate func isCatalogue(_ type: TypeToken) -> Bool {
    interpreter.types[type].nominal.map { program[$0].isCatalogue } ?? false
  }
}
