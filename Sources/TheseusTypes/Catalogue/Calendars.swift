extension Catalogue {
  /// Calendars.
  static let calendars = #"""
    #module(FoundationEssentials)
    struct Calendar: Hashable, CustomStringConvertible, CustomDebugStringConvertible, Sendable {
      @_partial enum Identifier: String, Hashable, CustomDebugStringConvertible, Sendable {
        case gregorian, buddhist, chinese, coptic, hebrew, iso8601, indian, islamic, japanese, persian
        case ethiopicAmeteMihret = "ethiopic", ethiopicAmeteAlem = "ethioaa", republicOfChina = "roc"
        case islamicCivil = "islamic-civil", islamicTabular = "islamic-tbla", islamicUmmAlQura = "islamic-umalqura"
        var debugDescription: String { rawValue }
      }
      enum Component: String, Hashable, CaseIterable, Sendable {
        case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear, yearForWeekOfYear, nanosecond, calendar, timeZone, dayOfYear, isLeapMonth, isRepeatedDay
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
          case .dayOfYear: return 14
          default: return -1
          }
        }
      }
      enum MatchingPolicy: Sendable {
        case nextTime, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents, strict
      }
      enum RepeatedTimePolicy: Sendable {
        case first, last
      }
      enum SearchDirection: Sendable {
        case forward, backward
      }
      let identifier: Calendar.Identifier
      var _locale: Locale
      var timeZone: TimeZone
      // What the language's customs are, and what the program wants instead.
      var _customaryWeek: [Int]
      var _firstWeekday: Int?
      var _minimumDays: Int?
      init(identifier: Calendar.Identifier) {
        self.identifier = identifier
        _locale = identifier == .iso8601 ? .current : Locale(identifier: "")
        timeZone = NSTimeZone.default
        _customaryWeek = identifier == .iso8601 ? [2, 4] : [1, 1]
      }
      var locale: Locale? {
        get { _locale }
        set {
          guard let newValue else { return }
          _locale = newValue
          if identifier != .iso8601 { _customaryWeek = newValue._week }
        }
      }
      var firstWeekday: Int { get { _firstWeekday ?? _customaryWeek[0] } set { _firstWeekday = newValue } }
      var minimumDaysInFirstWeek: Int { get { _minimumDays ?? _customaryWeek[1] } set { _minimumDays = newValue } }
      static func == (a: Calendar, b: Calendar) -> Bool { a._spec == b._spec && a._locale == b._locale }
      func hash(into hasher: inout Hasher) { hasher.combine(_spec) }
      static var current: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = .current
        return calendar
      }
      static var autoupdatingCurrent: Calendar { current }
      var _spec: String { identifier.rawValue + ";" + timeZone.identifier + ";" + String(firstWeekday) + ";" + String(minimumDaysInFirstWeek) }
      func _spec(for components: DateComponents) -> String {
        guard let timeZone = components._timeZone else { return _spec }
        var calendar = self
        calendar.timeZone = timeZone
        return calendar._spec
      }
      func component(_ component: Calendar.Component, from date: Date) -> Int { _calendarComponent(_spec, component.rawValue, date.timeIntervalSinceReferenceDate) }
      static var _ordered: Set<Calendar.Component> { [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday, .weekdayOrdinal, .quarter, .weekOfMonth, .weekOfYear, .yearForWeekOfYear, .dayOfYear] }
      func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents {
        var calendar = self
        calendar.timeZone = timeZone
        var result = calendar.dateComponents(Calendar._ordered, from: date)
        result.calendar = calendar
        result.timeZone = timeZone
        return result
      }
      func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents { DateComponents(_found: _calendarComponents(_spec, components.map { $0.rawValue }, date.timeIntervalSinceReferenceDate), components) }
      func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents { DateComponents(_values: _calendarDifference(_spec, components.map { $0.rawValue }, start.timeIntervalSinceReferenceDate, end.timeIntervalSinceReferenceDate)) }
      @_symbol("Calendar.dateComponents(components)") func dateComponents(_ components: Set<Calendar.Component>, from start: DateComponents, to end: DateComponents) -> DateComponents { dateComponents(components, from: date(from: start)!, to: date(from: end)!) }
      func date(from components: DateComponents) -> Date? { _calendarDate(_spec(for: components), components._values).map { Date(timeIntervalSinceReferenceDate: $0) } }
      func date(byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date? { _calendarAdd(_spec, component.rawValue, value, date.timeIntervalSinceReferenceDate, wrappingComponents).map { Date(timeIntervalSinceReferenceDate: $0) } }
      @_symbol("Calendar.date(adding)") func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date? { _calendarAddComponents(_spec(for: components), components._values, date.timeIntervalSinceReferenceDate, wrappingComponents).map { Date(timeIntervalSinceReferenceDate: $0) } }
      func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date, matchingPolicy: Calendar.MatchingPolicy = .nextTime, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward) -> Date? { _calendarSetTime(_spec, [hour, minute, second], date.timeIntervalSinceReferenceDate, Calendar._search(matchingPolicy, repeatedTimePolicy, direction)).map { Date(timeIntervalSinceReferenceDate: $0) } }
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
      static func _search(_ policy: Calendar.MatchingPolicy, _ repeated: Calendar.RepeatedTimePolicy, _ direction: Calendar.SearchDirection) -> [String] { [String(describing: policy), String(describing: repeated), String(describing: direction)] }
      func nextDate(after date: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward) -> Date? { _calendarNext(_spec, components._values, date.timeIntervalSinceReferenceDate, Calendar._search(matchingPolicy, repeatedTimePolicy, direction)).map { Date(timeIntervalSinceReferenceDate: $0) } }
      func enumerateDates(startingAfter start: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward, using block: (Date?, Bool, inout Bool) -> Void) {
        let search = Calendar._search(matchingPolicy, repeatedTimePolicy, direction)
        var stop = false
        var count = 0
        var limit = 8
        while true {
          let found = _calendarMatches(_spec, components._values, start.timeIntervalSinceReferenceDate, search, limit)
          while count < found.count / 2 {
            block(Date(timeIntervalSinceReferenceDate: found[2 * count]), found[2 * count + 1] == 1, &stop)
            if stop { return }
            count += 1
          }
          if count < limit { return }
          limit *= 2
        }
      }
      func _dates(_ find: @escaping (Int) -> [Double]) -> AnySequence<Date> {
        AnySequence(sequence(state: (found: find(8), count: 0, limit: 8)) { state -> Date? in
          if state.count == state.limit {
            state.limit *= 2
            state.found = find(state.limit)
          }
          guard state.count < state.found.count else { return nil }
          state.count += 1
          return Date(timeIntervalSinceReferenceDate: state.found[state.count - 1])
        })
      }
      func _bounds(_ range: Range<Date>?) -> [Double] { range.map { [$0.lowerBound.timeIntervalSinceReferenceDate, $0.upperBound.timeIntervalSinceReferenceDate] } ?? [] }
      func dates(byMatching components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil, matchingPolicy: Calendar.MatchingPolicy = .nextTime, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward) -> AnySequence<Date> {
        let search = Calendar._search(matchingPolicy, repeatedTimePolicy, direction)
        return _dates { _calendarDatesMatching(_spec, components._values, start.timeIntervalSinceReferenceDate, _bounds(range), search, $0) }
      }
      func dates(byAdding component: Calendar.Component, value: Int = 1, startingAt start: Date, in range: Range<Date>? = nil, wrappingComponents: Bool = false) -> AnySequence<Date> {
        var components = DateComponents()
        components.setValue(value, for: component)
        return dates(byAdding: components, startingAt: start, in: range, wrappingComponents: wrappingComponents)
      }
      @_symbol("Calendar.dates(adding)") func dates(byAdding components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil, wrappingComponents: Bool = false) -> AnySequence<Date> {
        _dates { _calendarDatesAdding(_spec(for: components), components._values, start.timeIntervalSinceReferenceDate, _bounds(range), wrappingComponents, $0) }
      }
      func date(_ date: Date, matchesComponents components: DateComponents) -> Bool {
        var wanted = components._values
        var found = dateComponents(Calendar._ordered, from: date)._values
        if let fraction = wanted[7], let own = found[7] {
          if Swift.abs(fraction - own) > 500 { return false }
          wanted[7] = nil
        }
        if components._calendar != nil || components._timeZone != nil { return false }
        return zip(wanted, found).allSatisfy { $0 == nil || $0 == $1 } && components.isLeapMonth != true && components.isRepeatedDay != true
      }
      func dateInterval(of component: Calendar.Component, start: inout Date, interval: inout TimeInterval, for date: Date) -> Bool { Calendar._give(dateInterval(of: component, for: date), &start, &interval) }
      static func _give(_ found: DateInterval?, _ start: inout Date, _ interval: inout TimeInterval) -> Bool {
        guard let found else { return false }
        start = found.start
        interval = found.duration
        return true
      }
      func _weekend(_ values: [Double]) -> DateInterval? { values.isEmpty ? nil : DateInterval(start: Date(timeIntervalSinceReferenceDate: values[0]), duration: values[1]) }
      func dateIntervalOfWeekend(containing date: Date) -> DateInterval? { _weekend(_calendarWeekend(_spec, date.timeIntervalSinceReferenceDate, "containing")) }
      func dateIntervalOfWeekend(containing date: Date, start: inout Date, interval: inout TimeInterval) -> Bool { Calendar._give(dateIntervalOfWeekend(containing: date), &start, &interval) }
      func nextWeekend(startingAfter date: Date, direction: Calendar.SearchDirection = .forward) -> DateInterval? { _weekend(_calendarWeekend(_spec, date.timeIntervalSinceReferenceDate, String(describing: direction))) }
      func nextWeekend(startingAfter date: Date, start: inout Date, interval: inout TimeInterval, direction: Calendar.SearchDirection = .forward) -> Bool { Calendar._give(nextWeekend(startingAfter: date, direction: direction), &start, &interval) }
      func maximumRange(of component: Calendar.Component) -> Range<Int>? { _bounds(_calendarLimits(_spec, component.rawValue, true)) }
      func minimumRange(of component: Calendar.Component) -> Range<Int>? { _bounds(_calendarLimits(_spec, component.rawValue, false)) }
      func _bounds(_ numbers: [Int]) -> Range<Int>? { numbers.isEmpty ? nil : numbers[0]..<numbers[1] }
      func _symbols(_ name: String) -> [String] { _calendarSymbols(_spec, name, _locale.identifier) }
      var monthSymbols: [String] { _symbols("monthSymbols") }
      var shortMonthSymbols: [String] { _symbols("shortMonthSymbols") }
      var veryShortMonthSymbols: [String] { _symbols("veryShortMonthSymbols") }
      var standaloneMonthSymbols: [String] { _symbols("standaloneMonthSymbols") }
      var shortStandaloneMonthSymbols: [String] { _symbols("shortStandaloneMonthSymbols") }
      var veryShortStandaloneMonthSymbols: [String] { _symbols("veryShortStandaloneMonthSymbols") }
      var standaloneWeekdaySymbols: [String] { _symbols("standaloneWeekdaySymbols") }
      var shortStandaloneQuarterSymbols: [String] { _symbols("shortStandaloneQuarterSymbols") }
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
    extension Calendar: Codable {
      enum _Key: String, CodingKey {
        case current, identifier, locale, timeZone, firstWeekday, minimumDaysInFirstWeek
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: _Key.self)
        try container.encode(0, forKey: .current)
        try container.encode(identifier.rawValue, forKey: .identifier)
        try container.encode(locale ?? Locale(identifier: ""), forKey: .locale)
        try container.encode(timeZone, forKey: .timeZone)
        try container.encode(firstWeekday, forKey: .firstWeekday)
        try container.encode(minimumDaysInFirstWeek, forKey: .minimumDaysInFirstWeek)
      }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: _Key.self)
        let name = try container.decode(String.self, forKey: .identifier)
        guard let identifier = Calendar.Identifier(rawValue: name) else { throw DecodingError._corrupted("Unknown calendar identifier " + name, decoder.codingPath) }
        self.init(identifier: identifier)
        locale = try container.decode(Locale.self, forKey: .locale)
        timeZone = try container.decode(TimeZone.self, forKey: .timeZone)
        firstWeekday = try container.decode(Int.self, forKey: .firstWeekday)
        minimumDaysInFirstWeek = try container.decode(Int.self, forKey: .minimumDaysInFirstWeek)
      }
    }
    func _calendarComponent(_ calendar: String, _ component: String, _ date: Double) -> Int
    func _calendarComponents(_ calendar: String, _ components: [String], _ date: Double) -> [Int?]
    func _calendarDifference(_ calendar: String, _ components: [String], _ start: Double, _ end: Double) -> [Int?]
    func _calendarDate(_ calendar: String, _ values: [Int?]) -> Double?
    func _calendarAdd(_ calendar: String, _ component: String, _ value: Int, _ date: Double, _ isWrapping: Bool) -> Double?
    func _calendarAddComponents(_ calendar: String, _ values: [Int?], _ date: Double, _ isWrapping: Bool) -> Double?
    func _calendarSet(_ calendar: String, _ component: String, _ value: Int, _ date: Double) -> Double?
    func _calendarInterval(_ calendar: String, _ component: String, _ date: Double) -> [Double]
    func _calendarRange(_ calendar: String, _ smaller: String, _ larger: String, _ date: Double) -> [Int]
    func _calendarOrdinality(_ calendar: String, _ smaller: String, _ larger: String, _ date: Double) -> Int?
    func _calendarNext(_ calendar: String, _ values: [Int?], _ date: Double, _ search: [String]) -> Double?
    func _calendarMatches(_ calendar: String, _ values: [Int?], _ date: Double, _ search: [String], _ limit: Int) -> [Double]
    func _calendarDatesMatching(_ calendar: String, _ values: [Int?], _ date: Double, _ range: [Double], _ search: [String], _ limit: Int) -> [Double]
    func _calendarDatesAdding(_ calendar: String, _ values: [Int?], _ date: Double, _ range: [Double], _ isWrapping: Bool, _ limit: Int) -> [Double]
    func _calendarSetTime(_ calendar: String, _ time: [Int], _ date: Double, _ search: [String]) -> Double?
    func _calendarWeekend(_ calendar: String, _ date: Double, _ which: String) -> [Double]
    func _calendarSymbols(_ calendar: String, _ name: String, _ locale: String) -> [String]
    func _calendarLimits(_ calendar: String, _ component: String, _ isMaximum: Bool) -> [Int]
    """#
}
