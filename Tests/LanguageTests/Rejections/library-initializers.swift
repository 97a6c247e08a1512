let line = String(repeating: "-", times: 3)
let zeros = [Int](count: 3, repeating: 0)
let grouped = Dictionary(group: ["a"], by: { $0 })
let done = Result<Int, Error>.success(value: 1)
func stop() -> Never { fatalError(message: "stopped") }
assert(zeros.isEmpty, message: "not empty")
// expect error 1:18: incorrect argument label in call (have 'repeating:times:', expected 'repeating:count:')
// expect error 2:29: argument 'repeating' must precede argument 'count'
// expect error 3:25: incorrect argument label in call (have 'group:by:', expected 'grouping:by:')
// expect error 4:38: extraneous argument label 'value:' in call
// expect error 5:34: extraneous argument label 'message:' in call
// expect error 6:7: extraneous argument label 'message:' in call
