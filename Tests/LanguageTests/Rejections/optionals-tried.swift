func read() throws -> Int { 1 }
func show(_ number: Int) {}
let first: Int = try? read()
let second: Int? = try? read()
show(try? read())
func third() -> Int { try? read() }
// expect error 3:18: value of optional type 'Int?' not unwrapped; did you mean to use 'try!' or chain with '?'?
// expect error 5:6: value of optional type 'Int?' not unwrapped; did you mean to use 'try!' or chain with '?'?
// expect error 6:23: value of optional type 'Int?' not unwrapped; did you mean to use 'try!' or chain with '?'?
