extension Catalogue {
  /// The styles that no locale changes: ISO 8601, and patterns.
  static let fixedDateFormatStyles = #"""
    #module(FoundationEssentials)
    extension Date {
      struct ISO8601FormatStyle: ParseableFormatStyle, _ParseStrategy, Hashable, Sendable {
        typealias FormatInput = Date
        typealias FormatOutput = String
        typealias ParseInput = String
        typealias ParseOutput = Date
        enum DateSeparator: String, Sendable {
          case dash, omitted
        }
        enum TimeSeparator: String, Sendable {
          case colon, omitted
        }
        enum TimeZoneSeparator: String, Sendable {
          case colon, omitted
        }
        enum DateTimeSeparator: String, Sendable {
          case space, standard
        }
        var _fields: [String] = []
        var timeZone: TimeZone = .gmt
        init(timeZone: TimeZone = .gmt) { self.timeZone = timeZone }
        init(dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard, timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = .colon, timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator = .omitted, includingFractionalSeconds: Bool = false, timeZone: TimeZone = .gmt) {
          _fields = ["year", "month", "day", "time:" + String(includingFractionalSeconds), "timeZone:" + timeZoneSeparator.rawValue, "dateSeparator:" + dateSeparator.rawValue, "dateTimeSeparator:" + dateTimeSeparator.rawValue, "timeSeparator:" + timeSeparator.rawValue]
          self.timeZone = timeZone
        }
        static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
        func _adding(_ field: String) -> Date.ISO8601FormatStyle {
          var result = self
          result._fields.append(field)
          return result
        }
        func year() -> Date.ISO8601FormatStyle { _adding("year") }
        func month() -> Date.ISO8601FormatStyle { _adding("month") }
        func weekOfYear() -> Date.ISO8601FormatStyle { _adding("weekOfYear") }
        func day() -> Date.ISO8601FormatStyle { _adding("day") }
        func time(includingFractionalSeconds: Bool) -> Date.ISO8601FormatStyle { _adding("time:" + String(includingFractionalSeconds)) }
        func timeZone(separator: Date.ISO8601FormatStyle.TimeZoneSeparator) -> Date.ISO8601FormatStyle { _adding("timeZone:" + separator.rawValue) }
        func dateSeparator(_ separator: Date.ISO8601FormatStyle.DateSeparator) -> Date.ISO8601FormatStyle { _adding("dateSeparator:" + separator.rawValue) }
        func timeSeparator(_ separator: Date.ISO8601FormatStyle.TimeSeparator) -> Date.ISO8601FormatStyle { _adding("timeSeparator:" + separator.rawValue) }
        func timeZoneSeparator(_ separator: Date.ISO8601FormatStyle.TimeZoneSeparator) -> Date.ISO8601FormatStyle { _adding("timeZoneSeparator:" + separator.rawValue) }
        func dateTimeSeparator(_ separator: Date.ISO8601FormatStyle.DateTimeSeparator) -> Date.ISO8601FormatStyle { _adding("dateTimeSeparator:" + separator.rawValue) }
        func format(_ value: Date) -> String { _formatISOFields(value.timeIntervalSinceReferenceDate, _fields, timeZone.identifier) }
        var parseStrategy: Date.ISO8601FormatStyle { self }
        func parse(_ value: String) throws -> Date { try _parsedDate(_parseISOFields(value, _fields, timeZone.identifier), value, format(Date(timeIntervalSinceReferenceDate: 0))) }
      }
    }
    #module(FoundationInternationalization)
    extension Date {
      struct FormatString: ExpressibleByStringInterpolation, Hashable, Sendable {
        struct StringInterpolation: StringInterpolationProtocol {
          var _pattern: String = ""
          init(literalCapacity: Int, interpolationCount: Int) { }
          mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { _pattern += "'" + literal.replacingOccurrences(of: "'", with: "''") + "'" } }
          mutating func _append(_ letter: String, _ width: Date.FormatStyle.Symbol.Width) { _pattern += String(repeating: letter, count: width._length) }
          mutating func appendInterpolation(era width: Date.FormatStyle.Symbol.Width) { _append("G", width) }
          mutating func appendInterpolation(year width: Date.FormatStyle.Symbol.Width) { _append("y", width) }
          mutating func appendInterpolation(quarter width: Date.FormatStyle.Symbol.Width) { _append("Q", width) }
          mutating func appendInterpolation(month width: Date.FormatStyle.Symbol.Width) { _append("M", width) }
          mutating func appendInterpolation(standaloneMonth width: Date.FormatStyle.Symbol.Width) { _append("L", width) }
          mutating func appendInterpolation(day width: Date.FormatStyle.Symbol.Width) { _append("d", width) }
          mutating func appendInterpolation(dayOfYear width: Date.FormatStyle.Symbol.Width) { _append("D", width) }
          mutating func appendInterpolation(weekday width: Date.FormatStyle.Symbol.Width) { _append("E", width) }
          mutating func appendInterpolation(hour width: Date.FormatStyle.Symbol.VerbatimHour) { _pattern += width._pattern }
          mutating func appendInterpolation(minute width: Date.FormatStyle.Symbol.Width) { _append("m", width) }
          mutating func appendInterpolation(second width: Date.FormatStyle.Symbol.Width) { _append("s", width) }
          mutating func appendInterpolation(secondFraction width: Date.FormatStyle.Symbol.Width) { _append("S", width) }
          mutating func appendInterpolation(dayPeriod width: Date.FormatStyle.Symbol.DayPeriod) { _pattern += "a" }
          mutating func appendInterpolation(timeZone width: Date.FormatStyle.Symbol.Width) { _pattern += width._name.hasPrefix("iso8601") ? "XXX" : "z" }
        }
        var _pattern: String
        init(stringLiteral value: String) { _pattern = "'" + value.replacingOccurrences(of: "'", with: "''") + "'" }
        init(stringInterpolation value: Date.FormatString.StringInterpolation) { _pattern = value._pattern }
      }
      struct VerbatimFormatStyle: _FormatStyle, Hashable, Sendable {
        typealias FormatInput = Date
        typealias FormatOutput = String
        let _format: Date.FormatString
        let locale: Locale
        let timeZone: TimeZone
        init(format: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar) { _format = format; self.locale = locale ?? Locale(identifier: "en_US_POSIX"); self.timeZone = timeZone }
        func format(_ value: Date) -> String { _formatDateZoned(value.timeIntervalSinceReferenceDate, "pattern:" + _format._pattern, timeZone.identifier, locale.identifier) }
      }
      struct ParseStrategy: _ParseStrategy, Hashable, Sendable {
        typealias ParseInput = String
        typealias ParseOutput = Date
        let format: String
        let locale: Locale
        let timeZone: TimeZone
        let isLenient: Bool
        init(format: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar = .current, isLenient: Bool = true, twoDigitStartDate: Date = Date(timeIntervalSinceReferenceDate: 0)) {
          self.format = format._pattern
          self.locale = locale ?? Locale(identifier: "en_US_POSIX")
          self.timeZone = timeZone
          self.isLenient = isLenient
        }
        static func fixed(format: Date.FormatString, timeZone: TimeZone, locale: Locale? = nil) -> Date.ParseStrategy { Date.ParseStrategy(format: format, locale: locale, timeZone: timeZone) }
        func parse(_ value: String) throws -> Date { try _parsedDate(_parseDateZoned(value, "pattern:" + format, timeZone.identifier, locale.identifier), value, _formatDateZoned(0, "pattern:" + format, timeZone.identifier, locale.identifier)) }
      }
    }
    """#
}
