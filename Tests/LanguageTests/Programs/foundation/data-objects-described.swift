import Foundation
for count in [0, 1, 4, 5, 8, 9, 33] { print(NSData(data: Data((0..<count).map { UInt8($0) }))) }
print([NSMutableData(data: Data(10..<16))], NSData(data: Data([255, 0, 16])).debugDescription)
// expect: <>
// expect: <00>
// expect: <00010203>
// expect: <00010203 04>
// expect: <00010203 04050607>
// expect: <00010203 04050607 08>
// expect: <00010203 04050607 08090a0b 0c0d0e0f 10111213 14151617 18191a1b 1c1d1e1f 20>
// expect: [<0a0b0c0d 0e0f>] <ff0010>
