import TheseusInterpreter
import TheseusTypes

/// The natives of the property wrappers and of what else code asks the engine for.
struct PropertyNatives {
  /// Knows the graph whose storage it is.
  unowned let host: RuntimeHost

  /// Adds the natives to a table.
  func register(in table: inout NativeTable) {
    registerState(in: &table)
    registerBindings(in: &table)
    registerObjects(in: &table)
    registerEnvironment(in: &table)
    registerTransactions(in: &table)
    registerScrolling(in: &table)
    registerDrawing(in: &table)
  }

  /// Scrolling changes no identity; rows of lazy containers are made when they come into view.
  private func registerScrolling(in table: inout NativeTable) {
    native("ScrollViewProxy.scrollTo(_:anchor:)", in: &table) { arguments, graph in
      try graph.scrollTo(arguments[1], anchor: arguments[2])
      return .void
    }
  }

  func native(
    _ symbol: String, in table: inout NativeTable, _ body: @escaping (Arguments, ViewGraph) throws -> Value
  ) {
    table.register(symbol) { [unowned host] arguments throws(EvaluationError) in
      guard let graph = host.graph else { throw arguments.unsupported("views here") }
      do {
        return try body(arguments, graph)
      } catch let error as EvaluationError {
        throw error
      } catch {
        throw arguments.trap("\(error)")
      }
    }
  }

  // MARK: State

  private func registerState(in table: inout NativeTable) {
    // Where the value and the location stand among the fields of each wrapper.
    let wrappers: [(name: String, value: Int, location: Int)] = [
      ("State", 0, 1), ("FocusState", 0, 1), ("GestureState", 0, 1), ("AppStorage", 1, 2), ("SceneStorage", 1, 2),
    ]
    for (name, value, location) in wrappers {
      native("\(name).wrappedValue.get", in: &table) { arguments, graph in
        let wrapper = arguments[0]
        guard let storage = wrapper.field(location).opened.native as? StateLocation else {
          return try name == "AppStorage" ? graph.defaultValue(of: wrapper) : wrapper.field(value)
        }
        guard graph.isUpdating else { return storage.current }
        try graph.warnOfStaleRead(of: storage, as: wrapper.field(value))
        graph.readOwn(storage)
        return wrapper.field(value)
      }
      native("\(name).wrappedValue.set", in: &table) { arguments, graph in
        guard let storage = arguments[0].field(location).opened.native as? StateLocation else {
          // What is kept outside of views is there before they are; other storage is not, and the write is dropped.
          if let storage = arguments[0].field(location).opened.native as? ObjectStorage {
            try storage.set(arguments[1], in: graph)
          } else if name == "AppStorage" {
            try graph.store(arguments[1], inDefaultOf: arguments[0])
          }
          return .void
        }
        try storage.set(arguments[1], in: graph)
        return .void
      }
      native("\(name).projectedValue.get", in: &table) { arguments, graph in
        let wrapper = arguments[0]
        let binding = name == "FocusState" ? "FocusState.Binding" : "Binding"
        if let storage = wrapper.field(location).opened.native as? ObjectStorage {
          return graph.makeBinding(to: storage, value: try storage.get(in: graph), argument: arguments.generic(0))
        }
        guard let storage = wrapper.field(location).opened.native as? StateLocation else {
          graph.warn(
            "state-before-install",
            "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the initial value and will not update."
          )
          return graph.makeBinding(
            to: ConstantLocation(wrapper.field(value)), value: wrapper.field(value), name: binding)
        }
        let shown = graph.isUpdating ? wrapper.field(value) : storage.current
        return graph.makeBinding(to: storage, value: shown, name: binding, argument: arguments.generic(0))
      }
    }
    native("AppStorage._held(by:as:)", in: &table) { arguments, graph in
      guard case .object(let object) = arguments[1].opened else { throw arguments.trap("storage without an object") }
      let storage = try graph.objectStorage(of: arguments.string(2), in: object, arguments[0])
      return arguments[0].replacingField(2, with: .native(storage))
    }
    native("Text._string.get", in: &table) { arguments, graph in .string(graph.string(ofText: arguments[0]) ?? "") }
    native("Color.description.get", in: &table) { arguments, graph in
      guard let name = graph.name(ofColor: arguments[0]) else {
        throw arguments.unsupported("the description of a color that is none of the named ones")
      }
      return .string(name)
    }
    native("UIColor.==(_:_:)", in: &table) { arguments, graph in
      guard let a = arguments[arguments.count - 2].record, let b = arguments[arguments.count - 1].record,
        a.function == b.function || a.arguments.isEmpty && b.arguments.isEmpty
      else {
        // A named color may be the one that its parts make.
        throw arguments.unsupported("whether colors are equal that are made in different ways")
      }
      return .bool(try graph.areEqual(.record(a), .record(b)))
    }
    native("Namespace.wrappedValue.get", in: &table) { arguments, graph in
      graph.evaluator.makeStructure("Namespace.ID", [arguments[0].field(0).opened])
    }
  }

  // MARK: Bindings

  private func registerBindings(in table: inout NativeTable) {
    for name in ["Binding", "FocusState.Binding"] {
      native("\(name).wrappedValue.get", in: &table) { arguments, graph in
        guard let location = graph.location(of: arguments[0]) else { return arguments[0].field(1) }
        if graph.isUpdating { location.noteRead(in: graph) }
        return try location.get(in: graph)
      }
      native("\(name).wrappedValue.set", in: &table) { arguments, graph in
        try graph.location(of: arguments[0])?.set(arguments[1], in: graph)
        return .void
      }
    }
    for (symbol, takesTransaction) in [("Binding.init(get:set:)", false), ("Binding.init(getSetTransaction)", true)] {
      native(symbol, in: &table) { arguments, graph in
        let location = ClosureLocation(get: arguments[0], set: arguments[1], takesTransaction: takesTransaction)
        return graph.makeBinding(to: location, value: try location.get(in: graph), argument: arguments.generic(0))
      }
    }
    native("Binding.constant(_:)", in: &table) { arguments, graph in
      let value = arguments[arguments.count - 1]
      return graph.makeBinding(to: ConstantLocation(value), value: value, argument: arguments.generic(0))
    }
    native("Binding.subscript(dynamicMember:).get", in: &table) { arguments, graph in
      guard let base = graph.location(of: arguments[0]) else { throw arguments.trap("a binding without a location") }
      let location = ProjectedLocation(base: base, path: arguments[1])
      return graph.makeBinding(to: location, value: try location.get(in: graph), argument: arguments.generic(1))
    }
    native("Binding.init(unwrapping)", in: &table) { arguments, graph in
      guard let base = graph.location(of: arguments[0]) else { return .none }
      let value = try base.get(in: graph)
      if graph.isUpdating { base.noteRead(in: graph) }
      return value.isNil
        ? .none : graph.makeBinding(to: OptionalLocation(base: base), value: value, argument: arguments.generic(0))
    }
    native("Binding.init(optional)", in: &table) { arguments, graph in
      guard let base = graph.location(of: arguments[0]) else { return .none }
      return graph.makeBinding(
        to: OptionalLocation(base: base), value: try base.get(in: graph), argument: arguments.generic(0))
    }
    native("Binding._elements.get", in: &table) { arguments, graph in
      let (location, value) = try graph.readBinding(arguments[0])
      let elements = try graph.evaluator.elements(of: value)
      let bindings = elements.indices.map {
        graph.makeBinding(to: ElementLocation(base: location, index: $0), value: elements[$0])
      }
      return .array(ArrayBox(bindings, type: graph.evaluator.interpreter.arrayType(of: .unknown)))
    }
    native("Binding.subscript(_:).get", in: &table) { arguments, graph in
      let (location, _) = try graph.readBinding(arguments[0])
      let element = ElementLocation(base: location, index: try arguments.int(1))
      return graph.makeBinding(to: element, value: try element.get(in: graph))
    }
    registerAnimatedBindings(in: &table)
  }

  private func registerAnimatedBindings(in table: inout NativeTable) {
    native("Binding.transaction.get", in: &table) { arguments, graph in
      (graph.location(of: arguments[0]) as? AnimatedLocation)?.transaction
        ?? graph.evaluator.makeTransaction(UpdateTransaction())
    }
    for symbol in ["Binding.animation(_:)", "Binding.transaction(_:)"] {
      native(symbol, in: &table) { arguments, graph in
        guard let base = graph.location(of: arguments[0]) else { return arguments[0] }
        let isAnimation = symbol.hasPrefix("Binding.animation")
        let transaction =
          isAnimation ? graph.evaluator.makeTransaction(UpdateTransaction(animation: arguments[1])) : arguments[1]
        return graph.makeBinding(
          to: AnimatedLocation(base: base, transaction: transaction), value: arguments[0].field(1),
          argument: arguments.generic(0))
      }
    }
  }

  // MARK: Objects

  private func registerObjects(in table: inout NativeTable) {
    native("StateObject.wrappedValue.get", in: &table) { arguments, graph in
      if let storage = arguments[0].field(1).opened.native as? StateLocation { return storage.current }
      graph.warn(
        "state-object-before-install",
        "Accessing StateObject's object without being installed on a View. This will create a new instance each time.")
      return try graph.evaluator.apply(arguments[0].field(0), to: [])
    }
    native("EnvironmentObject.wrappedValue.get", in: &table) { arguments, graph in
      let object = arguments[0].field(0)
      if !object.isNil { return object }
      throw EvaluationError.missingObject(
        "ObservableObject", ofType: graph.evaluator.name(of: arguments.generic(0)),
        at: graph.evaluator.interpreter.currentRange ?? .synthesized)
    }
    native("_bindingToMember(_:_:)", in: &table) { arguments, graph in
      let location = MemberLocation(object: arguments[0], path: arguments[1])
      return graph.makeBinding(to: location, value: try location.get(in: graph), argument: arguments.generic(1))
    }
    native("ObservableObject._objectWillChange()", in: &table) { arguments, graph in
      if case .object(let object) = arguments[0] { graph.objectWillChange(object) }
      return .void
    }
    native("ObservableObject._willBeHeard()", in: &table) { arguments, graph in
      if case .object(let object) = arguments[0] { try graph.noteStorages(of: object) }
      return .void
    }
  }

  // MARK: Transactions and traces

  private func registerTransactions(in table: inout NativeTable) {
    native("_beginTransaction(_:)", in: &table) { arguments, graph in
      graph.beginTransaction(arguments[0])
      return .void
    }
    native("_endTransaction()", in: &table) { _, graph in
      graph.endTransaction()
      return .void
    }
    native("Transaction._entry(_:default:)", in: &table) { arguments, _ in
      try (arguments[0].field(4).opened.native as? TransactionValues)?.values[arguments.string(1)] ?? arguments[2]
    }
    native("Transaction._settingEntry(_:to:)", in: &table) { arguments, _ in
      let values = arguments[0].field(4).opened.native as? TransactionValues ?? TransactionValues([:])
      return try arguments[0].replacingField(4, with: .native(values.setting(arguments.string(1), to: arguments[2])))
    }
    for symbol in ["_printChanges()", "_logChanges()"].flatMap({ ["View.\($0)", "ViewModifier.\($0)"] }) {
      native(symbol, in: &table) { _, graph in
        guard let node = graph.evaluation?.holder as? CompositeNode else { return .void }
        graph.evaluator.interpreter.host.write(
          graph.printedChanges(of: node.type, graph.currentBody?.reasons ?? []) + "\n")
        return .void
      }
    }
  }
}

extension ViewGraph {
  /// A binding to a location, which carries the value that it had when it was made.
  func makeBinding(
    to location: Location, value: Value, name: String = "Binding", argument: TypeToken? = nil
  ) -> Value {
    let type = argument ?? evaluator.type(of: value)
    return evaluator.makeStructure(name, [.native(location), value], [type])
  }

  /// The location of a binding.
  func location(of binding: Value) -> Location? { binding.opened.field(0).opened.native as? Location }

  /// The location and the value of a binding; the code that runs depends on it.
  func readBinding(_ binding: Value) throws -> (location: Location, value: Value) {
    guard let location = location(of: binding) else { throw evaluator.trap("a binding without a location") }
    if isUpdating { location.noteRead(in: self) }
    return (location, try location.get(in: self))
  }
}
