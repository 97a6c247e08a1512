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
    native("_durationOfParts(_:_:)") { arguments in
      try arguments.representableParts(of: duration(arguments))
    }
    native("_durationWords(_:_:)") { arguments in
      let total = try duration(arguments).attoseconds
      let words = [Int(total >> 64), Int(truncatingIfNeeded: total)]
      return arguments.array(words.map { .int($0) }, of: arguments.interpreter.types.token(named: "Int"))
    }
    native("_durationOfWords(_:_:)") { arguments in
      let low = UInt(bitPattern: try arguments.int(1))
      let total = Int128(try arguments.int(0)) << 64 | Int128(low)
      return try arguments.representableParts(of: Duration(attoseconds: total))
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
      let style = try DurationStyle(arguments.string(2), arguments)
      return .string(try style.text(of: duration(arguments), Locale(identifier: arguments.string(3)), arguments))
    }
  }
}

extension Arguments {
  /// - Throws: A trap for seconds that are no `Int64`.
  fileprivate func representableParts(of duration: Duration) throws -> Value {
    guard Int64(exactly: duration.attoseconds / 1_000_000_000_000_000_000) != nil else {
      throw trap("Not enough bits to represent the passed value")
    }
    return parts(of: duration)
  }

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

/// How a duration is written, as the catalogue describes it: `time:hms:2:0:up`, what it shows, the length of its first part and of the
/// fraction, and how it rounds, which is empty where nothing was said of all three; or `units:wide:hours,minutes:1:0:`, the units, how
/// many, the length of zeros and of the fraction, which is empty where it is hidden.
private struct DurationStyle {
  let parts: [String]

  /// - Throws: A trap for what Foundation does not write.
  init(_ description: String, _ arguments: Arguments) throws {
    parts = description.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    if let fraction, fraction < 0, fraction % 3 != 0 { throw arguments.trap("Int % 3 >= 3") }
    if !isOfUnits { return }
    if units.isEmpty { throw arguments.trap("No units are allowed to describe the duration with") }
    if let count = Int(parts[3]), count < 0 {
      throw arguments.trap("Can't take a prefix of negative length from a collection")
    }
  }

  private var isOfUnits: Bool { parts[0] == "units" }
  private var units: [Substring] { parts[2].split(separator: ",") }
  private var fraction: Int? { Int(parts[isOfUnits ? 5 : 3]) }

  /// - Throws: A trap for a duration that could be too long for an `Int64` of seconds once it is rounded.
  func text(of duration: Duration, _ locale: Locale, _ arguments: Arguments) throws -> String {
    let room = Duration.seconds(Int64.max).attoseconds - secondsOfRounding * 1_000_000_000_000_000_000
    if duration.attoseconds.magnitude > room.magnitude {
      throw arguments.trap("Not enough bits to represent the passed value")
    }
    return isOfUnits
      ? duration.formatted(unitsStyle.locale(locale))
      : duration.formatted(Duration.TimeFormatStyle(pattern: timePattern, locale: locale))
  }

  /// How far rounding goes at most.
  private var secondsOfRounding: Int128 {
    let lengths: [Substring: Int128] = ["seconds": 1, "minutes": 60, "hours": 3600, "days": 86_400, "weeks": 604_800]
    return isOfUnits ? units.map { lengths[$0] ?? 0 }.min() ?? 0 : parts[1] == "hm" ? 60 : 0
  }

  private var timePattern: Duration.TimeFormatStyle.Pattern {
    let (length, fraction) = (Int(parts[2]) ?? 0, fraction ?? 0)
    let rule = FloatingPointRoundingRule(named: parts[4])
    switch (parts[1], parts[4].isEmpty) {
    case ("hm", true): return .hourMinute
    case ("ms", true): return .minuteSecond
    case (_, true): return .hourMinuteSecond
    case ("hm", false): return .hourMinute(padHourToLength: length, roundSeconds: rule)
    case ("ms", false):
      return .minuteSecond(
        padMinuteToLength: length, fractionalSecondsLength: fraction, roundFractionalSeconds: rule)
    case (_, false):
      return .hourMinuteSecond(padHourToLength: length, fractionalSecondsLength: fraction, roundFractionalSeconds: rule)
    }
  }

  private var unitsStyle: Duration.UnitsFormatStyle {
    let known: [Substring: Duration.UnitsFormatStyle.Unit] = [
      "weeks": .weeks, "days": .days, "hours": .hours, "minutes": .minutes, "seconds": .seconds,
      "milliseconds": .milliseconds, "microseconds": .microseconds, "nanoseconds": .nanoseconds,
    ]
    let widths: [String: Duration.UnitsFormatStyle.UnitWidth] = [
      "wide": .wide, "narrow": .narrow, "condensed": .condensedAbbreviated,
    ]
    let zeros = Int(parts[4]) ?? 0
    return .units(
      allowed: Set(units.compactMap { known[$0] }), width: widths[parts[1]] ?? .abbreviated,
      maximumUnitCount: Int(parts[3]), zeroValueUnits: zeros > 0 ? .show(length: zeros) : .hide,
      fractionalPart: fraction.map { .show(length: $0) } ?? .hide)
  }
}

/// Seconds that a duration can hold; Swift stops the program for others.
private func checked(_ seconds: Double, _ arguments: Arguments) throws -> Double {
  guard abs(seconds) < 9e18 else {
    throw arguments.trap(
      "Double value cannot be converted to _Int128 because it is outside the representable range")
  }
  return seconds
}
