@MainActor protocol VMP { var x: Int { get set }; func load() }
class C: VMP { var x = 1; func load() {} }
func g() { let c = C(); c.x = 2; c.load() }
@MainActor func ok() { let c = C(); c.x = 2; c.load() }
class V { @MainActor func load() {} }
class Sub: V { override func load() {} }
func g3(_ s: Sub) { s.load() }
// expect error 3:20: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
// expect error 3:27: main actor-isolated property 'x' can not be mutated from a nonisolated context
// expect error 3:36: call to main actor-isolated instance method 'load()' in a synchronous nonisolated context
// expect error 7:23: call to main actor-isolated instance method 'load()' in a synchronous nonisolated context
