let text: Int? = 3
guard let number = text else { fatalError() }
struct Counter {
  var stored = number
  var twice: Int { number * 2 }
  func show() { print(number) }
}
enum Kind { static func show() { print(number) } }
extension Counter { func other() { print(number) } }
func free() { print(number) }
free()
// expect error 4:16: struct declaration cannot close over value 'number' defined in outer scope
// expect error 5:20: struct declaration cannot close over value 'number' defined in outer scope
// expect error 6:23: struct declaration cannot close over value 'number' defined in outer scope
// expect error 8:40: enum declaration cannot close over value 'number' defined in outer scope
// expect error 9:42: cannot find 'number' in scope
