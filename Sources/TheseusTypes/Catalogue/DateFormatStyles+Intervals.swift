extension Catalogue {
  /// The style of what lies between two dates.
  static let dateIntervalFormatStyles = #"""
    #module(FoundationInternationalization)
    extension Date {
      struct IntervalFormatStyle: FormatStyle, Hashable, Sendable {
        typealias FormatInput = Range<Date>
        typealias FormatOutput = String
        typealias DateStyle = Date.FormatStyle.DateStyle
        typealias TimeStyle = Date.FormatStyle.TimeStyle
        var _fields: [String]
        var locale: Locale
        var calendar: Calendar
        var timeZone: TimeZone
        init(date: Date.IntervalFormatStyle.DateStyle? = nil, time: Date.IntervalFormatStyle.TimeStyle? = nil, locale: Locale = .current, calendar: Calendar = .current, timeZone: TimeZone = .current) {
          _fields = ["date:" + (date?._name ?? ""), "time:" + (time?._name ?? "")]
          self.locale = locale
          self.calendar = calendar
          self.timeZone = timeZone
        }
        static var interval: Date.IntervalFormatStyle { Date.IntervalFormatStyle() }
        func _adding(_ field: String) -> Date.IntervalFormatStyle {
          var result = self
          result._fields.append(field)
          return result
        }
        func year() -> Date.IntervalFormatStyle { _adding("year") }
        func month(_ width: Date.FormatStyle.Symbol.Width = .abbreviated) -> Date.IntervalFormatStyle { _adding("month:" + width._name) }
        func weekday(_ width: Date.FormatStyle.Symbol.Width = .abbreviated) -> Date.IntervalFormatStyle { _adding("weekday:" + width._name) }
        func day() -> Date.IntervalFormatStyle { _adding("day") }
        func hour() -> Date.IntervalFormatStyle { _adding("hour") }
        func minute() -> Date.IntervalFormatStyle { _adding("minute") }
        func second() -> Date.IntervalFormatStyle { _adding("second") }
        func locale(_ locale: Locale) -> Date.IntervalFormatStyle {
          var result = self
          result.locale = locale
          return result
        }
        func format(_ range: Range<Date>) -> String { _formatDateInterval(_fields, range.lowerBound.timeIntervalSinceReferenceDate, range.upperBound.timeIntervalSinceReferenceDate, calendar._spec, timeZone.identifier, locale.identifier) }
      }
    }
    extension FormatStyle where Self == Date.IntervalFormatStyle {
      static var interval: Date.IntervalFormatStyle { Date.IntervalFormatStyle() }
    }
    extension Range where Bound == Date {
      func formatted() -> String { Date.IntervalFormatStyle(date: .numeric, time: .shortened).format(self) }
      func formatted(date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle) -> String { Date.IntervalFormatStyle(date: date, time: time).format(self) }
      @_symbol("Range.formatted(style)") func formatted(_ style: Date.IntervalFormatStyle) -> String { style.format(self) }
    }
    func _formatDateInterval(_ fields: [String], _ start: Double, _ end: Double, _ calendar: String, _ zone: String, _ locale: String) -> String
    """#
}
