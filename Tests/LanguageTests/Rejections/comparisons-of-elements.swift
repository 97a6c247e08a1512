struct Point { var x = 0 }
struct Size: Equatable { var width = 0 }
let points = [Point()]
let table = ["a": Point()]
let maybe: Point? = nil
let nested: [[Point]] = [points]
let pair = (points, 1)
if points == points {}
if points != [Point()] {}
if table == table {}
if maybe == maybe {}
if maybe == Point() {}
if nested == nested {}
if nested != nested {}
if pair == pair {}
func same<T>(_ left: [T], _ right: [T]) -> Bool { left == right }
func equal<T>(_ left: T?, _ right: T?) -> Bool { left == right }
func found<T: Sequence>(_ list: T, _ item: T.Element) -> Bool {
  for other in list where other == item { return true }
  return false
}
let anything: Any = 1
if anything == anything {}
if anything == 1 {}
if anything != "a" {}
let sizes = [Size()], size: Size? = nil
print(sizes == sizes, size == size, size == Size(), ["a": sizes] == ["a": sizes], maybe == nil, anything as? Int == 1)
func fine<T: Equatable>(_ left: [T], _ right: T?) -> Bool { left == [] && right == left.first }
func listed<T: Sequence>(_ list: T, _ item: T.Element) -> Bool where T.Element: Equatable {
  for other in list where other == item { return true }
  return false
}
switch points[0] {
case Point(): break
default: break
}
switch anything {
case 1: break
case is String: break
default: break
}
// expect error 8:11: operator function '==' requires that 'Point' conform to 'Equatable'
// expect error 9:11: operator function '!=' requires that 'Point' conform to 'Equatable'
// expect error 10:10: operator function '==' requires that 'Point' conform to 'Equatable'
// expect error 11:10: operator function '==' requires that 'Point' conform to 'Equatable'
// expect error 12:10: operator function '==' requires that 'Point' conform to 'Equatable'
// expect error 13:11: binary operator '==' cannot be applied to two '[[Point]]' operands
// expect error 14:11: operator function '!=' requires that 'Point' conform to 'Equatable'
// expect error 15:9: operator function '==' requires that 'Point' conform to 'Equatable'
// expect error 16:56: operator function '==' requires that 'T' conform to 'Equatable'
// expect error 17:55: binary operator '==' cannot be applied to two 'T?' operands
// expect error 19:33: binary operator '==' cannot be applied to two 'T.Element' operands
// expect error 23:4: cannot convert value of type 'Any' to expected argument type 'any (~Copyable & ~Escapable).Type'
// expect error 23:16: cannot convert value of type 'Any' to expected argument type 'any (~Copyable & ~Escapable).Type'
// expect error 24:4: cannot convert value of type 'Any' to expected argument type 'Int'
// expect error 25:4: cannot convert value of type 'Any' to expected argument type 'String'
// expect error 34:6: operator function '~=' requires that 'Point' conform to 'Equatable'
// expect error 38:6: type 'Any' cannot conform to 'Equatable'
