extension Catalogue {
  /// The process that a program runs in: it has no environment, and its clock is the virtual one.
  static let processes = #"""
    #module(FoundationEssentials)
    class ProcessInfo: NSObject {
      static let processInfo = ProcessInfo()
      struct OperatingSystemVersion {
        var majorVersion: Int
        var minorVersion: Int
        var patchVersion: Int
        init(majorVersion: Int, minorVersion: Int, patchVersion: Int) { self.majorVersion = majorVersion; self.minorVersion = minorVersion; self.patchVersion = patchVersion }
      }
      enum ThermalState: Int {
        case nominal = 0, fair = 1, serious = 2, critical = 3
      }
      var environment: [String: String] { [:] }
      var arguments: [String] { CommandLine.arguments }
      var processName: String { "main" }
      var processIdentifier: Int32 { 1 }
      var processorCount: Int { 1 }
      var activeProcessorCount: Int { 1 }
      var operatingSystemVersion: OperatingSystemVersion { OperatingSystemVersion(majorVersion: 26, minorVersion: 0, patchVersion: 0) }
      var operatingSystemVersionString: String { "Version 26.0" }
      var systemUptime: TimeInterval { _now() }
      var globallyUniqueString: String { UUID().uuidString }
      var thermalState: ProcessInfo.ThermalState { .nominal }
      var isLowPowerModeEnabled: Bool { false }
      var isMacCatalystApp: Bool { false }
      var isiOSAppOnMac: Bool { false }
      func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool { true }
    }
    typealias OperatingSystemVersion = ProcessInfo.OperatingSystemVersion
    """#
}
