extension Catalogue {
  /// `TimelineView` and its schedules, which run on the virtual clock.
  static let swiftUITimeline = #"""
    struct TimelineView<Schedule: TimelineSchedule, Content> {
      typealias Context = TimelineViewDefaultContext
    }
    struct TimelineViewDefaultContext {
      let date: Date
      var cadence: TimelineViewDefaultContext.Cadence { .live }
      enum Cadence: Comparable {
        case live, seconds, minutes
      }
    }
    extension TimelineView: View where Content: View {
      typealias Body = Never
      init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
    }
    enum TimelineScheduleMode {
      case normal, lowFrequency
    }
    protocol TimelineSchedule {
      associatedtype Entries: Sequence
      typealias Mode = TimelineScheduleMode
      func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
      func _start() -> _TimelineCursor
    }
    extension TimelineSchedule {
      func _start() -> _TimelineCursor {
        var iterator = entries(from: Date(), mode: TimelineScheduleMode.normal).makeIterator()
        return _TimelineCursor({ iterator.next() as? Date })
      }
    }
    protocol _TimelineDates {
      func _advance() -> Double?
      var _context: TimelineViewDefaultContext { get }
    }
    class _TimelineCursor: _TimelineDates {
      let _next: () -> Date?
      var _date: Date
      var _upcoming: Date?
      init(_ next: @escaping () -> Date?) {
        _next = next
        let first = next()
        _upcoming = first
        _date = first ?? Date()
      }
      func _advance() -> Double? {
        let now = Date()
        while let upcoming = _upcoming, upcoming <= now {
          _date = upcoming
          _upcoming = _next()
        }
        if let upcoming = _upcoming { return upcoming.timeIntervalSince(now) }
        return nil
      }
      var _context: TimelineViewDefaultContext { TimelineViewDefaultContext(date: _date) }
    }
    struct _RegularDates: Sequence, IteratorProtocol {
      var _start: Date
      var _interval: Double
      var _index: Double
      init(from start: Date, by interval: Double) { _start = start; _interval = interval; _index = 0 }
      mutating func next() -> Date? {
        let date = _start + _interval * _index
        _index += 1
        return date
      }
    }
    struct PeriodicTimelineSchedule: TimelineSchedule {
      var _first: Date
      var _interval: Double
      init(from startDate: Date, by interval: TimeInterval) { _first = startDate; _interval = interval }
      func entries(from startDate: Date, mode: TimelineScheduleMode) -> _RegularDates {
        let past = startDate.timeIntervalSince(_first) / _interval
        return _RegularDates(from: past > 0 ? _first + past.rounded(.down) * _interval : _first, by: _interval)
      }
    }
    struct EveryMinuteTimelineSchedule: TimelineSchedule {
      init() { }
      func entries(from startDate: Date, mode: TimelineScheduleMode) -> _RegularDates {
        let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
        return _RegularDates(from: Date(timeIntervalSinceReferenceDate: minutes * 60), by: 60)
      }
    }
    struct AnimationTimelineSchedule: TimelineSchedule {
      var _interval: Double
      var _isPaused: Bool
      init(minimumInterval: Double? = nil, paused: Bool = false) { _interval = minimumInterval ?? 1.0 / 60.0; _isPaused = paused }
      func entries(from start: Date, mode: TimelineScheduleMode) -> _RegularDates { _RegularDates(from: start, by: _isPaused ? 1e12 : _interval) }
    }
    struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule {
      var _dates: Entries
      init(_ dates: Entries) { _dates = dates }
      func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { _dates }
    }
    extension TimelineSchedule where Self == PeriodicTimelineSchedule {
      static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
    }
    extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
      static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
    }
    extension TimelineSchedule where Self == AnimationTimelineSchedule {
      static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
      static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule { AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused) }
    }
    extension TimelineSchedule {
      static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
    }
    """#
}
