/// Why a measurement means nothing.
enum BenchmarkError: Error, CustomStringConvertible {
  case rejected(String)
  case wrongScreen(workload: String, size: Int, mistake: String)
  case wrongBodies(workload: String, size: Int, expected: Int, ran: Int)
  case inputFailed(String)
  case programFailed(String, String)
  case peerMissing(String)

  var description: String {
    switch self {
    case .rejected(let message): "the program of a workload is rejected: \(message)"
    case .wrongScreen(let workload, let size, let mistake): "\(workload) with \(size) \(mistake)"
    case .wrongBodies(let workload, let size, let expected, let ran):
      "\(workload) with \(size) ran \(ran) bodies, not \(expected)"
    case .inputFailed(let input): "the input '\(input)' failed"
    case .programFailed(let name, let reason): "\(name): \(reason)"
    case .peerMissing(let remedy): remedy
    }
  }
}
