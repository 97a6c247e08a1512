let count = 3, ratio = 2.5, name = "a"
func sum() -> Int { count + name }
func other() -> Int { name + count }
func product() -> Double { ratio * count }
func half() -> Double { count / 2.5 }
func maybe() -> Int? { count + "1" }
let add: (Int) -> Int = { $0 + "a" }
let total: Int = count + ratio
func take(_ number: Int) {}
take(count + name)
func reduced(_ list: [Int]) -> Int { list.reduce(0) { $0 + $1 + "x" } }
func unknown() { print(count + name) }
func texts() { print(name * count, name / 2, count * name) }
func nothing() {
  var number = 1
  number += nil
  print(number + nil, nil + number)
}
// expect error 2:29: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 3:23: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 4:36: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 5:25: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 6:32: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 7:32: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 8:26: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 10:14: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 11:65: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 12:30: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
// expect error 13:22: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 13:36: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 13:54: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 16:13: 'nil' is not compatible with expected argument type 'Int'
// expect error 17:18: 'nil' is not compatible with expected argument type 'Int'
// expect error 17:23: 'nil' is not compatible with expected argument type 'Int'
