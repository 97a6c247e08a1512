func load() throws -> Int { 1 }
func run(_ body: () -> Int) -> Int { body() }
func runThrowing(_ body: () throws -> Int) rethrows -> Int { try body() }
let a = { load() }
let b: () -> Int = { try load() }
let c = [1].map { _ in load() }
let d = [1].map { _ in try load() }
let e = runThrowing { try load() }
let f = runThrowing { 1 }
let g = try runThrowing { try load() }
let h = try runThrowing(load)
let i = runThrowing(load)
func unhandled(_ body: () throws -> Int) -> Int { body() }
func local() { func inner() { try load() }; inner() }
print(a(), b(), c, d, e, f, g, h, i)
// expect error 4:11: call can throw, but it is not marked with 'try' and the error is not handled
// expect error 5:20: invalid conversion from throwing function of type '() throws -> Int' to non-throwing function type '() -> Int'
// expect error 6:24: call can throw, but it is not marked with 'try' and the error is not handled
// expect error 7:9: call can throw but is not marked with 'try'
// expect error 8:9: call can throw but is not marked with 'try'
// expect error 12:9: call can throw but is not marked with 'try'
// expect error 13:51: call can throw, but it is not marked with 'try' and the error is not handled
// expect error 14:31: errors thrown from here are not handled
