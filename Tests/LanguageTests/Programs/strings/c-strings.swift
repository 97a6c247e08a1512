import Foundation
print("7a".withCString { String(cString: $0) + "!" }, "né".utf8CString.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }, String(cString: [72, 105, 0] as [CChar]), "né".cString(using: .utf8)!.count)
let bytes: [UInt8] = [72, 105, 0]; print(bytes.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }, String(decoding: bytes.prefix(2), as: UTF8.self))
// expect: 7a! né Hi 4
// expect: Hi Hi
