import Foundation

/// The milliseconds that the runs of an operation took.
struct Times {
  private var values: [Double] = []

  /// How many runs there were.
  var count: Int { values.count }
  /// What half of the runs do not exceed.
  var median: Double { values.quantile(0.5) }
  /// What nine runs in ten do not exceed.
  var p90: Double { values.quantile(0.9) }

  /// Takes another run in.
  mutating func add(_ time: Double) { values.append(time) }

  /// The milliseconds that an operation takes.
  static func time<Result>(_ work: () throws -> Result) rethrows -> Double {
    let start = ContinuousClock.now
    _ = try work()
    return (ContinuousClock.now - start).milliseconds
  }
}

extension Duration {
  /// The milliseconds.
  fileprivate var milliseconds: Double { Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15 }
}

extension [Double] {
  /// The value that a part of all values do not exceed; 0 without any.
  func quantile(_ part: Double) -> Double {
    isEmpty ? 0 : sorted()[Swift.min(count - 1, Int(Double(count) * part))]
  }
}
