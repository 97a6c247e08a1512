enum Event { case start, stop(Int), move(x: Int, y: String) }
let event = Event.start
let table = ["a": 1]
if let .stop(x) = event { print(x) }
if var .stop(x) = event { print(x) }
if let Event.stop(x) = event { print(x) }
if let .start = event {}
if let x? = table["a"] { print(x) }
guard let .stop(y) = event else { fatalError() }
while let .stop(z) = event { print(z) }
if let table["a"] {}
if case .stop(let x, 1) = event { print(x) }
if case .move(y: let y, x: let x) = event { print(x, y) }
if let (p, q) = Optional((1, 2)) { print(p, q) }
// expect error 4:4: pattern matching in a condition requires the 'case' keyword
// expect error 5:4: pattern matching in a condition requires the 'case' keyword
// expect error 6:4: pattern matching in a condition requires the 'case' keyword
// expect error 7:4: pattern matching in a condition requires the 'case' keyword
// expect error 8:8: pattern matching in a condition implicitly unwraps optionals
// expect error 9:7: pattern matching in a condition requires the 'case' keyword
// expect error 10:7: pattern matching in a condition requires the 'case' keyword
// expect error 11:8: unwrap condition requires a valid identifier
// expect error 12:10: tuple pattern has the wrong length for tuple type 'Int'
// expect error 13:15: tuple pattern element label 'y' must be 'x'
