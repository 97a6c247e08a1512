import Foundation

/// The table of the engine's measurements, row by row.
enum EngineTable {
  /// The heads of the columns.
  static let head =
    "operation        N   off ms  median ms     p90 ms printed ms exponent  bodies kB/row  peers: ms, ratio"

  /// A row; what was not measured stays empty.
  static func row(_ measurement: EngineMeasurement) -> String {
    [
      pad(measurement.name, -10), pad("\(measurement.size)", 7), pad(milliseconds(measurement.unrecorded), 8),
      pad(milliseconds(measurement.median), 10), pad(milliseconds(measurement.p90), 10),
      pad(milliseconds(measurement.printed), 10), pad(measurement.exponent.map { String(format: "%.2f", $0) }, 8),
      pad("\(measurement.bodies)", 7), pad(measurement.kilobytes.map { String(format: "%.2f", $0) }, 6),
      " " + Framework.allCases.compactMap { peer($0, of: measurement) }.joined(separator: ", "),
    ].joined(separator: " ")
  }

  /// A framework's time and ours as a part of it; a second one where its loop got faster by more than noise, which is 1.6.
  private static func peer(_ framework: Framework, of measurement: EngineMeasurement) -> String? {
    measurement.peers[framework].map { phase in
      let hot = phase.hot < phase.median / 1.6 ? " (hot \(compared(measurement.median, with: phase.hot)))" : ""
      return "\(framework.name) \(compared(measurement.median, with: phase.median))\(hot)"
    }
  }

  private static func compared(_ time: Double, with other: Double) -> String {
    "\(milliseconds(other)), \(String(format: "%.3f", time / other))"
  }

  private static func milliseconds(_ time: Double) -> String { String(format: time < 10 ? "%.4f" : "%.1f", time) }

  /// Fills up to a width with blanks on the left, for a negative one on the right.
  private static func pad(_ text: String?, _ width: Int) -> String {
    let text = text ?? ""
    let blanks = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? text + blanks : blanks + text
  }
}
