import Foundation

extension NativeTable {
  /// Bytes as text, and bytes within others.
  mutating func addData() {
    native("_base64(_:_:)") { arguments in
      let options = Data.Base64EncodingOptions(rawValue: UInt(truncatingIfNeeded: try arguments.bits(1)))
      return .string(Data(try arguments.bytes(0)).base64EncodedString(options: options))
    }
    native("_base64Bytes(_:_:)") { arguments in
      let options = Data.Base64DecodingOptions(rawValue: UInt(truncatingIfNeeded: try arguments.bits(1)))
      guard let data = Data(base64Encoded: try arguments.string(0), options: options) else { return .none }
      return try arguments.value(bytes: data)
    }
    native("_offset(of:in:_:)") { arguments in
      let data = Data(try arguments.bytes(1))
      let range = data.range(of: Data(try arguments.bytes(0)), options: try arguments.bool(2) ? .backwards : [])
      return arguments.value(range?.lowerBound)
    }
  }
}

extension Arguments {
  /// The bits of an integer of any type.
  fileprivate func bits(_ index: Int) throws -> Int {
    guard let bits = self[index].integerBits else { throw mismatch(index, "an integer") }
    return bits
  }
}
