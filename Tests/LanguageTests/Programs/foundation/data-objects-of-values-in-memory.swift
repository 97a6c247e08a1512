import Foundation

var bytes: [UInt8] = [1, 2, 3]
print(NSData(bytes: bytes, length: 2), NSData(bytes: &bytes, length: 3))
var number: UInt32 = 258
print(NSData(bytes: &number, length: MemoryLayout.size(ofValue: number)))
var pair: [UInt16] = [1, 513]
let all = NSMutableData()
all.append(&number, length: 4)
all.append(bytes, length: 1)
all.append(&pair, length: 4)
print(all)
// expect: <0102> <010203>
// expect: <02010000>
// expect: <02010000 01010001 02>
