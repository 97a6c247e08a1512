import Foundation

/// How a calendar is searched: what counts as a match, and in which direction.
private struct CalendarSearch {
  let policy: Calendar.MatchingPolicy
  let repeated: Calendar.RepeatedTimePolicy
  let direction: Calendar.SearchDirection

  /// Reads the names of the three cases.
  init(_ names: [String]) {
    policy =
      switch names[0] {
      case "nextTime": .nextTime
      case "nextTimePreservingSmallerComponents": .nextTimePreservingSmallerComponents
      case "previousTimePreservingSmallerComponents": .previousTimePreservingSmallerComponents
      default: .strict
      }
    repeated = names[1] == "last" ? .last : .first
    direction = names[2] == "backward" ? .backward : .forward
  }
}

extension NativeTable {
  /// Dates that a calendar finds; of an endless row as many as are asked for.
  mutating func addCalendarSearches() {
    native("_calendarNext(_:_:_:_:)") { arguments in
      let search = CalendarSearch(try arguments.strings(3))
      return arguments.value(
        try arguments.calendar().nextDate(
          after: try arguments.date(2), matching: try arguments.components(1), matchingPolicy: search.policy,
          repeatedTimePolicy: search.repeated, direction: search.direction))
    }
    native("_calendarSetTime(_:_:_:_:)") { arguments in
      let search = CalendarSearch(try arguments.strings(3))
      let time = try arguments.array(1).elements.compactMap(\.integerBits)
      return arguments.value(
        try arguments.calendar().date(
          bySettingHour: time[0], minute: time[1], second: time[2], of: try arguments.date(2),
          matchingPolicy: search.policy, repeatedTimePolicy: search.repeated, direction: search.direction))
    }
    native("_calendarMatches(_:_:_:_:_:)") { arguments in
      let (search, limit) = (CalendarSearch(try arguments.strings(3)), try arguments.int(4))
      var found: [Double] = []
      try arguments.calendar().enumerateDates(
        startingAfter: try arguments.date(2), matching: try arguments.components(1), matchingPolicy: search.policy,
        repeatedTimePolicy: search.repeated, direction: search.direction
      ) { date, isExact, stop in
        if let date { found += [date.timeIntervalSinceReferenceDate, isExact ? 1 : 0] }
        stop = found.count == 2 * limit
      }
      return arguments.value(found)
    }
    native("_calendarDatesMatching(_:_:_:_:_:_:)") { arguments in
      let search = CalendarSearch(try arguments.strings(4))
      let dates = try arguments.calendar().dates(
        byMatching: try arguments.components(1), startingAt: try arguments.date(2), in: try arguments.range(3),
        matchingPolicy: search.policy, repeatedTimePolicy: search.repeated, direction: search.direction)
      return arguments.value(dates.prefix(try arguments.int(5)).map(\.timeIntervalSinceReferenceDate))
    }
    native("_calendarDatesAdding(_:_:_:_:_:_:)") { arguments in
      let dates = try arguments.calendar().dates(
        byAdding: try arguments.components(1), startingAt: try arguments.date(2), in: try arguments.range(3),
        wrappingComponents: try arguments.bool(4))
      return arguments.value(dates.prefix(try arguments.int(5)).map(\.timeIntervalSinceReferenceDate))
    }
    native("_calendarWeekend(_:_:_:)") { arguments in
      let (calendar, date, which) = (try arguments.calendar(), try arguments.date(1), try arguments.string(2))
      let weekend =
        which == "containing"
        ? calendar.dateIntervalOfWeekend(containing: date)
        : calendar.nextWeekend(startingAfter: date, direction: which == "backward" ? .backward : .forward)
      return arguments.value(weekend.map { [$0.start.timeIntervalSinceReferenceDate, $0.duration] } ?? [])
    }
  }
}

extension Arguments {
  /// Dates that two numbers stand for; nil where there are none.
  fileprivate func range(_ index: Int) throws -> Range<Date>? {
    let bounds = try array(index).elements.compactMap { value -> Date? in
      if case .double(let seconds) = value { Date(timeIntervalSinceReferenceDate: seconds) } else { nil }
    }
    return bounds.isEmpty ? nil : bounds[0]..<bounds[1]
  }

  /// A value of type `Array<Double>`.
  fileprivate func value(_ numbers: [Double]) -> Value {
    array(numbers.map { .double($0) }, of: interpreter.doubleType)
  }
}
