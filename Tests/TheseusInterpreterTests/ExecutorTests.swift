import Testing

@testable import TheseusInterpreter

/// The one queue of jobs in virtual time.
@Suite struct ExecutorTests {
  /// What ran, in order.
  private final class Log {
    var entries: [String] = []
  }

  @Test func jobsRunByTimeAndThenByOrder() throws {
    let executor = Executor()
    let log = Log()
    executor.schedule(after: 2) { () throws(EvaluationError) in log.entries.append("late") }
    executor.schedule(after: 1) { () throws(EvaluationError) in log.entries.append("early") }
    executor.enqueue { () throws(EvaluationError) in log.entries.append("now") }
    executor.schedule(after: 1) { () throws(EvaluationError) in log.entries.append("early too") }
    #expect(executor.nextDueTime == 0)
    try executor.runDueJobs()
    #expect(log.entries == ["now"])
    #expect(executor.nextDueTime == 1)
    try executor.advance(to: 1.5)
    #expect(log.entries == ["now", "early", "early too"])
    #expect(executor.now == 1.5)
    #expect(try executor.runNextInstant())
    #expect(log.entries.last == "late")
    #expect(executor.now == 2)
    #expect(try !executor.runNextInstant())
  }

  @Test func aCancelledJobDoesNotRun() throws {
    let executor = Executor()
    let log = Log()
    let job = executor.schedule(after: 1) { () throws(EvaluationError) in log.entries.append("never") }
    job.cancel()
    #expect(executor.nextDueTime == nil)
    try executor.advance(to: 5)
    #expect(log.entries.isEmpty)
  }

  @Test func jobsThatNeverEndAtOneInstantAreAnError() {
    let executor = Executor()
    executor.instantLimit = 100
    func again() {
      executor.enqueue { () throws(EvaluationError) in again() }
    }
    again()
    #expect(throws: EvaluationError.self) { try executor.runDueJobs() }
  }
}
