import Foundation
import TheseusProgram
import TheseusSession
import TheseusTrace

/// What one workload took at one size.
struct Measurement: Encodable {
  /// The workload.
  let workload: String
  /// The size.
  let size: Int
  /// Milliseconds of the mount.
  let mount: Double
  /// Milliseconds of an operation, half of all take less.
  let median: Double
  /// Milliseconds of an operation, nine in ten take less.
  let p90: Double
  /// How many bodies the last operation ran.
  let bodies: Int

  /// Runs a workload at a size; throws what went wrong.
  static func run(_ workload: Workload, size: Int, operations: Int) throws -> Measurement {
    let session = Session()
    let source = SourceFile(name: "\(workload.id).swift", text: workload.source(size))
    let (mounted, mount) = timed { session.load([source], root: "Root") }
    try require(mounted, workload, size)
    for _ in 0..<4 { try require(session.respond(to: ":tap go"), workload, size) }
    var times: [Double] = []
    var last: Trace?
    for _ in 0..<operations {
      let (response, time) = timed { session.respond(to: ":tap go") }
      last = try require(response, workload, size)
      times.append(time)
    }
    times.sort()
    let bodies = last?.bodies.count ?? 0
    if let expected = workload.bodies?(size), expected != bodies {
      throw BenchmarkError.unexpectedBodies(workload: workload.id, size: size, expected: expected, ran: bodies)
    }
    return Measurement(
      workload: workload.id, size: size, mount: mount, median: times[times.count / 2],
      p90: times[times.count * 9 / 10], bodies: bodies)
  }

  private static func timed<Result>(_ work: () -> Result) -> (Result, milliseconds: Double) {
    let clock = ContinuousClock()
    let start = clock.now
    let result = work()
    let duration = clock.now - start
    let (seconds, attoseconds) = duration.components
    return (result, Double(seconds) * 1000 + Double(attoseconds) / 1e15)
  }

  @discardableResult
  private static func require(_ response: Response, _ workload: Workload, _ size: Int) throws -> Trace? {
    guard response.outcome == .accepted else {
      throw BenchmarkError.failed(workload: workload.id, size: size, reason: "\(response.parts)")
    }
    return response.parts.lazy.compactMap { if case .trace(let trace) = $0 { trace } else { nil } }.first
  }
}

/// Why a measurement means nothing.
enum BenchmarkError: Error, CustomStringConvertible {
  case failed(workload: String, size: Int, reason: String)
  case unexpectedBodies(workload: String, size: Int, expected: Int, ran: Int)
  case programFailed(String, String)

  var description: String {
    switch self {
    case .failed(let workload, let size, let reason): "\(workload) with \(size) does not run: \(reason)"
    case .unexpectedBodies(let workload, let size, let expected, let ran):
      "\(workload) with \(size) ran \(ran) bodies, not \(expected)"
    case .programFailed(let name, let reason): "\(name): \(reason)"
    }
  }
}
