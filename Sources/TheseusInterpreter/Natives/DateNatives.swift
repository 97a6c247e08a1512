import Foundation

extension NativeTable {
  /// Texts of dates.
  mutating func addDates() {
    native("_formatDate(_:_:)") { arguments in
      .string(
        try text(of: try arguments.double(0), as: try arguments.string(1), zone: "GMT", locale: "en_US", arguments))
    }
    native("_formatDateZoned(_:_:_:_:)") { arguments in
      .string(
        try text(
          of: try arguments.double(0), as: try arguments.string(1), zone: try arguments.string(2),
          locale: try arguments.string(3), arguments))
    }
    native("_parseDate(_:_:)") { arguments in
      arguments.value(date(from: try arguments.string(0), as: try arguments.string(1), zone: "GMT", locale: "en_US"))
    }
    native("_parseDateZoned(_:_:_:_:)") { arguments in
      arguments.value(
        date(
          from: try arguments.string(0), as: try arguments.string(1), zone: try arguments.string(2),
          locale: try arguments.string(3)))
    }
    native("_formatRelative(_:_:_:)") { arguments in
      .string(
        relative(try arguments.double(0), try arguments.string(1), try arguments.string(2)))
    }
    native("_formatISO8601(_:_:_:)") { arguments in
      .string(
        try arguments.iso8601Formatter(1).string(from: Date(timeIntervalSinceReferenceDate: try arguments.double(0))))
    }
    native("_parseISO8601(_:_:_:)") { arguments in
      arguments.value(
        try arguments.iso8601Formatter(1).date(from: try arguments.string(0))?.timeIntervalSinceReferenceDate)
    }
    native("_isTimeZone(_:)") { .bool(TimeZone(identifier: try $0.string(0)) != nil) }
    native("_timeZone(_:)") { .string(TimeZone(secondsFromGMT: try $0.int(0))?.identifier ?? "GMT") }
    native("_secondsFromGMT(_:_:)") { arguments in
      .int(
        TimeZone(identifier: try arguments.string(0))?.secondsFromGMT(
          for: Date(timeIntervalSinceReferenceDate: try arguments.double(1))) ?? 0)
    }
  }
}

extension Arguments {
  /// The formatter whose options and time zone are two arguments.
  fileprivate func iso8601Formatter(_ index: Int) throws -> ISO8601DateFormatter {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = ISO8601DateFormatter.Options(rawValue: UInt(bitPattern: self[index].integerBits ?? 0))
    formatter.timeZone = TimeZone(identifier: try string(index + 1)) ?? .gmt
    return formatter
  }
}

private func formatter(_ spec: String, zone: String, locale: String) -> DateFormatter {
  let formatter = DateFormatter()
  formatter.calendar = Calendar(identifier: .gregorian)
  formatter.locale = Locale(identifier: locale)
  formatter.timeZone = TimeZone(identifier: zone == "UTC" ? "GMT" : zone) ?? TimeZone(secondsFromGMT: 0)
  let parts = spec.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
  switch parts[0] {
  case "pattern": formatter.dateFormat = parts[1]
  case "template":
    formatter.setLocalizedDateFormatFromTemplate(String(parts[1].split(separator: ";")[0]))
  default:
    let styles = parts[1].split(separator: ":").compactMap { UInt($0) }
    formatter.dateStyle = DateFormatter.Style(rawValue: styles[0]) ?? .none
    formatter.timeStyle = DateFormatter.Style(rawValue: styles[1]) ?? .none
  }
  return formatter
}

private func text(
  of seconds: Double, as spec: String, zone: String, locale: String, _ arguments: Arguments
) throws -> String {
  let date = Date(timeIntervalSinceReferenceDate: seconds)
  if spec == "iso8601" { return date.ISO8601Format() }
  let timeZone = TimeZone(identifier: zone == "UTC" ? "GMT" : zone) ?? .gmt
  if spec.hasPrefix("style:") { return styled(date, spec, Locale(identifier: locale), timeZone) }
  if spec.hasPrefix("fields") { return fields(date, spec, Locale(identifier: locale), timeZone) }
  return formatter(spec, zone: zone, locale: locale).string(from: date)
}

private func date(from text: String, as spec: String, zone: String, locale: String) -> Double? {
  if spec == "iso8601" {
    return (try? Date(text, strategy: .iso8601))?.timeIntervalSinceReferenceDate
  }
  return formatter(spec, zone: zone, locale: locale).date(from: text)?.timeIntervalSinceReferenceDate
}

private func styled(_ date: Date, _ spec: String, _ locale: Locale, _ timeZone: TimeZone) -> String {
  let parts = spec.split(separator: ":").map(String.init)
  let dates: [String: Date.FormatStyle.DateStyle] = [
    "omitted": .omitted, "numeric": .numeric, "abbreviated": .abbreviated, "long": .long, "complete": .complete,
  ]
  let times: [String: Date.FormatStyle.TimeStyle] = [
    "omitted": .omitted, "shortened": .shortened, "standard": .standard, "complete": .complete,
  ]
  return date.formatted(
    Date.FormatStyle(
      date: dates[parts[1]] ?? .numeric, time: times[parts[2]] ?? .shortened, locale: locale,
      calendar: Calendar(identifier: .gregorian), timeZone: timeZone))
}

private func fields(_ date: Date, _ spec: String, _ locale: Locale, _ timeZone: TimeZone) -> String {
  var style = Date.FormatStyle(locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: timeZone)
  let parts = spec.split(separator: ";").dropFirst()
  if parts.isEmpty { return date.formatted(style) }
  for part in parts {
    let pair = part.split(separator: ":").map(String.init)
    style = adding(pair[0], pair.count > 1 ? pair[1] : "", to: style)
  }
  return date.formatted(style)
}

private func adding(_ field: String, _ width: String, to style: Date.FormatStyle) -> Date.FormatStyle {
  switch field {
  case "year": return style.year(width == "twoDigits" ? .twoDigits : .defaultDigits)
  case "month":
    switch width {
    case "wide": return style.month(.wide)
    case "narrow": return style.month(.narrow)
    case "twoDigits": return style.month(.twoDigits)
    case "defaultDigits": return style.month(.defaultDigits)
    default: return style.month(.abbreviated)
    }
  case "day": return style.day(width == "twoDigits" ? .twoDigits : .defaultDigits)
  case "weekday":
    switch width {
    case "wide": return style.weekday(.wide)
    case "narrow": return style.weekday(.narrow)
    case "short": return style.weekday(.short)
    default: return style.weekday(.abbreviated)
    }
  case "hour":
    return style.hour(
      width == "twoDigits" ? .twoDigits(amPM: .abbreviated) : .defaultDigits(amPM: .abbreviated))
  case "minute": return style.minute(width == "twoDigits" ? .twoDigits : .defaultDigits)
  default: return style.second(width == "twoDigits" ? .twoDigits : .defaultDigits)
  }
}

/// A span of time in words: the largest unit that fits, as English has it.
private func relative(_ seconds: Double, _ presentation: String, _ width: String) -> String {
  let units: [(name: String, short: String, seconds: Double)] = [
    ("year", "yr.", 31_536_000), ("month", "mo.", 2_592_000), ("week", "wk.", 604_800), ("day", "day", 86_400),
    ("hour", "hr.", 3600), ("minute", "min.", 60), ("second", "sec.", 1),
  ]
  let magnitude = abs(seconds).rounded()
  let unit = units.first { magnitude >= $0.seconds } ?? units[6]
  let count = Int((magnitude / unit.seconds).rounded(.down))
  if presentation == "named", count == 0 { return "now" }
  if presentation == "named", unit.name == "day", count == 1 { return seconds < 0 ? "yesterday" : "tomorrow" }
  if presentation == "named", count == 1, ["week", "month", "year"].contains(unit.name) {
    return (seconds < 0 ? "last " : "next ") + unit.name
  }
  let isPlural = count != 1
  let name =
    width == "wide" || unit.name == "day"
    ? unit.name + (isPlural ? "s" : "") : unit.short
  return seconds < 0 ? "\(count) \(name) ago" : "in \(count) \(name)"
}
