import Foundation

/// A workload at one size, measured several times in turn with the frameworks: a machine that is slower by half for a second slows one
/// process, and the one in the middle counts.
struct EngineRounds {
  /// Ours.
  let process: EngineProcess
  /// The frameworks.
  let peers: [Framework]
  /// The folder with their programs.
  let folder: URL
  /// How many times.
  let count: Int

  /// The measurements of the workload's operations.
  func run() throws -> [EngineMeasurement] {
    var own: [[EngineMeasurement]] = []
    var others: [Framework: [[Framework.Phase]]] = [:]
    for _ in 0..<count {
      for peer in peers {
        guard let phases = try peer.run(process.workload.id, size: process.size, in: folder) else { continue }
        others[peer, default: []].append(phases)
      }
      own.append(try process.run())
    }
    return own[0].indices.map { index in
      var measurement = own.map { $0[index] }.middle(by: \.median)
      measurement.peers = others.mapValues { rounds in rounds.map { $0[index] }.middle(by: \.median) }
      return measurement
    }
  }
}

extension Array {
  /// The element in the middle of a non-empty array, by a number of each.
  fileprivate func middle(by number: (Element) -> Double) -> Element {
    sorted { number($0) < number($1) }[count / 2]
  }
}
