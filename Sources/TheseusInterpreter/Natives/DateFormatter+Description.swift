import Foundation

extension NativeTable {
  /// What `DateFormatter` writes, reads and says of itself.
  mutating func addDateFormatters() {
    native("_formatDateWith(_:_:)") { arguments in
      let date = Date(timeIntervalSinceReferenceDate: try arguments.double(1))
      return .string(DateFormatter(describedBy: try arguments.settings(0)).string(from: date))
    }
    native("_parseDateWith(_:_:)") { arguments in
      let date = DateFormatter(describedBy: try arguments.settings(0)).date(from: try arguments.string(1))
      return arguments.value(date?.timeIntervalSinceReferenceDate)
    }
    native("_dateFormatterProperty(_:_:)") { arguments in
      let formatter = DateFormatter(describedBy: try arguments.settings(0))
      return arguments.value(formatter.describedProperty(try arguments.string(1)))
    }
  }
}

extension Arguments {
  /// Names with their values, in the order in which they were set.
  fileprivate func settings(_ index: Int) throws -> [[String]] {
    try array(index).elements.map { setting in
      guard case .array(let values) = setting else { throw mismatch(index, "an array of arrays") }
      return values.elements.compactMap(\.asString)
    }
  }
}

extension DateFormatter {
  /// Makes a formatter of what was set in the catalogue's own, in that order.
  fileprivate convenience init(describedBy settings: [[String]]) {
    self.init()
    for setting in settings { set(setting[0], Array(setting.dropFirst())) }
  }

  private func set(_ name: String, _ values: [String]) {
    if let path = Self.list(name) { return self[keyPath: path] = values }
    guard let value = values.first else { return }
    if let path = Self.date(name) {
      return self[keyPath: path] = Double(value).map { Date(timeIntervalSinceReferenceDate: $0) }
    }
    switch name {
    case "calendar": calendar = Calendar(spec: value)
    case "locale": locale = Locale(identifier: value)
    case "timeZone": timeZone = TimeZone(identifier: value == "UTC" ? "GMT" : value) ?? .gmt
    case "dateFormat": dateFormat = value
    case "dateStyle": dateStyle = UInt(value).flatMap { DateFormatter.Style(rawValue: $0) } ?? .none
    case "timeStyle": timeStyle = UInt(value).flatMap { DateFormatter.Style(rawValue: $0) } ?? .none
    case "amSymbol": amSymbol = value
    case "pmSymbol": pmSymbol = value
    default: isLenient = value == "true"
    }
  }

  fileprivate func describedProperty(_ name: String) -> [String] {
    if let path = Self.list(name) { return self[keyPath: path] }
    if let path = Self.date(name) { return self[keyPath: path].map { ["\($0.timeIntervalSinceReferenceDate)"] } ?? [] }
    switch name {
    case "dateFormat": return dateFormat.map { [$0] } ?? []
    case "dateStyle": return ["\(dateStyle.rawValue)"]
    case "timeStyle": return ["\(timeStyle.rawValue)"]
    case "amSymbol": return [amSymbol]
    case "pmSymbol": return [pmSymbol]
    default: return ["\(isLenient)"]
    }
  }

  /// Properties that are a date or nothing.
  private static func date(_ name: String) -> ReferenceWritableKeyPath<DateFormatter, Date?>? {
    switch name {
    case "twoDigitStartDate": \.twoDigitStartDate
    case "defaultDate": \.defaultDate
    case "gregorianStartDate": \.gregorianStartDate
    default: nil
    }
  }

  /// Properties that are names in order.
  private static func list(_ name: String) -> ReferenceWritableKeyPath<DateFormatter, [String]>? {
    switch name {
    case "monthSymbols": \.monthSymbols
    case "shortMonthSymbols": \.shortMonthSymbols
    case "veryShortMonthSymbols": \.veryShortMonthSymbols
    case "standaloneMonthSymbols": \.standaloneMonthSymbols
    case "shortStandaloneMonthSymbols": \.shortStandaloneMonthSymbols
    case "veryShortStandaloneMonthSymbols": \.veryShortStandaloneMonthSymbols
    case "weekdaySymbols": \.weekdaySymbols
    case "shortWeekdaySymbols": \.shortWeekdaySymbols
    case "veryShortWeekdaySymbols": \.veryShortWeekdaySymbols
    case "standaloneWeekdaySymbols": \.standaloneWeekdaySymbols
    case "shortStandaloneWeekdaySymbols": \.shortStandaloneWeekdaySymbols
    case "veryShortStandaloneWeekdaySymbols": \.veryShortStandaloneWeekdaySymbols
    case "quarterSymbols": \.quarterSymbols
    case "shortQuarterSymbols": \.shortQuarterSymbols
    case "standaloneQuarterSymbols": \.standaloneQuarterSymbols
    case "shortStandaloneQuarterSymbols": \.shortStandaloneQuarterSymbols
    case "eraSymbols": \.eraSymbols
    case "longEraSymbols": \.longEraSymbols
    default: nil
    }
  }
}
