import Foundation
import TheseusTypes

extension NativeTable {
  /// Durations, whose parts a program holds as two integers: seconds, and attoseconds of the same sign.
  mutating func addDurations() {
    native("_durationOfSeconds(_:)") { $0.parts(of: .seconds(try $0.double(0))) }
    native("_durationOfParts(_:_:)") { $0.parts(of: try duration($0)) }
    native("_multiplyDuration(_:_:_:)") { $0.parts(of: try duration($0) * (try $0.double(2))) }
    native("_multiplyDurationByInteger(_:_:_:)") { $0.parts(of: try duration($0) * (try $0.int(2))) }
    native("_divideDuration(_:_:_:)") { $0.parts(of: try duration($0) / (try $0.double(2))) }
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
