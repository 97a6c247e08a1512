import TheseusTypes

extension Interpreter {
  func makeKeyPath(
    _ a: UnsafeMutablePointer<Value>, _ code: Code, _ template: KeyPathTemplate, _ count: Int,
    _ generics: GenericArguments
  ) {
    let operands = moveOut(a, count)
    var position = 0
    let components = template.components.map { component -> KeyPathBox.Component in
      switch component {
      case .known(let known): return known
      case .computed(let getter, let setter, let argumentCount, let name):
        let arguments = Array(operands[position..<position + argumentCount])
        position += argumentCount
        let found = target(of: getter, code, generics)
        let set = setter.map { target(of: $0, code, generics).function }
        return .computed(
          getter: found.function, setter: set, generics: types[found.generics], arguments: arguments, name: name)
      }
    }
    a.initialize(to: .keyPath(KeyPathBox(components, type: resolve(template.type, in: code, generics))))
  }

  private func target(of site: CallSite, _ code: Code, _ generics: GenericArguments) -> WitnessCaches.Target {
    let list = list(site, in: code, generics)
    if case .witness(let protocolID, let conformer?) = site.kind,
      let found = witness(site.function, of: protocolID, in: resolve(conformer, in: code, generics))
    {
      return found
    }
    return WitnessCaches.Target(function: site.function, generics: list)
  }

  /// Reads what a key path leads to.
  public func get(_ path: Value, from root: Value) throws(EvaluationError) -> Value {
    try get(path, from: root, currentFiber ?? mainFiber)
  }

  /// The root with what a key path leads to replaced; a class instance is changed itself.
  public func set(_ path: Value, in root: Value, to value: Value) throws(EvaluationError) -> Value {
    try set(path, in: root, to: value, currentFiber ?? mainFiber)
  }

  func get(_ path: Value, from root: Value, _ fiber: Fiber) throws(EvaluationError) -> Value {
    guard case .keyPath(let box) = path else {
      if case .closure = path { return try call(path, [root], on: fiber) }
      throw invalid("a key path")
    }
    var value = root
    for component in box.components {
      guard let next = try step(component, from: value, fiber) else { return .none }
      value = next
    }
    return value
  }

  /// Reads what a key path leads to, in order to change it: gives the path that knows what is on its way, too.
  func open(_ path: Value, from root: Value, _ fiber: Fiber) throws(EvaluationError) -> (value: Value, path: Value) {
    guard case .keyPath(let box) = path else { throw invalid("a key path") }
    var passed: [Value] = []
    for component in box.components {
      guard let next = try step(component, from: passed.last ?? root, fiber) else { return (.none, path) }
      passed.append(next)
    }
    return (passed.last ?? root, .keyPath(box.opened(by: passed)))
  }

  /// What a link gives; nil where a chain ends at it.
  private func step(
    _ component: KeyPathBox.Component, from value: Value, _ fiber: Fiber
  ) throws(EvaluationError) -> Value? {
    switch component {
    case .optionalChain: return value.unwrapped
    case .forceUnwrap:
      guard let inner = value.unwrapped else {
        throw .trap(Trap("Unexpectedly found nil while unwrapping an Optional value"))
      }
      return inner
    case .optionalWrap: return value.wrapped
    default: return try get(component, from: value, fiber)
    }
  }

  private func get(_ component: KeyPathBox.Component, from value: Value, _ fiber: Fiber) throws(EvaluationError)
    -> Value
  {
    switch component {
    case .field(let index, _): return try readField(index, of: value)
    case .tupleElement(let index):
      guard case .tuple(let box) = value else { throw invalid("a tuple") }
      return box[index]
    case .computed(let getter, _, let generics, let arguments, _):
      return try callAccessor(getter, generics, [value] + arguments, fiber)
    case .dynamic(let name): return try dynamicMember(value, name, fiber)
    case .optionalChain, .forceUnwrap, .optionalWrap: return value
    }
  }

  /// Reads a stored property of a struct or object; observed ones tell the host.
  public func readField(_ index: Int, of value: Value) throws(EvaluationError) -> Value {
    switch value {
    case .structure(let box), .payload(let box), .tuple(let box):
      guard index < box.count else { throw invalid("as large as it should be") }
      var value = box[index]
      if case .weak = value { try loadWeak(&value) }
      return value
    case .object(let object):
      guard let id = types[object.type].nominal else { return object[index] }
      let field = program[id].fields[index]
      if field.observation != .none { noteRead(index, of: object) }
      var value = object[index]
      if value.isTaken { throw .trap(.overlappingAccess) }
      if case .weak = value { try loadWeak(&value) }
      return value
    default: throw invalid("a struct or object")
    }
  }

  private func callAccessor(
    _ function: FunctionID, _ generics: [TypeToken], _ arguments: [Value], _ fiber: Fiber
  ) throws(EvaluationError) -> Value {
    var function = function
    if case .object(let object) = arguments.first { function = override(of: function, in: object.type) }
    var arguments = arguments
    if program[function].selfKind == .none { arguments.removeFirst() }
    return try call(function, arguments, generics: types.list(generics), on: fiber)
  }

  func set(_ path: Value, in root: Value, to value: Value, _ fiber: Fiber) throws(EvaluationError) -> Value {
    guard case .keyPath(let box) = path else { throw invalid("a key path") }
    return try set(box, from: 0, in: root, to: value, fiber)
  }

  /// Replaces what the links of a path from one on lead to.
  private func set(
    _ path: KeyPathBox, from index: Int, in root: Value, to value: Value, _ fiber: Fiber
  ) throws(EvaluationError) -> Value {
    guard index < path.components.count else { return value }
    let (first, next) = (path.components[index], index + 1)
    switch first {
    case .optionalWrap: return try set(path, from: next, in: root, to: value, fiber)
    case .optionalChain, .forceUnwrap:
      guard let inner = try step(first, from: root, fiber) else { return root }
      return try set(path, from: next, in: inner, to: value, fiber).wrapped
    default: break
    }
    var replaced = value
    if next < path.components.count {
      let inner = index < path.passed.count ? path.passed[index] : try get(first, from: root, fiber)
      replaced = try set(path, from: next, in: inner, to: value, fiber)
    }
    switch first {
    case .field(let index, _):
      if case .weak(let reference)? = storedValue(index, of: root) {
        makeWeak(&replaced, isUnowned: reference.isUnowned)
      }
      switch root {
      case .structure(let box): return .structure(box.replacing(index, with: replaced))
      case .object(let object):
        let isObserved = types[object.type].nominal.map { program[$0].fields[index].observation != .none } ?? false
        if isObserved {
          try assign(replaced, to: index, of: object)
        } else {
          if types[object.type].nominal.map(host.followsWrites) ?? false { host.willWriteUnobserved(index, of: object) }
          if object[index].isTaken { throw .trap(.overlappingAccess) }
          object[index] = replaced
        }
        return root
      default: throw invalid("a struct or object")
      }
    case .tupleElement(let index):
      guard case .tuple(let box) = root else { throw invalid("a tuple") }
      return .tuple(box.replacing(index, with: replaced))
    case .computed(_, let setter?, let generics, let arguments, _):
      return try callSetter(setter, generics, root, arguments, replaced, fiber)
    case .dynamic(let name): return try setDynamicMember(root, name, to: replaced, fiber)
    default: throw .trap(Trap("a read-only key path is written", reason: .unsupported))
    }
  }

  /// What a struct or an object keeps in a field.
  private func storedValue(_ index: Int, of root: Value) -> Value? {
    switch root {
    case .structure(let box): box[index]
    case .object(let object): object[index]
    default: nil
    }
  }

  /// Calls a setter and returns the changed `self`.
  func callSetter(
    _ setter: FunctionID, _ generics: [TypeToken], _ root: Value, _ arguments: [Value], _ value: Value, _ fiber: Fiber
  ) throws(EvaluationError) -> Value {
    var setter = setter
    if case .object(let object) = root { setter = override(of: setter, in: object.type) }
    let isMutating = program[setter].selfKind == .mutating
    let own = program[setter].selfKind == .none ? [] : [root]
    let results = try callMutating(setter, own + arguments + [value], generics: types.list(generics), on: fiber)
    return isMutating ? results.inouts.first ?? root : root
  }

  /// Calls a function and returns the new values of its `inout` arguments with its result.
  public func callMutating(
    _ function: FunctionID, _ arguments: [Value], generics: [TypeToken]
  ) throws(EvaluationError) -> (result: Value, inouts: [Value]) {
    try callMutating(function, arguments, generics: types.list(generics), on: currentFiber ?? mainFiber)
  }

  func callMutating(
    _ function: FunctionID, _ arguments: [Value], generics: GenericArguments, on fiber: Fiber
  ) throws(EvaluationError) -> (result: Value, inouts: [Value]) {
    let window = fiber.top
    let result = try invoke(function, arguments, generics: generics, on: fiber)
    let count = program[function].inoutIndices.count
    var inouts: [Value] = []
    for index in 0..<count { inouts.append((fiber.stack + window + 1 + index).move()) }
    return (result, inouts)
  }
}
