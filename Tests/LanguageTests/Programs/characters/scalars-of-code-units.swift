let units: [UInt16] = [72, 0xD83D, 0x42]
for unit in units { print(Unicode.Scalar(unit).map { String($0) } ?? "none") }
print(Unicode.Scalar(65), Unicode.Scalar(UInt32(0x1F600))!, Unicode.Scalar(UInt8(97)))
// expect: H
// expect: none
// expect: B
// expect: Optional("A") 😀 a
