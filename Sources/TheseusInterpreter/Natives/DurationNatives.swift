import Foundation
import TheseusTypes

extension NativeTable {
  /// Durations, whose parts a program holds as two integers: seconds, and attoseconds of the same sign.
  mutating func addDurations() {
    native("_durationOf(_:_:)") { arguments in
      let amount = try checked(try arguments.double(0), arguments)
      switch try arguments.string(1) {
      case "milliseconds": return arguments.parts(of: .milliseconds(amount))
      case "microseconds": return arguments.parts(of: .microseconds(amount))
      case "nanoseconds": return arguments.parts(of: .nanoseconds(amount))
      default: return arguments.parts(of: .seconds(amount))
      }
    }
    native("_durationOfParts(_:_:)") { $0.parts(of: try duration($0)) }
    native("_durationWords(_:_:)") { arguments in
      let total = try duration(arguments).attoseconds
      let words = [Int(total >> 64), Int(truncatingIfNeeded: total)]
      return arguments.array(words.map { .int($0) }, of: arguments.interpreter.types.token(named: "Int"))
    }
    native("_durationOfWords(_:_:)") { arguments in
      let low = UInt(bitPattern: try arguments.int(1))
      let total = Int128(try arguments.int(0)) << 64 | Int128(low)
      guard Int64(exactly: total / 1_000_000_000_000_000_000) != nil else {
        throw EvaluationError.trap(Trap("Not enough bits to represent the passed value"))
      }
      return arguments.parts(of: Duration(attoseconds: total))
    }
    native("_multiplyDuration(_:_:_:)") { arguments in
      let factor = try arguments.double(2)
      _ = try checked(Double(try arguments.int(0)) * factor, arguments)
      return arguments.parts(of: try duration(arguments) * factor)
    }
    native("_multiplyDurationByInteger(_:_:_:)") { arguments in
      let factor = try arguments.int(2)
      _ = try checked(Double(try arguments.int(0)) * Double(factor), arguments)
      return arguments.parts(of: try duration(arguments) * factor)
    }
    native("_divideDuration(_:_:_:)") { arguments in
      let divisor = try arguments.double(2)
      _ = try checked((Double(try arguments.int(0)) + 1) / divisor, arguments)
      return arguments.parts(of: try duration(arguments) / divisor)
    }
    native("_divideDurationByInteger(_:_:_:)") { arguments in
      let divisor = try arguments.int(2)
      if divisor == 0 { throw EvaluationError.trap(Trap("Division by zero")) }
      return arguments.parts(of: try duration(arguments) / divisor)
    }
    native("_describeDuration(_:_:)") { .string(try duration($0).description) }
    native("_formatDuration(_:_:_:_:)") { arguments in
      .string(
        format(try duration(arguments), try arguments.string(2), Locale(identifier: try arguments.string(3))))
    }
  }
}

extension Arguments {
  fileprivate func parts(of duration: Duration) -> Value {
    let parts = duration.components
    return .array(
      ArrayBox(
        [.int(Int(parts.seconds)), .int(Int(parts.attoseconds))], type: interpreter.arrayType(of: interpreter.intType)))
  }
}

private func duration(_ arguments: Arguments) throws -> Duration {
  Duration(secondsComponent: Int64(try arguments.int(0)), attosecondsComponent: Int64(try arguments.int(1)))
}

private func format(_ duration: Duration, _ style: String, _ locale: Locale) -> String {
  let parts = style.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
  return parts[0] == "units"
    ? duration.formatted(unitsStyle(parts).locale(locale))
    : duration.formatted(Duration.TimeFormatStyle(pattern: timePattern(parts), locale: locale))
}

/// The pattern of `time:hms:2:0:up`: what it shows, the length of its first part and of the fraction, and how it rounds.
private func timePattern(_ parts: [String]) -> Duration.TimeFormatStyle.Pattern {
  let (length, fraction) = (Int(parts[2]) ?? 0, Int(parts[3]) ?? 0)
  let rule = FloatingPointRoundingRule(named: parts[4])
  switch (parts[1], length + fraction > 0) {
  case ("hm", false): return .hourMinute
  case ("ms", false): return .minuteSecond
  case (_, false): return .hourMinuteSecond
  case ("hm", true): return .hourMinute(padHourToLength: length, roundSeconds: rule)
  case ("ms", true):
    return .minuteSecond(
      padMinuteToLength: length, fractionalSecondsLength: fraction, roundFractionalSeconds: rule)
  case (_, true):
    return .hourMinuteSecond(padHourToLength: length, fractionalSecondsLength: fraction, roundFractionalSeconds: rule)
  }
}

/// The style of `units:wide:hours,minutes:1:0:-1`: the units, how many, the length of zeros and of the fraction.
private func unitsStyle(_ parts: [String]) -> Duration.UnitsFormatStyle {
  let known: [String: Duration.UnitsFormatStyle.Unit] = [
    "weeks": .weeks, "days": .days, "hours": .hours, "minutes": .minutes, "seconds": .seconds,
    "milliseconds": .milliseconds, "microseconds": .microseconds, "nanoseconds": .nanoseconds,
  ]
  let widths: [String: Duration.UnitsFormatStyle.UnitWidth] = [
    "wide": .wide, "narrow": .narrow, "condensed": .condensedAbbreviated,
  ]
  let (zeros, fraction) = (Int(parts[4]) ?? 0, Int(parts[5]) ?? -1)
  return .units(
    allowed: Set(parts[2].split(separator: ",").compactMap { known[String($0)] }),
    width: widths[parts[1]] ?? .abbreviated, maximumUnitCount: Int(parts[3]),
    zeroValueUnits: zeros > 0 ? .show(length: zeros) : .hide,
    fractionalPart: fraction >= 0 ? .show(length: fraction) : .hide)
}

/// Seconds that a duration can hold; Swift stops the program for others.
private func checked(_ seconds: Double, _ arguments: Arguments) throws -> Double {
  guard abs(seconds) < 9e18 else {
    throw arguments.trap(
      "Double value cannot be converted to _Int128 because it is outside the representable range")
  }
  return seconds
}
