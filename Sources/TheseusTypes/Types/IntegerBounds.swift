/// What the integer types of the standard library have room for, as far as `Int` does.
enum IntegerBounds {
  /// What values that fit `Int` may be, by types; of the widest unsigned types all that are not negative.
  static let byType: [String: ClosedRange<Int>] = [
    "Int": Int.min...Int.max, "Int64": Int.min...Int.max, "Int8": -128...127, "Int16": -32768...32767,
    "Int32": -2_147_483_648...2_147_483_647, "UInt8": 0...255, "UInt16": 0...65535, "UInt32": 0...4_294_967_295,
    "UInt": 0...Int.max, "UInt64": 0...Int.max,
  ]

  /// Whether values of a type may be more than `Int` has room for.
  static func exceedInt(_ type: String) -> Bool { type == "UInt" || type == "UInt64" }
}
