import Foundation

extension NativeTable {
  /// Bytes as text.
  mutating func addData() {
    native("_base64(_:)") { .string(Data(try $0.bytes(0)).base64EncodedString()) }
    native("_base64Bytes(_:)") { arguments in
      guard let data = Data(base64Encoded: try arguments.string(0)) else { return .none }
      return try arguments.value(bytes: data)
    }
  }
}
