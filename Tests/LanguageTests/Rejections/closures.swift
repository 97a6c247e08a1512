let one: (Int) -> Int = { a, b in a }
let two: (Int, Int) -> Int = { a in a }
// expect error 1: contextual closure type '(Int) -> Int' expects 1 argument, but 2 were used in closure body
// expect error 2: contextual closure type '(Int, Int) -> Int' expects 2 arguments, but 1 was used in closure body
