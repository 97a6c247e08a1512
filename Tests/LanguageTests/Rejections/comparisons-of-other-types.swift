enum Direction { case up, down }
struct Point { var x = 0 }
class Node {}
protocol Shape {}
struct Square: Shape {}
let direction = Direction.up, point = Point(), node = Node(), shape: any Shape = Square()
let count = 1, ratio = 1.5, text = "a", letter: Character = "a", isOn = true, list = [1], range = 1...2
let some: Direction? = .up, number: Int? = 1, double: (Int) -> Int = { $0 * 2 }
if direction == "up" {}
if "up" != direction {}
if direction == 1 {}
if count < direction {}
if point == text {}
if node > count {}
if shape == text {}
if double == count {}
if ratio == point {}
if letter == node {}
if shape == list {}
if isOn == shape {}
if range == double {}
if count < isOn {}
if text < list {}
if direction < ratio {}
if list < range {}
if isOn < isOn {}
if count == some {}
if some == text {}
if some == isOn {}
if list == number {}
if point == number {}
if number < isOn {}
if count < nil {}
if direction < nil {}
let small: UInt8 = 1
if small == number {}
func same<T>(_ a: T, _ b: T) -> Bool { a == 1.5 }
// expect error 9:14: referencing operator function '==' on 'StringProtocol' requires that 'Direction' conform to 'StringProtocol'
// expect error 10:9: operator function '!=' requires that 'Direction' conform to 'StringProtocol'
// expect error 11:14: referencing operator function '==' on 'BinaryInteger' requires that 'Direction' conform to 'BinaryInteger'
// expect error 12:10: operator function '<' requires that 'Direction' conform to 'BinaryInteger'
// expect error 13:10: referencing operator function '==' on 'StringProtocol' requires that 'Point' conform to 'StringProtocol'
// expect error 14:9: referencing operator function '>' on 'BinaryInteger' requires that 'Node' conform to 'BinaryInteger'
// expect error 15:10: type 'any Shape' cannot conform to 'StringProtocol'
// expect error 16:11: type '(Int) -> Int' cannot conform to 'BinaryInteger'
// expect error 17:13: cannot convert value of type 'Point' to expected argument type 'Double'
// expect error 18:14: cannot convert value of type 'Node' to expected argument type 'Character'
// expect error 19:4: cannot convert value of type 'any Shape' to expected argument type '[Int]'
// expect error 20:12: cannot convert value of type 'any Shape' to expected argument type 'Bool'
// expect error 21:13: cannot convert value of type '(Int) -> Int' to expected argument type 'ClosedRange<Int>'
// expect error 22:12: cannot convert value of type 'Bool' to expected argument type 'Int'
// expect error 23:11: cannot convert value of type '[Int]' to expected argument type 'String'
// expect error 24:4: cannot convert value of type 'Direction' to expected argument type 'Double'
// expect error 25:9: binary operator '<' cannot be applied to operands of type '[Int]' and 'ClosedRange<Int>'
// expect error 26:9: binary operator '<' cannot be applied to two 'Bool' operands
// expect error 27:13: cannot convert value of type 'Direction?' to expected argument type 'Int'
// expect error 28:4: cannot convert value of type 'Direction?' to expected argument type 'String'
// expect error 29:4: optional type 'Direction?' cannot be used as a boolean; test for '!= nil' instead
// expect error 30:12: cannot convert value of type 'Int?' to expected argument type '[Int]'
// expect error 31:10: referencing operator function '==' on 'BinaryInteger' requires that 'Point' conform to 'BinaryInteger'
// expect error 31:13: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 32:11: binary operator '<' cannot be applied to operands of type 'Int?' and 'Bool'
// expect error 33:12: 'nil' is not compatible with expected argument type 'Int'
// expect error 34:14: binary operator '<' cannot be applied to operands of type 'Direction' and 'Other'
// expect error 36:13: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 37:40: cannot convert value of type 'T' to expected argument type 'Double'
