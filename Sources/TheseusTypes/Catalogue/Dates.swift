extension Catalogue {
  /// Dates and what lies between two; the clock is the host's.
  static let dates = #"""
    #module(Foundation)
    typealias TimeInterval = Double
    #module(FoundationEssentials)
    struct Date: Comparable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, Strideable, Codable, Sendable {
      typealias Stride = Double
      var timeIntervalSinceReferenceDate: TimeInterval
      init() { timeIntervalSinceReferenceDate = _now() + _epoch() }
      init(timeIntervalSinceReferenceDate interval: TimeInterval) { timeIntervalSinceReferenceDate = interval }
      init(timeIntervalSince1970 interval: TimeInterval) { timeIntervalSinceReferenceDate = interval - 978307200.0 }
      init(timeIntervalSinceNow interval: TimeInterval) { timeIntervalSinceReferenceDate = _now() + _epoch() + interval }
      init(timeInterval interval: TimeInterval, since date: Date) { timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + interval }
      static var now: Date { Date() }
      static let distantPast: Date = Date(timeIntervalSinceReferenceDate: -63114076800.0)
      static let distantFuture: Date = Date(timeIntervalSinceReferenceDate: 63113904000.0)
      static var timeIntervalSinceReferenceDate: TimeInterval { _now() + _epoch() }
      static let timeIntervalBetween1970AndReferenceDate: TimeInterval = 978307200.0
      var timeIntervalSince1970: TimeInterval { timeIntervalSinceReferenceDate + 978307200.0 }
      var timeIntervalSinceNow: TimeInterval { timeIntervalSinceReferenceDate - _now() - _epoch() }
      func timeIntervalSince(_ other: Date) -> TimeInterval { timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate }
      func addingTimeInterval(_ interval: TimeInterval) -> Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + interval) }
      mutating func addTimeInterval(_ interval: TimeInterval) { timeIntervalSinceReferenceDate += interval }
      func advanced(by n: TimeInterval) -> Date { addingTimeInterval(n) }
      func distance(to other: Date) -> TimeInterval { other.timeIntervalSince(self) }
      func compare(_ other: Date) -> ComparisonResult { ComparisonResult(_order: self < other ? -1 : (other < self ? 1 : 0)) }
      static func == (a: Date, b: Date) -> Bool { a.timeIntervalSinceReferenceDate == b.timeIntervalSinceReferenceDate }
      static func < (a: Date, b: Date) -> Bool { a.timeIntervalSinceReferenceDate < b.timeIntervalSinceReferenceDate }
      static func + (a: Date, b: TimeInterval) -> Date { a.addingTimeInterval(b) }
      static func - (a: Date, b: TimeInterval) -> Date { a.addingTimeInterval(-b) }
      static func += (a: inout Date, b: TimeInterval) { a = a.addingTimeInterval(b) }
      static func -= (a: inout Date, b: TimeInterval) { a = a.addingTimeInterval(-b) }
      func hash(into hasher: inout Hasher) { hasher.combine(timeIntervalSinceReferenceDate) }
      var description: String { _describeDate(timeIntervalSinceReferenceDate) }
      func description(with locale: Locale?) -> String { description }
      var debugDescription: String { description }
      func formatted() -> String { _formatDate(timeIntervalSinceReferenceDate, "style:numeric:shortened") }
      func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String { _formatDate(timeIntervalSinceReferenceDate, "style:" + date._name + ":" + time._name) }
      @_symbol("Date.formatted(verbatim)") func formatted(_ style: Date.VerbatimFormatStyle) -> String { style.format(self) }
      @_disfavoredOverload @_symbol("Date.formatted(any)") func formatted<F: _FormatStyle>(_ style: F) -> F.FormatOutput where F.FormatInput == Date { style.format(self) }
      @_symbol("Date.init(strategy)") init<S: _ParseStrategy>(_ value: String, strategy: S) throws where S.ParseInput == String, S.ParseOutput == Date { self = try strategy.parse(value) }
      @_symbol("Date.formatted(style)") func formatted(_ style: Date.FormatStyle) -> String { style.format(self) }
      @_symbol("Date.formatted(iso)") func formatted(_ style: Date.ISO8601FormatStyle) -> String { style.format(self) }
      @_symbol("Date.formatted(relative)") func formatted(_ style: Date.RelativeFormatStyle) -> String { style.format(self) }
      func ISO8601Format(_ style: Date.ISO8601FormatStyle = .init()) -> String { style.format(self) }
      func encode(to encoder: any Encoder) throws { var container = encoder.singleValueContainer(); try container.encode(timeIntervalSinceReferenceDate) }
      init(from decoder: any Decoder) throws { timeIntervalSinceReferenceDate = try decoder.singleValueContainer().decode(Double.self) }
    }
    func _epoch() -> Double
    func _formatDate(_ seconds: Double, _ style: String) -> String
    func _formatRelative(_ seconds: Double, _ reference: Double, _ presentation: String, _ width: String, _ locale: String) -> String
    func _parseDate(_ text: String, _ pattern: String) -> Double?
    #module(Foundation)
    func CFAbsoluteTimeGetCurrent() -> Double { _now() + _epoch() }
    func CACurrentMediaTime() -> Double { _now() }
    func _describeDate(_ time: Double) -> String
    #module(FoundationEssentials)
    struct DateInterval: Comparable, Hashable, Codable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
      var start: Date
      var duration: TimeInterval
      init() { start = Date(); duration = 0 }
      init(start: Date, end: Date) {
        if end < start { _trap("Reverse intervals are not allowed") }
        self.start = start
        duration = end.timeIntervalSince(start)
      }
      init(start: Date, duration: TimeInterval) {
        if !(duration >= 0) { _trap("Negative durations are not allowed") }
        self.start = start
        self.duration = duration
      }
      var end: Date { start + duration }
      func contains(_ date: Date) -> Bool { start <= date && date <= end }
      func intersects(_ other: DateInterval) -> Bool { start <= other.end && other.start <= end }
      func intersection(with other: DateInterval) -> DateInterval? {
        if !intersects(other) { return nil }
        return DateInterval(start: max(start, other.start), end: min(end, other.end))
      }
      func compare(_ other: DateInterval) -> ComparisonResult { ComparisonResult(_order: self < other ? -1 : (other < self ? 1 : 0)) }
      var description: String { start.description + " to " + end.description }
      var customMirror: Mirror { Mirror(self, children: ["start": start, "end": end, "duration": duration], displayStyle: .struct) }
      var debugDescription: String { description }
      static func < (a: DateInterval, b: DateInterval) -> Bool { a.start < b.start || (a.start == b.start && a.duration < b.duration) }
    }
    """#
}
