struct Pri { let v: Double; static let low = Pri(v: 250), high = Pri(v: 750); static func + (a: Pri, b: Double) -> Pri { .init(v: a.v + b) }; static func - (a: Pri, b: Double) -> Pri { .init(v: a.v - b) } }
infix operator ~~: AssignmentPrecedence
func ~~ (c: String, p: Pri) -> String { "\(c)@\(p.v)" }
print("x" ~~ .low + 1, "y" ~~ .high - 1.5, "z" ~~ .low)
let name = "n"
let all = [name ~~ .low + 2, name ~~ Pri.high]
print(all)
// expect: x@251.0 y@748.5 z@250.0
// expect: ["n@252.0", "n@750.0"]
