print(String(validating: [72, 105] as [UInt8], as: UTF8.self) ?? "none")
print(String(validating: [0xFF] as [UInt8], as: UTF8.self) as Any)
print(String(validating: "caf\u{E9}".utf8.dropFirst(2), as: UTF8.self) as Any)
// expect: Hi
// expect: nil
// expect: Optional("fé")
