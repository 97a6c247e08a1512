import Foundation

/// The memory that the process uses, as the system counts it.
public enum ResidentMemory {
  /// The bytes in use now; 0 where the system does not tell.
  public static var bytes: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let fields = text.split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
    return pages * NSPageSize()
  }
}
