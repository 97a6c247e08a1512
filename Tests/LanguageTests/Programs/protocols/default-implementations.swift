protocol Greeter {
  var name: String { get }
  func greet() -> String
}
extension Greeter {
  func greet() -> String { "Hello, \(name)" }
  func farewell() -> String { "Bye, \(name)" }
  func both() -> String { greet() + " / " + farewell() }
}
struct Polite: Greeter { let name: String
  func greet() -> String { "Good day, \(name)" }
  func farewell() -> String { "Farewell, \(name)" }
}
struct Casual: Greeter { var name = "you" }
let polite = Polite(name: "Ada")
let anyGreeter: any Greeter = polite
print(polite.greet(), polite.farewell())
print(anyGreeter.greet(), anyGreeter.farewell())
print(polite.both())
print(Casual().both())
func use(_ g: some Greeter) -> String { g.greet() + "; " + g.farewell() }
func useGeneric<G: Greeter>(_ g: G) -> String { g.farewell() }
print(use(polite), useGeneric(polite))
let greeters: [any Greeter] = [polite, Casual()]
print(greeters.map { $0.greet() }, greeters.map { $0.farewell() })
class Base: Greeter { var name: String { "base" } }
class Derived: Base { func greet() -> String { "derived greet" }
  override var name: String { "derived" } }
class Redeclared: Greeter { var name = "re"; func greet() -> String { "re greet" } }
class Sub: Redeclared { override func greet() -> String { "sub greet" } }
let d: any Greeter = Derived()
print(d.greet(), Derived().greet(), (Derived() as Base).greet())
print((Sub() as any Greeter).greet(), (Sub() as Redeclared).greet())
extension Greeter where Self == Casual { func greet() -> String { "yo" } }
print(Casual().greet(), (Casual() as any Greeter).greet())
// expect: Good day, Ada Farewell, Ada
// expect: Good day, Ada Bye, Ada
// expect: Good day, Ada / Bye, Ada
// expect: yo / Bye, you
// expect: Good day, Ada; Bye, Ada Bye, Ada
// expect: ["Good day, Ada", "yo"] ["Bye, Ada", "Bye, you"]
// expect: Hello, derived derived greet Hello, derived
// expect: sub greet sub greet
// expect: yo yo
