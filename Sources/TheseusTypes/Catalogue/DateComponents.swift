extension Catalogue {
  /// The parts of dates.
  static let dateComponents = #"""
    #module(FoundationEssentials)
    struct DateComponents: Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable, Sendable {
      var _calendar: Calendar?
      var _timeZone: TimeZone?
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
      var dayOfYear: Int?
      var isLeapMonth: Bool?
      var isRepeatedDay: Bool?
      var customMirror: Mirror {
        let all: [(label: String?, value: Any?)] = [
          (label: "calendar", value: _calendar), (label: "timeZone", value: _timeZone), (label: "era", value: era), (label: "year", value: year), (label: "month", value: month), (label: "day", value: day),
          (label: "hour", value: hour), (label: "minute", value: minute), (label: "second", value: second), (label: "nanosecond", value: nanosecond), (label: "weekday", value: weekday),
          (label: "weekdayOrdinal", value: weekdayOrdinal), (label: "quarter", value: quarter), (label: "weekOfMonth", value: weekOfMonth), (label: "weekOfYear", value: weekOfYear),
          (label: "yearForWeekOfYear", value: yearForWeekOfYear), (label: "dayOfYear", value: dayOfYear), (label: "isLeapMonth", value: isLeapMonth), (label: "isRepeatedDay", value: isRepeatedDay),
        ]
        return Mirror(self, children: all.compactMap { child in child.value.map { (label: child.label, value: $0) } }, displayStyle: .struct)
      }
      init(calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil) {
        _calendar = calendar
        _timeZone = timeZone
        if let timeZone { _calendar?.timeZone = timeZone }
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
      var calendar: Calendar? {
        get { _calendar }
        set {
          _calendar = newValue
          if let _timeZone { _calendar?.timeZone = _timeZone }
        }
      }
      var timeZone: TimeZone? {
        get { _timeZone }
        set {
          _timeZone = newValue
          if let newValue { _calendar?.timeZone = newValue }
        }
      }
      init(_found values: [Int?], _ asked: Set<Calendar.Component>) {
        self.init(_values: values)
        if asked.contains(.month) || asked.contains(.isLeapMonth) { isLeapMonth = false }
      }
      init(_values: [Int?]) {
        self.init()
        self._values = _values
      }
      var _values: [Int?] {
        get { [era, year, month, day, hour, minute, second, nanosecond, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear, yearForWeekOfYear, dayOfYear] }
        set {
          era = newValue[0]
          year = newValue[1]
          month = newValue[2]
          day = newValue[3]
          hour = newValue[4]
          minute = newValue[5]
          second = newValue[6]
          nanosecond = newValue[7]
          weekday = newValue[8]
          weekdayOrdinal = newValue[9]
          quarter = newValue[10]
          weekOfMonth = newValue[11]
          weekOfYear = newValue[12]
          yearForWeekOfYear = newValue[13]
          dayOfYear = newValue[14]
        }
      }
      static func == (a: DateComponents, b: DateComponents) -> Bool { a._values == b._values && (a.isLeapMonth ?? false) == (b.isLeapMonth ?? false) && a.isRepeatedDay == b.isRepeatedDay && a._calendar == b._calendar && a._timeZone == b._timeZone }
      func hash(into hasher: inout Hasher) {
        hasher.combine(_values)
        hasher.combine(isLeapMonth)
      }
      var isValidDate: Bool { _calendar.map { isValidDate(in: $0) } ?? false }
      func isValidDate(in calendar: Calendar) -> Bool {
        var wanted = self
        if let nanosecond, nanosecond >= 0 {
          if nanosecond >= 1000000000 { return false }
          wanted.nanosecond = 0
        }
        guard let date = calendar.date(from: wanted) else { return false }
        let found = calendar.dateComponents(Calendar._ordered, from: date)
        wanted.nanosecond = nil
        return zip(wanted._values, found._values).allSatisfy { $0 == nil || $0 == $1 }
      }
      var date: Date? {
        guard var calendar = _calendar else { return nil }
        if let _timeZone { calendar.timeZone = _timeZone }
        return calendar.date(from: self)
      }
      func value(for component: Calendar.Component) -> Int? { component._index < 0 ? nil : _values[component._index] }
      mutating func setValue(_ value: Int?, for component: Calendar.Component) {
        if component._index < 0 { return }
        var values = _values
        values[component._index] = value
        _values = values
      }
      var description: String {
        var parts: [String] = []
        func add(_ name: String, _ value: Any?) { if let value { parts.append(name + ": " + String(describing: value) + " ") } }
        add("calendar", _calendar)
        add("timeZone", _timeZone)
        add("era", era)
        add("year", year)
        add("month", month)
        add("day", day)
        add("hour", hour)
        add("minute", minute)
        add("second", second)
        add("nanosecond", nanosecond)
        add("weekday", weekday)
        add("weekdayOrdinal", weekdayOrdinal)
        add("quarter", quarter)
        add("weekOfMonth", weekOfMonth)
        add("weekOfYear", weekOfYear)
        add("dayOfYear", dayOfYear)
        add("yearForWeekOfYear", yearForWeekOfYear)
        add("isLeapMonth", isLeapMonth)
        add("isRepeatedDay", isRepeatedDay)
        return parts.joined()
      }
      var debugDescription: String { description }
    }
    extension DateComponents: Codable {
      enum _Key: String, CodingKey {
        case calendar, timeZone, isLeapMonth, isRepeatedDay, era, year, month, day, hour, minute, second, nanosecond, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear, yearForWeekOfYear, dayOfYear
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: _Key.self)
        try container.encodeIfPresent(_calendar, forKey: .calendar)
        try container.encodeIfPresent(_timeZone, forKey: .timeZone)
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
        try container.encodeIfPresent(dayOfYear, forKey: .dayOfYear)
        try container.encodeIfPresent(isLeapMonth, forKey: .isLeapMonth)
        try container.encodeIfPresent(isRepeatedDay, forKey: .isRepeatedDay)
      }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: _Key.self)
        self.init()
        _calendar = try container.decodeIfPresent(Calendar.self, forKey: .calendar)
        _timeZone = try container.decodeIfPresent(TimeZone.self, forKey: .timeZone)
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
        dayOfYear = try container.decodeIfPresent(Int.self, forKey: .dayOfYear)
        isLeapMonth = try container.decodeIfPresent(Bool.self, forKey: .isLeapMonth)
        isRepeatedDay = try container.decodeIfPresent(Bool.self, forKey: .isRepeatedDay)
      }
    }
    """#
}
