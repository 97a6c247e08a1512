extension Catalogue {
  /// The classes that write and read dates.
  static let dateFormatters = #"""
    #module(Foundation)
    class Formatter: NSObject {
      override init() { }
      func string(for value: Any?) -> String? { _unsupported("Formatter.string(for:)") }
    }
    class DateFormatter: Formatter {
      enum Style: Int, Sendable {
        case none = 0, short = 1, medium = 2, long = 3, full = 4
      }
      var _settings: [[String]] = []
      var _locale: Locale = Locale.current
      lazy var _timeZone: TimeZone = NSTimeZone.default
      var _calendar: Calendar = Calendar.current
      var locale: Locale! { get { _locale } set { _locale = newValue ?? .current } }
      var timeZone: TimeZone! { get { _timeZone } set { _timeZone = newValue ?? .current } }
      var calendar: Calendar! { get { _calendar } set { _calendar = newValue ?? .current } }
      var doesRelativeDateFormatting: Bool = false
      var generatesCalendarDates: Bool = false
      override init() { super.init() }
      var _spec: [[String]] { [["calendar", _calendar._spec], ["locale", _locale.identifier], ["timeZone", _timeZone.identifier]] + _settings }
      func _read(_ name: String) -> [String] { _dateFormatterProperty(_spec, name) }
      func _write(_ name: String, _ values: [String]?) {
        _settings.removeAll { $0[0] == name }
        if let values { _settings.append([name] + values) }
      }
      func _style(_ name: String) -> DateFormatter.Style { Int(_read(name)[0]).flatMap { DateFormatter.Style(rawValue: $0) } ?? .none }
      func _date(_ name: String) -> Date? { _read(name).first.flatMap { Double($0) }.map { Date(timeIntervalSinceReferenceDate: $0) } }
      func _write(_ name: String, _ date: Date?) { _write(name, date.map { [String($0.timeIntervalSinceReferenceDate)] }) }
      var dateFormat: String! { get { _read("dateFormat").first } set { _write("dateFormat", newValue.map { [$0] }) } }
      var dateStyle: DateFormatter.Style { get { _style("dateStyle") } set { _write("dateStyle", [String(newValue.rawValue)]) } }
      var timeStyle: DateFormatter.Style { get { _style("timeStyle") } set { _write("timeStyle", [String(newValue.rawValue)]) } }
      var isLenient: Bool { get { _read("isLenient") == ["true"] } set { _write("isLenient", [String(newValue)]) } }
      var twoDigitStartDate: Date? { get { _date("twoDigitStartDate") } set { _write("twoDigitStartDate", newValue) } }
      var defaultDate: Date? { get { _date("defaultDate") } set { _write("defaultDate", newValue) } }
      var gregorianStartDate: Date? { get { _date("gregorianStartDate") } set { _write("gregorianStartDate", newValue) } }
      @_optionalOnApple var amSymbol: String { get { _read("amSymbol")[0] } set { _write("amSymbol", [newValue]) } }
      @_optionalOnApple var pmSymbol: String { get { _read("pmSymbol")[0] } set { _write("pmSymbol", [newValue]) } }
      @_optionalOnApple var monthSymbols: [String] { get { _read("monthSymbols") } set { _write("monthSymbols", newValue) } }
      @_optionalOnApple var shortMonthSymbols: [String] { get { _read("shortMonthSymbols") } set { _write("shortMonthSymbols", newValue) } }
      @_optionalOnApple var veryShortMonthSymbols: [String] { get { _read("veryShortMonthSymbols") } set { _write("veryShortMonthSymbols", newValue) } }
      @_optionalOnApple var standaloneMonthSymbols: [String] { get { _read("standaloneMonthSymbols") } set { _write("standaloneMonthSymbols", newValue) } }
      @_optionalOnApple var shortStandaloneMonthSymbols: [String] { get { _read("shortStandaloneMonthSymbols") } set { _write("shortStandaloneMonthSymbols", newValue) } }
      @_optionalOnApple var veryShortStandaloneMonthSymbols: [String] { get { _read("veryShortStandaloneMonthSymbols") } set { _write("veryShortStandaloneMonthSymbols", newValue) } }
      @_optionalOnApple var weekdaySymbols: [String] { get { _read("weekdaySymbols") } set { _write("weekdaySymbols", newValue) } }
      @_optionalOnApple var shortWeekdaySymbols: [String] { get { _read("shortWeekdaySymbols") } set { _write("shortWeekdaySymbols", newValue) } }
      @_optionalOnApple var veryShortWeekdaySymbols: [String] { get { _read("veryShortWeekdaySymbols") } set { _write("veryShortWeekdaySymbols", newValue) } }
      @_optionalOnApple var standaloneWeekdaySymbols: [String] { get { _read("standaloneWeekdaySymbols") } set { _write("standaloneWeekdaySymbols", newValue) } }
      @_optionalOnApple var shortStandaloneWeekdaySymbols: [String] { get { _read("shortStandaloneWeekdaySymbols") } set { _write("shortStandaloneWeekdaySymbols", newValue) } }
      @_optionalOnApple var veryShortStandaloneWeekdaySymbols: [String] { get { _read("veryShortStandaloneWeekdaySymbols") } set { _write("veryShortStandaloneWeekdaySymbols", newValue) } }
      @_optionalOnApple var quarterSymbols: [String] { get { _read("quarterSymbols") } set { _write("quarterSymbols", newValue) } }
      @_optionalOnApple var shortQuarterSymbols: [String] { get { _read("shortQuarterSymbols") } set { _write("shortQuarterSymbols", newValue) } }
      @_optionalOnApple var standaloneQuarterSymbols: [String] { get { _read("standaloneQuarterSymbols") } set { _write("standaloneQuarterSymbols", newValue) } }
      @_optionalOnApple var shortStandaloneQuarterSymbols: [String] { get { _read("shortStandaloneQuarterSymbols") } set { _write("shortStandaloneQuarterSymbols", newValue) } }
      @_optionalOnApple var eraSymbols: [String] { get { _read("eraSymbols") } set { _write("eraSymbols", newValue) } }
      @_optionalOnApple var longEraSymbols: [String] { get { _read("longEraSymbols") } set { _write("longEraSymbols", newValue) } }
      func setLocalizedDateFormatFromTemplate(_ template: String) { dateFormat = _datePattern(template, _locale.identifier) }
      static func dateFormat(fromTemplate template: String, options: Int, locale: Locale?) -> String? { _datePattern(template, (locale ?? .current).identifier) }
      func string(from date: Date) -> String {
        if doesRelativeDateFormatting { _unsupported("DateFormatter.doesRelativeDateFormatting") }
        return _formatDateWith(_spec, date.timeIntervalSinceReferenceDate)
      }
      override func string(for value: Any?) -> String? { (value as? Date).map { string(from: $0) } }
      func date(from string: String) -> Date? { _parseDateWith(_spec, string).map { Date(timeIntervalSinceReferenceDate: $0) } }
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
    func _formatDateWith(_ spec: [[String]], _ seconds: Double) -> String
    func _parseDateWith(_ spec: [[String]], _ text: String) -> Double?
    func _dateFormatterProperty(_ spec: [[String]], _ name: String) -> [String]
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
      var locale: Locale = .current
      func localizedString(for date: Date, relativeTo reference: Date) -> String { _formatRelative(date.timeIntervalSinceReferenceDate, reference.timeIntervalSinceReferenceDate, dateTimeStyle == .named ? "named" : "numeric", unitsStyle == .full ? "wide" : (unitsStyle == .spellOut ? "spellOut" : "abbreviated"), locale.identifier) }
      func localizedString(fromTimeInterval interval: TimeInterval) -> String { localizedString(for: Date() + interval, relativeTo: Date()) }
    }
    class DateComponentsFormatter: Formatter {
      enum UnitsStyle: Int, Sendable {
        case positional = 0, abbreviated = 1, short = 2, full = 3, spellOut = 4, brief = 5
      }
      enum ZeroFormattingBehavior: Int, Sendable {
        case `default` = 1, dropLeading = 2, dropAll = 14, pad = 65536
      }
      var unitsStyle: DateComponentsFormatter.UnitsStyle = .positional
      var allowedUnits: NSCalendar.Unit = []
      var zeroFormattingBehavior: DateComponentsFormatter.ZeroFormattingBehavior = .default
      override init() { super.init() }
      func string(from interval: Double) -> String? { _unsupported("DateComponentsFormatter") }
      @_symbol("DateComponentsFormatter.string(components)") func string(from components: DateComponents) -> String? { _unsupported("DateComponentsFormatter") }
      func string(from start: Date, to end: Date) -> String? { _unsupported("DateComponentsFormatter") }
    }
    """#
}
