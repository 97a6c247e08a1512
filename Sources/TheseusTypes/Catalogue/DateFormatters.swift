extension Catalogue {
  /// The classes that write and read dates.
  static let dateFormatters = #"""
    class Formatter: NSObject {
      override init() { }
    }
    class DateFormatter: Formatter {
      enum Style: Int, Sendable {
        case none = 0, short = 1, medium = 2, long = 3, full = 4
      }
      var dateFormat: String! = ""
      var _dateStyle: DateFormatter.Style = .none
      var _timeStyle: DateFormatter.Style = .none
      var dateStyle: DateFormatter.Style { get { _dateStyle } set { _dateStyle = newValue; dateFormat = "" } }
      var timeStyle: DateFormatter.Style { get { _timeStyle } set { _timeStyle = newValue; dateFormat = "" } }
      var locale: Locale! = Locale.current
      var timeZone: TimeZone! = TimeZone.current
      var calendar: Calendar! = Calendar.current
      var doesRelativeDateFormatting: Bool = false
      var isLenient: Bool = false
      var amSymbol: String! = nil
      var pmSymbol: String! = nil
      override init() { super.init() }
      var _spec: String {
        if let dateFormat, dateFormat != "" { return "pattern:" + dateFormat }
        return "styles:" + String(dateStyle.rawValue) + ":" + String(timeStyle.rawValue)
      }
      func setLocalizedDateFormatFromTemplate(_ template: String) { dateFormat = _datePattern(template, locale.identifier) }
      static func dateFormat(fromTemplate template: String, options: Int, locale: Locale?) -> String? { _datePattern(template, (locale ?? .current).identifier) }
      func string(from date: Date) -> String {
        if doesRelativeDateFormatting { _unsupported("DateFormatter.doesRelativeDateFormatting") }
        if amSymbol != nil || pmSymbol != nil { return _formatDateZoned(date.timeIntervalSinceReferenceDate, "symbols:" + (amSymbol ?? "AM") + ";" + (pmSymbol ?? "PM") + ";" + (dateFormat ?? ""), timeZone.identifier, locale.identifier) }
        return _formatDateZoned(date.timeIntervalSinceReferenceDate, _spec, timeZone.identifier, locale.identifier)
      }
      func date(from string: String) -> Date? { _parseDateZoned(string, _spec, timeZone.identifier, locale.identifier).map { Date(timeIntervalSinceReferenceDate: $0) } }
      var monthSymbols: [String]! { _calendarSymbols("monthSymbols", locale.identifier) }
      var shortMonthSymbols: [String]! { _calendarSymbols("shortMonthSymbols", locale.identifier) }
      var veryShortMonthSymbols: [String]! { _calendarSymbols("veryShortMonthSymbols", locale.identifier) }
      var standaloneMonthSymbols: [String]! { _calendarSymbols("standaloneMonthSymbols", locale.identifier) }
      var shortStandaloneMonthSymbols: [String]! { _calendarSymbols("shortStandaloneMonthSymbols", locale.identifier) }
      var veryShortStandaloneMonthSymbols: [String]! { _calendarSymbols("veryShortStandaloneMonthSymbols", locale.identifier) }
      var weekdaySymbols: [String]! { _calendarSymbols("weekdaySymbols", locale.identifier) }
      var shortWeekdaySymbols: [String]! { _calendarSymbols("shortWeekdaySymbols", locale.identifier) }
      var veryShortWeekdaySymbols: [String]! { _calendarSymbols("veryShortWeekdaySymbols", locale.identifier) }
      var standaloneWeekdaySymbols: [String]! { _calendarSymbols("standaloneWeekdaySymbols", locale.identifier) }
      var shortStandaloneWeekdaySymbols: [String]! { _calendarSymbols("shortStandaloneWeekdaySymbols", locale.identifier) }
      var veryShortStandaloneWeekdaySymbols: [String]! { _calendarSymbols("veryShortStandaloneWeekdaySymbols", locale.identifier) }
      var quarterSymbols: [String]! { _calendarSymbols("quarterSymbols", locale.identifier) }
      var shortQuarterSymbols: [String]! { _calendarSymbols("shortQuarterSymbols", locale.identifier) }
      var eraSymbols: [String]! { _calendarSymbols("eraSymbols", locale.identifier) }
      static func localizedString(from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style) -> String { _formatDate(date.timeIntervalSinceReferenceDate, "styles:" + String(dateStyle.rawValue) + ":" + String(timeStyle.rawValue)) }
    }
    class DateIntervalFormatter: Formatter {
      var dateStyle: DateFormatter.Style = .medium
      var timeStyle: DateFormatter.Style = .medium
      var dateTemplate: String! = ""
      var locale: Locale! = Locale.current
      var timeZone: TimeZone! = TimeZone.current
      var calendar: Calendar! = Calendar.current
      override init() { super.init() }
      func string(from start: Date, to end: Date) -> String { _formatDates(start.timeIntervalSinceReferenceDate, end.timeIntervalSinceReferenceDate, String(dateStyle.rawValue) + ":" + String(timeStyle.rawValue) + ":" + dateTemplate, timeZone.identifier, locale.identifier) }
      @_symbol("DateIntervalFormatter.string(interval)") func string(from interval: DateInterval) -> String? { string(from: interval.start, to: interval.end) }
    }
    func _datePattern(_ template: String, _ locale: String) -> String
    func _formatDates(_ start: Double, _ end: Double, _ style: String, _ zone: String, _ locale: String) -> String
    func _formatDateZoned(_ seconds: Double, _ style: String, _ zone: String, _ locale: String) -> String
    func _parseDateZoned(_ text: String, _ style: String, _ zone: String, _ locale: String) -> Double?
    class ISO8601DateFormatter: Formatter {
      struct Options: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let withYear: ISO8601DateFormatter.Options = ISO8601DateFormatter.Options(rawValue: 1)
        static let withMonth: ISO8601DateFormatter.Options = ISO8601DateFormatter.Options(rawValue: 2)
        static let withWeekOfYear: ISO8601DateFormatter.Options = ISO8601DateFormatter.Options(rawValue: 4)
        static let withDay: ISO8601DateFormatter.Options = ISO8601DateFormatter.Options(rawValue: 16)
        static let withTime: ISO8601DateFormatter.Options = ISO8601DateFormatter.Options(rawValue: 32)
        static let withTimeZone: ISO8601DateFormatter.Options = ISO8601DateFormatter.Options(rawValue: 64)
        static let withSpaceBetweenDateAndTime: ISO8601DateFormatter.Options = ISO8601DateFormatter.Options(rawValue: 128)
        static let withDashSeparatorInDate: ISO8601DateFormatter.Options = ISO8601DateFormatter.Options(rawValue: 256)
        static let withColonSeparatorInTime: ISO8601DateFormatter.Options = ISO8601DateFormatter.Options(rawValue: 512)
        static let withColonSeparatorInTimeZone: ISO8601DateFormatter.Options = ISO8601DateFormatter.Options(rawValue: 1024)
        static let withFractionalSeconds: ISO8601DateFormatter.Options = ISO8601DateFormatter.Options(rawValue: 2048)
        static let withFullDate: ISO8601DateFormatter.Options = ISO8601DateFormatter.Options(rawValue: 275)
        static let withFullTime: ISO8601DateFormatter.Options = ISO8601DateFormatter.Options(rawValue: 1632)
        static let withInternetDateTime: ISO8601DateFormatter.Options = ISO8601DateFormatter.Options(rawValue: 1907)
      }
      var formatOptions: ISO8601DateFormatter.Options = .withInternetDateTime
      var timeZone: TimeZone! = TimeZone(identifier: "GMT")
      override init() { super.init() }
      func string(from date: Date) -> String { _formatISO8601(date.timeIntervalSinceReferenceDate, formatOptions.rawValue, timeZone.identifier) }
      func date(from string: String) -> Date? { _parseISO8601(string, formatOptions.rawValue, timeZone.identifier).map { Date(timeIntervalSinceReferenceDate: $0) } }
      static func string(from date: Date, timeZone: TimeZone, formatOptions: ISO8601DateFormatter.Options = .withInternetDateTime) -> String { _formatISO8601(date.timeIntervalSinceReferenceDate, formatOptions.rawValue, timeZone.identifier) }
    }
    func _formatISO8601(_ seconds: Double, _ options: UInt, _ zone: String) -> String
    func _parseISO8601(_ text: String, _ options: UInt, _ zone: String) -> Double?
    class RelativeDateTimeFormatter: Formatter {
      enum UnitsStyle: Int, Sendable {
        case full = 0, spellOut = 1, short = 2, abbreviated = 3
      }
      enum DateTimeStyle: Int, Sendable {
        case numeric = 0, named = 1
      }
      var unitsStyle: RelativeDateTimeFormatter.UnitsStyle = .full
      var dateTimeStyle: RelativeDateTimeFormatter.DateTimeStyle = .numeric
      override init() { super.init() }
      func localizedString(for date: Date, relativeTo reference: Date) -> String { localizedString(fromTimeInterval: date.timeIntervalSince(reference)) }
      func localizedString(fromTimeInterval interval: TimeInterval) -> String { _formatRelative(interval, dateTimeStyle == .named ? "named" : "numeric", unitsStyle == .full ? "wide" : (unitsStyle == .spellOut ? "spellOut" : "abbreviated")) }
    }
    class DateComponentsFormatter: Formatter {
      enum UnitsStyle: Int, Sendable {
        case positional = 0, abbreviated = 1, short = 2, full = 3, spellOut = 4, brief = 5
      }
      enum ZeroFormattingBehavior: Int, Sendable {
        case `default` = 1, dropLeading = 2, dropAll = 14, pad = 65536
      }
      var unitsStyle: DateComponentsFormatter.UnitsStyle = .positional
      var allowedUnits: Set<Calendar.Component> = []
      var zeroFormattingBehavior: DateComponentsFormatter.ZeroFormattingBehavior = .default
      override init() { super.init() }
      func string(from interval: Double) -> String? { _unsupported("DateComponentsFormatter") }
    }
    """#
}
