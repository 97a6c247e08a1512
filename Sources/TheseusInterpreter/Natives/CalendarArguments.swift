import Foundation

private let componentOrder: [Calendar.Component] = [
  .era, .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday, .weekdayOrdinal, .quarter, .weekOfMonth,
  .weekOfYear, .yearForWeekOfYear, .dayOfYear,
]

private let componentNames: [String: Calendar.Component] = [
  "era": .era, "year": .year, "month": .month, "day": .day, "hour": .hour, "minute": .minute, "second": .second,
  "nanosecond": .nanosecond, "weekday": .weekday, "weekdayOrdinal": .weekdayOrdinal, "quarter": .quarter,
  "weekOfMonth": .weekOfMonth, "weekOfYear": .weekOfYear, "yearForWeekOfYear": .yearForWeekOfYear,
  "dayOfYear": .dayOfYear,
]

extension Calendar {
  /// Makes the calendar that a text describes: identifier, time zone, first weekday, days in the first week.
  init(spec: String) {
    let parts = spec.split(separator: ";").map(String.init)
    let identifiers: [String: Calendar.Identifier] = [
      "gregorian": .gregorian, "iso8601": .iso8601, "buddhist": .buddhist, "chinese": .chinese,
      "ethiopic": .ethiopicAmeteMihret, "ethioaa": .ethiopicAmeteAlem,
      "roc": .republicOfChina, "islamic-civil": .islamicCivil, "islamic-tbla": .islamicTabular,
      "islamic-umalqura": .islamicUmmAlQura, "coptic": .coptic,
      "hebrew": .hebrew, "indian": .indian, "islamic": .islamic, "japanese": .japanese, "persian": .persian,
    ]
    self.init(identifier: identifiers[parts[0]] ?? .gregorian)
    locale = Locale(identifier: "en_US")
    timeZone = TimeZone(identifier: parts[1] == "UTC" ? "GMT" : parts[1]) ?? .gmt
    firstWeekday = Int(parts[2]) ?? 1
    minimumDaysInFirstWeek = Int(parts[3]) ?? 1
  }
}

extension Arguments {
  /// The calendar that the first argument describes.
  func calendar() throws -> Calendar { Calendar(spec: try string(0)) }

  /// The component whose name is an argument.
  func component(_ index: Int) throws -> Calendar.Component {
    guard let component = componentNames[try string(index)] else {
      throw unsupported("the calendar component '\(try string(index))'")
    }
    return component
  }

  /// The components whose names are an argument; those without a number are left out.
  func componentSet(_ index: Int) throws -> Set<Calendar.Component> {
    Set(try strings(index).compactMap { componentNames[$0] })
  }

  /// The date as many seconds after the reference date as an argument says.
  func date(_ index: Int) throws -> Date { Date(timeIntervalSinceReferenceDate: try double(index)) }

  /// Date components whose numbers are an argument, in the order of the catalogue's own.
  func components(_ index: Int) throws -> DateComponents {
    var components = DateComponents()
    for (component, value) in zip(componentOrder, try array(index).elements) {
      if case .int(let number) = value { components.setValue(number, for: component) }
    }
    return components
  }

  /// The numbers of date components, in the order of the catalogue's own.
  func value(_ components: DateComponents) -> Value {
    let values = componentOrder.map { component -> Value in
      guard let number = components.value(for: component), number != NSDateComponentUndefined else { return .none }
      return .int(number)
    }
    return array(values, of: interpreter.optionalType(of: interpreter.intType))
  }

  /// A date as seconds after the reference date.
  func value(_ date: Date?) -> Value { value(date?.timeIntervalSinceReferenceDate) }
}
