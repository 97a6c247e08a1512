extension Catalogue {
  /// Publishers that look at the time between what another publishes.
  static let combineTimes = #"""
    #module(Foundation)
    extension RunLoop {
      struct SchedulerTimeType {
        struct Stride: Hashable, Comparable, Sendable {
          let magnitude: Double
          var timeInterval: Double { magnitude }
          static func < (a: RunLoop.SchedulerTimeType.Stride, b: RunLoop.SchedulerTimeType.Stride) -> Bool { a.magnitude < b.magnitude }
        }
      }
    }
    #module(Dispatch)
    extension DispatchQueue {
      struct SchedulerTimeType {
        struct Stride: Hashable, Comparable, Sendable {
          let magnitude: Int
          var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }
          static func < (a: DispatchQueue.SchedulerTimeType.Stride, b: DispatchQueue.SchedulerTimeType.Stride) -> Bool { a.magnitude < b.magnitude }
        }
      }
    }
    #module(Combine)
    extension Publishers {
      enum TimeGroupingStrategy<Context: Scheduler> {
        case byTime(Context, _SchedulerStride)
        case byTimeOrCount(Context, _SchedulerStride, Int)
      }
    }
    extension Publisher {
      func timeout<S: Scheduler>(_ interval: _SchedulerStride, scheduler: S, customError: (() -> Failure)? = nil) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>._made("Timeout") { sink in
          let pending = _Bag()
          sink.add(AnyCancellable { pending.cancel() })
          let restart = { () -> Void in
            pending.cancel()
            let job = _schedule(interval._seconds, onMain: scheduler._isMainThread) {
              if let makeError = customError { sink.finish(.failure(makeError())) } else { sink.finish(.finished) }
            }
            pending.add(AnyCancellable { job.cancel() })
          }
          sink.atStart { restart() }
          sink.add(self.receive(on: scheduler)._attach({ output in
            if !sink.isOpen { return }
            restart()
            sink.send(output)
          }, { sink.finish($0) }))
        }
      }
      @_symbol("Publisher.collect(strategy)") func collect<S: Scheduler>(_ strategy: Publishers.TimeGroupingStrategy<S>) -> AnyPublisher<[Output], Failure> {
        switch strategy {
        case .byTime(let scheduler, let interval): return _collect(every: interval._seconds, limit: nil, onMain: scheduler._isMainThread)
        case .byTimeOrCount(let scheduler, let interval, let count): return _collect(every: interval._seconds, limit: count, onMain: scheduler._isMainThread)
        }
      }
      func _collect(every seconds: Double, limit: Int?, onMain: Bool) -> AnyPublisher<[Output], Failure> {
        AnyPublisher<[Output], Failure>._made("CollectByTime") { sink in
          let start = Date()
          let kept = _Last<Output>()
          let tick = _Bag()
          sink.add(AnyCancellable { tick.cancel() })
          let flush = { () -> Void in
            tick.cancel()
            let group = kept.values
            kept.values = []
            if !group.isEmpty { sink.send(group) }
          }
          sink.add(self._attach({ output in
            if kept.values.isEmpty {
              // The periods are counted from the subscription on.
              let passed = Date().timeIntervalSince(start).truncatingRemainder(dividingBy: seconds)
              let job = _schedule(seconds - passed, onMain: onMain) { flush() }
              tick.add(AnyCancellable { job.cancel() })
            }
            kept.values.append(output)
            if kept.values.count == limit { flush() }
          }, { completion in
            if case .finished = completion { flush() }
            sink.finish(completion)
          }))
        }
      }
      func measureInterval(using scheduler: RunLoop) -> AnyPublisher<RunLoop.SchedulerTimeType.Stride, Failure> { _intervals().map { RunLoop.SchedulerTimeType.Stride(magnitude: $0) }.eraseToAnyPublisher() }
      @_symbol("Publisher.measureInterval(queue)") func measureInterval(using scheduler: DispatchQueue) -> AnyPublisher<DispatchQueue.SchedulerTimeType.Stride, Failure> { _intervals().map { DispatchQueue.SchedulerTimeType.Stride(magnitude: Int(($0 * 1_000_000_000.0).rounded())) }.eraseToAnyPublisher() }
      func _intervals() -> AnyPublisher<Double, Failure> {
        AnyPublisher<Double, Failure>._made("MeasureInterval") { sink in
          let last = _Last<Date>()
          last.values = [Date()]
          sink.add(self._attach({ _ in
            let now = Date()
            let passed = now.timeIntervalSince(last.values[0])
            last.values = [now]
            sink.send(passed)
          }, { sink.finish($0) }))
        }
      }
    }
    """#
}
