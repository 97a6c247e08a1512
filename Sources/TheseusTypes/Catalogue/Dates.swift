extension Catalogue {
  /// Dates and calendars; the clock is the host's, the time zone UTC.
  static let dates = #"""
    typealias TimeInterval = Double
    struct Date: Comparable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, Strideable, Codable, Sendable {
      typealias Stride = Double
      var timeIntervalSinceReferenceDate: Double
      init() { timeIntervalSinceReferenceDate = _now() + _epoch() }
      init(timeIntervalSinceReferenceDate interval: Double) { timeIntervalSinceReferenceDate = interval }
      init(timeIntervalSince1970 interval: Double) { timeIntervalSinceReferenceDate = interval - 978307200.0 }
      init(timeIntervalSinceNow interval: Double) { timeIntervalSinceReferenceDate = _now() + _epoch() + interval }
      init(timeInterval interval: Double, since date: Date) { timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + interval }
      static var now: Date { Date() }
      static let distantPast: Date = Date(timeIntervalSinceReferenceDate: -63114076800.0)
      static let distantFuture: Date = Date(timeIntervalSinceReferenceDate: 63113904000.0)
      static var timeIntervalSinceReferenceDate: Double { _now() + _epoch() }
      static let timeIntervalBetween1970AndReferenceDate: Double = 978307200.0
      var timeIntervalSince1970: Double { timeIntervalSinceReferenceDate + 978307200.0 }
      var timeIntervalSinceNow: Double { timeIntervalSinceReferenceDate - _now() - _epoch() }
      func timeIntervalSince(_ other: Date) -> Double { timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate }
      func addingTimeInterval(_ interval: Double) -> Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + interval) }
      mutating func addTimeInterval(_ interval: Double) { timeIntervalSinceReferenceDate += interval }
      func advanced(by n: Double) -> Date { addingTimeInterval(n) }
      func distance(to other: Date) -> Double { other.timeIntervalSince(self) }
      func compare(_ other: Date) -> ComparisonResult { ComparisonResult(_order: self < other ? -1 : (other < self ? 1 : 0)) }
      static func == (a: Date, b: Date) -> Bool { a.timeIntervalSinceReferenceDate == b.timeIntervalSinceReferenceDate }
      static func < (a: Date, b: Date) -> Bool { a.timeIntervalSinceReferenceDate < b.timeIntervalSinceReferenceDate }
      static func + (a: Date, b: Double) -> Date { a.addingTimeInterval(b) }
      static func - (a: Date, b: Double) -> Date { a.addingTimeInterval(-b) }
      static func += (a: inout Date, b: Double) { a = a.addingTimeInterval(b) }
      static func -= (a: inout Date, b: Double) { a = a.addingTimeInterval(-b) }
      func hash(into hasher: inout Hasher) { hasher.combine(timeIntervalSinceReferenceDate) }
      var description: String {
        let text = _formatDate(timeIntervalSinceReferenceDate, "pattern:yyyy-MM-dd HH:mm:ss +0000")
        return text.isEmpty ? "<description unavailable>" : text
      }
      var debugDescription: String { description }
      func formatted() -> String { _formatDate(timeIntervalSinceReferenceDate, "style:numeric:shortened") }
      func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String { _formatDate(timeIntervalSinceReferenceDate, "style:" + date._name + ":" + time._name) }
      @_symbol("Date.formatted(style)") func formatted(_ style: Date.FormatStyle) -> String { style.format(self) }
      @_symbol("Date.formatted(iso)") func formatted(_ style: Date.ISO8601FormatStyle) -> String { style.format(self) }
      @_symbol("Date.formatted(relative)") func formatted(_ style: Date.RelativeFormatStyle) -> String { style.format(self) }
      func ISO8601Format() -> String { _formatDate(timeIntervalSinceReferenceDate, "iso8601") }
      func encode(to encoder: any Encoder) throws { var container = encoder.singleValueContainer(); try container.encode(timeIntervalSinceReferenceDate) }
      init(from decoder: any Decoder) throws { timeIntervalSinceReferenceDate = try decoder.singleValueContainer().decode(Double.self) }
      struct FormatStyle: _FormatStyle, Sendable {
        typealias FormatInput = Date
        typealias FormatOutput = String
        struct DateStyle: Hashable, Sendable {
          var _name: String
          static let omitted: Date.FormatStyle.DateStyle = Date.FormatStyle.DateStyle(_name: "omitted")
          static let numeric: Date.FormatStyle.DateStyle = Date.FormatStyle.DateStyle(_name: "numeric")
          static let abbreviated: Date.FormatStyle.DateStyle = Date.FormatStyle.DateStyle(_name: "abbreviated")
          static let long: Date.FormatStyle.DateStyle = Date.FormatStyle.DateStyle(_name: "long")
          static let complete: Date.FormatStyle.DateStyle = Date.FormatStyle.DateStyle(_name: "complete")
        }
        struct TimeStyle: Hashable, Sendable {
          var _name: String
          static let omitted: Date.FormatStyle.TimeStyle = Date.FormatStyle.TimeStyle(_name: "omitted")
          static let shortened: Date.FormatStyle.TimeStyle = Date.FormatStyle.TimeStyle(_name: "shortened")
          static let standard: Date.FormatStyle.TimeStyle = Date.FormatStyle.TimeStyle(_name: "standard")
          static let complete: Date.FormatStyle.TimeStyle = Date.FormatStyle.TimeStyle(_name: "complete")
        }
        struct Symbol: Hashable, Sendable {
          struct Width: Hashable, Sendable {
            var _name: String
            static let abbreviated: Date.FormatStyle.Symbol.Width = Date.FormatStyle.Symbol.Width(_name: "abbreviated")
            static let wide: Date.FormatStyle.Symbol.Width = Date.FormatStyle.Symbol.Width(_name: "wide")
            static let narrow: Date.FormatStyle.Symbol.Width = Date.FormatStyle.Symbol.Width(_name: "narrow")
            static let short: Date.FormatStyle.Symbol.Width = Date.FormatStyle.Symbol.Width(_name: "short")
            static let twoDigits: Date.FormatStyle.Symbol.Width = Date.FormatStyle.Symbol.Width(_name: "twoDigits")
            static let defaultDigits: Date.FormatStyle.Symbol.Width = Date.FormatStyle.Symbol.Width(_name: "defaultDigits")
            static func defaultDigits(amPM: Date.FormatStyle.Symbol.Width) -> Date.FormatStyle.Symbol.Width { Date.FormatStyle.Symbol.Width(_name: "defaultDigits") }
            static func twoDigits(amPM: Date.FormatStyle.Symbol.Width) -> Date.FormatStyle.Symbol.Width { Date.FormatStyle.Symbol.Width(_name: "twoDigits") }
          }
        }
        var _spec: String
        var locale: Locale
        var timeZone: TimeZone
        static var dateTime: Date.FormatStyle { Date.FormatStyle() }
        init() { _spec = "fields"; locale = .current; timeZone = .current }
        init(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil, locale: Locale = .current, calendar: Calendar = .current, timeZone: TimeZone = .current) {
          _spec = date == nil && time == nil ? "fields" : "style:" + (date?._name ?? "omitted") + ":" + (time?._name ?? "omitted")
          self.locale = locale
          self.timeZone = timeZone
        }
        func _adding(_ field: String, _ width: Date.FormatStyle.Symbol.Width) -> Date.FormatStyle {
          var result = self
          result._spec = (_spec.hasPrefix("style") ? "fields" : _spec) + ";" + field + ":" + width._name
          return result
        }
        func year(_ width: Date.FormatStyle.Symbol.Width = .defaultDigits) -> Date.FormatStyle { _adding("year", width) }
        func month(_ width: Date.FormatStyle.Symbol.Width = .abbreviated) -> Date.FormatStyle { _adding("month", width) }
        func day(_ width: Date.FormatStyle.Symbol.Width = .defaultDigits) -> Date.FormatStyle { _adding("day", width) }
        func weekday(_ width: Date.FormatStyle.Symbol.Width = .abbreviated) -> Date.FormatStyle { _adding("weekday", width) }
        func hour(_ width: Date.FormatStyle.Symbol.Width = .defaultDigits) -> Date.FormatStyle { _adding("hour", width) }
        func minute(_ width: Date.FormatStyle.Symbol.Width = .defaultDigits) -> Date.FormatStyle { _adding("minute", width) }
        func second(_ width: Date.FormatStyle.Symbol.Width = .defaultDigits) -> Date.FormatStyle { _adding("second", width) }
        func locale(_ locale: Locale) -> Date.FormatStyle {
          var result = self
          result.locale = locale
          return result
        }
        func format(_ value: Date) -> String { _formatDateZoned(value.timeIntervalSinceReferenceDate, _spec, timeZone.identifier, locale.identifier) }
      }
      struct ISO8601FormatStyle: _FormatStyle, Sendable {
        typealias FormatInput = Date
        typealias FormatOutput = String
        init() { }
        static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
        func format(_ value: Date) -> String { _formatDate(value.timeIntervalSinceReferenceDate, "iso8601") }
      }
      struct RelativeFormatStyle: _FormatStyle, Sendable {
        typealias FormatInput = Date
        typealias FormatOutput = String
        enum Presentation: String, Sendable {
          case numeric, named
        }
        enum UnitsStyle: String, Sendable {
          case wide, spellOut, abbreviated, narrow
        }
        var presentation: Date.RelativeFormatStyle.Presentation = .numeric
        var unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide
        static func relative(presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide) -> Date.RelativeFormatStyle { Date.RelativeFormatStyle(presentation: presentation, unitsStyle: unitsStyle) }
        func format(_ value: Date) -> String { _formatRelative(value.timeIntervalSinceNow, presentation.rawValue, unitsStyle.rawValue) }
      }
    }
    extension FormatStyle where Self == Date.FormatStyle {
      static var dateTime: Date.FormatStyle { Date.FormatStyle() }
    }
    extension FormatStyle where Self == Date.ISO8601FormatStyle {
      static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
    }
    extension FormatStyle where Self == Date.RelativeFormatStyle {
      static func relative(presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide) -> Date.RelativeFormatStyle { Date.RelativeFormatStyle(presentation: presentation, unitsStyle: unitsStyle) }
    }
    func _epoch() -> Double
    func _formatDate(_ seconds: Double, _ style: String) -> String
    func _formatRelative(_ seconds: Double, _ presentation: String, _ width: String) -> String
    func _parseDate(_ text: String, _ pattern: String) -> Double?
    func CFAbsoluteTimeGetCurrent() -> Double { _now() + _epoch() }
    func CACurrentMediaTime() -> Double { _now() }
    struct DateInterval: Comparable, Hashable, Codable, Sendable {
      var start: Date
      var duration: Double
      init() { start = Date(); duration = 0 }
      init(start: Date, end: Date) { self.start = start; duration = end.timeIntervalSince(start) }
      init(start: Date, duration: Double) { self.start = start; self.duration = duration }
      var end: Date { start + duration }
      func contains(_ date: Date) -> Bool { start <= date && date <= end }
      func intersects(_ other: DateInterval) -> Bool { start <= other.end && other.start <= end }
      static func < (a: DateInterval, b: DateInterval) -> Bool { a.start < b.start || (a.start == b.start && a.duration < b.duration) }
    }
    struct DateComponents: Hashable, CustomStringConvertible, Sendable {
      func isValidDate(in calendar: Calendar) -> Bool { calendar._matches(self) }
      var calendar: Calendar?
      var timeZone: TimeZone?
      var era: Int?
      var year: Int?
      var month: Int?
      var day: Int?
      var hour: Int?
      var minute: Int?
      var second: Int?
      var nanosecond: Int?
      var weekday: Int?
      var weekdayOrdinal: Int?
      var quarter: Int?
      var weekOfMonth: Int?
      var weekOfYear: Int?
      var yearForWeekOfYear: Int?
      var isLeapMonth: Bool?
      init(calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil) {
        self.calendar = calendar
        self.timeZone = timeZone
        self.era = era
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
        self.nanosecond = nanosecond
        self.weekday = weekday
        self.weekdayOrdinal = weekdayOrdinal
        self.quarter = quarter
        self.weekOfMonth = weekOfMonth
        self.weekOfYear = weekOfYear
        self.yearForWeekOfYear = yearForWeekOfYear
      }
      init(_found values: [Int?], _ asked: Set<Calendar.Component>) {
        self.init(_values: values)
        if asked.contains(.month) { isLeapMonth = false }
      }
      init(_values: [Int?]) { self.init(era: _values[0], year: _values[1], month: _values[2], day: _values[3], hour: _values[4], minute: _values[5], second: _values[6], nanosecond: _values[7], weekday: _values[8], weekdayOrdinal: _values[9], quarter: _values[10], weekOfMonth: _values[11], weekOfYear: _values[12], yearForWeekOfYear: _values[13]) }
      var _values: [Int?] { [era, year, month, day, hour, minute, second, nanosecond, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear, yearForWeekOfYear] }
      static func == (a: DateComponents, b: DateComponents) -> Bool { a._values == b._values && a.calendar == b.calendar && a.timeZone == b.timeZone }
      func hash(into hasher: inout Hasher) { hasher.combine(_values) }
      var date: Date? { (calendar ?? Calendar.current).date(from: self) }
      func value(for component: Calendar.Component) -> Int? { component._index < 0 ? nil : _values[component._index] }
      mutating func setValue(_ value: Int?, for component: Calendar.Component) {
        if component._index < 0 { _unsupported("this component of DateComponents") }
        var values = _values
        values[component._index] = value
        self = DateComponents(_values: values)
      }
      var description: String {
        var parts: [String] = []
        let names = ["era", "year", "month", "day", "hour", "minute", "second", "nanosecond", "weekday", "weekdayOrdinal", "quarter", "weekOfMonth", "weekOfYear", "yearForWeekOfYear"]
        for i in 0..<names.count { if let value = _values[i] { parts.append(names[i] + ": " + String(value) + " ") } }
        if let isLeapMonth = isLeapMonth { parts.append("isLeapMonth: " + String(isLeapMonth) + " ") }
        return parts.joined()
      }
    }
    struct Calendar: Hashable, CustomStringConvertible, Sendable {
      enum Identifier: String, Hashable, Sendable {
        case gregorian, buddhist, chinese, coptic, hebrew, iso8601, indian, islamic, japanese, persian
      }
      enum Component: String, Hashable, CaseIterable, Sendable {
        case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear, yearForWeekOfYear, nanosecond, calendar, timeZone, dayOfYear
        var _index: Int {
          switch self {
          case .era: return 0
          case .year: return 1
          case .month: return 2
          case .day: return 3
          case .hour: return 4
          case .minute: return 5
          case .second: return 6
          case .nanosecond: return 7
          case .weekday: return 8
          case .weekdayOrdinal: return 9
          case .quarter: return 10
          case .weekOfMonth: return 11
          case .weekOfYear: return 12
          case .yearForWeekOfYear: return 13
          default: return -1
          }
        }
      }
      enum MatchingPolicy: Sendable {
        case nextTime, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents, strict
      }
      enum SearchDirection: Sendable {
        case forward, backward
      }
      let identifier: Calendar.Identifier
      var locale: Locale?
      var timeZone: TimeZone
      var firstWeekday: Int
      var minimumDaysInFirstWeek: Int
      init(identifier: Calendar.Identifier) {
        self.identifier = identifier
        locale = nil
        timeZone = TimeZone.current
        firstWeekday = identifier == .iso8601 ? 2 : 1
        minimumDaysInFirstWeek = identifier == .iso8601 ? 4 : 1
      }
      static var current: Calendar { Calendar(identifier: .gregorian) }
      static var autoupdatingCurrent: Calendar { Calendar(identifier: .gregorian) }
      var _spec: String { identifier.rawValue + ";" + timeZone.identifier + ";" + String(firstWeekday) + ";" + String(minimumDaysInFirstWeek) }
      func component(_ component: Calendar.Component, from date: Date) -> Int { _calendarComponent(_spec, component.rawValue, date.timeIntervalSinceReferenceDate) }
      func _matches(_ components: DateComponents) -> Bool {
        guard let date = date(from: components) else { return false }
        let found = dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        func agrees(_ wanted: Int?, _ actual: Int?) -> Bool { wanted == nil || wanted == actual }
        return agrees(components.year, found.year) && agrees(components.month, found.month) && agrees(components.day, found.day) && agrees(components.hour, found.hour) && agrees(components.minute, found.minute) && agrees(components.second, found.second)
      }
      func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents {
        var calendar = self
        calendar.timeZone = timeZone
        var result = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday, .weekdayOrdinal, .quarter, .weekOfMonth, .weekOfYear, .yearForWeekOfYear], from: date)
        result.calendar = calendar
        result.timeZone = timeZone
        return result
      }
      func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents { DateComponents(_found: _calendarComponents(_spec, components.map { $0.rawValue }, date.timeIntervalSinceReferenceDate), components) }
      func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents { DateComponents(_values: _calendarDifference(_spec, components.map { $0.rawValue }, start.timeIntervalSinceReferenceDate, end.timeIntervalSinceReferenceDate)) }
      @_symbol("Calendar.dateComponents(components)") func dateComponents(_ components: Set<Calendar.Component>, from start: DateComponents, to end: DateComponents) -> DateComponents { dateComponents(components, from: date(from: start)!, to: date(from: end)!) }
      func date(from components: DateComponents) -> Date? { _calendarDate(_spec, components._values).map { Date(timeIntervalSinceReferenceDate: $0) } }
      func date(byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date? { _calendarAdd(_spec, component.rawValue, value, date.timeIntervalSinceReferenceDate).map { Date(timeIntervalSinceReferenceDate: $0) } }
      @_symbol("Calendar.date(adding)") func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date? { _calendarAddComponents(_spec, components._values, date.timeIntervalSinceReferenceDate).map { Date(timeIntervalSinceReferenceDate: $0) } }
      func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
        var components = dateComponents([.year, .month, .day], from: date)
        components.hour = hour
        components.minute = minute
        components.second = second
        return self.date(from: components)
      }
      func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date? { _calendarSet(_spec, component.rawValue, value, date.timeIntervalSinceReferenceDate).map { Date(timeIntervalSinceReferenceDate: $0) } }
      func startOfDay(for date: Date) -> Date { Date(timeIntervalSinceReferenceDate: _calendarInterval(_spec, "day", date.timeIntervalSinceReferenceDate)[0]) }
      func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval? {
        let values = _calendarInterval(_spec, component.rawValue, date.timeIntervalSinceReferenceDate)
        return values.isEmpty ? nil : DateInterval(start: Date(timeIntervalSinceReferenceDate: values[0]), duration: values[1])
      }
      func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>? {
        let bounds = _calendarRange(_spec, smaller.rawValue, larger.rawValue, date.timeIntervalSinceReferenceDate)
        return bounds.isEmpty ? nil : bounds[0]..<bounds[1]
      }
      func ordinality(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Int? { _calendarOrdinality(_spec, smaller.rawValue, larger.rawValue, date.timeIntervalSinceReferenceDate) }
      func isDate(_ a: Date, inSameDayAs b: Date) -> Bool { startOfDay(for: a) == startOfDay(for: b) }
      func isDate(_ a: Date, equalTo b: Date, toGranularity component: Calendar.Component) -> Bool { compare(a, to: b, toGranularity: component) == .orderedSame }
      func compare(_ a: Date, to b: Date, toGranularity component: Calendar.Component) -> ComparisonResult {
        guard let first = dateInterval(of: component, for: a), let second = dateInterval(of: component, for: b) else { return a.compare(b) }
        return first.start.compare(second.start)
      }
      func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }
      func isDateInYesterday(_ date: Date) -> Bool { isDate(date, inSameDayAs: self.date(byAdding: .day, value: -1, to: Date())!) }
      func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, inSameDayAs: self.date(byAdding: .day, value: 1, to: Date())!) }
      func isDateInWeekend(_ date: Date) -> Bool {
        let day = component(.weekday, from: date)
        return day == 1 || day == 7
      }
      func nextDate(after date: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, direction: Calendar.SearchDirection = .forward) -> Date? { _calendarNext(_spec, components._values, date.timeIntervalSinceReferenceDate, direction == .forward).map { Date(timeIntervalSinceReferenceDate: $0) } }
      var monthSymbols: [String] { _calendarSymbols("monthSymbols") }
      var shortMonthSymbols: [String] { _calendarSymbols("shortMonthSymbols") }
      var veryShortMonthSymbols: [String] { _calendarSymbols("veryShortMonthSymbols") }
      var standaloneMonthSymbols: [String] { _calendarSymbols("monthSymbols") }
      var weekdaySymbols: [String] { _calendarSymbols("weekdaySymbols") }
      var shortWeekdaySymbols: [String] { _calendarSymbols("shortWeekdaySymbols") }
      var veryShortWeekdaySymbols: [String] { _calendarSymbols("veryShortWeekdaySymbols") }
      var amSymbol: String { "AM" }
      var pmSymbol: String { "PM" }
      var description: String { identifier.rawValue }
    }
    func _calendarComponent(_ calendar: String, _ component: String, _ date: Double) -> Int
    func _calendarComponents(_ calendar: String, _ components: [String], _ date: Double) -> [Int?]
    func _calendarDifference(_ calendar: String, _ components: [String], _ start: Double, _ end: Double) -> [Int?]
    func _calendarDate(_ calendar: String, _ values: [Int?]) -> Double?
    func _calendarAdd(_ calendar: String, _ component: String, _ value: Int, _ date: Double) -> Double?
    func _calendarAddComponents(_ calendar: String, _ values: [Int?], _ date: Double) -> Double?
    func _calendarSet(_ calendar: String, _ component: String, _ value: Int, _ date: Double) -> Double?
    func _calendarInterval(_ calendar: String, _ component: String, _ date: Double) -> [Double]
    func _calendarRange(_ calendar: String, _ smaller: String, _ larger: String, _ date: Double) -> [Int]
    func _calendarOrdinality(_ calendar: String, _ smaller: String, _ larger: String, _ date: Double) -> Int?
    func _calendarNext(_ calendar: String, _ values: [Int?], _ date: Double, _ isForward: Bool) -> Double?
    func _calendarSymbols(_ name: String) -> [String]
    struct TimeZone: Hashable, CustomStringConvertible, Codable, Sendable {
      let identifier: String
      init?(identifier: String) {
        if !_isTimeZone(identifier) { return nil }
        self.identifier = identifier
      }
      init?(abbreviation: String) { self.init(identifier: abbreviation == "UTC" ? "GMT" : abbreviation) }
      init?(secondsFromGMT seconds: Int) {
        if abs(seconds) > 18 * 3600 { return nil }
        identifier = _timeZone(seconds)
      }
      init(_identifier: String) { identifier = _identifier }
      static var current: TimeZone { TimeZone(_identifier: "UTC") }
      static var autoupdatingCurrent: TimeZone { TimeZone(_identifier: "UTC") }
      static var gmt: TimeZone { TimeZone(_identifier: "GMT") }
      func secondsFromGMT(for date: Date = Date()) -> Int { _secondsFromGMT(identifier, date.timeIntervalSinceReferenceDate) }
      func abbreviation(for date: Date = Date()) -> String? { identifier == "UTC" ? "GMT" : identifier }
      var description: String { identifier + " (current)" }
    }
    func _isTimeZone(_ identifier: String) -> Bool
    func _timeZone(_ seconds: Int) -> String
    func _secondsFromGMT(_ identifier: String, _ date: Double) -> Int
    struct Locale: Hashable, CustomStringConvertible, Codable, Sendable {
      let identifier: String
      init(identifier: String) { self.identifier = identifier }
      static var current: Locale { Locale(identifier: "en_US") }
      static var autoupdatingCurrent: Locale { Locale(identifier: "en_US") }
      var languageCode: String? { String(identifier.prefix { $0 != "_" && $0 != "-" }) }
      var currencySymbol: String? { "$" }
      var currencyCode: String? { "USD" }
      var decimalSeparator: String? { "." }
      var groupingSeparator: String? { "," }
      var description: String { identifier + " (fixed " + identifier + ")" }
      var currency: Locale.Currency? { Locale.Currency("USD") }
      struct Currency: Hashable, Sendable {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
      }
    }
    class Formatter {
      init() { }
    }
    class DateFormatter: Formatter {
      enum Style: Int, Sendable {
        case none = 0, short = 1, medium = 2, long = 3, full = 4
      }
      var dateFormat: String! = ""
      var dateStyle: DateFormatter.Style = .none
      var timeStyle: DateFormatter.Style = .none
      var locale: Locale! = Locale.current
      var timeZone: TimeZone! = TimeZone.current
      var calendar: Calendar! = Calendar.current
      var doesRelativeDateFormatting: Bool = false
      var _template: String = ""
      override init() { super.init() }
      var _spec: String {
        if _template != "" { return "template:" + _template + ";" + timeZone.identifier + ";" + locale.identifier }
        if dateFormat != "" { return "pattern:" + dateFormat }
        return "styles:" + String(dateStyle.rawValue) + ":" + String(timeStyle.rawValue)
      }
      func setLocalizedDateFormatFromTemplate(_ template: String) { _template = template }
      func string(from date: Date) -> String { _formatDateZoned(date.timeIntervalSinceReferenceDate, _spec, timeZone.identifier, locale.identifier) }
      func date(from string: String) -> Date? { _parseDateZoned(string, _spec, timeZone.identifier, locale.identifier).map { Date(timeIntervalSinceReferenceDate: $0) } }
      var monthSymbols: [String]! { _calendarSymbols("monthSymbols") }
      var shortMonthSymbols: [String]! { _calendarSymbols("shortMonthSymbols") }
      var weekdaySymbols: [String]! { _calendarSymbols("weekdaySymbols") }
      var shortWeekdaySymbols: [String]! { _calendarSymbols("shortWeekdaySymbols") }
      static func localizedString(from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style) -> String { _formatDate(date.timeIntervalSinceReferenceDate, "styles:" + String(dateStyle.rawValue) + ":" + String(timeStyle.rawValue)) }
    }
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
      func localizedString(for date: Date, relativeTo reference: Date) -> String { _formatRelative(date.timeIntervalSince(reference), dateTimeStyle == .named ? "named" : "numeric", unitsStyle == .full ? "wide" : (unitsStyle == .spellOut ? "spellOut" : "abbreviated")) }
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
