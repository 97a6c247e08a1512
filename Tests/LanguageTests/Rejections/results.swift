func wrong() -> Int { return "text" }
func nothing() { return 5 }
func none() -> Int { return }
// expect error 1:30: cannot convert return expression of type 'String' to return type 'Int'
// expect error 2:25: unexpected non-void return value in void function
// expect error 3:22: non-void function should return a value
