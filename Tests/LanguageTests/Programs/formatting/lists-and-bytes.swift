import Foundation
let us = Locale(identifier: "en_US")
print([1, 2, 3].formatted(.list(memberStyle: .number, type: .and)), ["a", "b"].formatted(.list(type: .and, width: .short).locale(us)))
print(Int64(1_500_000).formatted(.byteCount(style: .file)), 1_500_000.formatted(.byteCount(style: .memory)), Int64(1536).formatted(.byteCount(style: .binary, allowedUnits: .kb)))
let formatter = ByteCountFormatter()
print(formatter.string(fromByteCount: 1500), ByteCountFormatter.string(fromByteCount: 12_345_678_901, countStyle: .binary), formatter.string(fromByteCount: 0))
formatter.allowedUnits = [.useMB]
formatter.includesActualByteCount = true
formatter.allowsNonnumericFormatting = false
print(formatter.string(fromByteCount: 1500), formatter.string(fromByteCount: 0))
// expect: 1, 2, and 3 a & b
// expect: 1.5 MB 1.4 MB 2 kB
// expect: 2 KB 11.5 GB Zero KB
// expect: 0 MB (1,500 bytes) 0 MB (0 bytes)
