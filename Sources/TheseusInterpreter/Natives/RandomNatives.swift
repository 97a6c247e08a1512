extension NativeTable {
  /// Random numbers, which all come from the host.
  mutating func addRandomNumbers() {
    native("_nextRandom()") { .integer(FixedInteger($0.interpreter.host.nextRandom(), kind: .uint64)) }
    native("_randomInteger(_:_:)") { arguments in
      let host = arguments.interpreter.host
      return try randomInteger(arguments) { host.nextRandom() }
    }
    native("_randomInteger(using)") { arguments in
      try randomInteger(arguments) {
        UInt64(truncatingIfNeeded: try arguments.call(arguments[2], []).integerBits ?? 0)
      }
    }
  }
}

/// A number from a closed range by the method of Swift's library: multiply, and reject what would make it uneven.
private func randomInteger(_ arguments: Arguments, _ next: () throws -> UInt64) throws -> Value {
  let (lower, upper) = (try arguments.int(0), try arguments.int(1))
  let span = UInt64(bitPattern: Int64(upper &- lower)) &+ 1
  if span == 0 { return .int(Int(truncatingIfNeeded: try next())) }
  var random = try next()
  var product = random.multipliedFullWidth(by: span)
  if product.low < span {
    let threshold = (0 &- span) % span
    while product.low < threshold {
      random = try next()
      product = random.multipliedFullWidth(by: span)
    }
  }
  return .int(lower &+ Int(truncatingIfNeeded: product.high))
}
