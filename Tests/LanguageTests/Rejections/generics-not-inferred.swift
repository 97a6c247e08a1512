struct Stack<Element> {
  var items: [Element] = []
  static func make() -> Stack { Stack(items: []) }
}
struct Pair<A, B> {
  var a: A
  var b: B? = nil
}
func convert<T>(_ text: String) -> T? { text as? T }
func two<A, B>(_ a: A) -> B? { nil }
let stack = Stack()
let made = Stack.make()
let pair = Pair(a: 1)
let number = convert("1")
_ = two(1)
let fine: Int? = convert("1")
let filled = Stack(items: [1])
let given = Stack<Int>()
let wanted: Pair<Int, String> = Pair(a: 1)
// expect error 11:13: generic parameter 'Element' could not be inferred
// expect error 12:12: generic parameter 'Element' could not be inferred
// expect error 13:12: generic parameter 'B' could not be inferred
// expect error 14:14: generic parameter 'T' could not be inferred
// expect error 15:5: generic parameter 'B' could not be inferred
