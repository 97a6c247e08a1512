import Foundation
for count in [0, 1, 4, 5, 8, 9, 33] { print(NSData(data: Data((0..<count).map { UInt8($0) }))) }
print([NSMutableData(data: Data(10..<16))], NSData(data: Data([255, 0, 16])).debugDescription)
