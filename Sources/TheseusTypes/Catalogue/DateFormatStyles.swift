extension Catalogue {
  /// The styles in which dates are written and read.
  static let dateFormatStyles = #"""
    #module(FoundationInternationalization)
    extension Date {
      struct FormatStyle: ParseableFormatStyle, _ParseStrategy, Hashable, Sendable {
        typealias FormatInput = Date
        typealias FormatOutput = String
        struct DateStyle: Hashable, Sendable, CustomReflectable {
          var _name: String
          var customMirror: Mirror { Mirror(self, children: ["rawValue": ["omitted", "numeric", "abbreviated", "long", "complete"].firstIndex(of: _name)!], displayStyle: .struct) }
          static let omitted: Date.FormatStyle.DateStyle = Date.FormatStyle.DateStyle(_name: "omitted")
          static let numeric: Date.FormatStyle.DateStyle = Date.FormatStyle.DateStyle(_name: "numeric")
          static let abbreviated: Date.FormatStyle.DateStyle = Date.FormatStyle.DateStyle(_name: "abbreviated")
          static let long: Date.FormatStyle.DateStyle = Date.FormatStyle.DateStyle(_name: "long")
          static let complete: Date.FormatStyle.DateStyle = Date.FormatStyle.DateStyle(_name: "complete")
        }
        struct TimeStyle: Hashable, Sendable, CustomReflectable {
          var _name: String
          var customMirror: Mirror { Mirror(self, children: ["rawValue": ["omitted", "shortened", "standard", "complete"].firstIndex(of: _name)!], displayStyle: .struct) }
          static let omitted: Date.FormatStyle.TimeStyle = Date.FormatStyle.TimeStyle(_name: "omitted")
          static let shortened: Date.FormatStyle.TimeStyle = Date.FormatStyle.TimeStyle(_name: "shortened")
          static let standard: Date.FormatStyle.TimeStyle = Date.FormatStyle.TimeStyle(_name: "standard")
          static let complete: Date.FormatStyle.TimeStyle = Date.FormatStyle.TimeStyle(_name: "complete")
        }
        struct Symbol: Hashable, Sendable {
          struct VerbatimHour: Hashable, Sendable {
            enum Clock: Hashable, Sendable {
              case twelveHour, twentyFourHour
            }
            enum HourCycle: Hashable, Sendable {
              case zeroBased, oneBased
            }
            var _pattern: String
            static func _letter(_ clock: Date.FormatStyle.Symbol.VerbatimHour.Clock, _ cycle: Date.FormatStyle.Symbol.VerbatimHour.HourCycle) -> String { clock == .twelveHour ? (cycle == .oneBased ? "h" : "K") : (cycle == .oneBased ? "k" : "H") }
            static func defaultDigits(clock: Date.FormatStyle.Symbol.VerbatimHour.Clock, hourCycle: Date.FormatStyle.Symbol.VerbatimHour.HourCycle) -> Date.FormatStyle.Symbol.VerbatimHour { Date.FormatStyle.Symbol.VerbatimHour(_pattern: _letter(clock, hourCycle)) }
            static func twoDigits(clock: Date.FormatStyle.Symbol.VerbatimHour.Clock, hourCycle: Date.FormatStyle.Symbol.VerbatimHour.HourCycle) -> Date.FormatStyle.Symbol.VerbatimHour { Date.FormatStyle.Symbol.VerbatimHour(_pattern: _letter(clock, hourCycle) + _letter(clock, hourCycle)) }
          }
          struct DayPeriod: Hashable, Sendable {
            var _name: String
            static func standard(_ width: Date.FormatStyle.Symbol.Width) -> Date.FormatStyle.Symbol.DayPeriod { Date.FormatStyle.Symbol.DayPeriod(_name: width._name) }
          }
          struct Width: Hashable, Sendable {
            var _name: String
            // How often a pattern has the letter.
            var _length: Int {
              switch _name {
              case "twoDigits": return 2
              case "abbreviated": return 3
              case "wide": return 4
              case "narrow": return 5
              case "short": return 6
              default: return Int(_name.split(separator: "/").last ?? "") ?? 1
              }
            }
            static let abbreviated: Date.FormatStyle.Symbol.Width = Date.FormatStyle.Symbol.Width(_name: "abbreviated")
            static let wide: Date.FormatStyle.Symbol.Width = Date.FormatStyle.Symbol.Width(_name: "wide")
            static let narrow: Date.FormatStyle.Symbol.Width = Date.FormatStyle.Symbol.Width(_name: "narrow")
            static let short: Date.FormatStyle.Symbol.Width = Date.FormatStyle.Symbol.Width(_name: "short")
            static let twoDigits: Date.FormatStyle.Symbol.Width = Date.FormatStyle.Symbol.Width(_name: "twoDigits")
            static let defaultDigits: Date.FormatStyle.Symbol.Width = Date.FormatStyle.Symbol.Width(_name: "defaultDigits")
            static let omitted: Date.FormatStyle.Symbol.Width = Date.FormatStyle.Symbol.Width(_name: "omitted")
            static let oneDigit: Date.FormatStyle.Symbol.Width = Date.FormatStyle.Symbol.Width(_name: "oneDigit")
            static let ordinalOfDayInMonth: Date.FormatStyle.Symbol.Width = Date.FormatStyle.Symbol.Width(_name: "ordinal")
            static func padded(_ length: Int) -> Date.FormatStyle.Symbol.Width { Date.FormatStyle.Symbol.Width(_name: "padded/" + String(length)) }
            static func fractional(_ length: Int) -> Date.FormatStyle.Symbol.Width { Date.FormatStyle.Symbol.Width(_name: "padded/" + String(length)) }
            static func defaultDigits(amPM: Date.FormatStyle.Symbol.Width) -> Date.FormatStyle.Symbol.Width { Date.FormatStyle.Symbol.Width(_name: "defaultDigits/" + amPM._name) }
            static func twoDigits(amPM: Date.FormatStyle.Symbol.Width) -> Date.FormatStyle.Symbol.Width { Date.FormatStyle.Symbol.Width(_name: "twoDigits/" + amPM._name) }
            static let specificName: Date.FormatStyle.Symbol.Width = Date.FormatStyle.Symbol.Width(_name: "specificName")
            static func specificName(_ width: Date.FormatStyle.Symbol.Width) -> Date.FormatStyle.Symbol.Width { Date.FormatStyle.Symbol.Width(_name: "specificName/" + width._name) }
            static func iso8601(_ width: Date.FormatStyle.Symbol.Width) -> Date.FormatStyle.Symbol.Width { Date.FormatStyle.Symbol.Width(_name: "iso8601/" + width._name) }
          }
        }
        var _spec: String
        var locale: Locale
        var timeZone: TimeZone
        static var dateTime: Date.FormatStyle { Date.FormatStyle() }
        init() { _spec = "fields"; locale = .current; timeZone = .current }
        init(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil, locale: Locale = .current, calendar: Calendar = .current, timeZone: TimeZone = .current) {
          _spec = date == nil && time == nil ? "fields" : "style:" + (date?._name ?? "omitted") + ":" + (time?._name ?? "omitted")
          self.locale = locale
          self.timeZone = timeZone
        }
        func _adding(_ field: String, _ width: Date.FormatStyle.Symbol.Width) -> Date.FormatStyle {
          var result = self
          result._spec = _spec + ";" + field + ":" + width._name
          return result
        }
        func year(_ width: Date.FormatStyle.Symbol.Width = .defaultDigits) -> Date.FormatStyle { _adding("year", width) }
        func month(_ width: Date.FormatStyle.Symbol.Width = .abbreviated) -> Date.FormatStyle { _adding("month", width) }
        func day(_ width: Date.FormatStyle.Symbol.Width = .defaultDigits) -> Date.FormatStyle { _adding("day", width) }
        func weekday(_ width: Date.FormatStyle.Symbol.Width = .abbreviated) -> Date.FormatStyle { _adding("weekday", width) }
        func hour(_ width: Date.FormatStyle.Symbol.Width = .defaultDigits) -> Date.FormatStyle { _adding("hour", width) }
        func minute(_ width: Date.FormatStyle.Symbol.Width = .defaultDigits) -> Date.FormatStyle { _adding("minute", width) }
        func second(_ width: Date.FormatStyle.Symbol.Width = .defaultDigits) -> Date.FormatStyle { _adding("second", width) }
        func secondFraction(_ width: Date.FormatStyle.Symbol.Width) -> Date.FormatStyle { _adding("secondFraction", width) }
        func era(_ width: Date.FormatStyle.Symbol.Width = .abbreviated) -> Date.FormatStyle { _adding("era", width) }
        func quarter(_ width: Date.FormatStyle.Symbol.Width = .abbreviated) -> Date.FormatStyle { _adding("quarter", width) }
        func week(_ width: Date.FormatStyle.Symbol.Width = .defaultDigits) -> Date.FormatStyle { _adding("week", width) }
        func dayOfYear(_ width: Date.FormatStyle.Symbol.Width = .defaultDigits) -> Date.FormatStyle { _adding("dayOfYear", width) }
        func timeZone(_ width: Date.FormatStyle.Symbol.Width = .specificName) -> Date.FormatStyle { _adding("timeZone", width) }
        typealias ParseInput = String
        typealias ParseOutput = Date
        var parseStrategy: Date.FormatStyle { self }
        func parse(_ value: String) throws -> Date { try _parsedDate(_parseDateZoned(value, _spec, timeZone.identifier, locale.identifier), value, format(Date(timeIntervalSinceReferenceDate: 0))) }
        func locale(_ locale: Locale) -> Date.FormatStyle {
          var result = self
          result.locale = locale
          return result
        }
        func format(_ value: Date) -> String { _formatDateZoned(value.timeIntervalSinceReferenceDate, _spec, timeZone.identifier, locale.identifier) }
      }
      struct RelativeFormatStyle: _FormatStyle, Sendable {
        typealias FormatInput = Date
        typealias FormatOutput = String
        enum Presentation: String, Sendable {
          case numeric, named
        }
        enum UnitsStyle: String, Sendable {
          case wide, spellOut, abbreviated, narrow
        }
        var presentation: Date.RelativeFormatStyle.Presentation = .numeric
        var unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide
        var locale: Locale = .current
        init(presentation: Date.RelativeFormatStyle.Presentation = .numeric, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide, locale: Locale = .current, calendar: Calendar = .current) {
          self.presentation = presentation
          self.unitsStyle = unitsStyle
          self.locale = locale
        }
        static func relative(presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide) -> Date.RelativeFormatStyle { Date.RelativeFormatStyle(presentation: presentation, unitsStyle: unitsStyle) }
        func format(_ value: Date) -> String { _formatRelative(value.timeIntervalSinceReferenceDate, Date().timeIntervalSinceReferenceDate, presentation.rawValue, unitsStyle.rawValue, locale.identifier) }
      }
    }
    extension Date {
      struct AnchoredRelativeFormatStyle: FormatStyle, Sendable {
        typealias FormatInput = Date
        typealias FormatOutput = String
        var anchor: Date
        var presentation: Date.RelativeFormatStyle.Presentation
        var unitsStyle: Date.RelativeFormatStyle.UnitsStyle
        var locale: Locale
        init(anchor: Date, presentation: Date.RelativeFormatStyle.Presentation = .numeric, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide, locale: Locale = .current, calendar: Calendar = .current) {
          self.anchor = anchor
          self.presentation = presentation
          self.unitsStyle = unitsStyle
          self.locale = locale
        }
        func locale(_ locale: Locale) -> Date.AnchoredRelativeFormatStyle {
          var result = self
          result.locale = locale
          return result
        }
        func format(_ input: Date) -> String { _formatRelative(anchor.timeIntervalSinceReferenceDate, input.timeIntervalSinceReferenceDate, presentation.rawValue, unitsStyle.rawValue, locale.identifier) }
      }
    }
    extension FormatStyle where Self == Date.FormatStyle {
      static var dateTime: Date.FormatStyle { Date.FormatStyle() }
    }
    extension FormatStyle where Self == Date.VerbatimFormatStyle {
      static func verbatim(_ format: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar) -> Date.VerbatimFormatStyle { Date.VerbatimFormatStyle(format: format, locale: locale, timeZone: timeZone, calendar: calendar) }
    }
    extension ParseStrategy where Self == Date.ISO8601FormatStyle {
      static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
    }
    extension ParseStrategy where Self == Date.ParseStrategy {
      static func fixed(format: Date.FormatString, timeZone: TimeZone, locale: Locale? = nil) -> Date.ParseStrategy { Date.ParseStrategy(format: format, locale: locale, timeZone: timeZone) }
    }
    func _parsedDate(_ found: Double?, _ text: String, _ example: String) throws -> Date {
      guard let seconds = found else { throw _parseFailure(text, example) }
      return Date(timeIntervalSinceReferenceDate: seconds)
    }
    func _formatISOFields(_ seconds: Double, _ fields: [String], _ zone: String) -> String
    func _parseISOFields(_ text: String, _ fields: [String], _ zone: String) -> Double?
    extension FormatStyle where Self == Date.ISO8601FormatStyle {
      static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
    }
    extension FormatStyle where Self == Date.RelativeFormatStyle {
      static func relative(presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide) -> Date.RelativeFormatStyle { Date.RelativeFormatStyle(presentation: presentation, unitsStyle: unitsStyle) }
    }
    """#
}
