extension Catalogue {
  /// Timers of run loops and of dispatch queues: they fire at the next of their times that has not passed.
  static let timers = #"""
    struct _Recurrence {
      var due: Double
      let interval: Double
      mutating func moveOn() { if interval > 0 { repeat { due += interval } while due <= _now() } }
    }
    #module(Foundation)
    class Timer: NSObject {
      let timeInterval: Double
      var _info: Any?
      var userInfo: Any? { _info }
      var isValid: Bool
      var tolerance: Double
      let _repeats: Bool
      let _block: (Timer) -> Void
      var _recurrence: _Recurrence
      var _job: _Job?
      init(timeInterval: Double, repeats: Bool, block: @Sendable @escaping (Timer) -> Void) {
        self.timeInterval = repeats ? timeInterval : 0
        isValid = true
        tolerance = 0
        _repeats = repeats
        _block = block
        _recurrence = _Recurrence(due: _now() + timeInterval, interval: timeInterval)
        _job = nil
      }
      init(fire date: Date, interval: Double, repeats: Bool, block: @Sendable @escaping (Timer) -> Void) {
        timeInterval = repeats ? interval : 0
        isValid = true
        tolerance = 0
        _repeats = repeats
        _block = block
        _recurrence = _Recurrence(due: _now() + date.timeIntervalSinceNow, interval: interval)
        _job = nil
      }
      static func scheduledTimer(withTimeInterval interval: Double, repeats: Bool, block: @Sendable @escaping (Timer) -> Void) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer._start()
        return timer
      }
      var fireDate: Date {
        get { Date(timeIntervalSinceReferenceDate: _epoch() + _recurrence.due) }
        set {
          _recurrence.due = _now() + newValue.timeIntervalSinceNow
          if let job = _job {
            job.cancel()
            _start()
          }
        }
      }
      func _start() {
        if !isValid { return }
        _job = _schedule(_recurrence.due - _now()) {
          self.fire()
          if self._repeats {
            self._recurrence.moveOn()
            self._start()
          }
        }
        if _repeats { _job?.repeats() }
      }
      func fire() {
        if !isValid { return }
        _block(self)
        if !_repeats { isValid = false }
      }
      func invalidate() {
        isValid = false
        if let job = _job { job.cancel() }
        _job = nil
      }
      static func publish(every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode) -> Timer.TimerPublisher { Timer.TimerPublisher(interval: interval) }
      class TimerPublisher: ConnectablePublisher {
        typealias Output = Date
        typealias Failure = Never
        let interval: Double
        var _state: _SubjectState<Date, Never>
        var _job: _Job?
        init(interval: Double) { self.interval = interval; _state = _SubjectState<Date, Never>(); _job = nil }
        func _attach(_ onValue: @escaping (Date) -> Void, _ onEnd: @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable { _state.attach(onValue, onEnd) }
        func connect() -> any Cancellable {
          if _job == nil { _tick() }
          return AnyCancellable { self._stop() }
        }
        func _tick() { _job = _schedule(interval) { self._tick(); self._state.send(Date()) } }
        func _stop() {
          if let job = _job { job.cancel() }
          _job = nil
        }
      }
    }
    #module(Dispatch)
    protocol DispatchSourceProtocol: AnyObject {
      var isCancelled: Bool { get }
      func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
      func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
      func activate()
      func resume()
      func suspend()
      func cancel()
    }
    extension DispatchSourceProtocol {
      func setEventHandler(handler: (() -> Void)?) { setEventHandler(qos: .default, flags: [], handler: handler) }
      func setCancelHandler(handler: (() -> Void)?) { setCancelHandler(qos: .default, flags: [], handler: handler) }
    }
    protocol DispatchSourceTimer: DispatchSourceProtocol {
      func _set(at due: Double, every interval: Double)
    }
    extension DispatchSourceTimer {
      func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0)) { _set(at: deadline._time, every: interval == .never ? 0 : interval._seconds) }
      @_symbol("DispatchSourceTimer.schedule(double)") func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)) { _set(at: deadline._time, every: interval) }
      func schedule(wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0)) { _set(at: wallDeadline._time, every: interval == .never ? 0 : interval._seconds) }
      @_symbol("DispatchSourceTimer.schedule(wallDouble)") func schedule(wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)) { _set(at: wallDeadline._time, every: interval) }
    }
    class DispatchSource {
      struct TimerFlags: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let strict: DispatchSource.TimerFlags = DispatchSource.TimerFlags(rawValue: 1)
      }
      static func makeTimerSource(flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil) -> any DispatchSourceTimer { _TimerSource(queue ?? DispatchQueue.global()) }
    }
    class _TimerSource: DispatchSourceTimer {
      let queue: DispatchQueue
      var isCancelled: Bool = false
      var handler: (() -> Void)? = nil
      var cancelHandler: (() -> Void)? = nil
      var suspensions: Int = 1
      var isActive: Bool = false
      var recurrence: _Recurrence? = nil
      var job: _Job? = nil
      init(_ queue: DispatchQueue) { self.queue = queue }
      func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) { self.handler = handler }
      func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) { cancelHandler = handler }
      func _set(at due: Double, every interval: Double) {
        recurrence = _Recurrence(due: due, interval: interval)
        restart()
      }
      func activate() { if !isActive { resume() } }
      func resume() {
        if suspensions == 0 { _trap("BUG IN CLIENT OF LIBDISPATCH: Over-resume of an object") }
        isActive = true
        suspensions -= 1
        restart()
      }
      func suspend() { suspensions += 1 }
      func restart() {
        job?.cancel()
        job = nil
        if isCancelled || suspensions > 0 { return }
        guard let next = recurrence else { return }
        job = _schedule(next.due - _now(), onMain: false) { self.fire() }
        if next.interval > 0 { job?.repeats() }
      }
      func fire() {
        if isCancelled || suspensions > 0 { return }
        queue.async {
          if self.isCancelled || self.suspensions > 0 { return }
          self.handler?()
          if self.recurrence?.interval == 0 { self.recurrence = nil }
          self.recurrence?.moveOn()
          self.restart()
        }
      }
      func cancel() {
        if isCancelled { return }
        isCancelled = true
        job?.cancel()
        if let cancelHandler { queue.async(execute: cancelHandler) }
      }
    }
    """#
}
