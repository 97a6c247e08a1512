extension Catalogue {
  /// Calendars and the parts of dates.
  static let calendars = #"""
    struct DateComponents: Hashable, CustomStringConvertible, Sendable {
      var isValidDate: Bool { calendar?._matches(self) ?? false }
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
    extension DateComponents: Codable {
      enum _Key: String, CodingKey {
        case calendar, timeZone, isLeapMonth, era, year, month, day, hour, minute, second, nanosecond, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear, yearForWeekOfYear
      }
      func encode(to encoder: any Encoder) throws {
        if calendar != nil { _trap("Theseus does not encode the calendar of date components yet") }
        var container = encoder.container(keyedBy: _Key.self)
        try container.encodeIfPresent(timeZone, forKey: .timeZone)
        try container.encodeIfPresent(era, forKey: .era)
        try container.encodeIfPresent(year, forKey: .year)
        try container.encodeIfPresent(month, forKey: .month)
        try container.encodeIfPresent(day, forKey: .day)
        try container.encodeIfPresent(hour, forKey: .hour)
        try container.encodeIfPresent(minute, forKey: .minute)
        try container.encodeIfPresent(second, forKey: .second)
        try container.encodeIfPresent(nanosecond, forKey: .nanosecond)
        try container.encodeIfPresent(weekday, forKey: .weekday)
        try container.encodeIfPresent(weekdayOrdinal, forKey: .weekdayOrdinal)
        try container.encodeIfPresent(quarter, forKey: .quarter)
        try container.encodeIfPresent(weekOfMonth, forKey: .weekOfMonth)
        try container.encodeIfPresent(weekOfYear, forKey: .weekOfYear)
        try container.encodeIfPresent(yearForWeekOfYear, forKey: .yearForWeekOfYear)
        try container.encodeIfPresent(isLeapMonth, forKey: .isLeapMonth)
      }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: _Key.self)
        if container.contains(.calendar) { _trap("Theseus does not decode the calendar of date components yet") }
        self.init()
        timeZone = try container.decodeIfPresent(TimeZone.self, forKey: .timeZone)
        era = try container.decodeIfPresent(Int.self, forKey: .era)
        year = try container.decodeIfPresent(Int.self, forKey: .year)
        month = try container.decodeIfPresent(Int.self, forKey: .month)
        day = try container.decodeIfPresent(Int.self, forKey: .day)
        hour = try container.decodeIfPresent(Int.self, forKey: .hour)
        minute = try container.decodeIfPresent(Int.self, forKey: .minute)
        second = try container.decodeIfPresent(Int.self, forKey: .second)
        nanosecond = try container.decodeIfPresent(Int.self, forKey: .nanosecond)
        weekday = try container.decodeIfPresent(Int.self, forKey: .weekday)
        weekdayOrdinal = try container.decodeIfPresent(Int.self, forKey: .weekdayOrdinal)
        quarter = try container.decodeIfPresent(Int.self, forKey: .quarter)
        weekOfMonth = try container.decodeIfPresent(Int.self, forKey: .weekOfMonth)
        weekOfYear = try container.decodeIfPresent(Int.self, forKey: .weekOfYear)
        yearForWeekOfYear = try container.decodeIfPresent(Int.self, forKey: .yearForWeekOfYear)
        isLeapMonth = try container.decodeIfPresent(Bool.self, forKey: .isLeapMonth)
      }
    }
    struct Calendar: Hashable, CustomStringConvertible, CustomDebugStringConvertible, Sendable {
      enum Identifier: String, Hashable, CustomDebugStringConvertible, Sendable {
        case gregorian, buddhist, chinese, coptic, hebrew, iso8601, indian, islamic, japanese, persian
        var debugDescription: String { rawValue }
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
      static var current: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = .current
        return calendar
      }
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
      func date(byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date? { _calendarAdd(_spec, component.rawValue, value, date.timeIntervalSinceReferenceDate, wrappingComponents).map { Date(timeIntervalSinceReferenceDate: $0) } }
      @_symbol("Calendar.date(adding)") func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date? { _calendarAddComponents(_spec, components._values, date.timeIntervalSinceReferenceDate).map { Date(timeIntervalSinceReferenceDate: $0) } }
      func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
        var components = dateComponents([.year, .month, .day], from: date)
        if !(0..<24).contains(hour) || !(0..<60).contains(minute) || !(0..<60).contains(second) { return nil }
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
      func enumerateDates(startingAfter start: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, direction: Calendar.SearchDirection = .forward, using block: (Date?, Bool, inout Bool) -> Void) {
        var stop = false
        var current = start
        while !stop, let next = nextDate(after: current, matching: components, matchingPolicy: matchingPolicy, direction: direction) {
          block(next, true, &stop)
          current = next
        }
      }
      func date(_ date: Date, matchesComponents components: DateComponents) -> Bool {
        let found = dateComponents([.era, .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday, .weekdayOrdinal, .quarter, .weekOfMonth, .weekOfYear, .yearForWeekOfYear], from: date)
        for (wanted, actual) in zip(components._values, found._values) { if wanted != nil && wanted != actual { return false } }
        return true
      }
      func dateIntervalOfWeekend(containing date: Date) -> DateInterval? {
        if !isDateInWeekend(date) { return nil }
        let isSunday = component(.weekday, from: date) == 1
        let start = self.date(byAdding: .day, value: isSunday ? -1 : 0, to: startOfDay(for: date))!
        return DateInterval(start: start, end: self.date(byAdding: .day, value: 2, to: start)!)
      }
      func nextWeekend(startingAfter date: Date, direction: Calendar.SearchDirection = .forward) -> DateInterval? {
        nextDate(after: date, matching: DateComponents(hour: 0, weekday: 7), matchingPolicy: .nextTime, direction: direction).flatMap { dateIntervalOfWeekend(containing: $0) }
      }
      func dates(byAdding component: Calendar.Component, value: Int = 1, startingAt start: Date, in range: Range<Date>? = nil, wrappingComponents: Bool = false) -> AnySequence<Date> {
        AnySequence(sequence(state: 0) { count -> Date? in
          count += 1
          guard let next = self.date(byAdding: component, value: count * value, to: start) else { return nil }
          return range.map { $0.contains(next) } ?? true ? next : nil
        })
      }
      func maximumRange(of component: Calendar.Component) -> Range<Int>? { _bounds(_calendarLimits(_spec, component.rawValue, true)) }
      func minimumRange(of component: Calendar.Component) -> Range<Int>? { _bounds(_calendarLimits(_spec, component.rawValue, false)) }
      func _bounds(_ numbers: [Int]) -> Range<Int>? { numbers.isEmpty ? nil : numbers[0]..<numbers[1] }
      func _symbols(_ name: String) -> [String] { _calendarSymbols(name, locale?.identifier ?? "en_US") }
      var monthSymbols: [String] { _symbols("monthSymbols") }
      var shortMonthSymbols: [String] { _symbols("shortMonthSymbols") }
      var veryShortMonthSymbols: [String] { _symbols("veryShortMonthSymbols") }
      var standaloneMonthSymbols: [String] { _symbols("standaloneMonthSymbols") }
      var shortStandaloneMonthSymbols: [String] { _symbols("shortStandaloneMonthSymbols") }
      var veryShortStandaloneMonthSymbols: [String] { _symbols("veryShortStandaloneMonthSymbols") }
      var standaloneWeekdaySymbols: [String] { _symbols("standaloneWeekdaySymbols") }
      var shortStandaloneWeekdaySymbols: [String] { _symbols("shortStandaloneWeekdaySymbols") }
      var veryShortStandaloneWeekdaySymbols: [String] { _symbols("veryShortStandaloneWeekdaySymbols") }
      var quarterSymbols: [String] { _symbols("quarterSymbols") }
      var shortQuarterSymbols: [String] { _symbols("shortQuarterSymbols") }
      var standaloneQuarterSymbols: [String] { _symbols("standaloneQuarterSymbols") }
      var eraSymbols: [String] { _symbols("eraSymbols") }
      var longEraSymbols: [String] { _symbols("longEraSymbols") }
      var weekdaySymbols: [String] { _symbols("weekdaySymbols") }
      var shortWeekdaySymbols: [String] { _symbols("shortWeekdaySymbols") }
      var veryShortWeekdaySymbols: [String] { _symbols("veryShortWeekdaySymbols") }
      var amSymbol: String { _symbols("amSymbol")[0] }
      var pmSymbol: String { _symbols("pmSymbol")[0] }
      var description: String { identifier.rawValue + " (" + identifier.rawValue + ") locale: " + (locale?.identifier ?? "") + " time zone: " + timeZone.description + " firstWeekday: " + String(firstWeekday) + " minDaysInFirstWeek: " + String(minimumDaysInFirstWeek) }
      var debugDescription: String { description }
    }
    func _calendarComponent(_ calendar: String, _ component: String, _ date: Double) -> Int
    func _calendarComponents(_ calendar: String, _ components: [String], _ date: Double) -> [Int?]
    func _calendarDifference(_ calendar: String, _ components: [String], _ start: Double, _ end: Double) -> [Int?]
    func _calendarDate(_ calendar: String, _ values: [Int?]) -> Double?
    func _calendarAdd(_ calendar: String, _ component: String, _ value: Int, _ date: Double, _ isWrapping: Bool) -> Double?
    func _calendarAddComponents(_ calendar: String, _ values: [Int?], _ date: Double) -> Double?
    func _calendarSet(_ calendar: String, _ component: String, _ value: Int, _ date: Double) -> Double?
    func _calendarInterval(_ calendar: String, _ component: String, _ date: Double) -> [Double]
    func _calendarRange(_ calendar: String, _ smaller: String, _ larger: String, _ date: Double) -> [Int]
    func _calendarOrdinality(_ calendar: String, _ smaller: String, _ larger: String, _ date: Double) -> Int?
    func _calendarNext(_ calendar: String, _ values: [Int?], _ date: Double, _ isForward: Bool) -> Double?
    func _calendarSymbols(_ name: String, _ locale: String) -> [String]
    func _calendarLimits(_ calendar: String, _ component: String, _ isMaximum: Bool) -> [Int]
    """#
}
