import Foundation
import TheseusTypes

extension NativeTable {
  /// Calendars, by a text that says which.
  mutating func addCalendars() {
    addComponents()
    addDateArithmetic()
    addCalendarQueries()
    addCalendarSearches()
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
    native("_calendarAddComponents(_:_:_:_:)") { arguments in
      arguments.value(
        try arguments.calendar().date(
          byAdding: try arguments.components(1), to: try arguments.date(2), wrappingComponents: try arguments.bool(3)))
    }
    native("_calendarSet(_:_:_:_:)") { arguments in
      arguments.value(
        try arguments.calendar().date(
          bySetting: try arguments.component(1), value: try arguments.int(2), of: try arguments.date(3)))
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
    native("_calendarSymbols(_:_:_:)") { arguments in
      var calendar = try arguments.calendar()
      calendar.locale = Locale(identifier: try arguments.string(2))
      return arguments.value(calendarSymbols[try arguments.string(1)].map { $0(calendar) } ?? [])
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
  "standaloneQuarterSymbols": { $0.standaloneQuarterSymbols },
  "shortStandaloneQuarterSymbols": { $0.shortStandaloneQuarterSymbols }, "eraSymbols": { $0.eraSymbols },
  "longEraSymbols": { $0.longEraSymbols }, "amSymbol": { [$0.amSymbol] }, "pmSymbol": { [$0.pmSymbol] },
]
