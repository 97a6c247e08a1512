import Foundation

extension NativeTable {
  /// `Decimal`, whose values are texts.
  mutating func addDecimals() {
    native("_decimal(ofDouble:)") { arguments in
      let value = try arguments.double(0)
      if value.isInfinite { throw arguments.trap("Decimal initialization out of bounds") }
      return .string("\(Decimal(value))")
    }
    native("_decimal(ofText:_:)") { arguments in
      let locale = Locale(identifier: try arguments.string(1))
      return arguments.value(Decimal(string: try arguments.string(0), locale: locale).map { "\($0)" })
    }
    native("_decimal(_:_:_:)") { arguments in
      .string(try decimal(try arguments.string(0), try arguments.string(1), try arguments.string(2)))
    }
    native("_decimalCalculation(_:_:_:_:)") { arguments in
      let mode = NSDecimalNumber.RoundingMode(rawValue: UInt(truncatingIfNeeded: arguments[3].integerBits ?? 0))
      let (value, error) = calculated(
        try arguments.string(0), number(try arguments.string(1)), try arguments.string(2), mode ?? .plain)
      return arguments.value(["\(value)", "\(error.rawValue)"])
    }
    native("_double(ofDecimal:)") { .double(double(ofDecimal: try $0.string(0))) }
    native("_decimalParts(_:)") { arguments in
      let parts = storedNumbers(in: number(try arguments.string(0)))
      return arguments.array(parts.map { .int($0) }, of: arguments.interpreter.intType)
    }
    native("_formatDecimal(_:_:_:)") { arguments in
      let options = try arguments.numberOptions()
      return .string(options.format(number(try arguments.string(0))))
    }
  }
}

/// The number that an object has of a decimal: Foundation divides by ten once for each digit behind the point, which is not exact.
func double(ofDecimal text: String) -> Double { NSDecimalNumber(decimal: number(text)).doubleValue }

private func number(_ text: String) -> Decimal { Decimal(string: text) ?? .nan }

/// What a decimal is stored as: exponent, length with flags, a reserved number, and the eight parts of its mantissa.
private func storedNumbers(in part: Any) -> [Int] {
  let children = Mirror(reflecting: part).children
  return children.isEmpty ? [Int("\(part)") ?? 0] : children.flatMap { storedNumbers(in: $0.value) }
}

/// What an operation gives, as text.
private func decimal(_ operation: String, _ first: String, _ second: String) throws -> String {
  let (a, b) = (number(first), number(second))
  switch operation {
  case "+": return "\(a + b)"
  case "-": return "\(a - b)"
  case "*": return "\(a * b)"
  case "/": return "\(a / b)"
  case "<": return "\(a < b)"
  case "<=": return "\(a.isLessThanOrEqualTo(b))"
  case "ordered": return "\(a.isTotallyOrdered(belowOrEqualTo: b))"
  case "pow": return "\(pow(a, Int(second) ?? 1))"
  case "exponent": return "\(a.exponent)"
  case "significand": return "\(a.significand)"
  case "ulp": return "\(a.ulp)"
  case "nextUp": return "\(a.nextUp)"
  case "nextDown": return "\(a.nextDown)"
  case "isNormal": return "\(a.isNormal)"
  case "isSubnormal": return "\(a.isSubnormal)"
  case "isCanonical": return "\(a.isCanonical)"
  case "greatest": return "\(Decimal.greatestFiniteMagnitude)"
  case "least": return "\(Decimal.leastNonzeroMagnitude)"
  default:
    let mode = UInt(operation.dropFirst(6)).flatMap { NSDecimalNumber.RoundingMode(rawValue: $0) } ?? .plain
    var (value, result) = (a, Decimal())
    // No decimal has so many digits behind its point, or before it.
    NSDecimalRound(&result, &value, max(-1000, min(Int(second) ?? 0, 1000)), mode)
    return "\(result)"
  }
}

/// What a calculation with a rule of rounding gives, and what went wrong in it.
private func calculated(
  _ operation: String, _ first: Decimal, _ second: String, _ mode: NSDecimalNumber.RoundingMode
) -> (Decimal, NSDecimalNumber.CalculationError) {
  var (result, a, b) = (Decimal(), first, number(second))
  let error =
    switch operation {
    case "+": NSDecimalAdd(&result, &a, &b, mode)
    case "-": NSDecimalSubtract(&result, &a, &b, mode)
    case "*": NSDecimalMultiply(&result, &a, &b, mode)
    case "/": NSDecimalDivide(&result, &a, &b, mode)
    case "power": NSDecimalPower(&result, &a, Int(second) ?? 1, mode)
    default: NSDecimalMultiplyByPowerOf10(&result, &a, Int16(second) ?? 0, mode)
    }
  return (result, error)
}
