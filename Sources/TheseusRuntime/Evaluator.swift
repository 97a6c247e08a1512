import TheseusInterpreter
import TheseusProgram
import TheseusTrace
import TheseusTypes

/// Runs code for the view graph, and answers what the graph asks of values and types.
final class Evaluator {
  /// The machine.
  let interpreter: Interpreter
  /// The checker's answers.
  var checked: any CheckedProgram { interpreter.checked }
  /// The tables of the program.
  var program: TypedProgram { interpreter.program }
  private var objectHolders = TypeFacts<Bool>()
  private var plainTypes = TypeFacts<Bool>()
  private var recordViews = TypeFacts<Bool>()
  private var leafCounts = TypeFacts<(first: Int, second: Int)>()
  private var contentTypes: [Type: TypeToken] = [:]
  private var observations = TypeFacts<[TypedNominal.Field.Observation]>()
  private lazy var heldClasses = HeldClasses(self)

  /// Makes an evaluator over a machine.
  init(_ interpreter: Interpreter) { self.interpreter = interpreter }

  // MARK: Calls

  /// Calls a function of the program.
  func call(_ function: FunctionID, _ arguments: [Value], generics: [TypeToken]) throws -> Value {
    try interpreter.call(function, arguments, generics: generics)
  }

  /// Calls a closure.
  func apply(_ closure: Value, to arguments: [Value]) throws -> Value { try interpreter.call(closure, arguments) }

  /// As many of the arguments as a closure takes, the last ones.
  func fitting(_ arguments: [Value], to closure: Value) -> [Value] {
    guard let count = parameterCount(of: closure), count < arguments.count else { return arguments }
    return Array(arguments.suffix(count))
  }

  private func parameterCount(of closure: Value) -> Int? {
    guard case .closure(let box) = closure, case .function(let type) = interpreter.types[box.type].type else {
      return nil
    }
    return type.parameters.count
  }

  /// Calls a closure with an `inout` argument, and returns what it became.
  func transform(_ value: Value, by closure: Value) throws -> Value {
    try interpreter.callMutating(closure, [value]).inouts.first ?? value
  }

  /// An error of the engine's own.
  func trap(_ message: String) -> EvaluationError { .trap(Trap(message)) }

  // MARK: Types

  /// The type that a value says it has.
  func type(of value: Value) -> TypeToken { interpreter.dynamicType(of: value) }

  /// A type's name without modules.
  func name(of type: TypeToken) -> String { interpreter.describe(type, qualified: false) }

  /// The name of a value's type.
  func typeName(of value: Value) -> String { name(of: type(of: value)) }

  /// A generic argument of a type.
  func argument(_ index: Int, of type: TypeToken) -> TypeToken {
    let arguments = interpreter.types[type].arguments
    return arguments.indices.contains(index) ? arguments[index] : .unknown
  }

  /// The type that a metatype names.
  func metatype(_ value: Value) -> TypeToken { if case .metatype(let type) = value.opened { type } else { .unknown } }

  /// `_ViewModifier_Content<M>` of a modifier type.
  func modifierContentType(of type: Type) -> TypeToken {
    if let token = contentTypes[type] { return token }
    let token = interpreter.types.token(named: "_ViewModifier_Content", [interpreter.types.token(type)])
    contentTypes[type] = token
    return token
  }

  /// The class that an object argument has by its static type, for one that is nil.
  func objectType(ofArgument index: Int, of record: Record) -> TypeToken { record.generics.last ?? .unknown }

  /// Whether a closure takes nothing and makes a view.
  func makesView(_ closure: Value) -> Bool {
    guard case .closure(let box) = closure, case .function(let type) = interpreter.types[box.type].type,
      type.parameters.isEmpty, let view = interpreter.protocolID("View")
    else { return false }
    return interpreter.conforms(interpreter.types.token(type.result), to: view)
  }

  /// Whether a record stands for a view, or for what holds the views of a toolbar or of a table.
  func isViewRecord(_ record: Record) -> Bool {
    if let known = recordViews[record.type] { return known }
    let answer = ["View", "ToolbarContent", "TableRowContent"].contains { name in
      interpreter.protocolID(name).map { interpreter.conforms(record.type, to: $0) } ?? false
    }
    recordViews[record.type] = answer
    return answer
  }

  /// Whether a property wrapper's value is an optional.
  func isOptionalWrapper(_ type: Type) -> Bool {
    interpreter.types[argument(0, of: interpreter.types.token(type))].storage == .optional
  }

  /// How many leaves the two sides of a `_ConditionalContent` have.
  func branchLeafCounts(of record: Record) -> (first: Int, second: Int) {
    if let known = leafCounts[record.type] { return known }
    let counts = (
      first: leafCount(of: argument(0, of: record.type)), second: leafCount(of: argument(1, of: record.type))
    )
    leafCounts[record.type] = counts
    return counts
  }

  private func leafCount(of type: TypeToken) -> Int {
    let info = interpreter.types[type]
    guard let nominal = info.nominal, program[nominal].name == "_ConditionalContent", info.arguments.count == 2 else {
      return 1
    }
    return leafCount(of: info.arguments[0]) + leafCount(of: info.arguments[1])
  }

  /// The views that are as many as those in them, which their first argument is.
  static let wrappingTypes: Set<String> = ["Group", "ModifiedContent", "IDView", "EquatableView"]

  /// Whether a value can hold references to objects, which a record must not keep.
  func holdsObjects(_ value: Value) -> Bool {
    switch value {
    case .object, .closure, .record, .opaque, .weak, .cell: true
    case .structure(let box), .payload(let box), .tuple(let box): holdsObjects(box.type)
    case .array(let box): box.elements.first.map(holdsObjects) ?? false
    case .dictionary(let box): holdsObjects(box.type)
    case .optional(let box): holdsObjects(box.value)
    default: false
    }
  }

  /// Whether values of a type can hold references to objects.
  func holdsObjects(_ type: TypeToken) -> Bool {
    if let known = objectHolders[type] { return known }
    objectHolders[type] = false
    let answer = findHeldObjects(in: type)
    objectHolders[type] = answer
    return answer
  }

  private func findHeldObjects(in type: TypeToken) -> Bool {
    let info = interpreter.types[type]
    switch info.storage {
    case .object, .existential, .function: return true
    case .structure:
      guard let nominal = info.nominal else { return false }
      if program[nominal].isCatalogue, DynamicPropertyKind(rawValue: program[nominal].qualifiedName) != nil {
        return info.arguments.contains(where: holdsObjects)
      }
      return program[nominal].fields.indices.contains { holdsObjects(interpreter.fieldType($0, of: type)) }
    case .enumeration:
      guard let nominal = info.nominal else { return false }
      return program[nominal].cases.contains { !$0.payload.isEmpty }
        && (info.arguments.contains(where: holdsObjects)
          || program[nominal].cases.contains { $0.payload.contains { mayHold($0.type) } })
    case .array, .dictionary, .set, .optional, .tuple: return info.arguments.contains(where: holdsObjects)
    default: return false
    }
  }

  /// Whether values of a type are numbers, text, or structs, enums and collections of such.
  func isPlain(_ type: TypeToken) -> Bool {
    if let known = plainTypes[type] { return known }
    plainTypes[type] = false  // A type that contains itself asks again; it is looked into.
    let answer = findPlain(type)
    plainTypes[type] = answer
    return answer
  }

  private func findPlain(_ type: TypeToken) -> Bool {
    let info = interpreter.types[type]
    switch info.storage {
    case .bool, .int, .integer, .double, .float, .cgFloat, .string, .character: return true
    case .array, .dictionary, .set, .optional, .tuple: return info.arguments.allSatisfy(isPlain)
    case .structure:
      guard let nominal = info.nominal, !program[nominal].isCatalogue else { return false }
      return program[nominal].fields.indices.allSatisfy { isPlain(interpreter.fieldType($0, of: type)) }
    case .enumeration:
      guard let nominal = info.nominal, !program[nominal].isCatalogue else { return false }
      return program[nominal].cases.allSatisfy(\.payload.isEmpty)
    case .object, .existential, .function, .metatype, .unknown: return false
    }
  }

  private func mayHold(_ type: Type) -> Bool {
    switch type {
    case .nominal: holdsObjects(interpreter.types.token(type))
    case .existential, .function: true
    default: false
    }
  }

  // MARK: Key paths

  /// The value at a key path.
  func get(_ path: Value, of root: Value) throws -> Value {
    guard case .keyPath(let box) = path.opened else { throw trap("a key path is needed") }
    return try interpreter.get(.keyPath(box), from: root)
  }

  /// A root with another value at a key path.
  func setting(_ path: Value, of root: Value, to value: Value) throws -> Value {
    guard case .keyPath(let box) = path.opened else { throw trap("a key path is needed") }
    return try interpreter.set(.keyPath(box), in: root, to: value)
  }

  /// The values at a key path of many roots.
  func values(at path: Value, of roots: [Value]) throws -> [Value] {
    guard case .keyPath(let box) = path.opened else { throw trap("a key path is needed") }
    if box.components.isEmpty { return roots }
    if box.components.count == 1, case .field(let index, _) = box.components[0] {
      return roots.map { $0.fieldOrMember(index) }
    }
    return try roots.map { try interpreter.get(.keyPath(box), from: $0) }
  }

  /// The name of a key path, as `colorScheme`, or of an object's type.
  func name(ofKey key: Value) -> String {
    switch key.opened {
    case .keyPath(let box): box.path
    case .metatype(let type): name(of: type)
    default: ""
    }
  }

  // MARK: Comparison without code

  /// Whether two values are the same, field by field and objects by identity.
  func areIdentical(_ a: Value, _ b: Value) -> Bool { (try? interpreter.areIdentical(a, b)) ?? false }

  /// Whether a value that was looked at for closures to call stayed what it was.
  func areSameStorage(_ a: Value, _ b: Value) -> Bool {
    switch (a, b) {
    case (.record(let x), .record(let y)): x === y
    case (.tuple(let x), .tuple(let y)): x === y
    case (.opaque(let x), .opaque(let y)): x === y
    default: true
    }
  }

  // MARK: Observation

  /// How a field of an object is observed.
  func observation(of field: Int, of object: ObjectBox) -> TypedNominal.Field.Observation {
    if let known = observations[object.type] { return known.indices.contains(field) ? known[field] : .none }
    let fields = interpreter.types[object.type].nominal.map { program[$0].fields.map(\.observation) } ?? []
    observations[object.type] = fields
    return fields.indices.contains(field) ? fields[field] : .none
  }

  /// Why nobody can observe a property of objects of a class that is not observed.
  func secrecy(of type: TypeToken) -> Trace.Silence.Secrecy {
    if isObservableObject(type) { return .unpublished }
    return conforms(type, to: "Observable") ? .ignored : .plainClass
  }

  /// Whether objects of a class announce their changes.
  func isObservableObject(_ type: TypeToken) -> Bool { conforms(type, to: "ObservableObject") }

  private func conforms(_ type: TypeToken, to name: String) -> Bool {
    interpreter.protocolID(name).map { interpreter.conforms(type, to: $0) } ?? false
  }

  /// Whether views hold objects of a class, or observe them in part.
  func viewsHold(_ nominal: NominalID) -> Bool { heldClasses.contains(nominal) }

  /// The name of a field of an object.
  func fieldName(_ field: Int, of object: ObjectBox) -> String {
    guard let nominal = interpreter.types[object.type].nominal, program[nominal].fields.indices.contains(field) else {
      return ""
    }
    let name = program[nominal].fields[field].name
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }
}

extension Value {
  /// A field of a struct or of an object.
  func fieldOrMember(_ index: Int) -> Value {
    if case .object(let box) = self { return index < box.count ? box[index] : .none }
    return field(index)
  }
}
