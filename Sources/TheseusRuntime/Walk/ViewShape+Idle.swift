import TheseusInterpreter
import TheseusProgram
import TheseusTypes

extension ViewShape {
  /// The position of the first closure of a function that nothing in the engine calls.
  static func idle(
    _ names: [String], of name: String, _ role: ViewRole, _ function: TypedFunction, offset: Int
  ) -> Int? {
    guard case .generic = role else { return nil }
    return function.parameters.indices.first { index in
      isIdle(function.parameters[index], names[index + offset], of: name)
    }.map { $0 + offset }
  }

  private static func isIdle(_ parameter: FunctionType.Parameter, _ label: String, of name: String) -> Bool {
    guard isFunction(parameter.type) else { return false }
    // What makes views is called at once, but for what only a touch brings up.
    if parameter.builder != nil { return label == "preview" || takesArguments(parameter.type) }
    return !(called[name]?.contains(label) ?? false)
  }

  private static func isFunction(_ type: Type) -> Bool {
    switch type {
    case .function: true
    case .nominal(_, let arguments): arguments.count == 1 && isFunction(arguments[0])
    default: false
    }
  }

  private static func takesArguments(_ type: Type) -> Bool {
    if case .function(let function) = type { !function.parameters.isEmpty } else { false }
  }

  /// The closures that inputs call, by the function and their names inside it.
  private static let called: [String: Set<String>] = [
    "onTapGesture": ["action"], "onLongPressGesture": ["action"], "onSubmit": ["action"],
    "Slider": ["onEditingChanged"], "Stepper": ["onIncrement", "onDecrement", "onEditingChanged"],
    "TextField": ["onEditingChanged", "onCommit"], "SecureField": ["onCommit"],
  ]
}

extension ViewGraph {
  /// Says of a closure that nothing calls it: no input hovers, drops something or presses a key.
  func explainIdle(_ record: Record, _ shape: ViewShape) {
    guard let index = shape.idle, index < record.arguments.count, record.arguments[index].isClosure else { return }
    if shape.index(of: "isPresented") != nil {
      return explainOnce(
        shape.name, "Theseus does not present what '\(shape.name)' does, and does not call its closure",
        at: record.range)
    }
    let isOnly = !shape.hasContent && record.arguments.count(where: \.isClosure) == 1
    let closure = isOnly ? "the closure" : "the closure '\(shape.names[index])'"
    explainOnce(
      shape.name + "." + shape.names[index],
      "Theseus has no input that calls \(closure) of '\(shape.name)': what it does is never shown", at: record.range)
  }
}

extension ViewGraph {
  /// Says of content that is no view, as the commands of a menu bar, that it is not made.
  func explainUnmade(_ index: Int, of record: Record, _ shape: ViewShape) {
    guard shape.eager.contains(index), record.arguments[index].record != nil else { return }
    explainOnce(shape.name, "Theseus does not make what '\(shape.name)' holds", at: record.range)
  }
}
