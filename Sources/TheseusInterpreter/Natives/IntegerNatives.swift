import TheseusTypes

extension Value {
  /// The bits of an integer of any width, extended as its type says.
  public var integerBits: Int? {
    switch self {
    case .int(let value): value
    case .integer(let integer): integer.bits
    default: nil
    }
  }

  /// Whether it is an integer above `Int.max`.
  var isLargeUnsigned: Bool {
    if case .integer(let integer) = self, integer.kind == .uint || integer.kind == .uint64 {
      integer.bits < 0
    } else {
      false
    }
  }

  /// Whether it is an integer of any type.
  var isInteger: Bool { integerBits != nil || wideInteger != nil }

  /// A number of any type as a `Double`.
  var anyDouble: Double? {
    switch self {
    case .double(let value), .cgFloat(let value): value
    case .float(let value): Double(value)
    case .int(let value): Double(value)
    case .integer(let integer): isLargeUnsigned ? Double(UInt(bitPattern: integer.bits)) : Double(integer.bits)
    case .native: wideInteger?.double
    default: nil
    }
  }
}

/// A Swift integer type with the way its values are kept.
private struct IntegerType<I: FixedWidthInteger> {
  /// The type's name.
  let name: String
  /// Its kind; nil for `Int` and for those of 128 bits.
  let kind: FixedInteger.Kind?

  func wrap(_ value: I, _ arguments: Arguments) -> Value {
    if I.bitWidth > 64 { return wide(value, named: name, arguments) }
    guard let kind else { return .int(Int(truncatingIfNeeded: value)) }
    return .integer(FixedInteger(value, kind: kind))
  }

  func wrap(magnitude: I.Magnitude, _ arguments: Arguments) -> Value {
    if I.bitWidth > 64 { return wide(magnitude, named: "UInt128", arguments) }
    return .integer(FixedInteger(magnitude, kind: kind?.unsigned ?? .uint))
  }

  private func wide<W: FixedWidthInteger>(_ value: W, named name: String, _ arguments: Arguments) -> Value {
    .native(WideInteger(value, type: arguments.interpreter.types.token(named: name)))
  }

  func get(_ arguments: Arguments, _ index: Int) throws -> I {
    if let bits = arguments[index].integerBits { return I(truncatingIfNeeded: bits) }
    guard let wide = arguments[index].wideInteger else { throw arguments.mismatch(index, name) }
    return I(truncatingIfNeeded: wide.bits)
  }

  /// How far it is from one number to another; nil where `Int` has no room for it.
  func distance(from start: I, to end: I) -> Int? {
    if I.bitWidth <= 64 { return Int(exactly: Int128(end) - Int128(start)) }
    let isBack = end < start
    let (length, overflow) = isBack ? start.subtractingReportingOverflow(end) : end.subtractingReportingOverflow(start)
    return overflow ? nil : Int(exactly: length).map { isBack ? -$0 : $0 }
  }

  /// The number that is a distance away; nil where the type has no room for it.
  func number(_ distance: Int, after start: I) -> I? {
    if I.bitWidth <= 64 { return I(exactly: Int128(start) + Int128(distance)) }
    let step = I(truncatingIfNeeded: distance.magnitude)
    let (result, overflow) =
      distance < 0 ? start.subtractingReportingOverflow(step) : start.addingReportingOverflow(step)
    return overflow ? nil : result
  }

  func pair(_ arguments: Arguments, _ result: (partialValue: I, overflow: Bool)) -> Value {
    let type = arguments.interpreter.types.token(named: name)
    return arguments.tuple(
      [("partialValue", wrap(result.partialValue, arguments)), ("overflow", .bool(result.overflow))],
      types: [type, arguments.interpreter.boolType])
  }
}

extension NativeTable {
  /// The integers of all widths.
  mutating func addIntegers() {
    addInteger(IntegerType<Int>(name: "Int", kind: nil))
    addInteger(IntegerType<Int8>(name: "Int8", kind: .int8))
    addInteger(IntegerType<Int16>(name: "Int16", kind: .int16))
    addInteger(IntegerType<Int32>(name: "Int32", kind: .int32))
    addInteger(IntegerType<Int64>(name: "Int64", kind: .int64))
    addInteger(IntegerType<UInt>(name: "UInt", kind: .uint))
    addInteger(IntegerType<UInt8>(name: "UInt8", kind: .uint8))
    addInteger(IntegerType<UInt16>(name: "UInt16", kind: .uint16))
    addInteger(IntegerType<UInt32>(name: "UInt32", kind: .uint32))
    addInteger(IntegerType<UInt64>(name: "UInt64", kind: .uint64))
    addInteger(IntegerType<Int128>(name: "Int128", kind: nil))
    addInteger(IntegerType<UInt128>(name: "UInt128", kind: nil))
  }

  private mutating func addInteger<I: FixedWidthInteger>(_ type: IntegerType<I>) {
    addArithmetic(type)
    addBits(type)
    addIntegerConversions(type)
    addIntegerQueries(type)
  }

  private mutating func addArithmetic<I: FixedWidthInteger>(_ type: IntegerType<I>) {
    func checked(
      _ symbol: String, _ message: String, _ body: @escaping (I, I) -> (partialValue: I, overflow: Bool)
    ) {
      native("\(type.name).\(symbol)(_:_:)") { arguments in
        let (result, overflow) = body(try type.get(arguments, 0), try type.get(arguments, 1))
        if overflow { throw arguments.trap(message) }
        return type.wrap(result, arguments)
      }
    }
    func division(
      _ symbol: String, _ zero: String, _ overflow: String,
      _ body: @escaping (I, I) -> (partialValue: I, overflow: Bool)
    ) {
      native("\(type.name).\(symbol)(_:_:)") { arguments in
        let divisor = try type.get(arguments, 1)
        if divisor == 0 { throw arguments.trap(zero) }
        let (result, isOverflow) = body(try type.get(arguments, 0), divisor)
        if isOverflow { throw arguments.trap(overflow) }
        return type.wrap(result, arguments)
      }
    }
    func reporting(_ member: String, _ body: @escaping (I, I) -> (partialValue: I, overflow: Bool)) {
      native("\(type.name).\(member)") { arguments in
        type.pair(arguments, body(try type.get(arguments, 0), try type.get(arguments, 1)))
      }
    }
    checked("+", "arithmetic overflow") { $0.addingReportingOverflow($1) }
    checked("-", "arithmetic overflow") { $0.subtractingReportingOverflow($1) }
    checked("*", "arithmetic overflow") { $0.multipliedReportingOverflow(by: $1) }
    division("/", "Division by zero", "Division results in an overflow") { $0.dividedReportingOverflow(by: $1) }
    division(
      "%", "Division by zero in remainder operation", "Division results in an overflow in remainder operation"
    ) { $0.remainderReportingOverflow(dividingBy: $1) }
    native("\(type.name).-(_:)") { arguments in
      let (result, overflow) = I.zero.subtractingReportingOverflow(try type.get(arguments, 0))
      if overflow { throw arguments.trap("arithmetic overflow") }
      return type.wrap(result, arguments)
    }
    reporting("addingReportingOverflow(_:)") { $0.addingReportingOverflow($1) }
    reporting("subtractingReportingOverflow(_:)") { $0.subtractingReportingOverflow($1) }
    reporting("multipliedReportingOverflow(by:)") { $0.multipliedReportingOverflow(by: $1) }
    reporting("dividedReportingOverflow(by:)") { $0.dividedReportingOverflow(by: $1) }
  }

  private mutating func addBits<I: FixedWidthInteger>(_ type: IntegerType<I>) {
    func plain(_ symbol: String, _ body: @escaping (I, I) -> I) {
      native("\(type.name).\(symbol)(_:_:)") { type.wrap(body(try type.get($0, 0), try type.get($0, 1)), $0) }
    }
    func comparison(_ symbol: String, _ body: @escaping (I, I) -> Bool) {
      native("\(type.name).\(symbol)(_:_:)") { .bool(body(try type.get($0, 0), try type.get($0, 1))) }
    }
    plain("&", &)
    plain("|", |)
    plain("^", ^)
    plain("&+", &+)
    plain("&-", &-)
    plain("&*", &*)
    plain("&<<", &<<)
    plain("&>>", &>>)
    native("\(type.name).<<(_:_:)") { type.wrap(try type.get($0, 0) << $0.int(1), $0) }
    native("\(type.name).>>(_:_:)") { type.wrap(try type.get($0, 0) >> $0.int(1), $0) }
    native("\(type.name).<<(same)") { type.wrap(try type.get($0, 0) << (try type.get($0, 1)), $0) }
    native("\(type.name).>>(same)") { type.wrap(try type.get($0, 0) >> (try type.get($0, 1)), $0) }
    native("\(type.name).~(_:)") { type.wrap(~(try type.get($0, 0)), $0) }
    comparison("==", ==)
    comparison("!=", !=)
    comparison("<", <)
    comparison(">", >)
    comparison("<=", <=)
    comparison(">=", >=)
  }

  private mutating func addIntegerConversions<I: FixedWidthInteger>(_ type: IntegerType<I>) {
    let name = type.name
    func exact(_ value: Value) -> I? {
      if let wide = value.wideInteger { return wide.exactly(I.self) }
      guard let bits = value.integerBits else { return nil }
      return value.isLargeUnsigned ? I(exactly: UInt(bitPattern: bits)) : I(exactly: bits)
    }
    native("\(name).init(integer)") { arguments in
      let value = arguments.last()
      if let result = exact(value) { return type.wrap(result, arguments) }
      guard value.isInteger else { throw arguments.mismatch(arguments.count - 1, "an integer") }
      let isNegative = value.wideInteger?.isNegative ?? ((value.integerBits ?? 0) < 0 && !value.isLargeUnsigned)
      throw arguments.trap(
        isNegative && !I.isSigned
          ? "Negative value is not representable" : "Not enough bits to represent the passed value")
    }
    native("\(name).init(double)") { arguments in
      guard let number = arguments.last().anyDouble else { throw arguments.mismatch(0, "Double") }
      return type.wrap(try integer(of: number, name, arguments), arguments)
    }
    native("\(name).init(string)") { arguments in
      I(arguments.text(arguments.count - 1)).map { type.wrap($0, arguments) } ?? .none
    }
    native("\(name).init(text)") { arguments in
      let radix = try arguments.int(arguments.count - 1)
      guard (2...36).contains(radix) else { throw arguments.trap("Radix not in range 2...36") }
      return I(arguments.text(arguments.count - 2), radix: radix).map { type.wrap($0, arguments) } ?? .none
    }
    native("\(name).init(exactlyInteger)") { arguments in
      exact(arguments.last()).map { type.wrap($0, arguments) } ?? .none
    }
    native("\(name).init(exactlyDouble)") { arguments in
      arguments.last().anyDouble.flatMap { I(exactly: $0) }.map { type.wrap($0, arguments) } ?? .none
    }
    native("\(name).init(truncatingIfNeeded:)") { type.wrap(try type.get($0, $0.count - 1), $0) }
    native("\(name).init(clamping:)") { arguments in
      let value = arguments.last()
      if let wide = value.wideInteger { return type.wrap(wide.clamped(I.self), arguments) }
      guard let bits = value.integerBits else { throw arguments.mismatch(0, "an integer") }
      return type.wrap(value.isLargeUnsigned ? I(clamping: UInt(bitPattern: bits)) : I(clamping: bits), arguments)
    }
  }

  private mutating func addIntegerQueries<I: FixedWidthInteger>(_ type: IntegerType<I>) {
    let name = type.name
    native("\(name).max.get") { type.wrap(I.max, $0) }
    native("\(name).min.get") { type.wrap(I.min, $0) }
    native("\(name).bitWidth.get") { _ in .int(I.bitWidth) }
    native("\(name).description.get") { .string(String(try type.get($0, 0))) }
    native("\(name).hash(into:)") { try $0.feedHasher() }
    native("\(name).magnitude.get") { type.wrap(magnitude: try type.get($0, 0).magnitude, $0) }
    native("\(name).trailingZeroBitCount.get") { .int(try type.get($0, 0).trailingZeroBitCount) }
    native("\(name).leadingZeroBitCount.get") { .int(try type.get($0, 0).leadingZeroBitCount) }
    native("\(name).nonzeroBitCount.get") { .int(try type.get($0, 0).nonzeroBitCount) }
    native("\(name).byteSwapped.get") { type.wrap(try type.get($0, 0).byteSwapped, $0) }
    native("\(name).distance(to:)") { arguments in
      let (from, to) = (try type.get(arguments, 0), try type.get(arguments, 1))
      guard let result = type.distance(from: from, to: to) else {
        throw arguments.trap(I.isSigned ? "arithmetic overflow" : "Distance is not representable in Int")
      }
      return .int(result)
    }
    native("\(name).advanced(by:)") { arguments in
      let step = try arguments.int(1)
      let start = try type.get(arguments, 0)
      guard let result = type.number(step, after: start) else { throw arguments.trap("arithmetic overflow") }
      return type.wrap(result, arguments)
    }
  }
}

/// A floating-point number as an integer, with Swift's traps.
private func integer<I: FixedWidthInteger>(of number: Double, _ name: String, _ arguments: Arguments) throws -> I {
  let source = if case .float = arguments.last() { "Float" } else { "Double" }
  guard number.isFinite else {
    throw arguments.trap("\(source) value cannot be converted to \(name) because it is either infinite or NaN")
  }
  let whole = number.rounded(.towardZero)
  if let result = I(exactly: whole) { return result }
  throw arguments.trap(
    number < 0
      ? "\(source) value cannot be converted to \(name) because the result would be less than \(name).min"
      : "\(source) value cannot be converted to \(name) because the result would be greater than \(name).max")
}

extension FixedInteger.Kind {
  /// The unsigned type of the same width.
  var unsigned: FixedInteger.Kind {
    switch self {
    case .int8, .uint8: .uint8
    case .int16, .uint16: .uint16
    case .int32, .uint32: .uint32
    case .int64, .uint64: .uint64
    case .uint: .uint
    }
  }
}
