struct Box { var `two words` = 1 }
func `do it`(`how often` times: Int) {}
enum Choice { case `first one` }
`do it`(1)
`do it`(`how often`: "a")
let choice: Choice = .`other one`
print(Box().`no words`)
`no such thing`()
// expect error 4:9: missing argument label 'how often:' in call
// expect error 5:22: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 6:23: type 'Choice' has no member 'other one'
// expect error 7:13: value of type 'Box' has no member 'no words'
// expect error 8:1: cannot find 'no such thing' in scope
