extension Catalogue {
  /// `Bool`.
  static let booleans = #"""
    struct Bool: Hashable, CustomStringConvertible, LosslessStringConvertible, ExpressibleByBooleanLiteral, Codable, Sendable {
      typealias BooleanLiteralType = Bool
      init() { self = false }
      init(_ value: Bool) { self = value }
      init(booleanLiteral value: Bool) { self = value }
      @_symbol("Bool.init(string)") init?(_ description: String) { if description == "true" { self = true } else if description == "false" { self = false } else { return nil } }
      static func == (a: Bool, b: Bool) -> Bool
      static func != (a: Bool, b: Bool) -> Bool
      static prefix func ! (a: Bool) -> Bool
      static func && (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool
      static func || (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool
      mutating func toggle() { self = !self }
      var description: String { get }
      func hash(into hasher: inout Hasher)
      static func random() -> Bool { _bit(_nextRandom()) }
      static func random<G: RandomNumberGenerator>(using generator: inout G) -> Bool { _bit(generator.next()) }
      func encode(to encoder: any Encoder) throws { var container = encoder.singleValueContainer(); try container.encode(self) }
      init(from decoder: any Decoder) throws { self = try decoder.singleValueContainer().decode(Bool.self) }
    }
    func _bit(_ word: UInt64) -> Bool
    """#
}
