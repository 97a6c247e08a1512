struct Person { var name = "a"; func greet(_ p: Person) -> String { "Hi" }; static func make() -> Person { Person() }; func run() {}; mutating func go() {}; func two(_ a: Int, _ b: Int) {} }
func f() { Person.greet(Person()) }
Person.greet(Person())
func g() { Person.run(Person()); var p = Person(); p.run; Person.make; Person.two(Person()); Person.greet(Person())(p) }
// expect error 2:12: function is unused
// expect error 3:1: function is unused
// expect error 4:12: function is unused
// expect error 4:54: function is unused
// expect error 4:59: function is unused
// expect error 4:72: function is unused
