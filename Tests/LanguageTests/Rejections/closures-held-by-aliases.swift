func later(_ job: @escaping () -> Void) { job() }
func alias(_ job: () -> Void) { let held = job; later(held) }
func returned(_ job: () -> Void) -> () -> Void { let held = job; return held }
// expect error 2:55: converting non-escaping value to '() -> Void' may allow it to escape
// expect error 3:73: converting non-escaping value to '() -> Void' may allow it to escape
