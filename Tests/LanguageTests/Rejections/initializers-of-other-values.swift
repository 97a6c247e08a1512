struct Point { var x = 0 }
class Node {}
let point = Point(), list = [1]
print(String(point))
print(Int(point))
print(Int(list))
print(Int(nil))
print(Double(Node()))
print(Bool(1))
print(Character(1))
print([String](1))
print(UInt8(point))
print(Any(1))
print(Substring(list))
// expect error 4:7: no exact matches in call to initializer
// expect error 5:7: no exact matches in call to initializer
// expect error 6:7: no exact matches in call to initializer
// expect error 7:7: no exact matches in call to initializer
// expect error 8:7: no exact matches in call to initializer
// expect error 9:7: no exact matches in call to initializer
// expect error 10:7: no exact matches in call to initializer
// expect error 11:7: no exact matches in call to initializer
// expect error 12:7: no exact matches in call to initializer
// expect error 13:7: 'Any' cannot be constructed because it has no accessible initializers
// expect error 14:7: no exact matches in call to initializer
