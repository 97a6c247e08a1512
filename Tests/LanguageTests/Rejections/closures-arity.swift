let a = [1].map { 5 }
func run(_ f: (Int) -> Void) { f(1) }
run { print("x") }
let d: (Int, Int) -> Int = { $0 }
// expect error 1:17: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
// expect error 3:5: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
// expect error 4:28: contextual closure type '(Int, Int) -> Int' expects 2 arguments, but 1 was used in closure body
