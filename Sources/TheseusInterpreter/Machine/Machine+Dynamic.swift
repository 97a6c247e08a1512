import TheseusTypes

extension Interpreter {
  /// Does what the checker left to the run: looks members up by the dynamic type of the value.
  func perform(
    _ operation: DynamicOperation, _ operands: [Value], _ code: Code, _ generics: GenericArguments, _ fiber: Fiber
  ) throws(EvaluationError) -> Value {
    switch operation.kind {
    case .member(let name): return try dynamicMember(operands[0], name, fiber)
    case .setMember(let name): return try setDynamicMember(operands[0], name, to: operands[1], fiber)
    case .call(let name):
      return try dynamicCall(operands[0], name, Array(operands.dropFirst()), operation.labels, fiber)
    case .inoutCall(let name):
      let labelled = zip(operation.labels, operands.dropFirst()).map { (label: $0, value: $1) }
      guard let value = chainedOpaque(operands[0], name, labelled) else {
        throw .trap(Trap("Theseus does not run an inout argument of '\(name)' yet", reason: .unsupported))
      }
      return value
    case .apply:
      guard case .closure = operands[0] else {
        return try dynamicCall(operands[0], "callAsFunction", Array(operands.dropFirst()), operation.labels, fiber)
      }
      return try call(operands[0], Array(operands.dropFirst()), on: fiber)
    case .subscript:
      return try dynamicCall(operands[0], "subscript", Array(operands.dropFirst()), operation.labels, fiber)
    case .setSubscript:
      return try setDynamicSubscript(operands[0], Array(operands.dropFirst()), operation.labels, fiber)
    case .operator(let symbol): return try dynamicOperator(symbol, operands, fiber)
    case .opaque(let name, let hasBase, let hasArguments, let isView, let type):
      let arguments = hasBase ? Array(operands.dropFirst()) : operands
      let labelled = zip(operation.labels, arguments).map { (label: $0, value: $1) }
      return .opaque(
        OpaqueBox(
          base: hasBase ? operands[0] : nil, name: name, arguments: hasArguments ? labelled : nil, isView: isView,
          type: resolve(type, in: code, generics)))
    case .unsupported(let what): throw .trap(Trap("Theseus does not run \(what) yet", reason: .unsupported))
    case .isCase(let name): return .bool(isCase(operands[0], name))
    case .payload(let index):
      if case .payload(let box) = operands[0], index < box.count { return box[index] }
      return operands[0]
    }
  }

  private func isCase(_ value: Value, _ name: String) -> Bool {
    switch value {
    case .none: name == "none"
    case .enumeration(let type, let tag): caseIs(type, Int(tag), name)
    case .payload(let box): caseIs(box.type, Int(box.tag), name)
    case .opaque(let box): box.name == name || box.name == "." + name
    default: name == "some"
    }
  }

  private func caseIs(_ type: TypeToken, _ tag: Int, _ name: String) -> Bool {
    guard let id = types[type].nominal, program[id].cases.indices.contains(tag) else { return false }
    return program[id].cases[tag].name == name
  }

  // MARK: Members

  func dynamicMember(_ value: Value, _ name: String, _ fiber: Fiber) throws(EvaluationError) -> Value {
    let value = opened(value)
    if let found = try element(named: name, of: value) { return found }
    let (type, isStatic) = receiverType(value)
    for function in checked.members(named: name, of: types[type].type, isStatic: isStatic) {
      guard program[function].kind == .getter else { continue }
      return try callMember(function, type, value, [], fiber)
    }
    if let value = chainedOpaque(value, name, nil) { return value }
    throw noMember(name, value)
  }

  /// A member of what is not known, which is not known either, or one of SwiftUI's that is not listed; nil for anything else.
  func chainedOpaque(_ value: Value, _ name: String, _ arguments: [(label: String?, value: Value)]?) -> Value? {
    if case .opaque(let box) = value {
      return .opaque(OpaqueBox(base: value, name: name, arguments: arguments, isView: box.isView, type: .unknown))
    }
    guard hasUnlistedMembers(value) else { return nil }
    return .opaque(OpaqueBox(base: value, name: name, arguments: arguments, isView: false, type: .unknown))
  }

  /// Whether a value may have members that nobody knows: what is not known, and what stands for a type of SwiftUI.
  private func hasUnlistedMembers(_ value: Value) -> Bool {
    value.isOpaque || types[dynamicType(of: value)].nominal.map { program[$0].hasInventedFields } == true
  }

  /// A value that an existential or an unknown type hides.
  private func opened(_ value: Value) -> Value {
    if case .optional(let box) = value, let inner = box.value.unwrapped { return inner }
    return value
  }

  private func receiverType(_ value: Value) -> (TypeToken, isStatic: Bool) {
    if case .metatype(let type) = value { return (type, true) }
    return (dynamicType(of: value), false)
  }

  private func element(named name: String, of value: Value) throws(EvaluationError) -> Value? {
    switch value {
    case .tuple(let box):
      guard case .tuple(let elements) = types[box.type].type else { return nil }
      let index = Int(name) ?? elements.firstIndex { $0.label == name }
      return index.flatMap { $0 < box.count ? box[$0] : nil }
    case .structure(let box):
      guard let index = fieldIndex(name, of: box.type) else { return nil }
      return try readField(index, of: value)
    case .object(let object):
      guard let index = fieldIndex(name, of: object.type) else { return nil }
      return try readField(index, of: value)
    default: return nil
    }
  }

  /// The index of a stored property of a type.
  public func fieldIndex(_ name: String, of type: TypeToken) -> Int? {
    guard let id = types[type].nominal else { return nil }
    return program[id].fields.firstIndex { $0.name == name }
  }

  /// The value with a member replaced; a member that is not known leaves it as it is, for nobody can read that back.
  func setDynamicMember(
    _ value: Value, _ name: String, to newValue: Value, _ fiber: Fiber
  ) throws(EvaluationError) -> Value {
    let (type, isStatic) = receiverType(value)
    if let index = fieldIndex(name, of: type), !isStatic {
      switch value {
      case .structure(let box): return .structure(box.replacing(index, with: newValue))
      case .object(let object):
        try assign(newValue, to: index, of: object)
        return value
      default: break
      }
    }
    if hasUnlistedMembers(value) { return value }
    throw noMember(name, value)
  }

  /// The value with what a subscript gives replaced by the last operand.
  private func setDynamicSubscript(
    _ value: Value, _ operands: [Value], _ labels: [String?], _ fiber: Fiber
  ) throws(EvaluationError) -> Value {
    let value = opened(value)
    let (type, isStatic) = receiverType(value)
    let arguments = Array(operands.dropLast())
    for function in checked.members(named: "subscript", of: types[type].type, isStatic: isStatic) {
      guard program[function].labels == labels, try fits(program[function], arguments), let newValue = operands.last,
        let setter = checked.setter(of: function)
      else { continue }
      return try callSetter(setter, types[type].arguments, value, arguments, newValue, fiber)
    }
    if hasUnlistedMembers(value) { return value }
    throw noMember("subscript", value)
  }

  private func callMember(
    _ function: FunctionID, _ type: TypeToken, _ receiver: Value, _ arguments: [Value], _ fiber: Fiber
  ) throws(EvaluationError) -> Value {
    let declaration = program[function]
    var generics = types[type].arguments
    if declaration.nominal == nil { generics = [type] }
    while generics.count < declaration.generics.count {
      let own = generics.count - (declaration.nominal == nil ? 1 : types[type].arguments.count)
      generics.append(arguments.indices.contains(own) ? dynamicType(of: arguments[own]) : .unknown)
    }
    let own = declaration.selfKind == .none ? [] : [receiver]
    return try call(
      function, own + arguments, generics: types.list(Array(generics.prefix(declaration.generics.count))), on: fiber)
  }

  func dynamicCall(
    _ value: Value, _ name: String, _ arguments: [Value], _ labels: [String?], _ fiber: Fiber
  ) throws(EvaluationError) -> Value {
    let value = opened(value)
    let (type, isStatic) = receiverType(value)
    let members = checked.members(named: name, of: types[type].type, isStatic: isStatic)
    for function in members {
      let declaration = program[function]
      guard declaration.kind != .setter, declaration.kind != .getter || name == "subscript",
        declaration.labels == labels, try fits(declaration, arguments)
      else { continue }
      return try callMember(function, type, value, arguments, fiber)
    }
    for function in members where program[function].kind == .getter && name != "subscript" {
      return try call(try callMember(function, type, value, [], fiber), arguments, on: fiber)
    }
    if let found = try element(named: name, of: value) { return try call(found, arguments, on: fiber) }
    let labelled = zip(labels, arguments).map { (label: $0, value: $1) }
    if let value = chainedOpaque(value, name, labelled) { return value }
    throw noMember(name, value)
  }

  private func fits(_ declaration: TypedFunction, _ arguments: [Value]) throws(EvaluationError) -> Bool {
    for (parameter, argument) in zip(declaration.parameters, arguments) where !TypeTable.isGeneric(parameter.type) {
      if case .function = parameter.type { continue }
      if parameter.type == .unknown { continue }
      // Nothing becomes an object by itself.
      let type = types.token(parameter.type)
      if isAnyObject(types[type].type) || types[type].storage == .object, !argument.isObject { return false }
      if try cast(argument, to: type) == nil { return false }
    }
    return true
  }

  private func noMember(_ name: String, _ value: Value) -> EvaluationError {
    if case .opaque(let box) = value {
      // What a loop asks of its iterator, it needs of the sequence.
      if box.name == "makeIterator", case .opaque(let sequence)? = box.base { return .needsValue(of: sequence) }
      return .needsValue(of: box)
    }
    return .trap(
      Trap(
        "value of type '\(describe(dynamicType(of: value), qualified: false))' has no member '\(name)' that Theseus runs",
        reason: .unsupported))
  }

  // MARK: Operators

  private func dynamicOperator(_ symbol: String, _ operands: [Value], _ fiber: Fiber) throws(EvaluationError) -> Value {
    let operands = ofOneType(operands)
    if let box = computedOpaque(operands), symbol == "==" || symbol == "!=" { throw .needsValue(of: box) }
    switch symbol {
    case "==" where operands.count == 2: return .bool(try areEqual(operands[0], operands[1]))
    case "!=" where operands.count == 2: return .bool(try !areEqual(operands[0], operands[1]))
    default: break
    }
    if ["+", "-", "*", "/", "%"].contains(symbol), let unknown = operands.first(where: { $0.isOpaque }) {
      // Arithmetic with what is not known is not known either; it is kept by its name.
      let arguments = operands.map { (label: String?.none, value: $0) }
      let box = OpaqueBox(base: nil, name: symbol, arguments: arguments, isView: false, type: dynamicType(of: unknown))
      return .opaque(box)
    }
    let type = dynamicType(of: opened(operands[0]))
    for function in checked.members(named: symbol, of: types[type].type, isStatic: true) {
      let declaration = program[function]
      guard declaration.parameters.count == operands.count, try fits(declaration, operands.map { opened($0) }) else {
        continue
      }
      return try callMember(function, type, .metatype(type), operands.map { opened($0) }, fiber)
    }
    for case .opaque(let box) in operands { throw .needsValue(of: box) }
    let names = operands.map { describe(dynamicType(of: $0), qualified: false) }
    throw .trap(
      Trap(
        "Theseus does not run '\(symbol)' of \(names.map { "'\($0)'" }.joined(separator: " and ")) yet",
        reason: .unsupported))
  }

  /// Operands of which a whole number is of the other one's type: the compiler takes no others, so that it is a literal beside what the
  /// checker did not know.
  private func ofOneType(_ operands: [Value]) -> [Value] {
    guard operands.count == 2 else { return operands }
    return [converted(operands[0], beside: operands[1]), converted(operands[1], beside: operands[0])]
  }

  private func converted(_ value: Value, beside other: Value) -> Value {
    guard case .int(let whole) = value else { return value }
    switch other {
    case .double: return .double(Double(whole))
    case .float: return .float(Float(whole))
    case .cgFloat: return .cgFloat(Double(whole))
    default: return value
    }
  }

  /// What an unlisted call or property gave, where a number, a text or a collection is compared with it.
  private func computedOpaque(_ operands: [Value]) -> OpaqueBox? {
    guard operands.count == 2 else { return nil }
    for (value, other) in [(operands[0], operands[1]), (operands[1], operands[0])] {
      guard case .opaque(let box) = value, box.base != nil || box.arguments != nil else { continue }
      switch other {
      case .int, .double, .float, .cgFloat, .integer, .string, .character, .array, .dictionary, .set: return box
      default: continue
      }
    }
    return nil
  }

  // MARK: Sequences

  /// The iterator of a sequence whose type is not known before.
  func makeIterator(_ sequence: Value, _ fiber: Fiber) throws(EvaluationError) -> Value {
    let sequence = opened(sequence)
    if case .array(let box) = sequence { return .native(ListIterator(box.elements)) }
    if case .set(let box) = sequence { return .native(ListIterator(box.table.keys)) }
    if case .structure(let box) = sequence, box.count == 2, case .int(let low) = box[0], case .int(let high) = box[1],
      let id = types[box.type].nominal, program[id].isCatalogue
    {
      if program[id].name == "Range" { return .native(ListIterator((low..<max(low, high)).map { .int($0) })) }
      if program[id].name == "ClosedRange" { return .native(ListIterator((low...max(low, high)).map { .int($0) })) }
    }
    return .native(MemberIterator(try dynamicCall(sequence, "makeIterator", [], [], fiber)))
  }

  func nextElement(_ iterator: Value, _ fiber: Fiber) throws(EvaluationError) -> Value {
    switch iterator {
    case .native(let list as ListIterator): return list.next()
    case .native(let member as MemberIterator):
      let type = dynamicType(of: member.iterator)
      for function in checked.members(named: "next", of: types[type].type, isStatic: false)
      where program[function].parameters.isEmpty {
        let (result, inouts) = try callMutating(
          function, [member.iterator], generics: types.list(types[type].arguments), on: fiber)
        if let changed = inouts.first { member.iterator = changed }
        return result
      }
      throw noMember("next", member.iterator)
    default: throw noMember("next", iterator)
    }
  }
}

/// An iterator over values that are known.
final class ListIterator: NativeObject {
  private let values: [Value]
  private var index = 0

  init(_ values: [Value]) {
    self.values = values
    super.init(type: .unknown)
  }

  func next() -> Value {
    guard index < values.count else { return .none }
    index += 1
    return values[index - 1].wrapped
  }
}

/// An iterator of the program, kept while a loop of unknown type runs.
final class MemberIterator: NativeObject {
  var iterator: Value

  init(_ iterator: Value) {
    self.iterator = iterator
    super.init(type: .unknown)
  }
}
