func risk() throws -> Int { 1 }
func wait() async -> Int { 1 }
func first() -> Int { print("no return") }
func second() {
  let value: Int
  print(value)
}
func third() {
  let number: Int = "text"
  let other = risk()
  print(number, other)
}
func fourth() {
  let other = wait()
  print(other)
}
struct Pair {
  let left: Int
  init() {}
}
let small: UInt8 = 300
let total = risk()
let wrong: String = 3
func fifth(_ job: () -> Void) -> () -> Void { { job() } }
func sixth(flag: Bool) -> Int {
  guard flag else { print("falls") }
  return 1
}
// expect error 3:23: cannot convert return expression of type '()' to return type 'Int'
// expect error 9:21: cannot convert value of type 'String' to specified type 'Int'
// expect error 10:15: call can throw, but it is not marked with 'try' and the error is not handled
// expect error 14:15: 'async' call in a function that does not support concurrency
// expect error 22:13: call can throw but is not marked with 'try'
// expect error 23:21: cannot convert value of type 'Int' to specified type 'String'
