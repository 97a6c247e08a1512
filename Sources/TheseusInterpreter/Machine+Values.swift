import TheseusTypes

extension Interpreter {
  /// The error for a register that does not hold what its static type says: a native gave something else.
  @inline(never)
  func invalid(_ expected: String) -> EvaluationError {
    .trap(Trap("a value that is not \(expected) stands where its type promises one", reason: .unsupported))
  }

  // MARK: Numbers

  @inline(__always)
  func integer(_ x: UnsafeMutablePointer<Value>) throws(EvaluationError) -> Int {
    guard case .int(let value) = x.pointee else { throw invalid("an integer") }
    return value
  }

  @inline(__always)
  func integers(
    _ x: UnsafeMutablePointer<Value>, _ y: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) -> (Int, Int) {
    guard case .int(let first) = x.pointee, case .int(let second) = y.pointee else { throw invalid("an integer") }
    return (first, second)
  }

  @inline(__always)
  func doubles(
    _ x: UnsafeMutablePointer<Value>, _ y: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) -> (Double, Double) {
    guard case .double(let first) = x.pointee, case .double(let second) = y.pointee else { throw invalid("a number") }
    return (first, second)
  }

  @inline(never)
  func arithmeticOverflow() -> EvaluationError { .trap(Trap("arithmetic overflow")) }

  // MARK: Aggregates

  @inline(__always)
  private func aggregate(_ value: UnsafeMutablePointer<Value>) throws(EvaluationError) -> UnsafeMutablePointer<
    Aggregate
  > {
    switch value.pointee {
    case .structure, .payload, .tuple: break
    default: throw invalid("a struct, tuple or enum")
    }
    // The reference is the payload, which stands first in the enum's memory (`ValueLayoutTests`).
    return UnsafeMutableRawPointer(value).assumingMemoryBound(to: Aggregate.self)
  }

  @inline(__always)
  func getElement(
    _ index: Int, of source: UnsafeMutablePointer<Value>, to target: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    let box = try aggregate(source)
    if index >= box.pointee.count { throw invalid("as large as it should be") }
    let value = box.pointee[index]
    if source == target { target.pointee = value } else { target.initialize(to: value) }
  }

  @inline(__always)
  func setElement(
    _ index: Int, of target: UnsafeMutablePointer<Value>, to source: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    let box = try aggregate(target)
    if !isKnownUniquelyReferenced(&box.pointee) { box.pointee = box.pointee.copy() }
    if index >= box.pointee.count { throw invalid("as large as it should be") }
    box.pointee.withUnsafeMutablePointerToElements { ($0 + index).moveUpdate(from: source, count: 1) }
  }

  func takeElement(
    _ index: Int, of source: UnsafeMutablePointer<Value>, to target: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    let box = try aggregate(source)
    if !isKnownUniquelyReferenced(&box.pointee) { box.pointee = box.pointee.copy() }
    if index >= box.pointee.count { throw invalid("as large as it should be") }
    box.pointee.withUnsafeMutablePointerToElements {
      target.moveInitialize(from: $0 + index, count: 1)
      ($0 + index).initialize(to: .none)
    }
  }

  /// The tag of an enum value.
  @inline(__always)
  func caseTag(_ value: UnsafeMutablePointer<Value>) throws(EvaluationError) -> Int32 {
    switch value.pointee {
    case .enumeration(_, let tag): return tag
    case .payload(let box): return box.tag
    default: throw invalid("an enum")
    }
  }

  // MARK: Objects

  @inline(__always)
  private func object(_ value: UnsafeMutablePointer<Value>) throws(EvaluationError) -> ObjectBox {
    guard case .object(let object) = value.pointee else { throw invalid("an object") }
    return object
  }

  func getField(
    _ index: Int, of source: UnsafeMutablePointer<Value>, to target: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    let value = try object(source)[index]
    if source == target { target.pointee = value } else { target.initialize(to: value) }
  }

  func setField(
    _ index: Int, of target: UnsafeMutablePointer<Value>, to source: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    let box = try object(target)
    // The old value ends after the assignment, because its end may run code that reads the field.
    let old = box.withUnsafeMutablePointerToElements { elements in
      let old = (elements + index).move()
      (elements + index).moveInitialize(from: source, count: 1)
      return old
    }
    _ = consume old
  }

  func takeField(
    _ index: Int, of source: UnsafeMutablePointer<Value>, to target: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    try object(source).withUnsafeMutablePointerToElements {
      target.moveInitialize(from: $0 + index, count: 1)
      ($0 + index).initialize(to: .none)
    }
  }

  // MARK: Arrays

  @inline(__always)
  private func arrayBox(_ value: UnsafeMutablePointer<Value>) throws(EvaluationError) -> UnsafeMutablePointer<ArrayBox>
  {
    guard case .array = value.pointee else { throw invalid("an array") }
    return UnsafeMutableRawPointer(value).assumingMemoryBound(to: ArrayBox.self)
  }

  func getArrayElement(
    _ array: UnsafeMutablePointer<Value>, _ position: UnsafeMutablePointer<Value>,
    to target: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    let box = try arrayBox(array)
    let index = try integer(position)
    guard index >= 0, index < box.pointee.elements.count else { throw outOfRange() }
    let value = box.pointee.elements[index]
    if array == target { target.pointee = value } else { target.initialize(to: value) }
  }

  private func outOfRange() -> EvaluationError {
    .trap(Trap("Index out of range"))
  }

  @inline(__always)
  private func uniqueArray(_ array: UnsafeMutablePointer<Value>) throws(EvaluationError) -> UnsafeMutablePointer<
    ArrayBox
  > {
    let box = try arrayBox(array)
    if !isKnownUniquelyReferenced(&box.pointee) {
      try charge(box.pointee.elements.count)
      box.pointee = ArrayBox(box.pointee.elements, type: box.pointee.type)
    }
    return box
  }

  func setArrayElement(
    _ array: UnsafeMutablePointer<Value>, _ position: UnsafeMutablePointer<Value>,
    to source: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    let box = try uniqueArray(array)
    let index = try integer(position)
    guard index >= 0, index < box.pointee.elements.count else { throw outOfRange() }
    box.pointee.elements[index] = source.move()
  }

  func takeArrayElement(
    _ array: UnsafeMutablePointer<Value>, _ position: UnsafeMutablePointer<Value>,
    to target: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    let box = try uniqueArray(array)
    let index = try integer(position)
    guard index >= 0, index < box.pointee.elements.count else { throw outOfRange() }
    box.pointee.elements.withUnsafeMutableBufferPointer { elements in
      var value = Value.none
      swap(&value, &elements[index])
      target.initialize(to: value)
    }
  }

  func appendElement(
    _ array: UnsafeMutablePointer<Value>, _ source: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    let box = try uniqueArray(array)
    box.pointee.elements.append(source.move())
  }

  /// `array[i].field`, without a copy of the element.
  ///
  /// With `setElement(_:ofArrayElement:…)` it halved the time of the n-body program, which does little else.
  @inline(__always)
  func getElement(
    _ element: Int, ofArrayElement array: UnsafeMutablePointer<Value>, _ position: UnsafeMutablePointer<Value>,
    to target: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    let box = try arrayBox(array)
    let index = try integer(position)
    guard index >= 0, index < box.pointee.elements.count else { throw outOfRange() }
    guard case .structure(let aggregate) = box.pointee.elements[index], element < aggregate.count else {
      throw invalid("a struct")
    }
    target.initialize(to: aggregate[element])
  }

  /// `array[i].field = value`; array and element are copied first if they are shared.
  @inline(__always)
  func setElement(
    _ element: Int, ofArrayElement array: UnsafeMutablePointer<Value>, _ position: UnsafeMutablePointer<Value>,
    to source: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    let box = try uniqueArray(array)
    let index = try integer(position)
    guard index >= 0, index < box.pointee.elements.count else { throw outOfRange() }
    try box.pointee.elements.withUnsafeMutableBufferPointer { (elements) throws(EvaluationError) in
      guard let start = elements.baseAddress else { throw outOfRange() }
      try setElement(element, of: start + index, to: source)
    }
  }

  // MARK: Strings

  func appendText(
    _ text: UnsafeMutablePointer<Value>, _ source: UnsafeMutablePointer<Value>
  ) throws(EvaluationError) {
    guard case .string(let tail) = source.move(), case .string(var string) = text.move() else {
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
    } else if reference.isUnowned {
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

  func integer(_ operation: Operation, _ x: Int, _ y: Int) throws(EvaluationError) -> Int {
    switch operation {
    case .intDivide:
      if y == 0 { throw .trap(Trap("Division by zero")) }
      let (result, overflow) = x.dividedReportingOverflow(by: y)
      if overflow { throw .trap(Trap("Division results in overflow")) }
      return result
    case .intRemainder:
      if y == 0 { throw .trap(Trap("Division by zero in remainder operation")) }
      let (result, overflow) = x.remainderReportingOverflow(dividingBy: y)
      if overflow { throw .trap(Trap("Division results in overflow in remainder operation")) }
      return result
    case .intAnd: return x & y
    case .intOr: return x | y
    case .intXor: return x ^ y
    case .intShiftLeft: return x << y
    case .intShiftRight: return x >> y
    case .intAddWrapping: return x &+ y
    case .intSubtractWrapping: return x &- y
    default: return x &* y
    }
  }
}
