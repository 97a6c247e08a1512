let large = 300
print(UInt16(large))
print(UInt8(large))
// expect: 300
// expect trap: Not enough bits to represent the passed value
