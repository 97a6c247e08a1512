// A closure that is called at once returns a function of the type that is wanted.
let writer: (Any, inout String) -> Void = {
  if Bool("true") == true {
    return { debugPrint($0, terminator: "", to: &$1) }
  } else {
    return { print($0, terminator: "", to: &$1) }
  }
}()
var text = ""
writer("a", &text)
print(text)
let increment: (inout Int) -> Void = { { $0 += 1 } }()
var number = 1
increment(&number)
print(number)
func pick(_ isDouble: Bool) -> Int {
  let change: (inout Int) -> Void = { if isDouble { return { $0 *= 2 } } else { return { $0 = -$0 } } }()
  var value = 21
  change(&value)
  return value
}
print(pick(true), pick(false))
let lengths: (String) -> Int = { { $0.count } }()
print(lengths("four"))
// expect: "a"
// expect: 2
// expect: 42 -21
// expect: 4
