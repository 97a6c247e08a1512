import TheseusProgram
import TheseusTypes

extension Interpreter {
  /// The operations that do more than move a few words.
  ///
  /// Registers are found through the fiber, because any of these may
  /// run code that moves the stack.
  @inline(never)
  func slow(
    _ instruction: Instruction, _ fiber: Fiber, _ code: Code, _ generics: GenericArguments
  ) throws(EvaluationError) {
    let base = fiber.frames[fiber.frameCount - 1].base
    let registers = fiber.stack + base
    let a = registers + Int(instruction.a)
    let b = Int(instruction.b)
    let c = Int(instruction.c)
    switch instruction.operation {
    case .followEnd:
      if case .structure(let box) = a.pointee { box.follow(by: allocate(box.type, serial: 0)) }
    case .observedGet: try observedGet(registers + b, c, to: a)
    case .observedSet: try observedSet(fiber, base + Int(instruction.a), c, base + b)
    case .observedTake:
      guard case .object(let object) = (registers + b).pointee else {
        throw invalid("an object", (registers + b).pointee)
      }
      noteRead(c, of: object)
      try tellTracking(c, of: object)
      host.willModify(c, of: object)
      let (source, target) = (fiber.stack + base + b, fiber.stack + base + Int(instruction.a))
      // Who hears of the change still sees the old value.
      if isPublished(c, of: object) {
        try getField(c, of: source, to: target)
      } else {
        try takeField(c, of: source, to: target)
      }
    case .observedPut: try observedPut(fiber, base + Int(instruction.a), c, base + b)
    case .tellWrite:
      guard case .object(let object) = a.pointee else { throw invalid("an object", a.pointee) }
      host.willWriteUnobserved(c, of: object)
    case .beginDelegation, .endDelegation:
      guard case .object(let object) = a.pointee else { throw invalid("an object", a.pointee) }
      lifetimes.setUnfinished(object, instruction.operation == .beginDelegation)
    case .makeEmptyStruct: a.initialize(to: emptyStructure(resolve(b, in: code, generics)))
    case .makeArray:
      let elements = moveOut(a, c)
      a.initialize(to: .array(ArrayBox(elements, type: resolve(b, in: code, generics))))
    case .makeSet:
      let elements = moveOut(a, c)
      let type = resolve(b, in: code, generics)
      a.initialize(to: .none)
      let value = try makeSet(elements, type)
      (fiber.stack + base + Int(instruction.a)).initialize(to: value)
    case .makeDictionary:
      let entries = moveOut(a, c * 2)
      let type = resolve(b, in: code, generics)
      a.initialize(to: .none)
      let value = try makeDictionary(entries, type)
      (fiber.stack + base + Int(instruction.a)).initialize(to: value)
    case .dictionaryTake:
      a.initialize(to: .none)
      let value = try takeValue(fiber, key: base + c, dictionary: base + b)
      fiber.stack[base + Int(instruction.a)] = value
    case .unpack:
      let elements = elements(of: a.pointee, packed: c == 1 ? resolve(b, in: code, generics) : nil)
      a.pointee = .array(ArrayBox(elements, type: .unknown))
    case .gather: a.pointee = gathered(a.pointee, as: resolve(b, in: code, generics))
    case .wrap: a.pointee = a.pointee.wrapped
    case .unwrap: a.pointee = a.pointee.unwrapped ?? .none
    case .forceUnwrap:
      guard let value = a.pointee.unwrapped else {
        let manner = b == 1 ? "implicitly unwrapping" : "unwrapping"
        throw .trap(Trap("Unexpectedly found nil while \(manner) an Optional value"))
      }
      a.pointee = value
    case .erase:
      let type = resolve(b, in: code, generics)
      switch types[type].storage {
      case .optional: a.pointee = .optional(OptionalBox(a.pointee, type: type))
      case .function: if case .closure(let box) = a.pointee { a.pointee = .closure(box.typed(as: type)) }
      default: break
      }
    case .convertNumber:
      guard let number = a.pointee.asDouble else { throw invalid("a number", a.pointee) }
      a.pointee = b == 1 ? .cgFloat(number) : .double(number)
    case .adoptLiteral:
      let literal = a.move()
      a.initialize(to: .none)
      let value = try adopted(literal, resolve(b, in: code, generics))
      (fiber.stack + base + Int(instruction.a)).initialize(to: value)
    case .isType:
      let result = try cast(a.pointee, to: resolve(b, in: code, generics))
      fiber.stack[base + Int(instruction.a)] = .bool(result != nil)
    case .conditionalCast:
      let target = resolve(b, in: code, generics)
      let result = try cast(a.pointee, to: target)
      fiber.stack[base + Int(instruction.a)] =
        result.map { types[target].storage == .optional || isBoxedOptional($0) ? $0.wrapped : $0 } ?? .none
    case .forcedCast:
      let target = resolve(b, in: code, generics)
      guard let result = try cast(a.pointee, to: target) else { throw try failedCast(a.pointee, target) }
      fiber.stack[base + Int(instruction.a)] = result
    case .metatype: a.initialize(to: .metatype(resolve(b, in: code, generics)))
    case .dynamicType:
      let known = resolve(b, in: code, generics)
      a.pointee = .metatype(c == 1 ? typeOf(a.pointee, declaredAs: known) : typeOf(a.pointee, static: known))
    case .makeRecord:
      let target = code.image.pointee.targets + b
      if target.pointee.key != generics.index { resolveRecord(code, b, generics) }
      makeRecord(
        code.sites[b].function, target.pointee.generics, target.pointee.recordType, a, c, at: code.sites[b].range)
    case .makeClosure: a.initialize(to: .closure(makeClosure(b, moveOut(a, c), code, generics)))
    case .specialize: specialize(a, b, code, generics)
    case .throw:
      thrownValue = a.move()
      throw .thrown
    case .hop:
      let isHeld = b > 0 && !heldActors.isEmpty
      try hop(fiber, toMainActor: instruction.a == 1, entering: isHeld ? object(in: registers[b - 1]) : nil)
    case .trap: throw try explicitTrap(code, instruction, a, registers)
    case .interpolate: try interpolate(fiber, base + Int(instruction.a), code, code.interpolations[b], c, generics)
    case .makeKeyPath: makeKeyPath(a, code, code.keyPaths[b], c, generics)
    case .keyPathGet:
      let root = a.move()
      let path = (a + 1).move()
      let value = try get(path, from: root, fiber)
      (fiber.stack + base + Int(instruction.a)).initialize(to: value)
    case .keyPathOpen:
      let root = a.move()
      let opened = try open((a + 1).move(), from: root, fiber)
      (fiber.stack + base + Int(instruction.a)).initialize(to: opened.value)
      (fiber.stack + base + Int(instruction.a) + 1).initialize(to: opened.path)
    case .keyPathSet:
      let root = a.move()
      let path = (a + 1).move()
      let value = (a + 2).move()
      let result = try set(path, in: root, to: value, fiber)
      (fiber.stack + base + Int(instruction.a)).initialize(to: result)
    case .dynamic:
      let operands = moveOut(a, c)
      let result = try perform(code.dynamics[b], operands, code, generics, fiber)
      (fiber.stack + base + Int(instruction.a)).initialize(to: result)
    case .dynamicIterator:
      let sequence = a.move()
      let result = try makeIterator(sequence, fiber)
      (fiber.stack + base + Int(instruction.a)).initialize(to: result)
    case .dynamicNext:
      let result = try nextElement(registers[b], fiber)
      (fiber.stack + base + Int(instruction.a)).initialize(to: result)
    default: preconditionFailure("the run loop does the other operations itself")
    }
  }

  /// A closure of a body; one that captures nothing is made once.
  private func makeClosure(
    _ index: Int, _ captures: [Value], _ code: Code, _ generics: GenericArguments
  ) -> ClosureBox {
    if let constant = code.closures[index].constant { return constant }
    let template = code.closures[index]
    let closure = ClosureBox(
      template.code, captures: captures, generics: generics, type: resolve(template.type, in: code, generics))
    if captures.isEmpty, generics == .none { code.closures[index].constant = closure }
    return closure
  }

  /// Moves registers into an array.
  ///
  /// Those of few elements, as the arguments of most records, are literals: arrays that reserve, repeat or are not initialized are made by
  /// code of the library that is not specialized, which takes three to five times the instructions.
  func moveOut(_ start: UnsafeMutablePointer<Value>, _ count: Int) -> [Value] {
    switch count {
    case 1: return [start.move()]
    case 2: return [start.move(), (start + 1).move()]
    case 3: return [start.move(), (start + 1).move(), (start + 2).move()]
    case 4: return [start.move(), (start + 1).move(), (start + 2).move(), (start + 3).move()]
    default:
      var values: [Value] = []
      values.reserveCapacity(count)
      for index in 0..<count { values.append((start + index).move()) }
      return values
    }
  }

  private func isBoxedOptional(_ value: Value) -> Bool {
    switch value {
    case .none, .optional: true
    default: false
    }
  }

  // MARK: Making values

  /// A struct whose fields are still to be set.
  func emptyStructure(_ type: TypeToken) -> Value {
    let count = types[type].nominal.map { program[$0].fields.count } ?? 0
    return .structure(Aggregate.make(type: type, count: count))
  }

  /// A set of values, the first of equal ones.
  public func makeSet(_ elements: [Value], _ type: TypeToken) throws(EvaluationError) -> Value {
    var table = ValueTable()
    for element in elements where try table.find(element, in: self) == nil {
      try table.set(element, to: .void, in: self)
    }
    return .set(SetBox(table, type: type))
  }

  private func makeDictionary(_ entries: [Value], _ type: TypeToken) throws(EvaluationError) -> Value {
    var table = ValueTable()
    for index in stride(from: 0, to: entries.count, by: 2) {
      if try table.set(entries[index], to: entries[index + 1], in: self) != nil {
        throw .trap(Trap("Dictionary literal contains duplicate keys"))
      }
    }
    return .dictionary(DictionaryBox(table, type: type))
  }

  /// A new instance of a class whose fields are still to be set.
  public func allocate(_ type: TypeToken) -> ObjectBox {
    let facts = classFacts(type)
    let object = ObjectBox.make(
      ObjectHeader(
        type: type, serial: lifetimes.nextSerial(of: type), count: facts.fieldCount,
        lifetimes: facts.isFollowed ? lifetimes : nil))
    if facts.isTold { host.objectBegan(object) }
    return object
  }

  /// An instance that lived in another interpreter under a number; nobody is told that it began.
  func allocate(_ type: TypeToken, serial: Int32) -> ObjectBox {
    let facts = classFacts(type)
    return ObjectBox.make(
      ObjectHeader(
        type: type, serial: serial, count: facts.fieldCount, lifetimes: facts.isFollowed ? lifetimes : nil))
  }

  private func classFacts(_ type: TypeToken) -> ClassFacts {
    let index = Int(type.index)
    if index < caches.classes.count, let known = caches.classes[index] { return known }
    guard let id = types[type].nominal else { return ClassFacts(fieldCount: 0, isFollowed: false, isTold: false) }
    var hasDeinitializer = false
    var current: TypeToken? = type
    while let class_ = current {
      if let nominal = types[class_].nominal, program[nominal].deinitializer != nil { hasDeinitializer = true }
      current = superclass(of: class_)
    }
    let isTold = host.followsLifetime(of: id)
    let facts = ClassFacts(
      fieldCount: program[id].fields.count, isFollowed: hasDeinitializer || isTold, isTold: isTold)
    while caches.classes.count <= index { caches.classes.append(nil) }
    caches.classes[index] = facts
    return facts
  }

  // MARK: Observed fields

  private func observedGet(
    _ source: UnsafeMutablePointer<Value>, _ index: Int, to target: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    guard case .object(let object) = source.pointee else { throw invalid("an object", source.pointee) }
    noteRead(index, of: object)
    try getField(index, of: source, to: target)
  }

  private func observedSet(
    _ fiber: Fiber, _ target: Int, _ index: Int, _ source: Int
  ) throws(EvaluationError) {
    guard case .object(let object) = fiber.stack[target] else { throw invalid("an object", fiber.stack[target]) }
    let value = (fiber.stack + source).move()
    try assign(value, to: index, of: object)
  }

  private func observedPut(
    _ fiber: Fiber, _ target: Int, _ index: Int, _ source: Int
  ) throws(EvaluationError) {
    guard case .object(let object) = fiber.stack[target] else { throw invalid("an object", fiber.stack[target]) }
    let value = fiber.stack[source]
    // A field that was taken before anybody listened has no old value to show.
    let isTaken = object[index].isTaken
    if !isTaken { try tellObservers(index, of: object, to: value) }
    try putField(index, of: fiber.stack + target, to: fiber.stack + source)
    host.didModify(index, of: object)
    if isTaken { try tellObservers(index, of: object, to: value) }
  }

  /// Assigns a stored property of an object, telling the host if it is observed.
  public func assign(_ value: Value, to index: Int, of object: ObjectBox) throws(EvaluationError) {
    let old = object[index]
    if old.isTaken { throw .trap(.overlappingAccess) }
    let isFirst =
      switch old {
      case .none: types[fieldType(index, of: object.type)].storage != .optional
      default: false
      }
    if isFirst {
      // The first assignment, in an initializer.
      object[index] = value
      return
    }
    let type = fieldType(index, of: object.type)
    var isEqual: Bool?
    if types[type].storage == .object, !isEquatable(type) {
      isEqual = try areIdentical(old, value)
    } else if isEquatable(type) {
      isEqual = try areEqual(old, value)
    }
    try tellObservers(index, of: object, to: value)
    if isEqual != true { try tellTracking(index, of: object) }
    host.willSet(index, of: object, to: value)
    object[index] = value
    host.didSet(index, of: object, from: old, isEqual: isEqual)
  }

  /// Tells the subscribers of a `@Published` property; objects that nobody subscribed to cost nothing.
  private func tellObservers(_ index: Int, of object: ObjectBox, to value: Value) throws(EvaluationError) {
    guard isPublished(index, of: object), let id = types[object.type].nominal else { return }
    try observers.willSet(program[id].fields[index].name, of: object, to: value, in: self)
  }

  /// Whether a field is `@Published` while somebody listens to some object.
  private func isPublished(_ index: Int, of object: ObjectBox) -> Bool {
    guard !observers.isEmpty, let id = types[object.type].nominal, program[id].fields.indices.contains(index) else {
      return false
    }
    return program[id].fields[index].observation == .published
  }

  private func explicitTrap(
    _ code: Code, _ instruction: Instruction, _ a: UnsafeMutablePointer<Value>, _ registers: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) -> EvaluationError {
    var message = code.image.pointee.constants[Int(instruction.a)].asString ?? ""
    if instruction.c != 0 { message += try debugDescription(of: registers[Int(instruction.b)]) }
    return .trap(Trap(message))
  }
}

/// What allocating an instance of a class needs to know.
struct ClassFacts {
  var fieldCount: Int
  var isFollowed: Bool
  var isTold: Bool
}
