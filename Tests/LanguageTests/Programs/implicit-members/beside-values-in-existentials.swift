// A literal or a conditional given where an existential is wanted: what one value is says what the implicit members beside it are.
enum Failure: Error { case missing(Int), denied; static func usual() -> Failure { .denied } }
func count(_ errors: [any Error]) -> Int { errors.count }
func count(named errors: [String: any Error]) -> Int { errors.count }
func show(_ error: any Error) { print(error) }
struct Log {
  var errors: [any Error]
  init(_ errors: [any Error]) { self.errors = errors }
  subscript(of errors: [any Error]) -> Int { errors.count }
}
print(count([Failure.denied, .missing(1)]), count([.missing(2), Failure.denied]))
print(count(named: ["a": Failure.denied, "b": .missing(1)]))
print(Log([Failure.usual(), .usual()]).errors, Log([])[of: [Failure.denied, .denied]])
show(true ? Failure.denied : .missing(3))
show(true ? .usual() : Failure.missing(4))
let one: any Error = true ? Failure.missing(5) : .denied
let other: (any Error)? = false ? .denied : Failure.missing(6)
print(one, other as Any)

protocol Shape { var corners: Int { get } }
struct Square: Shape { var corners = 4; static let small = Square() }
class Animal { let name = "animal" }
class Dog: Animal { static let rex = Dog() }
func corners(_ shapes: [any Shape]) -> Int { shapes.reduce(0) { $0 + $1.corners } }
func names(_ animals: [Animal]) -> [String] { animals.map(\.name) }
print(corners([Square(), .small]), names([Dog(), .rex]))
let animal: Animal = true ? Dog() : .rex
print(animal is Dog)
// expect: 2 2
// expect: 2
// expect: [main.Failure.denied, main.Failure.denied] 2
// expect: denied
// expect: denied
// expect: missing(5) Optional(main.Failure.missing(6))
// expect: 8 ["animal", "animal"]
// expect: true
