import Foundation

extension NativeTable {
  /// Texts of dates.
  mutating func addDates() {
    native("_formatDate(_:_:)") { arguments in
      .string(
        try text(of: try arguments.double(0), as: try arguments.string(1), zone: "GMT", locale: "en_US", arguments))
    }
    native("_describeDate(_:)") { arguments in
      let time = try arguments.double(0)
      if time.isNaN {
        throw arguments.trap("Double value cannot be converted to Int because it is either infinite or NaN")
      }
      return .string(Date(timeIntervalSinceReferenceDate: time).description)
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
    native("_formatRelative(_:_:_:_:_:)") { arguments in
      .string(
        relativeTime(
          of: Date(timeIntervalSinceReferenceDate: try arguments.double(0)),
          from: Date(timeIntervalSinceReferenceDate: try arguments.double(1)),
          presentation: try arguments.string(2), width: try arguments.string(3),
          Locale(identifier: try arguments.string(4))))
    }
    native("_formatISO8601(_:_:_:)") { arguments in
      .string(
        try arguments.iso8601Formatter(1).string(from: Date(timeIntervalSinceReferenceDate: try arguments.double(0))))
    }
    native("_parseISO8601(_:_:_:)") { arguments in
      arguments.value(
        try arguments.iso8601Formatter(1).date(from: try arguments.string(0))?.timeIntervalSinceReferenceDate)
    }
    native("_datePattern(_:_:)") { arguments in
      let locale = Locale(identifier: try arguments.string(1))
      return .string(
        DateFormatter.dateFormat(fromTemplate: try arguments.string(0), options: 0, locale: locale) ?? "")
    }
    native("_formatDates(_:_:_:_:_:)") { .string(try $0.intervalText()) }
    addDateFormatters()
    addDateIntervals()
    addISO8601Fields()
    addTimeZones()
  }

  private mutating func addISO8601Fields() {
    native("_formatISOFields(_:_:_:)") { arguments in
      let style = isoStyle(try arguments.strings(1), zone: try arguments.string(2))
      return .string(style.format(Date(timeIntervalSinceReferenceDate: try arguments.double(0))))
    }
    native("_parseISOFields(_:_:_:)") { arguments in
      let style = isoStyle(try arguments.strings(1), zone: try arguments.string(2))
      return arguments.value((try? style.parse(try arguments.string(0)))?.timeIntervalSinceReferenceDate)
    }
  }

  private mutating func addTimeZones() {
    native("_timeZone(named:)") { $0.names(of: TimeZone(identifier: try $0.string(0))) }
    native("_timeZone(_:)") { $0.names(of: TimeZone(secondsFromGMT: try $0.int(0))) }
    native("_timeZone(abbreviation:)") { $0.names(of: TimeZone(abbreviation: try $0.string(0))) }
    native("_knownTimeZones()") { $0.value(TimeZone.knownTimeZoneIdentifiers) }
    native("_timeZoneText(_:_:_:_:)") { $0.value(try $0.timeZoneText()) }
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

extension Arguments {
  /// A period of time as `DateIntervalFormatter` writes it.
  fileprivate func intervalText() throws -> String {
    let parts = try string(2).split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let formatter = DateIntervalFormatter()
    formatter.locale = Locale(identifier: try string(4))
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = TimeZone(identifier: try string(3)) ?? .gmt
    formatter.dateStyle = UInt(parts[0]).flatMap { DateIntervalFormatter.Style(rawValue: $0) } ?? .medium
    formatter.timeStyle = UInt(parts[1]).flatMap { DateIntervalFormatter.Style(rawValue: $0) } ?? .medium
    if !parts[2].isEmpty { formatter.dateTemplate = parts[2] }
    let (start, end) = (try double(0), try double(1))
    guard start <= end else { throw trap("An interval of dates must not end before it starts") }
    return formatter.string(
      from: Date(timeIntervalSinceReferenceDate: start), to: Date(timeIntervalSinceReferenceDate: end))
  }

  /// The identifier of a time zone and how it describes itself; nothing without one.
  fileprivate func names(of zone: TimeZone?) -> Value {
    value(zone.map { [$0.identifier, $0.description] } ?? [])
  }

  /// What a time zone is called, or when it changes.
  fileprivate func timeZoneText() throws -> String? {
    let name = try string(0)
    guard let zone = TimeZone(identifier: name == "UTC" ? "GMT" : name) else { return nil }
    let date = Date(timeIntervalSinceReferenceDate: try double(1))
    let styles: [String: NSTimeZone.NameStyle] = [
      "standard": .standard, "shortStandard": .shortStandard, "daylightSaving": .daylightSaving,
      "shortDaylightSaving": .shortDaylightSaving, "generic": .generic, "shortGeneric": .shortGeneric,
    ]
    switch try string(2) {
    case "abbreviation": return zone.abbreviation(for: date)
    case "daylight": return "\(zone.daylightSavingTimeOffset(for: date))"
    case "transition":
      return zone.nextDaylightSavingTimeTransition(after: date).map { "\($0.timeIntervalSinceReferenceDate)" }
    case let style:
      return styles[style].flatMap { zone.localizedName(for: $0, locale: Locale(identifier: (try? string(3)) ?? "")) }
    }
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
  if isStyle(spec) {
    return date.formatted(fieldStyle(spec, Locale(identifier: locale), timeZone))
  }
  return formatter(spec, zone: zone, locale: locale).string(from: date)
}

private func date(from text: String, as spec: String, zone: String, locale: String) -> Double? {
  if spec == "iso8601" {
    return (try? Date(text, strategy: .iso8601))?.timeIntervalSinceReferenceDate
  }
  let timeZone = TimeZone(identifier: zone == "UTC" ? "GMT" : zone) ?? .gmt
  if isStyle(spec) {
    let style = fieldStyle(spec, Locale(identifier: locale), timeZone)
    return (try? style.parse(text))?.timeIntervalSinceReferenceDate
  }
  return formatter(spec, zone: zone, locale: locale).date(from: text)?.timeIntervalSinceReferenceDate
}

private func isStyle(_ spec: String) -> Bool { spec.hasPrefix("fields") || spec.hasPrefix("style:") }

/// The style that two names say, `style:abbreviated:shortened`.
func dateStyle(_ spec: String, _ locale: Locale, _ timeZone: TimeZone) -> Date.FormatStyle {
  let parts = spec.split(separator: ":").map(String.init)
  let dates: [String: Date.FormatStyle.DateStyle] = [
    "omitted": .omitted, "numeric": .numeric, "abbreviated": .abbreviated, "long": .long, "complete": .complete,
  ]
  let times: [String: Date.FormatStyle.TimeStyle] = [
    "omitted": .omitted, "shortened": .shortened, "standard": .standard, "complete": .complete,
  ]
  return Date.FormatStyle(
    date: dates[parts[1]] ?? .numeric, time: times[parts[2]] ?? .shortened, locale: locale,
    calendar: Calendar(identifier: .gregorian), timeZone: timeZone)
}
