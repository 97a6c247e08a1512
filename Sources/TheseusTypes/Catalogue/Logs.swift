extension Catalogue {
  /// The unified logging system: what a program writes there goes to the system's log, which is not its output.
  static let logs = #"""
    #module(os)
    struct Logger: Sendable {
      init() { }
      @_symbol("Logger.init(log)") init(_ logObj: OSLog) { }
      init(subsystem: String, category: String) { }
      func log(_ message: OSLogMessage) { }
      func log(level: OSLogType, _ message: OSLogMessage) { }
      func trace(_ message: OSLogMessage) { }
      func debug(_ message: OSLogMessage) { }
      func info(_ message: OSLogMessage) { }
      func notice(_ message: OSLogMessage) { }
      func warning(_ message: OSLogMessage) { }
      func error(_ message: OSLogMessage) { }
      func critical(_ message: OSLogMessage) { }
      func fault(_ message: OSLogMessage) { }
    }
    final class OSLog: Sendable {
      static let `default`: OSLog = OSLog(subsystem: "", category: "")
      static let disabled: OSLog = OSLog(subsystem: "", category: "")
      init(subsystem: String, category: String) { }
    }
    struct OSLogType: Hashable, RawRepresentable, Sendable {
      let rawValue: UInt8
      init(rawValue: UInt8) { self.rawValue = rawValue }
      @_symbol("OSLogType.init(raw)") init(_ rawValue: UInt8) { self.rawValue = rawValue }
      static let `default`: OSLogType = OSLogType(rawValue: 0)
      static let info: OSLogType = OSLogType(rawValue: 1)
      static let debug: OSLogType = OSLogType(rawValue: 2)
      static let error: OSLogType = OSLogType(rawValue: 16)
      static let fault: OSLogType = OSLogType(rawValue: 17)
    }
    struct OSLogMessage: ExpressibleByStringInterpolation {
      init(stringLiteral value: String) { }
      init(stringInterpolation: OSLogInterpolation) { }
    }
    struct OSLogInterpolation: StringInterpolationProtocol {
      init(literalCapacity: Int, interpolationCount: Int) { }
      mutating func appendLiteral(_ literal: String) { }
      mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) { }
      @_symbol("OSLogInterpolation.appendInterpolation(error)") mutating func appendInterpolation(_ error: any Error, privacy: OSLogPrivacy = .auto, attributes: String = "") { }
      @_symbol("OSLogInterpolation.appendInterpolation(type)") mutating func appendInterpolation(_ value: any Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) { }
      mutating func appendInterpolation<T: FixedWidthInteger>(_ number: T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) { }
      @_symbol("OSLogInterpolation.appendInterpolation(fraction)") mutating func appendInterpolation<T: BinaryFloatingPoint>(_ number: T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) { }
      @_symbol("OSLogInterpolation.appendInterpolation(truth)") mutating func appendInterpolation(_ boolean: Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto) { }
    }
    enum OSLogBoolFormat {
      case truth, answer
    }
    struct OSLogStringAlignment {
      static var none: OSLogStringAlignment { OSLogStringAlignment() }
      static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
      static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
    }
    struct OSLogIntegerFormatting {
      static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
      static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
      static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
      static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
      static func decimal(explicitPositiveSign: Bool = false, minDigits: Int) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
      static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
    }
    struct OSLogFloatFormatting {
      static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
      static var hex: OSLogFloatFormatting { OSLogFloatFormatting() }
      static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
      static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }
      static func fixed(precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting { OSLogFloatFormatting() }
      static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting { OSLogFloatFormatting() }
    }
    struct OSLogPrivacy {
      enum Mask {
        case hash, none
      }
      static var `public`: OSLogPrivacy { OSLogPrivacy() }
      static var `private`: OSLogPrivacy { OSLogPrivacy() }
      static var sensitive: OSLogPrivacy { OSLogPrivacy() }
      static var auto: OSLogPrivacy { OSLogPrivacy() }
      static func `private`(mask: OSLogPrivacy.Mask) -> OSLogPrivacy { OSLogPrivacy() }
      static func sensitive(mask: OSLogPrivacy.Mask) -> OSLogPrivacy { OSLogPrivacy() }
      static func auto(mask: OSLogPrivacy.Mask) -> OSLogPrivacy { OSLogPrivacy() }
    }
    func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...) { }
    @_symbol("os_log(type)") func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { }
    @_symbol("os_log(message)") @_disfavoredOverload func os_log(_ message: OSLogMessage) { }
    """#
}
