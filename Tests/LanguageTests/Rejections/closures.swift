let one: (Int) -> Int = { a, b in a }
// expect error 1:27: contextual closure type '(Int) -> Int' expects 1 argument, but 2 were used in closure body
