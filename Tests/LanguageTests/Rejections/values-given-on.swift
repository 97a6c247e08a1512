func pass<R>(_ body: () throws -> R) rethrows -> R { try body() }
var list = [1, 2]
var number = 1
func risk() throws {}

let first: () -> Void = { pass { number + 1 } }
let second: () -> Void = { pass { number == 2 } }

// What is dropped where it stands, a literal, and what stands among other statements.
let third: () -> Void = { pass { _ = list.removeFirst() } }
let fourth: () -> Void = { pass { 3 } }
let fifth: () -> Void = { pass { list.append(3) } }
let sixth: () -> Void = { _ = pass { list.count + 1 } }
let seventh: () -> Void = { pass { try? risk() } }
// expect error 6:27: conflicting arguments to generic parameter 'R' ('Void' vs. 'Int')
// expect error 7:28: conflicting arguments to generic parameter 'R' ('Void' vs. 'Bool')
