import TheseusProgram
import TheseusTypes

/// What a native sees of a call: its arguments in place, generic arguments, and the way back into the machine.
///
/// Arguments stand in the order of the parameters, `self` first. An `inout` argument is changed through the subscript;
/// its value has been moved out of its place for the time of the call, so that a box in it is not shared unless the program shares it.
public struct Arguments {
  /// The machine, which outlives the call.
  public unowned(unsafe) let interpreter: Interpreter
  /// The number of arguments.
  public let count: Int
  /// The generic arguments as a list.
  public let genericArguments: GenericArguments
  unowned(unsafe) let fiber: Fiber
  let offset: Int

  init(
    interpreter: Interpreter, fiber: Fiber, offset: Int, count: Int, genericArguments: GenericArguments
  ) {
    self.interpreter = interpreter
    self.fiber = fiber
    self.offset = offset
    self.count = count
    self.genericArguments = genericArguments
  }

  /// An argument.
  public subscript(index: Int) -> Value {
    get { fiber.stack[offset + index] }
    nonmutating _modify { yield &fiber.stack[offset + index] }
  }

  /// A generic argument by its place in `TypedFunction.generics`.
  public func generic(_ index: Int) -> TypeToken {
    let list = interpreter.types[genericArguments]
    return list.indices.contains(index) ? list[index] : .unknown
  }

  /// An `Int` argument.
  public func int(_ index: Int) throws(EvaluationError) -> Int {
    guard case .int(let value) = self[index] else { throw mismatch(index, "Int") }
    return value
  }

  /// A `Double` or `CGFloat` argument.
  public func double(_ index: Int) throws(EvaluationError) -> Double {
    guard let value = self[index].asDouble else { throw mismatch(index, "Double") }
    return value
  }

  /// A `Bool` argument.
  public func bool(_ index: Int) throws(EvaluationError) -> Bool {
    guard case .bool(let value) = self[index] else { throw mismatch(index, "Bool") }
    return value
  }

  /// A `String` argument.
  public func string(_ index: Int) throws(EvaluationError) -> String {
    guard case .string(let value) = self[index] else { throw mismatch(index, "String") }
    return value
  }

  /// The box of an array argument.
  public func array(_ index: Int) throws(EvaluationError) -> ArrayBox {
    guard case .array(let value) = self[index] else { throw mismatch(index, "Array") }
    return value
  }

  /// The box of a dictionary argument.
  public func dictionary(_ index: Int) throws(EvaluationError) -> DictionaryBox {
    guard case .dictionary(let value) = self[index] else { throw mismatch(index, "Dictionary") }
    return value
  }

  /// The box of a set argument.
  public func set(_ index: Int) throws(EvaluationError) -> SetBox {
    guard case .set(let value) = self[index] else { throw mismatch(index, "Set") }
    return value
  }

  /// A native value argument of a class.
  public func native<N: NativeObject>(_ index: Int, as type: N.Type = N.self) throws(EvaluationError) -> N {
    guard case .native(let value) = self[index], let native = value as? N else { throw mismatch(index, "\(N.self)") }
    return native
  }

  /// The error for an argument of an unexpected kind.
  public func mismatch(_ index: Int, _ expected: String) -> EvaluationError {
    if case .opaque(let box) = self[index] { return .needsValue(of: box) }
    let found = interpreter.describe(interpreter.dynamicType(of: self[index]), qualified: false)
    return trap("unexpected value of type '\(found)' where '\(expected)' is needed")
  }

  /// A trap with Swift's message.
  public func trap(_ message: String) -> EvaluationError { .trap(Trap(message)) }

  /// For how many elements an argument asks a collection to make room.
  ///
  /// - Throws: A trap for more than the memory of a program may hold.
  public func capacity(_ index: Int) throws -> Int {
    let count = try int(index)
    if count > 50_000_000 { throw trap("out of memory") }
    return count
  }

  /// An error that names what Theseus does not run yet.
  public func unsupported(_ what: String) -> EvaluationError {
    .trap(Trap("Theseus does not run \(what) yet", reason: .unsupported))
  }

  /// Throws a Swift error.
  public func throwing(_ error: Value) -> EvaluationError {
    interpreter.thrownValue = error
    return .thrown
  }

  /// Calls a closure; it must not suspend.
  public func call(_ closure: Value, _ arguments: [Value]) throws(EvaluationError) -> Value {
    try interpreter.call(closure, arguments, on: fiber)
  }

  /// Calls a function of the program.
  public func call(
    _ function: FunctionID, _ arguments: [Value], generics: [TypeToken] = []
  ) throws(EvaluationError) -> Value {
    try interpreter.call(function, arguments, generics: interpreter.types.list(generics), on: fiber)
  }

  /// Suspends the running task; the call's result is what the resumption is resumed with.
  ///
  /// `throw arguments.suspend { resumption in … }`
  public func suspend(_ register: (Resumption) -> Void) -> EvaluationError {
    guard fiber.canSuspend else { return unsupported("'await' inside a function that is built in") }
    register(Resumption(fiber: fiber, interpreter: interpreter))
    return .suspended
  }

  /// The task that runs.
  public var task: TaskObject? { fiber.task }
}

extension Arguments {
  /// Changes an array argument in place, copying it first if it is shared.
  public func withArray<R>(
    _ index: Int, _ body: (inout [Value]) throws(EvaluationError) -> R
  ) throws(EvaluationError) -> R {
    guard case .array(var box) = (fiber.stack + offset + index).move() else {
      (fiber.stack + offset + index).initialize(to: .none)
      throw mismatch(index, "Array")
    }
    (fiber.stack + offset + index).initialize(to: .none)
    if !isKnownUniquelyReferenced(&box) { box = try interpreter.copy(of: box) }
    let count = box.elements.count
    defer {
      if box.elements.count != count { interpreter.noteGrowth(of: box, from: count) }
      self[index] = .array(box)
    }
    return try body(&box.elements)
  }

  /// Whether nothing else refers to the object in an `inout` argument; false for `nil`.
  func isUniqueObject(_ index: Int) -> Bool {
    let place = fiber.stack + offset + index
    guard case .object(var object) = place.move() else {
      place.initialize(to: .none)
      return false
    }
    defer { place.initialize(to: .object(object)) }
    return isKnownUniquelyReferenced(&object)
  }

  /// Changes a dictionary's entries in place, copying them first if they are shared.
  public func withDictionary<R>(
    _ index: Int, _ body: (inout ValueTable) throws(EvaluationError) -> R
  ) throws(EvaluationError) -> R {
    guard case .dictionary(var box) = (fiber.stack + offset + index).move() else {
      (fiber.stack + offset + index).initialize(to: .none)
      throw mismatch(index, "Dictionary")
    }
    (fiber.stack + offset + index).initialize(to: .none)
    if !isKnownUniquelyReferenced(&box) { box = DictionaryBox(box.table, type: box.type) }
    defer { self[index] = .dictionary(box) }
    return try body(&box.table)
  }

  /// Changes a set's elements in place, copying them first if they are shared.
  public func withSet<R>(
    _ index: Int, _ body: (inout ValueTable) throws(EvaluationError) -> R
  ) throws(EvaluationError) -> R {
    guard case .set(var box) = (fiber.stack + offset + index).move() else {
      (fiber.stack + offset + index).initialize(to: .none)
      throw mismatch(index, "Set")
    }
    (fiber.stack + offset + index).initialize(to: .none)
    if !isKnownUniquelyReferenced(&box) { box = SetBox(box.table, type: box.type) }
    defer { self[index] = .set(box) }
    return try body(&box.table)
  }
}
