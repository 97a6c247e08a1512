import Foundation
import TheseusTypes

extension NativeTable {
  /// Durations, whose parts a program holds as two integers: seconds, and attoseconds of the same sign.
  mutating func addDurations() {
    native("_durationOfSeconds(_:)") { $0.parts(of: .seconds(try checked(try $0.double(0), $0))) }
    native("_durationOfParts(_:_:)") { $0.parts(of: try duration($0)) }
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
    native("_formatDuration(_:_:_:)") { .string(format(try duration($0), try $0.string(2))) }
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

private func format(_ duration: Duration, _ style: String) -> String {
  let parts = style.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
  let locale = Locale(identifier: "en_US")
  guard parts[0] == "units" else {
    let pattern: Duration.TimeFormatStyle.Pattern =
      switch parts[1] {
      case "hm": .hourMinute
      case "ms": .minuteSecond
      default: .hourMinuteSecond
      }
    return duration.formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale))
  }
  var units: Set<Duration.UnitsFormatStyle.Unit> = []
  for name in parts[2].split(separator: ",") {
    switch name {
    case "days": units.insert(.days)
    case "hours": units.insert(.hours)
    case "minutes": units.insert(.minutes)
    case "milliseconds": units.insert(.milliseconds)
    default: units.insert(.seconds)
    }
  }
  let width: Duration.UnitsFormatStyle.UnitWidth =
    parts[1] == "wide" ? .wide : parts[1] == "narrow" ? .narrow : .abbreviated
  return duration.formatted(.units(allowed: units, width: width).locale(locale))
}

/// Seconds that a duration can hold; Swift stops the program for others.
private func checked(_ seconds: Double, _ arguments: Arguments) throws -> Double {
  guard abs(seconds) < 9e18 else {
    throw arguments.trap(
      "Double value cannot be converted to _Int128 because it is outside the representable range")
  }
  return seconds
}
