struct Wrapper<T> { var value: T }
extension Wrapper where T == String { var length: Int { value.count }; func up() -> String { value } }
extension Array where Element == String { var total: String { joined() } }
extension Optional where Wrapped == String { var text: String { self ?? "" } }
func t() {
  print(Wrapper(value: 3).length)
  print(Wrapper(value: 3).up())
  print(Wrapper(value: [1]).length)
  print(Wrapper(value: 1.5).length + 1)
  print([1, 2].total)
  print(Optional(3).text)
  let wrapper = Wrapper(value: 3), numbers = [1]
  print(wrapper.length)
  print(numbers.total)
  print(Wrapper<Int>(value: 1).length)
  print(Wrapper(value: "a").length, ["a"].total)
}
// expect error 6:24: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 7:24: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 8:24: cannot convert value of type '[Int]' to expected argument type 'String'
// expect error 9:24: cannot convert value of type 'Double' to expected argument type 'String'
// expect error 10:10: cannot convert value of type 'Int' to expected element type 'String'
// expect error 10:13: cannot convert value of type 'Int' to expected element type 'String'
// expect error 11:18: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 13:17: property 'length' requires the types 'Int' and 'String' be equivalent
// expect error 14:17: property 'total' requires the types 'Int' and 'String' be equivalent
// expect error 15:32: property 'length' requires the types 'Int' and 'String' be equivalent
