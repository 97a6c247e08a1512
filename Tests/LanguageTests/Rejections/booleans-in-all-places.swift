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
// expect error 3: type 'UInt8' cannot be used as a boolean; test for '!= 0' instead
// expect error 4: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
// expect error 5: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 6: type 'UInt8' cannot be used as a boolean; test for '!= 0' instead
// expect error 7: optional type 'String?' cannot be used as a boolean; test for '!= nil' instead
// expect error 8: cannot convert value of type 'Double' to specified type 'Bool'
// expect error 10: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 11: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
// expect error 12: value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'
// expect error 13: type 'UInt8' cannot be used as a boolean; test for '!= 0' instead
// expect error 14: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
// expect error 15: integer literal value '1' cannot be used as a boolean; did you mean 'true'?
// expect error 16: cannot convert value of type 'Int' to expected argument type 'Bool'
// expect error 17: type 'UInt8' cannot be used as a boolean; test for '!= 0' instead
