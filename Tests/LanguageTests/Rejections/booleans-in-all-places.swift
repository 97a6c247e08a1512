let count = 1, byte: UInt8 = 1, ratio = 1.5, number: Int? = 1, text: String? = "a", flag: Bool? = true
func take(_ isOn: Bool) {}
func first() -> Bool { return byte }
func second() -> Bool { number }
let third: Bool = count
let fourth: Bool? = byte
let fifth: Bool = text
let sixth: Bool = ratio
var isOn = true
isOn = count
isOn = number
isOn = flag
take(byte)
take(number)
take(-1)
take(2)
while byte {}
// expect error 3:31: type 'UInt8' cannot be used as a boolean; test for '!= 0' instead
// expect error 4:25: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
// expect error 5:19: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 6:21: type 'UInt8' cannot be used as a boolean; test for '!= 0' instead
// expect error 7:19: optional type 'String?' cannot be used as a boolean; test for '!= nil' instead
// expect error 8:19: cannot convert value of type 'Double' to specified type 'Bool'
// expect error 10:8: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 11:8: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
// expect error 12:8: value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'
// expect error 13:6: type 'UInt8' cannot be used as a boolean; test for '!= 0' instead
// expect error 14:6: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
// expect error 15:6: integer literal value '1' cannot be used as a boolean; did you mean 'true'?
// expect error 16:6: cannot convert value of type 'Int' to expected argument type 'Bool'
// expect error 17:7: type 'UInt8' cannot be used as a boolean; test for '!= 0' instead
