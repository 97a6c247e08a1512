import TheseusTypes

/// Carries values from one interpreter to another whose program is an edit of the first one's.
///
/// Types are matched by their qualified names. A value goes over only if everything it is made of still has the same fields or
/// cases; functions, key paths and tasks stay behind, because the code that they stand for does. Objects keep their identity: what
/// was one object is one object afterwards.
public final class ValueTransfer {
  let source: Interpreter
  let target: Interpreter
  var nominals: [NominalID: NominalID?] = [:]
  var unchanged: Set<NominalID> = []
  private var tokens: [TypeToken: TypeToken?] = [:]
  private var functions: [FunctionID: FunctionID?] = [:]
  private var objects: [ObjectIdentifier: ObjectBox] = [:]
  private var order: [ObjectIdentifier] = []

  /// Makes a transfer; nothing is carried over yet.
  public init(from source: Interpreter, to target: Interpreter) {
    self.source = source
    self.target = target
  }

  /// Lets the numbers of objects and the clock go on where they stood.
  public func carryOnCounters() throws(EvaluationError) {
    target.lifetimes.carryOn(source.lifetimes) { token in
      type(source.types[token].type).map { target.types.token($0) }
    }
    try target.executor.advance(to: source.executor.now)
  }

  /// The value as the target has it; nil if something in it cannot be carried over.
  public func value(_ value: Value) -> Value? {
    switch value {
    case .taken: nil
    case .none, .void, .bool, .int, .double, .float, .cgFloat, .integer, .string, .character: value
    case .enumeration(let type, let tag): token(type).map { .enumeration($0, tag: tag) }
    case .metatype(let type): token(type).map { .metatype($0) }
    case .structure(let box): aggregate(box).map { .structure($0) }
    case .payload(let box): aggregate(box).map { .payload($0) }
    case .tuple(let box): aggregate(box).map { .tuple($0) }
    case .object(let box): object(box).map { .object($0) }
    case .array(let box): array(box)
    case .dictionary(let box): dictionary(box)
    case .set(let box): set(box)
    case .optional(let box): optional(box)
    case .record(let record): self.record(record)
    case .native(let native): native.transferred(by: self).map { .native($0) }
    case .weak(let reference): weak(reference)
    case .closure, .keyPath, .opaque, .cell: nil
    }
  }

  /// The type as the target has it; nil if it is gone or has other fields or cases.
  public func token(_ type: TypeToken) -> TypeToken? {
    if type == .unknown { return type }
    if let known = tokens[type] { return known }
    let old = source.types[type].type
    let new = keepsShape(old) ? self.type(old).map { target.types.token($0) } : nil
    tokens[type] = .some(new)
    return new
  }

  private func values(_ list: [Value]) -> [Value]? {
    var result: [Value] = []
    result.reserveCapacity(list.count)
    for value in list {
      guard let new = self.value(value) else { return nil }
      result.append(new)
    }
    return result
  }

  private func aggregate(_ box: Aggregate) -> Aggregate? {
    guard box.follower == nil, let type = token(box.type), let values = values(box.values) else { return nil }
    return Aggregate.make(type: type, tag: box.tag, values)
  }

  private func array(_ box: ArrayBox) -> Value? {
    guard let type = token(box.type), let elements = values(box.elements) else { return nil }
    return .array(ArrayBox(elements, type: type))
  }

  private func dictionary(_ box: DictionaryBox) -> Value? {
    guard let type = token(box.type), let table = table(box.table) else { return nil }
    return .dictionary(DictionaryBox(table, type: type))
  }

  private func set(_ box: SetBox) -> Value? {
    guard let type = token(box.type), let table = table(box.table) else { return nil }
    return .set(SetBox(table, type: type))
  }

  /// Keys are hashed anew: an edit may have changed `hash(into:)`.
  private func table(_ old: ValueTable) -> ValueTable? {
    var table = ValueTable()
    for (key, value) in old.pairs {
      guard let newKey = self.value(key), let newValue = self.value(value) else { return nil }
      do { try table.set(newKey, to: newValue, in: target) } catch { return nil }
    }
    return table.count == old.count ? table : nil
  }

  private func optional(_ box: OptionalBox) -> Value? {
    guard let value = value(box.value) else { return nil }
    guard let old = box.type else { return .optional(OptionalBox(value)) }
    return token(old).map { .optional(OptionalBox(value, type: $0)) }
  }

  private func weak(_ reference: WeakReference) -> Value? {
    guard let old = reference.object else { return .weak(WeakReference(nil, isUnowned: reference.isUnowned)) }
    return object(old).map { .weak(WeakReference($0, isUnowned: reference.isUnowned)) }
  }

  // MARK: Objects

  private func object(_ box: ObjectBox) -> ObjectBox? {
    let id = ObjectIdentifier(box)
    if let known = objects[id] { return known }
    guard let type = token(box.type) else { return nil }
    let copy = target.allocate(type, serial: Int32(box.serial))
    let mark = order.count
    objects[id] = copy
    order.append(id)
    for index in 0..<min(box.count, copy.count) {
      guard let value = value(box[index]) else {
        forget(downTo: mark)
        return nil
      }
      copy[index] = value
    }
    return copy
  }

  /// Lets go of copies that hold a part of something that cannot be carried over; nobody is told of their end.
  private func forget(downTo mark: Int) {
    for id in order[mark...] {
      guard let copy = objects.removeValue(forKey: id) else { continue }
      copy.header.lifetimes = nil
    }
    order.removeSubrange(mark...)
  }

  // MARK: Records

  private func record(_ record: Record) -> Value? {
    guard let function = function(record.function), let type = token(record.type),
      let arguments = values(record.arguments)
    else { return nil }
    var generics: [TypeToken] = []
    for generic in record.generics {
      guard let token = token(generic) else { return nil }
      generics.append(token)
    }
    return .record(Record(function: function, generics: generics, arguments: arguments, type: type))
  }

  /// The member of the same symbol, of a type of the catalogue.
  private func function(_ id: FunctionID) -> FunctionID? {
    if let known = functions[id] { return known }
    let old = source.program[id]
    var found: FunctionID?
    if let owner = old.nominal, let nominal = nominal(owner) {
      let name = String(old.name.prefix { $0 != "(" })
      let type = Type.nominal(nominal, target.program[nominal].generics.map { .parameter($0) })
      let members = [true, false].flatMap { target.checked.members(named: name, of: type, isStatic: $0) }
      found = members.first { target.program[$0].symbol == old.symbol }
    }
    functions[id] = .some(found)
    return found
  }
}
