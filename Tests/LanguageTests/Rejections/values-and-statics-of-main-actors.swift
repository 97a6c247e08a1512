@MainActor class Model { var n = 0; static let shared = Model() }
class Plain { 
    let vm = Model()
    var v4 = Model.shared
    let v5: Int = Model.shared.n
}
struct Pair { var vm = Model() }
@MainActor class Counter { var n = 0; func inc() {}; static var s = 1 }
struct Screen {
   func u() { Counter.s = 2 }
}
@MainActor func mainValue() -> Int { 1 }
struct Shelf { @MainActor static var s = 1; static func f() { s = 2 }; var x: Int { Shelf.s } }
// expect error 3:14: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
// expect error 5:32: main actor-isolated property 'n' can not be referenced from a nonisolated context
// expect error 7:24: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
// expect error 10:23: main actor-isolated static property 's' can not be mutated from a nonisolated context
// expect error 13:63: main actor-isolated static property 's' can not be mutated from a nonisolated context
// expect error 13:91: main actor-isolated static property 's' can not be referenced from a nonisolated context
