// Optional bindings that are written with an optional type take one layer off what is bound.

struct User { var steps = 1 }

func number(_ text: String) -> Int? { Int(text) }

if let user: User? = User() { print("user", user!.steps) } else { print("none") }
if let found: Int? = number("x") { print("bound", found as Any) } else { print("none") }
if let found: Int = number("x") { print("bound", found) } else { print("none") }
if let literal: Double? = 3 { print(literal ?? 0) }

let ages: [String: Int?] = ["Anna": 30, "Ben": nil]
for name in ["Anna", "Ben", "Cleo"] {
  if let age: Int? = ages[name] {
    print(name, age.map { "\($0) years" } ?? "unknown")
  } else {
    print(name, "missing")
  }
}

class Animal {}
class Dog: Animal { let legs = 4 }
let dog: Dog? = Dog()
if let animal: Animal = dog { print(type(of: animal)) }
if let animal: Animal? = dog { print(type(of: animal), (animal as? Dog)?.legs ?? 0) }
if let anything: Any = dog { print(anything is Dog) }

func firstStep(_ text: String) -> String {
  guard let value: Int? = number(text) else { return "never" }
  guard let sure: Int = value else { return "nil inside" }
  return "\(sure)"
}
print(firstStep("7"), firstStep("seven"))

var rounds = 0
while let next: Int? = number("\(rounds)") {
  rounds += 1
  if rounds > 2 { break }
  print(next as Any)
}
// expect: user 1
// expect: bound nil
// expect: none
// expect: 3.0
// expect: Anna 30 years
// expect: Ben unknown
// expect: Cleo missing
// expect: Dog
// expect: Optional<Animal> 4
// expect: true
// expect: 7 nil inside
// expect: Optional(0)
// expect: Optional(1)
