import Foundation

/// A floating-point type with the way its values are kept.
private struct FloatType<F: BinaryFloatingPoint & LosslessStringConvertible> {
  /// The type's name.
  let name: String
  /// Makes a value.
  let wrap: (F) -> Value

  func get(_ arguments: Arguments, _ index: Int) throws -> F {
    switch arguments[index] {
    case .double(let value), .cgFloat(let value): return F(value)
    case .float(let value): return F(value)
    default: throw arguments.mismatch(index, name)
    }
  }
}

extension NativeTable {
  /// `Double`, `Float` and `CGFloat`.
  mutating func addFloatingPoints() {
    addFloat(FloatType<Double>(name: "Double") { .double($0) })
    addFloat(FloatType<Float>(name: "Float") { .float($0) })
    addFloat(FloatType<Double>(name: "CGFloat") { .cgFloat($0) })
    addFloatBits()
  }

  private mutating func addFloat<F: BinaryFloatingPoint & LosslessStringConvertible>(_ type: FloatType<F>) {
    addFloatOperators(type)
    addFloatConversions(type)
    addFloatQueries(type)
  }

  private mutating func addFloatOperators<F: BinaryFloatingPoint & LosslessStringConvertible>(_ type: FloatType<F>) {
    func plain(_ symbol: String, _ body: @escaping (F, F) -> F) {
      native("\(type.name).\(symbol)(_:_:)") { type.wrap(body(try type.get($0, 0), try type.get($0, 1))) }
    }
    func comparison(_ symbol: String, _ body: @escaping (F, F) -> Bool) {
      native("\(type.name).\(symbol)(_:_:)") { .bool(body(try type.get($0, 0), try type.get($0, 1))) }
    }
    plain("+", +)
    plain("-", -)
    plain("*", *)
    plain("/", /)
    comparison("==", ==)
    comparison("!=", !=)
    comparison("<", <)
    comparison(">", >)
    comparison("<=", <=)
    comparison(">=", >=)
    native("\(type.name).-(_:)") { type.wrap(-(try type.get($0, 0))) }
    native("\(type.name).squareRoot()") { type.wrap(try type.get($0, 0).squareRoot()) }
    native("\(type.name).addingProduct(_:_:)") {
      type.wrap(try type.get($0, 0).addingProduct(try type.get($0, 1), try type.get($0, 2)))
    }
    native("\(type.name).truncatingRemainder(dividingBy:)") {
      type.wrap(try type.get($0, 0).truncatingRemainder(dividingBy: try type.get($0, 1)))
    }
    native("\(type.name).remainder(dividingBy:)") {
      type.wrap(try type.get($0, 0).remainder(dividingBy: try type.get($0, 1)))
    }
    native("\(type.name).rounded()") { type.wrap(try type.get($0, 0).rounded()) }
    native("\(type.name).rounded(rule)") { type.wrap(try type.get($0, 0).rounded(roundingRule(try $0.int(1)))) }
  }

  private mutating func addFloatConversions<F: BinaryFloatingPoint & LosslessStringConvertible>(_ type: FloatType<F>) {
    let name = type.name
    func number(_ arguments: Arguments) throws -> F {
      let value = arguments.last()
      switch value {
      case .float(let number): return F(number)
      case .int(let number): return F(number)
      case .integer(let integer):
        return value.isLargeUnsigned ? F(UInt(bitPattern: integer.bits)) : F(integer.bits)
      default:
        if let wide = value.wideInteger {
          return wide.isSigned ? F(Int128(truncatingIfNeeded: wide.bits)) : F(wide.bits)
        }
        guard let number = value.asDouble else { throw arguments.mismatch(arguments.count - 1, "a number") }
        return F(number)
      }
    }
    native("\(name).init(integer)") { type.wrap(try number($0)) }
    native("\(name).init(floating)") { type.wrap(try number($0)) }
    native("\(name).init(string)") { F($0.text($0.count - 1)).map(type.wrap) ?? .none }
    native("\(name).init(exactlyInteger)") { arguments in
      let value = arguments.last()
      if let wide = value.wideInteger {
        return (wide.exactly(Int128.self).flatMap { F(exactly: $0) } ?? F(exactly: wide.bits)).map(type.wrap) ?? .none
      }
      guard let bits = value.integerBits else { return .none }
      return F(exactly: bits).map(type.wrap) ?? .none
    }
    native("\(name).init(exactlyFloating)") { arguments in
      guard let double = arguments.last().anyDouble else { return .none }
      return F(exactly: double).map(type.wrap) ?? .none
    }
  }

  private mutating func addFloatQueries<F: BinaryFloatingPoint & LosslessStringConvertible>(_ type: FloatType<F>) {
    let name = type.name
    func constant(_ member: String, _ value: F) { native("\(name).\(member).get") { _ in type.wrap(value) } }
    func query(_ member: String, _ body: @escaping (F) -> Value) {
      native("\(name).\(member).get") { body(try type.get($0, 0)) }
    }
    constant("infinity", .infinity)
    constant("nan", .nan)
    constant("signalingNaN", .signalingNaN)
    constant("pi", .pi)
    constant("greatestFiniteMagnitude", .greatestFiniteMagnitude)
    constant("leastNormalMagnitude", .leastNormalMagnitude)
    constant("leastNonzeroMagnitude", .leastNonzeroMagnitude)
    constant("ulpOfOne", .ulpOfOne)
    query("description") { .string($0.description) }
    // What is streamed says more of a NaN than its description.
    query("debugDescription") { .string(String(reflecting: $0)) }
    query("isNaN") { .bool($0.isNaN) }
    query("isSignalingNaN") { .bool($0.isSignalingNaN) }
    query("isInfinite") { .bool($0.isInfinite) }
    query("magnitude") { type.wrap($0.magnitude) }
    query("_isMinus") { .bool($0.sign == .minus) }
    query("ulp") { type.wrap($0.ulp) }
    query("nextUp") { type.wrap($0.nextUp) }
    query("nextDown") { type.wrap($0.nextDown) }
    query("exponent") { .int(Int($0.exponent)) }
    query("binade") { type.wrap($0.binade) }
    query("significandWidth") { .int(Int($0.significandWidth)) }
    query("significand") { type.wrap($0.significand) }
    native("\(name).hash(into:)") { try $0.feedHasher() }
  }

  private mutating func addFloatBits() {
    native("Double.bitPattern.get") { .integer(FixedInteger(try $0.double(0).bitPattern, kind: .uint64)) }
    native("CGFloat.bitPattern.get") { .integer(FixedInteger(try $0.double(0).bitPattern, kind: .uint)) }
    native("Float.bitPattern.get") { arguments in
      guard case .float(let value) = arguments[0] else { throw arguments.mismatch(0, "Float") }
      return .integer(FixedInteger(value.bitPattern, kind: .uint32))
    }
    native("Double._ofBits(_:)") { .double(Double(bitPattern: UInt64(bitPattern: Int64($0.last().integerBits ?? 0)))) }
    native("CGFloat._ofBits(_:)") {
      .cgFloat(Double(bitPattern: UInt64(bitPattern: Int64($0.last().integerBits ?? 0))))
    }
    native("Float._ofBits(_:)") { .float(Float(bitPattern: UInt32(truncatingIfNeeded: $0.last().integerBits ?? 0))) }
  }

  /// The functions of the C library on `Double`.
  mutating func addMathematics() {
    let functions: [(String, (Double) -> Double)] = [
      ("sin", sin), ("cos", cos), ("tan", tan), ("asin", asin), ("acos", acos), ("atan", atan), ("sinh", sinh),
      ("cosh", cosh), ("tanh", tanh), ("exp", exp), ("exp2", exp2), ("log", log), ("log2", log2), ("log10", log10),
      ("cbrt", cbrt), ("log1p", log1p), ("expm1", expm1), ("erf", erf), ("erfc", erfc), ("tgamma", tgamma),
      ("lgamma", lgamma), ("asinh", asinh), ("acosh", acosh), ("atanh", atanh),
    ]
    for (name, function) in functions {
      native("\(name)(_:)") { .double(function(try $0.double(0))) }
    }
    native("_scaled(double)") { .double(scalbn(try $0.double(0), try $0.int(1))) }
    native("sqrt(double)") { .double(try $0.double(0).squareRoot()) }
    native("hypot(_:_:)") { .double(hypot(try $0.double(0), try $0.double(1))) }
    native("pow(_:_:)") { .double(pow(try $0.double(0), try $0.double(1))) }
    native("atan2(_:_:)") { .double(atan2(try $0.double(0), try $0.double(1))) }
  }
}

/// The rule of a number in the catalogue.
private func roundingRule(_ number: Int) -> FloatingPointRoundingRule {
  switch number {
  case 0: .toNearestOrAwayFromZero
  case 1: .toNearestOrEven
  case 2: .up
  case 3: .down
  case 4: .towardZero
  default: .awayFromZero
  }
}
