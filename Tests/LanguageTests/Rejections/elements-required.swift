import Foundation
func take<S: Sequence>(_ bytes: S) where S.Element == UInt8 {}
take([1, "2"])
take([1, 2])
let data = Data([1, "2"])
let flags = Data([true])
let numbers = Set<Int>([1, "2"])
let words = Array<Int>(["a", "b"])
// expect error 3:10: cannot convert value of type 'String' to expected element type 'UInt8'
// expect error 5:21: cannot convert value of type 'String' to expected element type 'UInt8'
// expect error 6:19: cannot convert value of type 'Bool' to expected element type 'UInt8'
// expect error 7:28: cannot convert value of type 'String' to expected element type 'Int'
// expect error 8:25: cannot convert value of type 'String' to expected element type 'Int'
// expect error 8:30: cannot convert value of type 'String' to expected element type 'Int'
