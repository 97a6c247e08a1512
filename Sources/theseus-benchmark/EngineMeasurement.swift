import Foundation

/// What one operation took at one size.
struct EngineMeasurement: Codable {
  /// The workload and the operation, as `W2 remove`.
  let name: String
  /// How many rows or levels.
  let size: Int
  /// How often it ran at each depth.
  let operations: Int
  /// Milliseconds, half of all runs take less, with nothing recorded.
  let unrecorded: Double
  /// The same with a record from which a trace can be made.
  let median: Double
  /// Milliseconds, nine runs in ten take less.
  let p90: Double
  /// Milliseconds of half of the runs, trace and text included.
  let printed: Double
  /// How many bodies it ran, which was checked.
  let bodies: Int
  /// The exponent by which the median grew since the size before.
  var exponent: Double?
  /// The memory that a row or level takes, in kilobytes; measured once a program.
  var kilobytes: Double?
  /// What each framework that it is compared with took.
  var peers: [Framework: Framework.Phase] = [:]

  /// The exponent by which the median grew since another size.
  func growth(since other: EngineMeasurement) -> Double {
    log(median / other.median) / log(Double(size) / Double(other.size))
  }
}
