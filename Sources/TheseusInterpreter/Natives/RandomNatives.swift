extension NativeTable {
  /// Random numbers, which all come from the host.
  mutating func addRandomNumbers() {
    native("_nextRandom()") { .integer(FixedInteger($0.interpreter.host.nextRandom(), kind: .uint64)) }
    native("_randomInteger(_:_:)") { arguments in
      let host = arguments.interpreter.host
      return try randomInteger(arguments, width: 64) { host.nextRandom() }
    }
    native("_randomInteger(using)") { arguments in
      try randomInteger(arguments, width: try arguments.int(2)) {
        UInt64(truncatingIfNeeded: try arguments.call(arguments[3], []).integerBits ?? 0)
      }
    }
    native("_fraction(_:)") { arguments in
      let bits = UInt64(truncatingIfNeeded: arguments[0].integerBits ?? 0)
      return .double(Double(bits & (1 << 53 - 1)) * (Double.ulpOfOne / 2))
    }
    native("_bit(_:)") { .bool(($0[0].integerBits ?? 0) >> 17 & 1 == 0) }
  }
}

/// A number from a closed range by the method of Swift's library: multiply, and reject what would make it uneven.
private func randomInteger(_ arguments: Arguments, width: Int, _ next: () throws -> UInt64) throws -> Value {
  let (lower, upper) = (try arguments.int(0), try arguments.int(1))
  let mask = width >= 64 ? UInt64.max : 1 << UInt64(width) - 1
  let span = (UInt64(bitPattern: Int64(upper &- lower)) & mask) &+ 1
  if span == 0 || span > mask { return .int(Int(truncatingIfNeeded: try next() & mask)) }
  var product = UInt128(try next() & mask) * UInt128(span)
  if UInt64(truncatingIfNeeded: product) & mask < span {
    let threshold = (mask - span + 1) % span
    while UInt64(truncatingIfNeeded: product) & mask < threshold {
      product = UInt128(try next() & mask) * UInt128(span)
    }
  }
  return .int(lower &+ Int(truncatingIfNeeded: product >> UInt128(min(width, 64))))
}
