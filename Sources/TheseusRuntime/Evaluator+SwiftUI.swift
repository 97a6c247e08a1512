import TheseusInterpreter
import TheseusProgram
import TheseusTypes

extension Evaluator {
  /// An instance of a struct of the catalogue.
  func makeStructure(_ name: String, _ fields: [Value], _ arguments: [TypeToken] = []) -> Value {
    .structure(Aggregate.make(type: interpreter.types.token(named: name, arguments), fields))
  }

  /// The default value of an environment key.
  func defaultValue(ofKey type: TypeToken) throws -> Value {
    try staticRequirement("EnvironmentKey", "defaultValue.get", of: type)
  }

  /// The default value of a preference key.
  func preferenceDefault(of type: TypeToken) throws -> Value {
    try staticRequirement("PreferenceKey", "defaultValue.get", of: type)
  }

  private func staticRequirement(_ protocolName: String, _ member: String, of type: TypeToken) throws -> Value {
    try interpreter.callRequirement(protocolName, member, on: type, [.metatype(type)]) ?? .none
  }

  /// Combines two values of a preference.
  func reduce(_ first: Value, _ second: Value, of type: TypeToken) throws -> Value {
    let next = Value.closure(ClosureBox(native: { _ in second }))
    return try interpreter.reducePreference(type, first, next)
  }

  /// A `Transaction`, without what waits for its end.
  func makeTransaction(_ transaction: UpdateTransaction) -> Value {
    makeStructure(
      "Transaction",
      [
        transaction.animation ?? .none, .bool(transaction.disablesAnimations), .bool(false),
        .array(ArrayBox([], type: interpreter.arrayType(of: .unknown))),
        transaction.values.map { .native($0) } ?? .none,
      ])
  }

  /// A transition or animation in one word.
  func text(of value: Value) -> String {
    switch value {
    case .string(let text): return text
    case .int(let number): return "\(number)"
    case .record(let record):
      let name = program[record.function].name
      return String(name.prefix { $0 != "(" })
    case .opaque(let box): return box.name
    case .structure(let box):
      if let name = box.values.lazy.compactMap(\.asString).first { return name }
      return plainText(value)
    default: return plainText(value)
    }
  }

  /// How long an animation takes, if it says so.
  func duration(ofAnimation animation: Value) -> Double? {
    switch animation {
    case .record(let record):
      if let value = record.argument("duration", in: program) { return value.asDouble }
      return record.arguments.lazy.compactMap { self.duration(ofAnimation: $0) }.first
    case .structure(let box):
      guard box.count > 3, let duration = box[1].asDouble else { return nil }
      return duration / max(box[3].asDouble ?? 1, 0.001) + (box[2].asDouble ?? 0)
    default: return nil
    }
  }

  /// What a reader such as `GeometryReader` calls its closure with.
  func readerArgument(of name: String) throws -> Value? {
    switch name {
    case "GeometryReader": makeStructure("GeometryProxy", [])
    case "ScrollViewReader": makeStructure("ScrollViewProxy", [])
    case "AsyncImage": .enumeration(interpreter.types.token(named: "AsyncImagePhase"), tag: 0)
    default: nil
    }
  }

  /// What stands for the view that an animator is applied to.
  var placeholderType: TypeToken { interpreter.types.token(named: "PlaceholderContentView", [.unknown]) }

  /// Whether a value's type conforms to a protocol.
  func conforms(_ value: Value, to protocolName: String) -> Bool {
    interpreter.protocolID(protocolName).map { interpreter.conforms(type(of: value), to: $0) } ?? false
  }

  /// The dates of a schedule, from now on.
  func timeline(of schedule: Value) throws -> Value {
    try interpreter.callRequirement("TimelineSchedule", "_start()", on: type(of: schedule), [schedule]) ?? .none
  }

  /// Moves along the dates of a schedule to the present; gives the context of the date, and the seconds to the next one.
  func advance(_ timeline: Value) throws -> (context: Value, delay: Double?) {
    let type = type(of: timeline)
    let delay = try interpreter.callRequirement("_TimelineDates", "_advance()", on: type, [timeline]) ?? .none
    let context = try interpreter.callRequirement("_TimelineDates", "_context.get", on: type, [timeline]) ?? .none
    return (context, delay.unwrapped?.asDouble)
  }

  /// A date as a `Text` with a style shows it now.
  func text(of date: Value, style: Value) -> String? { text("_text(of:)", of: "_DateTexts", style, date) }

  /// A value as a format style writes it.
  func text(of value: Value, format: Value) -> String? { text("format(_:)", of: "FormatStyle", format, value) }

  /// A value as a formatter writes it.
  func text(of value: Value, formatter: Value) -> String? {
    text("_text(for:)", of: "_FormatterTexts", formatter, value)
  }

  /// What an error says of itself, if it is localized.
  func errorDescription(of error: Value) -> String? { text("errorDescription.get", of: "LocalizedError", error) }

  /// The text that a requirement of a protocol gives of a value and arguments; nil where it gives none, or fails.
  private func text(_ requirement: String, of protocolName: String, _ value: Value, _ arguments: Value...) -> String? {
    let text = try? interpreter.callRequirement(protocolName, requirement, on: type(of: value), [value] + arguments)
    return text.flatMap { $0.opened.asString }
  }

  /// What a selection becomes when an option is chosen; where several can be, it is taken into the set or out of it.
  func selecting(_ option: Value, in selection: Value) throws -> Value? {
    guard case .set(let set) = selection.opened else { return option }
    var table = set.table
    if try table.find(option, in: interpreter) != nil {
      _ = try table.remove(option, in: interpreter)
    } else {
      _ = try table.set(option, to: .void, in: interpreter)
    }
    return .set(SetBox(table, type: set.type))
  }

  /// A set of `DateComponents` with a day more, or with the one that stands for the day less.
  func toggling(_ day: PickedDay, in selection: Value) throws -> Value? {
    let type = interpreter.types.token(named: "DateComponents")
    let functions = checked.members(named: "_toggled", of: interpreter.types[type].type, isStatic: true)
    guard let function = functions.first else { return nil }
    return try interpreter.call(
      function, [.metatype(type), .int(day.year), .int(day.month), .int(day.day), selection])
  }

  /// Calls `update()` of a dynamic property of the program.
  func updateDynamicProperty(_ value: Value) throws -> Value {
    guard let update = interpreter.witness(named: "update()", of: "DynamicProperty", in: type(of: value)),
      !program[update.function].symbol.hasPrefix("DynamicProperty.")
    else { return value }
    return try interpreter.callMutating(update.function, [value], generics: update.generics).inouts.first ?? value
  }

  /// Starts a task.
  func startTask(_ closure: Value) -> TaskObject { interpreter.startTask(calling: closure) }

  /// The `objectWillChange` that the class of an object declares; nil for the one that every `ObservableObject` has.
  func ownPublisher(of object: ObjectBox) throws -> Value? {
    let info = interpreter.types[object.type]
    let fields = info.nominal.map { program[$0].fields } ?? []
    if let index = fields.firstIndex(where: { $0.name == "objectWillChange" }) { return object[index] }
    let getter = checked.members(named: "objectWillChange", of: info.type, isStatic: false).first { id in
      program[id].kind == .getter && program[id].nominal.map { !program[$0].isCatalogue } ?? false
    }
    return try getter.map { try interpreter.call($0, [.object(object)]) }
  }

  /// Subscribes to a publisher.
  func subscribe(to publisher: Value, _ receive: @escaping (Value) throws -> Void) throws -> Value? {
    let onValue = ClosureBox(native: { arguments throws(EvaluationError) in
      let value = arguments.count > 0 ? arguments[0] : .void
      do {
        try receive(value)
      } catch let error as EvaluationError { throw error } catch { throw arguments.trap("\(error)") }
      return .void
    })
    let onEnd = ClosureBox(native: { _ throws(EvaluationError) in .void })
    return try interpreter.callRequirement(
      "Publisher", "_subscribe(_:_:)", on: type(of: publisher), [publisher, .closure(onValue), .closure(onEnd)])
  }

  /// Ends a subscription.
  func cancel(_ subscription: Value) throws {
    _ = try interpreter.callRequirement("Cancellable", "cancel()", on: type(of: subscription), [subscription])
  }
}
