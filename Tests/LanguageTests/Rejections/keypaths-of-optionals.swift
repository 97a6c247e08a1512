struct P { var isDone: Bool? }
let a = [P(isDone: true)].filter(\.isDone)
let b: KeyPath<String, Bool> = \.count
// expect error 2:34: key path value type 'Bool?' cannot be converted to contextual type 'Bool'
// expect error 3:32: cannot assign value of type 'KeyPath<String, Int>' to type 'KeyPath<String, Bool>'
