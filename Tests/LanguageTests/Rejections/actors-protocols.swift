protocol Store: Actor { func count() -> Int; var name: String { get } }
actor Names: Store { func count() -> Int { 0 }; let name = "n" }
extension Actor { func tell() -> String { "x" } }
func f(_ s: any Store) -> Int { s.count() }
func g(_ s: any Store) async -> Int { s.count() }
func h(_ s: some Store) -> String { s.name }
func i(_ a: any Actor) -> String { a.tell() }
func j(_ s: isolated any Store) -> Int { s.count() }
func k<S: Store>(_ s: S) async -> Int { await s.count() }
final class C: Actor {}
// expect error 4:35: call to actor-isolated instance method 'count()' in a synchronous nonisolated context
// expect error 5:41: actor-isolated instance method 'count()' cannot be called from outside of the actor
// expect error 6:39: actor-isolated property 'name' can not be referenced from a nonisolated context
// expect error 7:38: call to actor-isolated instance method 'tell()' in a synchronous nonisolated context
// expect error 10:13: non-actor type 'C' cannot conform to the 'Actor' protocol
// expect error 10:13: type 'C' does not conform to protocol 'Actor'
