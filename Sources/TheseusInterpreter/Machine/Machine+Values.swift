import TheseusTypes

extension Interpreter {
  /// The error for a register that does not hold what its static type says: nobody knows the value, or a native gave something else.
  @inline(never)
  func invalid(_ expected: String, _ value: Value = .none) -> EvaluationError {
    if case .opaque(let box) = value { return .needsValue(of: box) }
    return .trap(Trap("a value that is not \(expected) stands where its type promises one", reason: .unsupported))
  }

  // MARK: Numbers

  @inline(__always)
  func integer(_ x: UnsafeMutablePointer<Value>) throws(EvaluationError) -> Int {
    guard case .int(let value) = x.pointee else { throw invalid("an integer", x.pointee) }
    return value
  }

  @inline(__always)
  func integers(
    _ x: UnsafeMutablePointer<Value>, _ y: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) -> (Int, Int) {
    guard case .int(let first) = x.pointee, case .int(let second) = y.pointee else {
      if case .int = x.pointee { throw invalid("an integer", y.pointee) }
      throw invalid("an integer", x.pointee)
    }
    return (first, second)
  }

  @inline(__always)
  func doubles(
    _ x: UnsafeMutablePointer<Value>, _ y: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) -> (Double, Double) {
    guard case .double(let first) = x.pointee, case .double(let second) = y.pointee else {
      if case .double = x.pointee { throw invalid("a number", y.pointee) }
      throw invalid("a number", x.pointee)
    }
    return (first, second)
  }

  @inline(never)
  func arithmeticOverflow() -> EvaluationError { .trap(Trap("arithmetic overflow")) }

  // MARK: Aggregates

  /// Makes sure that a value is an aggregate with an element.
  @inline(__always)
  private func check(_ value: UnsafeMutablePointer<Value>, _ index: Int) throws(EvaluationError) {
    switch value.pointee {
    case .structure, .payload, .tuple: break
    default: throw invalid("a struct, tuple or enum", value.pointee)
    }
    if index >= BoxMemory(of: value).count { throw invalid("as large as it should be") }
  }

  /// The elements of an aggregate that nothing else refers to.
  @inline(__always)
  private func uniqueElements(_ value: UnsafeMutablePointer<Value>) -> UnsafeMutablePointer<Value> {
    // The reference is the payload, which stands first in the enum's memory (`ValueLayoutTests`).
    let box = UnsafeMutableRawPointer(value).assumingMemoryBound(to: Aggregate.self)
    if !isKnownUniquelyReferenced(&box.pointee) { box.pointee = box.pointee.copy() }
    return BoxMemory(of: value).elements
  }

  @inline(__always)
  func getElement(
    _ index: Int, of source: UnsafeMutablePointer<Value>, to target: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    switch source.pointee {
    case .structure, .payload, .tuple: break
    default: return try getUnknownElement(index, of: source, to: target)
    }
    if index >= BoxMemory(of: source).count { throw invalid("as large as it should be") }
    let value = BoxMemory(of: source).elements[index]
    if source == target { target.pointee = value } else { target.initialize(to: value) }
  }

  /// An element of what an unknown API gave, as of `let (data, _) = …`, is not known either.
  @inline(never)
  private func getUnknownElement(
    _ index: Int, of source: UnsafeMutablePointer<Value>, to target: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    guard case .opaque(let box) = source.pointee, let value = chainedOpaque(source.pointee, "\(box.name).\(index)", nil)
    else { throw invalid("a struct, tuple or enum") }
    if source == target { target.pointee = value } else { target.initialize(to: value) }
  }

  @inline(__always)
  func setElement(
    _ index: Int, of target: UnsafeMutablePointer<Value>, to source: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    try check(target, index)
    uniqueElements(target)[index] = source.move()
  }

  func takeElement(
    _ index: Int, of source: UnsafeMutablePointer<Value>, to target: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    try check(source, index)
    let element = uniqueElements(source) + index
    target.initialize(to: element.move())
    element.initialize(to: .none)
  }

  /// The tag of an enum value.
  @inline(__always)
  func caseTag(_ value: UnsafeMutablePointer<Value>) throws(EvaluationError) -> Int32 {
    switch value.pointee {
    case .enumeration(_, let tag): return tag
    case .payload: return BoxMemory(of: value).tag
    default: throw invalid("an enum", value.pointee)
    }
  }

  // MARK: Objects

  /// The field of the object in a register.
  @inline(__always)
  private func field(
    _ index: Int, of value: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) -> UnsafeMutablePointer<Value> {
    guard case .object = value.pointee else { throw invalid("an object", value.pointee) }
    let box = BoxMemory(of: value)
    if index >= box.count { throw invalid("as large as it should be") }
    return box.fields + index
  }

  @inline(__always)
  func getField(
    _ index: Int, of source: UnsafeMutablePointer<Value>, to target: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    let value = try field(index, of: source).pointee
    if case .taken = value { throw .trap(.overlappingAccess) }
    if source == target { target.pointee = value } else { target.initialize(to: value) }
  }

  func setField(
    _ index: Int, of target: UnsafeMutablePointer<Value>, to source: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    if try field(index, of: target).pointee.isTaken { throw .trap(.overlappingAccess) }
    try putField(index, of: target, to: source)
  }

  func putField(
    _ index: Int, of target: UnsafeMutablePointer<Value>, to source: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    let field = try field(index, of: target)
    // The old value ends after the assignment, because its end may run code that reads the field.
    let old = field.move()
    field.initialize(to: source.move())
    _ = consume old
  }

  func takeField(
    _ index: Int, of source: UnsafeMutablePointer<Value>, to target: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    let field = try field(index, of: source)
    if case .taken = field.pointee { throw .trap(.overlappingAccess) }
    target.initialize(to: field.move())
    field.initialize(to: .taken)
  }

  // MARK: Arrays

  @inline(__always)
  private func arrayBox(_ value: UnsafeMutablePointer<Value>) throws(EvaluationError) -> UnsafeMutablePointer<ArrayBox>
  {
    guard case .array = value.pointee else { throw invalid("an array", value.pointee) }
    return UnsafeMutableRawPointer(value).assumingMemoryBound(to: ArrayBox.self)
  }

  /// An element of the array in a register.
  @inline(__always)
  private func element(
    _ array: UnsafeMutablePointer<Value>, _ position: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) -> UnsafePointer<Value> {
    guard case .array = array.pointee else { throw invalid("an array", array.pointee) }
    let elements = BoxMemory(of: array).array
    let index = try integer(position)
    guard index >= 0, index < elements.count, let start = elements.baseAddress else {
      throw .trap(.indexOutOfRange(index, count: elements.count))
    }
    return start + index
  }

  @inline(__always)
  func getArrayElement(
    _ array: UnsafeMutablePointer<Value>, _ position: UnsafeMutablePointer<Value>,
    to target: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    let value = try element(array, position).pointee
    if array == target { target.pointee = value } else { target.initialize(to: value) }
  }

  @inline(__always)
  private func uniqueArray(_ array: UnsafeMutablePointer<Value>) throws(EvaluationError) -> UnsafeMutablePointer<
    ArrayBox
  > {
    let box = try arrayBox(array)
    if !isKnownUniquelyReferenced(&box.pointee) {
      box.pointee = try copy(of: box.pointee)
    }
    return box
  }

  func setArrayElement(
    _ array: UnsafeMutablePointer<Value>, _ position: UnsafeMutablePointer<Value>,
    to source: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    let box = try uniqueArray(array)
    let index = try integer(position)
    let count = box.pointee.elements.count
    guard index >= 0, index < count else { throw .trap(.indexOutOfRange(index, count: count)) }
    box.pointee.elements[index] = source.move()
  }

  func takeArrayElement(
    _ array: UnsafeMutablePointer<Value>, _ position: UnsafeMutablePointer<Value>,
    to target: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    let box = try uniqueArray(array)
    let index = try integer(position)
    let count = box.pointee.elements.count
    guard index >= 0, index < count else { throw .trap(.indexOutOfRange(index, count: count)) }
    box.pointee.elements.withUnsafeMutableBufferPointer { elements in
      var value = Value.none
      swap(&value, &elements[index])
      target.initialize(to: value)
    }
  }

  /// What the dictionary in a register has for the key in another one, as an optional; it is moved out if nobody shares the dictionary.
  func takeValue(_ fiber: Fiber, key: Int, dictionary: Int) throws(EvaluationError) -> Value {
    guard let position = try position(of: fiber.stack[key], in: fiber.stack[dictionary]),
      case .dictionary(var box) = (fiber.stack + dictionary).move()
    else { return .none }
    (fiber.stack + dictionary).initialize(to: .none)
    defer { fiber.stack[dictionary] = .dictionary(box) }
    return (isKnownUniquelyReferenced(&box) ? box.table.takeValue(at: position) : box.table.value(at: position)).wrapped
  }

  private func position(of key: Value, in dictionary: Value) throws(EvaluationError) -> Int? {
    guard case .dictionary(let box) = dictionary else { throw invalid("a dictionary", dictionary) }
    return try box.table.find(key, in: self)
  }

  func appendElement(
    _ array: UnsafeMutablePointer<Value>, _ source: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    let box = try uniqueArray(array)
    box.pointee.elements.append(source.move())
    let count = box.pointee.elements.count
    if count > Int(box.pointee.room) { noteGrowth(of: box.pointee, from: count - 1) }
  }

  /// `array[i].field`, without a copy of the element.
  ///
  /// `array[i].field -= value` takes three instructions with it and `setElement(_:ofArrayElement:…)`, and six without.
  @inline(__always)
  func getElement(
    _ index: Int, ofArrayElement array: UnsafeMutablePointer<Value>, _ position: UnsafeMutablePointer<Value>,
    to target: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    let value = UnsafeMutablePointer(mutating: try element(array, position))
    guard case .structure = value.pointee else { throw invalid("a struct", value.pointee) }
    try getElement(index, of: value, to: target)
  }

  /// `array[i].field = value`; array and element are copied first if they are shared.
  @inline(__always)
  func setElement(
    _ element: Int, ofArrayElement array: UnsafeMutablePointer<Value>, _ position: UnsafeMutablePointer<Value>,
    to source: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    let box = try uniqueArray(array)
    let index = try integer(position)
    let count = box.pointee.elements.count
    guard index >= 0, index < count else { throw .trap(.indexOutOfRange(index, count: count)) }
    try box.pointee.elements.withUnsafeMutableBufferPointer { (elements) throws(EvaluationError) in
      guard let start = elements.baseAddress else { throw .trap(.indexOutOfRange(index, count: 0)) }
      try setElement(element, of: start + index, to: source)
    }
  }

  // MARK: Strings

  func appendText(
    _ text: UnsafeMutablePointer<Value>, _ source: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    guard case .string(let tail) = source.move() else { throw invalid("a string") }
    try charge(tail.utf8.count, of: "bytes of text")
    guard case .string(var string) = text.move() else {
      text.initialize(to: .none)
      throw invalid("a string")
    }
    string += tail
    text.initialize(to: .string(string))
  }

  // MARK: References

  func loadWeak(_ value: UnsafeMutablePointer<Value>) throws(EvaluationError) {
    guard case .weak(let reference) = value.pointee else { return }
    if let object = reference.object {
      value.pointee = .object(object)
    } else if reference.isDangling {
      throw .trap(Trap("Attempted to read an unowned reference but the object was already deallocated"))
    } else {
      value.pointee = .none
    }
  }

  func makeWeak(_ value: UnsafeMutablePointer<Value>, isUnowned: Bool) {
    switch value.pointee {
    case .object(let object): value.pointee = .weak(WeakReference(object, isUnowned: isUnowned))
    case .none: value.pointee = .weak(WeakReference(nil, isUnowned: isUnowned))
    default: break
    }
  }

  // MARK: Integers

  @inline(__always)
  func quotient(_ x: Int, _ y: Int) throws(EvaluationError) -> Int {
    if y == 0 { throw .trap(Trap("Division by zero")) }
    let (result, overflow) = x.dividedReportingOverflow(by: y)
    if overflow { throw .trap(Trap("Division results in an overflow")) }
    return result
  }

  @inline(__always)
  func remainder(_ x: Int, _ y: Int) throws(EvaluationError) -> Int {
    if y == 0 { throw .trap(Trap("Division by zero in remainder operation")) }
    let (result, overflow) = x.remainderReportingOverflow(dividingBy: y)
    if overflow { throw .trap(Trap("Division results in an overflow in remainder operation")) }
    return result
  }

  /// The operations on bits, and those that wrap around.
  func bits(_ operation: Operation, _ x: Int, _ y: Int) -> Int {
    switch operation {
    case .intAnd: x & y
    case .intOr: x | y
    case .intXor: x ^ y
    case .intShiftLeft: x << y
    case .intShiftRight: x >> y
    case .intAddWrapping: x &+ y
    case .intSubtractWrapping: x &- y
    default: x &* y
    }
  }
}
