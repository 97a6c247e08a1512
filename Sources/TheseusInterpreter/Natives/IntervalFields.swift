import Foundation

extension NativeTable {
  /// Texts of what lies between two dates.
  mutating func addDateIntervals() {
    native("_formatDateInterval(_:_:_:_:_:_:)") { arguments in
      let zone = try arguments.string(4)
      let style = Date.IntervalFormatStyle(
        fields: try arguments.strings(0), locale: Locale(identifier: try arguments.string(5)),
        calendar: Calendar(spec: try arguments.string(3)),
        timeZone: TimeZone(identifier: zone == "UTC" ? "GMT" : zone) ?? .gmt)
      let start = Date(timeIntervalSinceReferenceDate: try arguments.double(1))
      return .string(style.format(start..<Date(timeIntervalSinceReferenceDate: try arguments.double(2))))
    }
  }
}

extension Date.IntervalFormatStyle {
  /// Makes the style that names of fields describe, the styles of date and time first.
  fileprivate init(fields: [String], locale: Locale, calendar: Calendar, timeZone: TimeZone) {
    let names = fields.map { $0.split(separator: ":", omittingEmptySubsequences: false).map(String.init) }
    let dates: [String: DateStyle] = [
      "omitted": .omitted, "numeric": .numeric, "abbreviated": .abbreviated, "long": .long, "complete": .complete,
    ]
    let times: [String: TimeStyle] = [
      "omitted": .omitted, "shortened": .shortened, "standard": .standard, "complete": .complete,
    ]
    self.init(
      date: dates[names[0][1]], time: times[names[1][1]], locale: locale, calendar: calendar, timeZone: timeZone)
    for name in names.dropFirst(2) { self = adding(name[0], name.count > 1 ? name[1] : "") }
  }

  private func adding(_ field: String, _ width: String) -> Date.IntervalFormatStyle {
    switch field {
    case "year": year()
    case "month":
      month(width == "wide" ? .wide : width == "narrow" ? .narrow : width == "twoDigits" ? .twoDigits : .abbreviated)
    case "weekday": weekday(width == "wide" ? .wide : width == "narrow" ? .narrow : .abbreviated)
    case "day": day()
    case "hour": hour()
    case "minute": minute()
    default: second()
    }
  }
}
