extension String.Index {
  /// What the offset of an index counts, which its description says.
  enum Form: Int {
    /// Bytes.
    case utf8
    /// Bytes or units of UTF-16, of which there are as many up to there.
    case any
    /// Bytes up to a scalar of two units, and the first of these units.
    case unit
  }

  // The layout of an index is frozen: the offset from bit 16 on, 2 bits for units behind it, and what it counts in bits
  // 2 (UTF-8) and 3 (UTF-16).
  private var bits: UInt64 { unsafeBitCast(self, to: UInt64.self) }
  private static let anyBits: UInt64 = 0b1100

  /// An index of a text whose offset counts bytes as well as units of UTF-16.
  init(anyOffset offset: Int) { self = unsafeBitCast(UInt64(offset) << 16 | Self.anyBits, to: String.Index.self) }

  /// What the offset counts.
  var form: Form { bits >> 14 & 0b11 != 0 ? .unit : bits & Self.anyBits == Self.anyBits ? .any : .utf8 }

  /// How many bytes stand before; one more behind the first unit of a pair, which is a place inside the scalar.
  var byteOffset: Int { Int(bits >> 16) + Int(bits >> 14 & 0b11) }
}
