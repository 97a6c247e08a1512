import TheseusTypes

/// A function that makes records, with its generic arguments.
struct RecordTypeKey: Hashable {
  var function: FunctionID
  var generics: GenericArguments
}

/// Answers of the checker that are asked for again and again.
struct WitnessCaches {
  struct Conformance: Hashable {
    var type: TypeToken
    var protocolID: ProtocolID
  }
  struct Requirement: Hashable {
    var type: TypeToken
    var function: FunctionID
  }
  /// A function with the generic arguments to call it with.
  struct Target {
    var function: FunctionID
    var generics: GenericArguments
  }
  var fieldTypes: [TypeToken: [TypeToken]] = [:]
  var recordTypes: [RecordTypeKey: TypeToken] = [:]
  var conformances: [Conformance: Bool] = [:]
  var witnesses: [Requirement: Target?] = [:]
  var overrides: [Requirement: FunctionID] = [:]
  var requirements: [String: (ProtocolID, FunctionID)?] = [:]
  var protocols: [String: ProtocolID?] = [:]
  /// The bytes from one element of an array to the next, by the type of the elements.
  var strides: [TypeToken: Int] = [:]
  /// By the index of the type.
  var classes: [ClassFacts?] = []
}

extension Interpreter {
  /// The protocol of a name, if anything declares it.
  public func protocolID(_ name: String) -> ProtocolID? {
    if let known = caches.protocols[name] { return known }
    let id = checked.protocolID(named: name)
    caches.protocols[name] = .some(id)
    return id
  }

  /// A requirement of a library protocol, by its symbol's end: `==(_:_:)`, `description.get`.
  func requirement(_ protocolName: String, _ member: String) -> (ProtocolID, FunctionID)? {
    let key = protocolName + "." + member
    if let known = caches.requirements[key] { return known }
    var result: (ProtocolID, FunctionID)?
    if let id = protocolID(protocolName) {
      if let found = checked.requirement(member, of: id) { result = (id, found) }
    }
    caches.requirements[key] = .some(result)
    return result
  }

  /// The function that implements a requirement for a type.
  func witness(_ requirement: FunctionID, of protocolID: ProtocolID, in type: TypeToken) -> WitnessCaches.Target? {
    let key = WitnessCaches.Requirement(type: type, function: requirement)
    if let known = caches.witnesses[key] { return known }
    let target = checked.witness(for: requirement, of: protocolID, in: types[type].type).map { found in
      WitnessCaches.Target(function: found.function, generics: types.list(found.arguments.map(types.token)))
    }
    caches.witnesses[key] = .some(target)
    return target
  }

  /// Calls the implementation of a protocol requirement for a value; nil if its type has none.
  public func callRequirement(
    _ protocolName: String, _ member: String, on type: TypeToken, _ arguments: [Value]
  ) throws(EvaluationError) -> Value? {
    guard let (protocolID, requirement) = requirement(protocolName, member),
      conforms(type, to: protocolID),
      let target = witness(requirement, of: protocolID, in: type)
    else { return nil }
    return try call(target.function, arguments, generics: target.generics, on: currentFiber ?? mainFiber)
  }

  /// The override of a class method that a dynamic class runs.
  func override(of function: FunctionID, in type: TypeToken) -> FunctionID {
    let key = WitnessCaches.Requirement(type: type, function: function)
    if let known = caches.overrides[key] { return known }
    guard let nominal = types[type].nominal else { return function }
    let found = checked.override(of: function, in: nominal)
    caches.overrides[key] = found
    return found
  }
}
