let word = if true { "yes" }
func size(_ count: Int) -> String {
  let word = if count > 1 { "some" } else if count > 10 { "many" }
  return word
}
// expect error 1:12: 'if' must have an unconditional 'else' to be used as expression
// expect error 3:14: 'if' must have an unconditional 'else' to be used as expression
