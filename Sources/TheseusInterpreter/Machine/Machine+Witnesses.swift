import TheseusProgram
import TheseusTypes

extension Interpreter {
  /// The code to enter for a call of a requirement; a native or a record is done here, and nil is returned.
  ///
  /// Sites remember what they found for the last conformer: looking it up took a fifth of the time of counting words.
  func beginWitness(
    _ fiber: Fiber, _ image: UnsafeMutablePointer<CodeImage>, _ instruction: Instruction,
    _ window: UnsafeMutablePointer<Value>, _ generics: inout GenericArguments
  ) throws(EvaluationError) -> UnsafeMutablePointer<CodeImage>? {
    let target = image.pointee.targets[Int(instruction.b)]
    let key = target.isDynamic ? typeOfReceiver(window, count: Int(instruction.c)).index : generics.index
    guard target.key == key else {
      let found = try resolveWitness(image.pointee.code, instruction, window, generics)
      generics = found.generics
      return try begin(found, fiber, image.pointee.code, instruction)?.image
    }
    generics = target.generics
    if let site = target.native?.takeUnretainedValue() {
      let start = fiber.frames[fiber.frameCount - 1].base + Int(instruction.a)
      try run(site.function, site.inouts, fiber, start, Int(instruction.c), target.generics)
      return nil
    }
    return target.image
  }

  private func remember(
    _ found: WitnessCaches.Target, _ code: Code, _ index: Int, key: Int32, isDynamic: Bool
  ) {
    let function = program[found.function]
    var target = CallTarget(image: nil, native: nil, generics: found.generics, key: key, isDynamic: isDynamic)
    switch function.implementation {
    case .body: target.image = self.code(of: found.function).image
    case .native:
      guard let native = natives[function.symbol] else { return }
      let site = NativeSite(native, inouts: function.inoutIndices)
      code.sites[index].native = site
      target.native = Unmanaged.passUnretained(site)
    case .record, .requirement: return
    }
    code.image.pointee.targets[index] = target
  }

  /// Whether only the value says which type conforms.
  private func isOpen(_ type: TypeToken) -> Bool {
    switch types[type].storage {
    case .existential, .unknown: true
    default: false
    }
  }

  /// The implementation of a requirement for the type of a conformer, or of the first argument.
  private func resolveWitness(
    _ code: Code, _ instruction: Instruction, _ window: UnsafeMutablePointer<Value>, _ generics: GenericArguments
  ) throws(EvaluationError) -> WitnessCaches.Target {
    let site = code.sites[Int(instruction.b)]
    guard case .witness(let protocolID, let conformer) = site.kind else { throw invalid("a witness") }
    var type = conformer.map { resolve($0, in: code, generics) } ?? .unknown
    let isDynamic = isOpen(type)
    if isDynamic, instruction.c > 0 { type = typeOfReceiver(window, count: Int(instruction.c)) }
    guard var target = witness(site.function, of: protocolID, in: type) else {
      if instruction.c > 0, case .opaque(let box) = window.pointee { throw .needsValue(of: box) }
      throw noWitness(site.function, protocolID, type)
    }
    // A class's implementation is that of the instance's class, which a site can't remember by the conformer.
    let isOfClass = !isDynamic && isMethodOfClass(target.function)
    if isOfClass {
      switch window.pointee {
      case .object(let object) where object.type != type: target = override(of: target, in: object.type)
      case .metatype(let found) where found != type: target = override(of: target, in: found)
      default: break
      }
    }
    if site.isRestoring { target.function = checked.restoringSetter(of: target.function) }
    target.generics = arguments(of: target, for: site) { resolve($0, in: code, generics) }
    if isDynamic, instruction.c > 0, types[type].storage == .optional {
      open(site.function, argument: 0, in: window)
      return target
    }
    if isOfClass { return target }
    if !isDynamic {
      remember(target, code, Int(instruction.b), key: generics.index, isDynamic: false)
    } else if !site.isGeneric, instruction.c > 0,
      conformer.map({ !TypeTable.isGeneric(code.typeReferences[$0]) }) ?? true
    {
      remember(target, code, Int(instruction.b), key: type.index, isDynamic: true)
    }
    return target
  }

  /// The generic arguments of an implementation, with those of the call for the requirement's own parameters.
  private func arguments(
    of target: WitnessCaches.Target, for site: CallSite, _ resolve: (Int) -> TypeToken
  ) -> GenericArguments {
    let known = types[target.generics]
    let missing = program[target.function].generics.count - known.count
    let isOpen = known.contains { TypeTable.isGeneric(types[$0].type) }
    guard isOpen || missing > 0 else { return target.generics }
    let own = site.arguments.map(resolve)
    let parameters = program[site.function].generics
    let closed = known.map { token in
      types.token(types.substitute(types[token].type, parameters: parameters, arguments: own, checked: checked))
    }
    return types.list(closed + own.suffix(max(0, missing)))
  }

  private func isMethodOfClass(_ function: FunctionID) -> Bool {
    guard let nominal = program[function].nominal,
      program[function].selfKind == .value || program[function].selfKind == .metatype
    else { return false }
    return types.storage(of: nominal) == .object
  }

  /// The override of a class's witness that the class of an instance has.
  private func override(of target: WitnessCaches.Target, in type: TypeToken) -> WitnessCaches.Target {
    let function = override(of: target.function, in: type)
    guard function != target.function else { return target }
    var owner: TypeToken? = type
    while let current = owner, types[current].nominal != program[function].nominal { owner = superclass(of: current) }
    let inherited = owner.map { types[$0].arguments } ?? []
    let own = types[target.generics].suffix(max(0, program[function].generics.count - inherited.count))
    return WitnessCaches.Target(function: function, generics: types.list(inherited + own))
  }

  /// The dynamic type that decides a call through an existential: that of `self`, or of the first operand of an operator.
  private func typeOfReceiver(_ window: UnsafeMutablePointer<Value>, count: Int) -> TypeToken {
    if case .metatype(let type) = window.pointee {
      if types[type].storage != .existential { return type }
      if count > 1 { return dynamicType(of: window[1]) }
      return type
    }
    return dynamicType(of: window.pointee)
  }

  private func noWitness(_ function: FunctionID, _ protocolID: ProtocolID, _ type: TypeToken) -> EvaluationError {
    .trap(
      Trap(
        "Theseus does not run '\(program[protocolID].name).\(program[function].name)' of '\(describe(type, qualified: false))' yet",
        reason: .unsupported))
  }
}
