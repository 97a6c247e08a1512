import TheseusProgram
import TheseusTypes

extension Interpreter {
  /// How many calls and back edges lie between two looks at the budget.
  static let stepInterval = 1 << 12
  /// How many frames may be active.
  static let depthLimit = 100_000
  static let depthMessage = "the calls are nested too deeply; a function probably calls itself without end"

  /// The code of a function, compiled when it is first wanted.
  func code(of function: FunctionID) -> Code {
    let index = Int(function.index)
    while codes.count <= index { codes.append(nil) }
    if let code = codes[index] { return code }
    let code = Compiler.compile(function, in: self)
    while codes.count <= index { codes.append(nil) }
    codes[index] = code
    return code
  }

  // MARK: Types in code

  /// The token of a type that code names, for the generic arguments of the running frame.
  @inline(__always)
  func resolve(
    _ index: Int, in image: UnsafeMutablePointer<CodeImage>, _ generics: GenericArguments
  ) -> TypeToken {
    let type = image.pointee.types[index]
    if type.key == ResolvedType.always || type.key == generics.index { return type.token }
    return substitute(index, in: image.pointee.code, generics)
  }

  func resolve(_ index: Int, in code: Code, _ generics: GenericArguments) -> TypeToken {
    resolve(index, in: code.image, generics)
  }

  @inline(never)
  private func substitute(_ index: Int, in code: Code, _ generics: GenericArguments) -> TypeToken {
    let type = types.substitute(
      code.typeReferences[index], parameters: code.genericParameters, arguments: types[generics], checked: checked)
    let token = types.token(type)
    code.image.pointee.types[index] = ResolvedType(token: token, key: generics.index)
    return token
  }

  func list(_ site: CallSite, in code: Code, _ generics: GenericArguments) -> GenericArguments {
    if site.arguments.isEmpty { return .none }
    return types.list(site.arguments.map { resolve($0, in: code, generics) })
  }

  // MARK: Finding what is called

  @inline(never)
  func resolveCall(_ code: Code, _ index: Int, _ generics: GenericArguments) -> CallTarget {
    let site = code.sites[index]
    let found = self.code(of: site.function)
    let target = CallTarget(
      image: found.image, native: nil, generics: list(site, in: code, generics), key: generics.index)
    code.image.pointee.targets[index] = target
    return target
  }

  /// The override that the dynamic class of the first argument runs.
  func resolveVirtual(
    _ code: Code, _ instruction: Instruction, _ window: UnsafeMutablePointer<Value>, _ generics: GenericArguments
  ) throws(EvaluationError) -> WitnessCaches.Target? {
    let index = Int(instruction.b)
    let site = code.sites[index]
    if case .function = site.kind {
      return WitnessCaches.Target(
        function: site.function, generics: types.list(arguments(site, in: code, generics, window)))
    }
    let type: TypeToken
    switch window.pointee {
    case .object(let object): type = object.type
    case .metatype(let found): type = found
    default: throw invalid("an object", window.pointee)
    }
    let override = override(of: site.function, in: type)
    let function = site.isRestoring ? checked.restoringSetter(of: override) : override
    let arguments = classArguments(of: function, type, arguments(site, in: code, generics, window))
    if program[function].implementation == .body, !site.isGeneric {
      code.image.pointee.targets[index] = CallTarget(
        image: self.code(of: function).image, native: nil, generics: arguments, key: type.index)
    }
    return WitnessCaches.Target(function: function, generics: arguments)
  }

  /// The generic arguments of a call, where existentials are given those of the values inside.
  private func arguments(
    _ site: CallSite, in code: Code, _ generics: GenericArguments, _ window: UnsafeMutablePointer<Value>
  ) -> [TypeToken] {
    var tokens = site.arguments.map { resolve($0, in: code, generics) }
    for opening in site.openings {
      switch (opening.form, window[opening.argument]) {
      case (.metatype, .metatype(let type)): tokens[opening.generic] = type
      case (.optional, .none): continue
      case (.optional, let value): tokens[opening.generic] = dynamicType(of: value)
      default:
        tokens[opening.generic] = dynamicType(of: window[opening.argument])
        open(site.function, argument: opening.argument, in: window)
      }
    }
    return tokens
  }

  /// Gives a function an optional that an existential holds as the optional itself, unless it writes back what it is given.
  func open(_ function: FunctionID, argument: Int, in window: UnsafeMutablePointer<Value>) {
    if program[function].inoutIndices.contains(argument) { return }
    window[argument] = window[argument].unerased
  }

  /// The generic arguments of a method of a class for an instance of a subclass.
  private func classArguments(of function: FunctionID, _ type: TypeToken, _ own: [TypeToken]) -> GenericArguments {
    let wanted = program[function].generics.count
    if wanted == 0 { return .none }
    var owner: TypeToken? = type
    while let current = owner, types[current].nominal != program[function].nominal { owner = superclass(of: current) }
    var tokens = owner.map { types[$0].arguments } ?? []
    if tokens.count < wanted { tokens += own.suffix(wanted - tokens.count) }
    return types.list(tokens)
  }

  func missingMethod(
    _ code: Code, _ instruction: Instruction, _ window: UnsafeMutablePointer<Value>
  ) -> EvaluationError {
    let name = program[code.sites[Int(instruction.b)].function].name
    return .trap(
      Trap(
        "'\(describe(dynamicType(of: window.pointee), qualified: false))' has no method '\(name)'", reason: .unsupported
      ))
  }

  // MARK: Beginning calls

  /// The code to enter for a target; a native or a record is done here, and nil is returned.
  func begin(
    _ target: WitnessCaches.Target, _ fiber: Fiber, _ code: Code, _ instruction: Instruction
  ) throws(EvaluationError) -> Code? {
    let function = program[target.function]
    let window = fiber.frames[fiber.frameCount - 1].base + Int(instruction.a)
    switch function.implementation {
    case .body: return self.code(of: target.function)
    case .native:
      guard let native = natives[function.symbol] else {
        throw unsupported(function.kind == .getter ? String(function.symbol.dropLast(".get".count)) : function.symbol)
      }
      try run(native, function.inoutIndices, fiber, window, Int(instruction.c), target.generics)
    case .record:
      let type = recordType(target.function, target.generics)
      makeRecord(target.function, target.generics, type, fiber.stack + window, Int(instruction.c), at: code.range)
    case .requirement: throw unsupported(function.symbol)
    }
    return nil
  }

  func unsupported(_ symbol: String) -> EvaluationError {
    .trap(Trap("Theseus does not run '\(symbol)' yet", reason: .unsupported))
  }

  func callNative(
    _ fiber: Fiber, _ image: UnsafeMutablePointer<CodeImage>, _ index: Int, _ window: Int, _ count: Int,
    _ generics: GenericArguments
  ) throws(EvaluationError) {
    let target = image.pointee.targets + index
    if target.pointee.key != generics.index { resolveNative(image.pointee.code, index, generics) }
    guard let site = target.pointee.native?.takeUnretainedValue() else { throw noNative(image.pointee.code, index) }
    try run(site.function, site.inouts, fiber, window, count, target.pointee.generics)
  }

  @inline(never)
  private func resolveNative(_ code: Code, _ index: Int, _ generics: GenericArguments) {
    let target = code.image.pointee.targets + index
    target.pointee.generics = list(code.sites[index], in: code, generics)
    target.pointee.key = generics.index
  }

  private func noNative(_ code: Code, _ index: Int) -> EvaluationError {
    unsupported(program[code.sites[index].function].symbol)
  }

  /// Runs a native on the arguments in a window, where it leaves the result.
  @inline(__always)
  func run(
    _ native: NativeFunction, _ inouts: [Int], _ fiber: Fiber, _ window: Int, _ count: Int, _ generics: GenericArguments
  ) throws(EvaluationError) {
    var arguments = Arguments(
      interpreter: self, fiber: fiber, offset: window, count: count, genericArguments: generics)
    do throws(EvaluationError) {
      let result = try native(&arguments)
      settle(fiber.stack + window, count, inouts, result: result)
    } catch {
      if case .suspended = error {
        fiber.suspension = Fiber.Suspension(window: window, count: count, inouts: inouts)
      } else {
        settle(fiber.stack + window, count, inouts, result: .none)
      }
      throw error
    }
  }

  @inline(never)
  func resolveRecord(_ code: Code, _ index: Int, _ generics: GenericArguments) {
    resolveNative(code, index, generics)
    let target = code.image.pointee.targets + index
    target.pointee.recordType = recordType(code.sites[index].function, target.pointee.generics)
  }

  func makeRecord(
    _ function: FunctionID, _ list: GenericArguments, _ type: TypeToken, _ window: UnsafeMutablePointer<Value>,
    _ count: Int, at range: SourceRange
  ) {
    let arguments = moveOut(window, count)
    window.initialize(
      to: .record(Record(function: function, generics: types[list], arguments: arguments, type: type, range: range)))
  }

  /// The type of the record that a function makes for generic arguments.
  func recordType(_ function: FunctionID, _ list: GenericArguments) -> TypeToken {
    let key = RecordTypeKey(function: function, generics: list)
    if let known = caches.recordTypes[key] { return known }
    let declaration = program[function]
    let type = types.token(
      types.substitute(
        declaration.result, parameters: declaration.generics, arguments: types[list], checked: checked))
    caches.recordTypes[key] = type
    return type
  }

  /// Puts a local function with its own generic arguments into the place of the one without, or with those of another call.
  func specialize(_ a: UnsafeMutablePointer<Value>, _ index: Int, _ code: Code, _ generics: GenericArguments) {
    guard case .closure(let box) = a.pointee, case .code(let body) = box.kind else { return }
    let wanted = specialArguments(index, of: body, box, code, generics, a + 1)
    if box.generics == wanted { return }
    a.pointee = .closure(ClosureBox(body, captures: box.captures, generics: wanted, type: box.type))
  }

  /// The generic arguments of the function around a local function, with which it was made, and its own behind them.
  ///
  /// For one site they depend on those of the frame alone, unless existentials are opened.
  private func specialArguments(
    _ index: Int, of body: Code, _ box: ClosureBox, _ code: Code, _ generics: GenericArguments,
    _ window: UnsafeMutablePointer<Value>
  ) -> GenericArguments {
    let target = code.image.pointee.targets + index
    if target.pointee.key == generics.index { return target.pointee.generics }
    let site = code.sites[index]
    let outer = outerArguments(of: box, body, besides: site.arguments.count)
    let found = types.list(outer + arguments(site, in: code, generics, window))
    if site.openings.isEmpty {
      target.pointee.generics = found
      target.pointee.key = generics.index
    }
    return found
  }

  /// The generic arguments of the function around a local function, which has some itself; no element of a pack stands behind them yet.
  private func outerArguments(of box: ClosureBox, _ body: Code, besides count: Int) -> [TypeToken] {
    let elements = body.genericParameters.reversed().prefix { $0.pack != nil }.count
    let places = body.genericParameters.count - elements - count
    let outer = types[box.generics].prefix(places)
    return outer + Array(repeating: .unknown, count: places - outer.count)
  }

  /// Prepares the window of a closure call: the closure goes, arguments move to the front, captures follow them.
  func beginClosure(
    _ fiber: Fiber, _ a: UnsafeMutablePointer<Value>, _ count: Int, _ generics: inout GenericArguments
  ) throws(EvaluationError) -> UnsafeMutablePointer<CodeImage>? {
    let callee = a.move()
    a.moveInitialize(from: a + 1, count: count)
    guard case .closure(let box) = callee else {
      a.deinitialize(count: count)
      throw .notCallable(callee)
    }
    let window = a - fiber.stack
    switch box.kind {
    case .native(let native):
      try run(native, [], fiber, window, count, box.generics)
      return nil
    case .code(let body):
      generics = box.generics
      place(box, body, fiber, window, count)
      return body.image
    }
  }

  /// Puts captures behind the arguments of a closure.
  func place(_ box: ClosureBox, _ body: Code, _ fiber: Fiber, _ window: Int, _ count: Int) {
    fiber.reserve(window + body.image.pointee.registerCount)
    let registers = fiber.stack + window
    var count = count
    while count > body.parameterCount {
      count -= 1
      (registers + count).deinitialize(count: 1)
    }
    while count < body.parameterCount {
      (registers + count).initialize(to: .void)
      count += 1
    }
    var register = registers + body.parameterCount
    for capture in box.captures {
      register.initialize(to: capture)
      register += 1
    }
    if body.capturesItself { register.initialize(to: .closure(box)) }
  }

  // MARK: Calls from natives and the host

  func call(
    _ function: FunctionID, _ arguments: [Value], generics: GenericArguments, on fiber: Fiber
  ) throws(EvaluationError) -> Value {
    let window = fiber.top
    if let code = compiledCode(of: function) {
      let result = try enter(code, arguments, generics, fiber)
      for index in code.inouts.indices { (fiber.stack + window + 1 + index).deinitialize(count: 1) }
      return result
    }
    let result = try invoke(function, arguments, generics: generics, on: fiber)
    for index in program[function].inoutIndices.indices { (fiber.stack + window + 1 + index).deinitialize(count: 1) }
    return result
  }

  func call(
    _ function: FunctionID, on value: Value, generics: GenericArguments, on fiber: Fiber
  ) throws(EvaluationError) -> Value {
    guard let code = compiledCode(of: function), code.inouts.isEmpty else {
      return try call(function, [value], generics: generics, on: fiber)
    }
    let window = fiber.top
    fiber.reserve(window + 3)
    (fiber.stack + window).initialize(to: value)
    return try enter(code, generics, fiber, window)
  }

  /// The code of a function that ran before.
  ///
  /// It is entered without a look at the declaration, a large value whose copies took a tenth of what a small `body` takes.
  private func compiledCode(of function: FunctionID) -> Code? {
    let index = Int(function.index)
    return index < codes.count ? codes[index] : nil
  }

  private func enter(
    _ code: Code, _ arguments: [Value], _ generics: GenericArguments, _ fiber: Fiber
  ) throws(EvaluationError) -> Value {
    let window = fiber.top
    fiber.reserve(window + arguments.count + 2)
    for (index, argument) in arguments.enumerated() { (fiber.stack + window + index).initialize(to: argument) }
    return try enter(code, generics, fiber, window)
  }

  /// Calls a function; the changed `inout` arguments are left behind the first free register.
  func invoke(
    _ function: FunctionID, _ arguments: [Value], generics: GenericArguments, on fiber: Fiber
  ) throws(EvaluationError) -> Value {
    let window = fiber.top
    fiber.reserve(window + arguments.count + 2)
    for (index, argument) in arguments.enumerated() { (fiber.stack + window + index).initialize(to: argument) }
    let declaration = program[function]
    switch declaration.implementation {
    case .body: return try enter(code(of: function), generics, fiber, window)
    case .native:
      guard let native = natives[declaration.symbol] else { throw unsupported(declaration.symbol) }
      fiber.top = window + arguments.count + 1
      defer { fiber.top = window }
      try runNested(fiber) { () throws(EvaluationError) in
        try run(native, declaration.inoutIndices, fiber, window, arguments.count, generics)
      }
      return (fiber.stack + window).move()
    case .record:
      let type = recordType(function, generics)
      makeRecord(function, generics, type, fiber.stack + window, arguments.count, at: .synthesized)
      return (fiber.stack + window).move()
    case .requirement: throw unsupported(declaration.symbol)
    }
  }

  func call(_ closure: Value, _ arguments: [Value], on fiber: Fiber) throws(EvaluationError) -> Value {
    guard case .closure(let box) = closure else {
      throw .notCallable(closure)
    }
    let window = fiber.top
    fiber.reserve(window + arguments.count + 2)
    for (index, argument) in arguments.enumerated() { (fiber.stack + window + index).initialize(to: argument) }
    switch box.kind {
    case .native(let native):
      fiber.top = window + arguments.count + 1
      defer { fiber.top = window }
      try runNested(fiber) { () throws(EvaluationError) in
        try run(native, [], fiber, window, arguments.count, box.generics)
      }
      return (fiber.stack + window).move()
    case .code(let body):
      place(box, body, fiber, window, arguments.count)
      return try enter(body, box.generics, fiber, window)
    }
  }

  private func runNested(_ fiber: Fiber, _ body: () throws(EvaluationError) -> Void) throws(EvaluationError) {
    try checkStack()
    fiber.nesting += 1
    defer { fiber.nesting -= 1 }
    try body()
  }

  func enter(
    _ code: Code, _ generics: GenericArguments, _ fiber: Fiber, _ window: Int
  ) throws(EvaluationError) -> Value {
    try checkStack()
    try pushFrame(code, generics, fiber, window)
    let outer = currentFiber
    currentFiber = fiber
    fiber.nesting += 1
    defer {
      fiber.nesting -= 1
      currentFiber = outer
    }
    return try run(fiber)
  }

  func pushFrame(
    _ code: Code, _ generics: GenericArguments, _ fiber: Fiber, _ window: Int
  ) throws(EvaluationError) {
    if fiber.frameCount >= Interpreter.depthLimit || fiber.nesting > 10_000 {
      throw .trap(Trap(Interpreter.depthMessage, reason: .budget))
    }
    let image = code.image
    fiber.push(Fiber.Frame(image: image, base: window, generics: generics, pc: 0, isBoundary: true))
    fiber.top = window + image.pointee.registerCount
    fiber.reserve(fiber.top)
    for register in image.pointee.firstEmptied..<image.pointee.endOfEmptied {
      (fiber.stack + window + register).initialize(to: .none)
    }
  }
}
