import Foundation
import TheseusTypes

private let componentOrder: [Calendar.Component] = [
  .era, .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday, .weekdayOrdinal, .quarter, .weekOfMonth,
  .weekOfYear, .yearForWeekOfYear,
]

private let componentNames: [String: Calendar.Component] = [
  "era": .era, "year": .year, "month": .month, "day": .day, "hour": .hour, "minute": .minute, "second": .second,
  "nanosecond": .nanosecond, "weekday": .weekday, "weekdayOrdinal": .weekdayOrdinal, "quarter": .quarter,
  "weekOfMonth": .weekOfMonth, "weekOfYear": .weekOfYear, "yearForWeekOfYear": .yearForWeekOfYear,
  "dayOfYear": .dayOfYear,
]

extension NativeTable {
  /// Calendars, by a text that says which.
  mutating func addCalendars() {
    addComponents()
    addDateArithmetic()
    addCalendarQueries()
  }

  private mutating func addComponents() {
    native("_calendarComponent(_:_:_:)") { arguments in
      .int(try arguments.calendar().component(try arguments.component(1), from: try arguments.date(2)))
    }
    native("_calendarComponents(_:_:_:)") { arguments in
      let components = try arguments.calendar().dateComponents(
        try arguments.componentSet(1), from: try arguments.date(2))
      return arguments.value(components)
    }
    native("_calendarDifference(_:_:_:_:)") { arguments in
      let components = try arguments.calendar().dateComponents(
        try arguments.componentSet(1), from: try arguments.date(2), to: try arguments.date(3))
      return arguments.value(components)
    }
    native("_calendarDate(_:_:)") { arguments in
      arguments.value(try arguments.calendar().date(from: try arguments.components(1)))
    }
  }

  private mutating func addDateArithmetic() {
    native("_calendarAdd(_:_:_:_:_:)") { arguments in
      arguments.value(
        try arguments.calendar().date(
          byAdding: try arguments.component(1), value: try arguments.int(2), to: try arguments.date(3),
          wrappingComponents: try arguments.bool(4)))
    }
    native("_calendarAddComponents(_:_:_:)") { arguments in
      arguments.value(
        try arguments.calendar().date(byAdding: try arguments.components(1), to: try arguments.date(2)))
    }
    native("_calendarSet(_:_:_:_:)") { arguments in
      arguments.value(
        try arguments.calendar().date(
          bySetting: try arguments.component(1), value: try arguments.int(2), of: try arguments.date(3)))
    }
    native("_calendarNext(_:_:_:_:)") { arguments in
      arguments.value(
        try arguments.calendar().nextDate(
          after: try arguments.date(2), matching: try arguments.components(1), matchingPolicy: .nextTime,
          direction: try arguments.bool(3) ? .forward : .backward))
    }
  }

  private mutating func addCalendarQueries() {
    native("_calendarInterval(_:_:_:)") { arguments in
      let interval = try arguments.calendar().dateInterval(of: try arguments.component(1), for: try arguments.date(2))
      let values = interval.map { [$0.start.timeIntervalSinceReferenceDate, $0.duration] } ?? []
      return arguments.array(values.map { .double($0) }, of: arguments.interpreter.doubleType)
    }
    native("_calendarRange(_:_:_:_:)") { arguments in
      let range = try arguments.calendar().range(
        of: try arguments.component(1), in: try arguments.component(2), for: try arguments.date(3))
      let values = range.map { [$0.lowerBound, $0.upperBound] } ?? []
      return arguments.array(values.map { .int($0) }, of: arguments.interpreter.intType)
    }
    native("_calendarOrdinality(_:_:_:_:)") { arguments in
      arguments.value(
        try arguments.calendar().ordinality(
          of: try arguments.component(1), in: try arguments.component(2), for: try arguments.date(3)))
    }
    native("_calendarLimits(_:_:_:)") { arguments in
      let (calendar, component) = (try arguments.calendar(), try arguments.component(1))
      let isMaximum = try arguments.bool(2)
      let range = isMaximum ? calendar.maximumRange(of: component) : calendar.minimumRange(of: component)
      let values = range.map { [$0.lowerBound, $0.upperBound] } ?? []
      return arguments.array(values.map { .int($0) }, of: arguments.interpreter.intType)
    }
    native("_calendarSymbols(_:_:)") { arguments in
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = Locale(identifier: try arguments.string(1))
      return arguments.value(calendarSymbols[try arguments.string(0)].map { $0(calendar) } ?? [])
    }
  }
}

private let calendarSymbols: [String: @Sendable (Calendar) -> [String]] = [
  "monthSymbols": { $0.monthSymbols }, "shortMonthSymbols": { $0.shortMonthSymbols },
  "veryShortMonthSymbols": { $0.veryShortMonthSymbols }, "standaloneMonthSymbols": { $0.standaloneMonthSymbols },
  "shortStandaloneMonthSymbols": { $0.shortStandaloneMonthSymbols },
  "veryShortStandaloneMonthSymbols": { $0.veryShortStandaloneMonthSymbols },
  "weekdaySymbols": { $0.weekdaySymbols }, "shortWeekdaySymbols": { $0.shortWeekdaySymbols },
  "veryShortWeekdaySymbols": { $0.veryShortWeekdaySymbols },
  "standaloneWeekdaySymbols": { $0.standaloneWeekdaySymbols },
  "shortStandaloneWeekdaySymbols": { $0.shortStandaloneWeekdaySymbols },
  "veryShortStandaloneWeekdaySymbols": { $0.veryShortStandaloneWeekdaySymbols },
  "quarterSymbols": { $0.quarterSymbols }, "shortQuarterSymbols": { $0.shortQuarterSymbols },
  "standaloneQuarterSymbols": { $0.standaloneQuarterSymbols }, "eraSymbols": { $0.eraSymbols },
  "longEraSymbols": { $0.longEraSymbols }, "amSymbol": { [$0.amSymbol] }, "pmSymbol": { [$0.pmSymbol] },
]

extension Arguments {
  /// The calendar that the first argument describes: identifier, time zone, first weekday, days in the first week.
  fileprivate func calendar() throws -> Calendar {
    let parts = try string(0).split(separator: ";").map(String.init)
    let identifiers: [String: Calendar.Identifier] = [
      "gregorian": .gregorian, "iso8601": .iso8601, "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic,
      "hebrew": .hebrew, "indian": .indian, "islamic": .islamic, "japanese": .japanese, "persian": .persian,
    ]
    var calendar = Calendar(identifier: identifiers[parts[0]] ?? .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = TimeZone(identifier: parts[1] == "UTC" ? "GMT" : parts[1]) ?? .gmt
    calendar.firstWeekday = Int(parts[2]) ?? 1
    calendar.minimumDaysInFirstWeek = Int(parts[3]) ?? 1
    return calendar
  }

  fileprivate func component(_ index: Int) throws -> Calendar.Component {
    guard let component = componentNames[try string(index)] else {
      throw unsupported("the calendar component '\(try string(index))'")
    }
    return component
  }

  fileprivate func componentSet(_ index: Int) throws -> Set<Calendar.Component> {
    Set(try strings(index).compactMap { componentNames[$0] })
  }

  fileprivate func date(_ index: Int) throws -> Date { Date(timeIntervalSinceReferenceDate: try double(index)) }

  fileprivate func components(_ index: Int) throws -> DateComponents {
    var components = DateComponents()
    for (component, value) in zip(componentOrder, try array(index).elements) {
      if case .int(let number) = value { components.setValue(number, for: component) }
    }
    return components
  }

  fileprivate func value(_ components: DateComponents) -> Value {
    let values = componentOrder.map { component -> Value in
      guard let number = components.value(for: component), number != NSDateComponentUndefined else { return .none }
      return .int(number)
    }
    return array(values, of: interpreter.optionalType(of: interpreter.intType))
  }

  fileprivate func value(_ date: Date?) -> Value { value(date?.timeIntervalSinceReferenceDate) }
}
