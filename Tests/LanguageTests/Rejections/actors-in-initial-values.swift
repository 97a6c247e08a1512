import Foundation
@MainActor final class VM { var items: [Int] = []; func load() {}; static var count = 0; static func go() {} }
final class Owner { let vm: VM = MainActor.assumeIsolated { VM() }
  lazy var x: Int = vm.items.count
  lazy var y: () -> Void = { self.vm.load() }
  lazy var z: Int = { vm.items.count }()
  let c = { VM().load() }
  var d: () -> Void = { VM.go() }
  let e: Int = { VM.count }()
  static let f = VM().items
  static var g: () -> Int = { VM.count }
  let q = Task { VM.go() }
  let h: @MainActor () -> Void = { VM.go() }
  let i = { @MainActor in VM.go() }
}
let top = { VM.go() }
top()
VM.go()
var v = VM()
v.load()
struct S { static let v = VM.count; var w = VM.count }
enum E { static let k: () -> Void = { VM.go() } }
// expect error 4:24: main actor-isolated property 'items' can not be referenced from a nonisolated context
// expect error 5:38: call to main actor-isolated instance method 'load()' in a synchronous nonisolated context
// expect error 6:26: main actor-isolated property 'items' can not be referenced from a nonisolated context
// expect error 7:13: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
// expect error 7:18: call to main actor-isolated instance method 'load()' in a synchronous nonisolated context
// expect error 8:28: call to main actor-isolated static method 'go()' in a synchronous nonisolated context
// expect error 9:21: main actor-isolated static property 'count' can not be referenced from a nonisolated context
// expect error 10:18: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
// expect error 10:23: main actor-isolated property 'items' can not be referenced from a nonisolated context
// expect error 11:34: main actor-isolated static property 'count' can not be referenced from a nonisolated context
// expect error 12:21: main actor-isolated static method 'go()' cannot be called from outside of the actor
// expect error 16:16: call to main actor-isolated static method 'go()' in a synchronous nonisolated context
// expect error 18:4: call to main actor-isolated static method 'go()' in a synchronous nonisolated context
// expect error 19:9: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
// expect error 20:3: call to main actor-isolated instance method 'load()' in a synchronous nonisolated context
// expect error 21:30: main actor-isolated static property 'count' can not be referenced from a nonisolated context
// expect error 21:48: main actor-isolated static property 'count' can not be referenced from a nonisolated context
// expect error 22:42: call to main actor-isolated static method 'go()' in a synchronous nonisolated context
