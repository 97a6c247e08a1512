import Foundation
import TheseusTypes

/// A job of the program's own: a timer, a delayed block.
final class JobObject: NativeObject {
  /// The job.
  let job: Executor.Job

  /// Makes a value of a job.
  init(_ job: Executor.Job, type: TypeToken) {
    self.job = job
    super.init(type: type)
  }
}

extension NativeTable {
  /// The virtual clock, and jobs on it.
  mutating func addClocks(startingAt start: Double) {
    native("_now()") { .double($0.interpreter.executor.clockTime) }
    native("_epoch()") { _ in .double(start - secondsToReferenceDate) }
    native("_schedule(_:_:)") { try schedule($0, on: .mainThread) }
    native("_schedule(_:onMain:_:)") { try schedule($0, on: $0[1].asBool == false ? .queue : .mainThread) }
    native("_Job.cancel()") { arguments in
      try arguments.native(0, as: JobObject.self).job.cancel()
      return .void
    }
    native("_Job.repeats()") { arguments in
      try arguments.native(0, as: JobObject.self).job.repeats = true
      return .void
    }
    native("_advance(_:)") { arguments in
      let executor = arguments.interpreter.executor
      try executor.advance(to: executor.now + (try arguments.double(0)))
      return .void
    }
    native("_runForever()") { arguments in
      // A year of waiting; what would wait on for ever ends there.
      let executor = arguments.interpreter.executor
      let limit = executor.now + 86_400 * 366
      while try executor.runNextInstant(until: limit) {}
      throw EvaluationError.trap(Trap("nothing is left to do", reason: .exited(0)))
    }
    native("exit(_:)") { arguments in
      let status = Int32(truncatingIfNeeded: arguments[0].integerBits ?? 0)
      throw EvaluationError.trap(Trap("the program ended with exit(\(status))", reason: .exited(status)))
    }
    native("_newUUID()") { arguments in
      let host = arguments.interpreter.host
      var bytes: [UInt8] = []
      for word in [host.nextRandom(), host.nextRandom()] {
        for shift in stride(from: 56, through: 0, by: -8) {
          bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift)))
        }
      }
      bytes[6] = bytes[6] & 0x0F | 0x40
      bytes[8] = bytes[8] & 0x3F | 0x80
      return .string(uuidText(bytes))
    }
    native("_canonicalUUID(_:)") { $0.value(UUID(uuidString: try $0.string(0))?.uuidString) }
  }
}

private func schedule(_ arguments: Arguments, on place: Executor.Place) throws(EvaluationError) -> Value {
  let interpreter = arguments.interpreter
  let body = arguments.last()
  let job = interpreter.executor.schedule(after: try arguments.double(0), on: place) {
    [unowned interpreter] () throws(EvaluationError) in
    if place == .mainThread { _ = try interpreter.call(body) } else { try interpreter.runThread(calling: body) }
  }
  return .native(JobObject(job, type: interpreter.types.token(named: "_Job")))
}

/// From 1970-01-01 to the reference date, 2001-01-01.
private let secondsToReferenceDate = 978_307_200.0

private func uuidText(_ bytes: [UInt8]) -> String {
  let digits = bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) }.joined()
  var text = ""
  for (index, digit) in digits.enumerated() {
    if [8, 12, 16, 20].contains(index) { text += "-" }
    text.append(digit)
  }
  return text
}
