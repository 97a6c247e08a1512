extension Catalogue {
  /// Durations and clocks.
  static let durations = #"""
    protocol DurationProtocol: Comparable, AdditiveArithmetic, Sendable {
      @_symbol("DurationProtocol./(integer)") static func / (a: Self, b: Int) -> Self
      static func /= (a: inout Self, b: Int)
      static func * (a: Self, b: Int) -> Self
      static func *= (a: inout Self, b: Int)
      static func / (a: Self, b: Self) -> Double
    }
    extension DurationProtocol {
      @_symbol("DurationProtocol./=(default)") static func /= (a: inout Self, b: Int) { a = a / b }
      @_symbol("DurationProtocol.*=(default)") static func *= (a: inout Self, b: Int) { a = a * b }
    }
    struct Duration: DurationProtocol, Hashable, CustomStringConvertible, CustomReflectable, Sendable {
      var _secondsPart: Int
      var _attoseconds: Int
      var customMirror: Mirror {
        let whole = _secondsPart.multipliedFullWidth(by: 1_000_000_000_000_000_000)
        let (low, carries) = whole.low.addingReportingOverflow(UInt(bitPattern: _attoseconds))
        return Mirror(self, children: ["_low": UInt64(low), "_high": Int64(whole.high + (carries ? 1 : 0) - (_attoseconds < 0 ? 1 : 0))], displayStyle: .struct)
      }
      init(_nanos total: Int) { _secondsPart = total / 1_000_000_000; _attoseconds = total % 1_000_000_000 * 1_000_000_000 }
      init(_ parts: [Int]) { _secondsPart = parts[0]; _attoseconds = parts[1] }
      init(_seconds: Double) { self.init(_durationOf(_seconds, "seconds")) }
      init(secondsComponent: Int64, attosecondsComponent: Int64) { self.init(_durationOfParts(Int(secondsComponent), Int(attosecondsComponent))) }
      var _seconds: Double { Double(_secondsPart) + Double(_attoseconds) / 1_000_000_000_000_000_000.0 }
      var components: (seconds: Int64, attoseconds: Int64) { (seconds: Int64(_secondsPart), attoseconds: Int64(_attoseconds)) }
      static var zero: Duration { Duration(_nanos: 0) }
      @_symbol("Duration.seconds(double)") static func seconds(_ seconds: Double) -> Duration { Duration(_seconds: seconds) }
      static func seconds<T: BinaryInteger>(_ seconds: T) -> Duration { Duration([Int(seconds), 0]) }
      static func milliseconds<T: BinaryInteger>(_ milliseconds: T) -> Duration { Duration([Int(milliseconds) / 1000, Int(milliseconds) % 1000 * 1_000_000_000_000_000]) }
      @_symbol("Duration.milliseconds(double)") static func milliseconds(_ milliseconds: Double) -> Duration { Duration(_durationOf(milliseconds, "milliseconds")) }
      static func microseconds<T: BinaryInteger>(_ microseconds: T) -> Duration { Duration([Int(microseconds) / 1_000_000, Int(microseconds) % 1_000_000 * 1_000_000_000_000]) }
      @_symbol("Duration.microseconds(double)") static func microseconds(_ microseconds: Double) -> Duration { Duration(_durationOf(microseconds, "microseconds")) }
      @_symbol("Duration.nanoseconds(double)") static func nanoseconds(_ nanoseconds: Double) -> Duration { Duration(_durationOf(nanoseconds, "nanoseconds")) }
      static func nanoseconds<T: BinaryInteger>(_ nanoseconds: T) -> Duration { Duration(_nanos: Int(nanoseconds)) }
      // The clock's own time is in whole nanoseconds.
      static func _ofClock(_ seconds: Double) -> Duration { Duration(_nanos: Int((seconds * 1_000_000_000.0).rounded())) }
      static func + (a: Duration, b: Duration) -> Duration { Duration(_durationOfParts(a._secondsPart + b._secondsPart, a._attoseconds + b._attoseconds)) }
      static func - (a: Duration, b: Duration) -> Duration { Duration(_durationOfParts(a._secondsPart - b._secondsPart, a._attoseconds - b._attoseconds)) }
      static func * (a: Duration, b: Double) -> Duration { Duration(_multiplyDuration(a._secondsPart, a._attoseconds, b)) }
      @_symbol("Duration.*(integer)") static func * <T: BinaryInteger>(a: Duration, b: T) -> Duration { Duration(_multiplyDurationByInteger(a._secondsPart, a._attoseconds, Int(b))) }
      static func / (a: Duration, b: Double) -> Duration { Duration(_divideDuration(a._secondsPart, a._attoseconds, b)) }
      @_symbol("Duration./(integer)") static func / <T: BinaryInteger>(a: Duration, b: T) -> Duration { Duration(_divideDurationByInteger(a._secondsPart, a._attoseconds, Int(b))) }
      @_symbol("Duration./(duration)") static func / (a: Duration, b: Duration) -> Double { Double(a._allAttoseconds) / Double(b._allAttoseconds) }
      static func *= (a: inout Duration, b: Double) { a = a * b }
      @_symbol("Duration.*=(integer)") static func *= <T: BinaryInteger>(a: inout Duration, b: T) { a = a * b }
      static func /= (a: inout Duration, b: Double) { a = a / b }
      @_symbol("Duration./=(integer)") static func /= <T: BinaryInteger>(a: inout Duration, b: T) { a = a / b }
      static func < (a: Duration, b: Duration) -> Bool { a._secondsPart != b._secondsPart ? a._secondsPart < b._secondsPart : a._attoseconds < b._attoseconds }
      static func == (a: Duration, b: Duration) -> Bool { a._secondsPart == b._secondsPart && a._attoseconds == b._attoseconds }
      func hash(into hasher: inout Hasher) { hasher.combine(_secondsPart); hasher.combine(_attoseconds) }
      var _allAttoseconds: Int128 { Int128(_secondsPart) * 1_000_000_000_000_000_000 + Int128(_attoseconds) }
      var description: String { _describeDuration(_secondsPart, _attoseconds) }
    }
    #module(FoundationInternationalization)
    extension Duration {
      func formatted() -> String { formatted(Duration.TimeFormatStyle(pattern: .hourMinuteSecond)) }
      func formatted(_ style: Duration.TimeFormatStyle) -> String { style.format(self) }
      @_symbol("Duration.formatted(units)") func formatted(_ style: Duration.UnitsFormatStyle) -> String { style.format(self) }
      struct TimeFormatStyle: FormatStyle, Hashable, Sendable {
        typealias FormatInput = Duration
        typealias FormatOutput = String
        struct Pattern: Hashable, Sendable {
          var _name: String
          static var hourMinute: Duration.TimeFormatStyle.Pattern { Duration.TimeFormatStyle.Pattern(_name: "hm:0:0:") }
          static var hourMinuteSecond: Duration.TimeFormatStyle.Pattern { Duration.TimeFormatStyle.Pattern(_name: "hms:0:0:") }
          static var minuteSecond: Duration.TimeFormatStyle.Pattern { Duration.TimeFormatStyle.Pattern(_name: "ms:0:0:") }
          static func _padded(_ name: String, _ length: Int, _ fraction: Int, _ rule: FloatingPointRoundingRule) -> Duration.TimeFormatStyle.Pattern { Duration.TimeFormatStyle.Pattern(_name: name + ":" + String(length) + ":" + String(fraction) + ":" + String(describing: rule)) }
          static func hourMinute(padHourToLength: Int, roundSeconds: FloatingPointRoundingRule = .toNearestOrEven) -> Duration.TimeFormatStyle.Pattern { _padded("hm", padHourToLength, 0, roundSeconds) }
          static func hourMinuteSecond(padHourToLength: Int, fractionalSecondsLength: Int = 0, roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven) -> Duration.TimeFormatStyle.Pattern { _padded("hms", padHourToLength, fractionalSecondsLength, roundFractionalSeconds) }
          static func minuteSecond(padMinuteToLength: Int, fractionalSecondsLength: Int = 0, roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven) -> Duration.TimeFormatStyle.Pattern { _padded("ms", padMinuteToLength, fractionalSecondsLength, roundFractionalSeconds) }
        }
        var pattern: Duration.TimeFormatStyle.Pattern
        var locale: Locale = .current
        init(pattern: Duration.TimeFormatStyle.Pattern, locale: Locale = .current) { self.pattern = pattern; self.locale = locale }
        static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Duration.TimeFormatStyle { Duration.TimeFormatStyle(pattern: pattern) }
        func locale(_ locale: Locale) -> Duration.TimeFormatStyle { Duration.TimeFormatStyle(pattern: pattern, locale: locale) }
        func format(_ value: Duration) -> String { _formatDuration(value._secondsPart, value._attoseconds, "time:" + pattern._name, locale.identifier) }
      }
      struct UnitsFormatStyle: FormatStyle, Hashable, Sendable {
        typealias FormatInput = Duration
        typealias FormatOutput = String
        struct Unit: Hashable, Sendable {
          var _name: String
          static var weeks: Duration.UnitsFormatStyle.Unit { Duration.UnitsFormatStyle.Unit(_name: "weeks") }
          static var days: Duration.UnitsFormatStyle.Unit { Duration.UnitsFormatStyle.Unit(_name: "days") }
          static var hours: Duration.UnitsFormatStyle.Unit { Duration.UnitsFormatStyle.Unit(_name: "hours") }
          static var minutes: Duration.UnitsFormatStyle.Unit { Duration.UnitsFormatStyle.Unit(_name: "minutes") }
          static var seconds: Duration.UnitsFormatStyle.Unit { Duration.UnitsFormatStyle.Unit(_name: "seconds") }
          static var milliseconds: Duration.UnitsFormatStyle.Unit { Duration.UnitsFormatStyle.Unit(_name: "milliseconds") }
          static var microseconds: Duration.UnitsFormatStyle.Unit { Duration.UnitsFormatStyle.Unit(_name: "microseconds") }
          static var nanoseconds: Duration.UnitsFormatStyle.Unit { Duration.UnitsFormatStyle.Unit(_name: "nanoseconds") }
        }
        struct UnitWidth: Hashable, Sendable {
          var _name: String
          static var wide: Duration.UnitsFormatStyle.UnitWidth { Duration.UnitsFormatStyle.UnitWidth(_name: "wide") }
          static var abbreviated: Duration.UnitsFormatStyle.UnitWidth { Duration.UnitsFormatStyle.UnitWidth(_name: "abbreviated") }
          static var condensedAbbreviated: Duration.UnitsFormatStyle.UnitWidth { Duration.UnitsFormatStyle.UnitWidth(_name: "condensed") }
          static var narrow: Duration.UnitsFormatStyle.UnitWidth { Duration.UnitsFormatStyle.UnitWidth(_name: "narrow") }
        }
        struct ZeroValueUnitsDisplayStrategy: Hashable, Sendable {
          var _length: Int
          static var hide: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy { Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy(_length: 0) }
          static func show(length: Int) -> Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy { Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy(_length: length) }
        }
        struct FractionalPartDisplayStrategy: Hashable, Sendable {
          var _length: Int?
          static var hide: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy { Duration.UnitsFormatStyle.FractionalPartDisplayStrategy(_length: nil) }
          static func show(length: Int) -> Duration.UnitsFormatStyle.FractionalPartDisplayStrategy { Duration.UnitsFormatStyle.FractionalPartDisplayStrategy(_length: length) }
        }
        var _spec: String
        var locale: Locale = .current
        init(_spec: String) { self._spec = _spec }
        init(allowedUnits: Set<Duration.UnitsFormatStyle.Unit>, width: Duration.UnitsFormatStyle.UnitWidth, maximumUnitCount: Int? = nil, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide, fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide) { self = .units(allowed: allowedUnits, width: width, maximumUnitCount: maximumUnitCount, zeroValueUnits: zeroValueUnits, fractionalPart: fractionalPart) }
        static func units(allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds], width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide, fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide) -> Duration.UnitsFormatStyle { Duration.UnitsFormatStyle(_spec: "units:" + width._name + ":" + units.map { $0._name }.sorted().joined(separator: ",") + ":" + (maximumUnitCount.map { String($0) } ?? "") + ":" + String(zeroValueUnits._length) + ":" + (fractionalPart._length.map { String($0) } ?? "")) }
        func locale(_ locale: Locale) -> Duration.UnitsFormatStyle {
          var result = self
          result.locale = locale
          return result
        }
        func format(_ value: Duration) -> String { _formatDuration(value._secondsPart, value._attoseconds, _spec, locale.identifier) }
      }
    }
    extension FormatStyle where Self == Duration.TimeFormatStyle {
      static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Duration.TimeFormatStyle { Duration.TimeFormatStyle(pattern: pattern) }
    }
    extension FormatStyle where Self == Duration.UnitsFormatStyle {
      static func units(allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds], width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide, fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide) -> Duration.UnitsFormatStyle { Duration.UnitsFormatStyle(allowedUnits: units, width: width, maximumUnitCount: maximumUnitCount, zeroValueUnits: zeroValueUnits, fractionalPart: fractionalPart) }
    }
    func _durationOf(_ amount: Double, _ unit: String) -> [Int]
    func _durationOfParts(_ seconds: Int, _ attoseconds: Int) -> [Int]
    func _multiplyDuration(_ seconds: Int, _ attoseconds: Int, _ factor: Double) -> [Int]
    func _multiplyDurationByInteger(_ seconds: Int, _ attoseconds: Int, _ factor: Int) -> [Int]
    func _divideDuration(_ seconds: Int, _ attoseconds: Int, _ divisor: Double) -> [Int]
    func _divideDurationByInteger(_ seconds: Int, _ attoseconds: Int, _ divisor: Int) -> [Int]
    func _describeDuration(_ seconds: Int, _ attoseconds: Int) -> String
    func _formatDuration(_ seconds: Int, _ attoseconds: Int, _ style: String, _ locale: String) -> String
    #module(Swift)
    protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable {
      associatedtype Duration: DurationProtocol
      func advanced(by duration: Duration) -> Self
      func duration(to other: Self) -> Duration
    }
    protocol Clock<Duration>: Sendable {
      associatedtype Duration
      associatedtype Instant: InstantProtocol where Instant.Duration == Duration
      var now: Instant { get }
      var minimumResolution: Instant.Duration { get }
      func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws
    }
    extension Clock {
      func sleep(for duration: Instant.Duration, tolerance: Instant.Duration? = nil) async throws { try await sleep(until: now.advanced(by: duration), tolerance: tolerance) }
      func measure(_ work: () throws -> Void) rethrows -> Instant.Duration {
        let start = now
        try work()
        return start.duration(to: now)
      }
      @_symbol("Clock.measure(async)") func measure(_ work: () async throws -> Void) async rethrows -> Instant.Duration {
        let start = now
        try await work()
        return start.duration(to: now)
      }
    }
    struct ContinuousClock: Clock {
      struct Instant: InstantProtocol {
        var _time: Double
        static var now: ContinuousClock.Instant { ContinuousClock.Instant(_time: _now()) }
        func duration(to other: ContinuousClock.Instant) -> Duration { ._ofClock(other._time - _time) }
        func advanced(by duration: Duration) -> ContinuousClock.Instant { ContinuousClock.Instant(_time: _time + duration._seconds) }
        static func + (a: ContinuousClock.Instant, b: Duration) -> ContinuousClock.Instant { a.advanced(by: b) }
        static func += (a: inout ContinuousClock.Instant, b: Duration) { a = a + b }
        static func - (a: ContinuousClock.Instant, b: Duration) -> ContinuousClock.Instant { ContinuousClock.Instant(_time: a._time - b._seconds) }
        static func -= (a: inout ContinuousClock.Instant, b: Duration) { a = a - b }
        @_symbol("ContinuousClock.Instant.-(instant)") static func - (a: ContinuousClock.Instant, b: ContinuousClock.Instant) -> Duration { b.duration(to: a) }
        static func < (a: ContinuousClock.Instant, b: ContinuousClock.Instant) -> Bool { a._time < b._time }
        static func == (a: ContinuousClock.Instant, b: ContinuousClock.Instant) -> Bool { a._time == b._time }
        func hash(into hasher: inout Hasher) { hasher.combine(_time) }
      }
      init() { }
      static var now: ContinuousClock.Instant { ContinuousClock.Instant(_time: _now()) }
      var now: ContinuousClock.Instant { ContinuousClock.Instant(_time: _now()) }
      func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil) async throws { try await _sleep(deadline._time - _now()) }
      var minimumResolution: Duration { .nanoseconds(1) }
    }
    extension Clock where Self == ContinuousClock {
      static var continuous: ContinuousClock { ContinuousClock() }
      static var suspending: ContinuousClock { ContinuousClock() }
    }
    typealias SuspendingClock = ContinuousClock
    extension Duration: Codable {
      func encode(to encoder: any Encoder) throws {
        let words = _durationWords(_secondsPart, _attoseconds)
        var container = encoder.unkeyedContainer()
        try container.encode(Int64(words[0]))
        try container.encode(UInt64(bitPattern: Int64(words[1])))
      }
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let high = try container.decode(Int64.self)
        let low = try container.decode(UInt64.self)
        self.init(_durationOfWords(Int(high), Int(Int64(bitPattern: low))))
      }
    }
    func _durationWords(_ seconds: Int, _ attoseconds: Int) -> [Int]
    func _durationOfWords(_ high: Int, _ low: Int) -> [Int]
    """#
}
