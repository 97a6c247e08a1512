actor Bank { var n = 0; func add(_ x: Int) { n += x }; func get() -> Int { n }
  func other(_ b: Bank) { b.add(2); print(b.n) } }
@MainActor final class VM { var items: [Int] = []; func load() {}; static var count = 0; static func go() {}
  func use(_ b: Bank) { b.add(1); b.n = 3; print(b.n); let c = { b.add(1) }; c(); Task { b.add(1) } }
  init() {}
  static func st(_ b: Bank) { b.add(1) }
  var p: Int { bank.n }
  let bank = Bank()
}
@globalActor actor Store { static let shared = Store() }
@Store func onStore(_ b: Bank, _ v: VM) { b.add(1); print(b.n); v.load(); print(v.items); v.items = [] }
@Store final class SM { var x = 0; func y() {} }
@MainActor func main2(_ s: SM) { s.y(); print(s.x); s.x = 1 }
func plain(vm: VM) { let c = { vm.load() }; c(); [1].forEach { _ in vm.load() }; vm.load() }
func plain2(vm: VM) async { vm.load(); let c = { vm.load() }; c(); print(vm.items); await vm.load() }
func take(_ f: () -> Void) { f() }
func takeE(_ f: @escaping () -> Void) { f() }
func plain3(vm: VM) { take { vm.load() }; takeE { vm.load(); vm.items = [] } }
// expect error 2:29: call to actor-isolated instance method 'add' in a synchronous actor-isolated context
// expect error 2:45: actor-isolated property 'n' can not be referenced on a nonisolated actor instance
// expect error 4:27: call to actor-isolated instance method 'add' in a synchronous main actor-isolated context
// expect error 4:37: actor-isolated property 'n' can not be mutated from the main actor
// expect error 4:52: actor-isolated property 'n' can not be referenced from the main actor
// expect error 4:68: call to actor-isolated instance method 'add' in a synchronous main actor-isolated context
// expect error 4:92: actor-isolated instance method 'add' cannot be called from outside of the actor
// expect error 6:33: call to actor-isolated instance method 'add' in a synchronous main actor-isolated context
// expect error 7:21: actor-isolated property 'n' can not be referenced from the main actor
// expect error 11:45: call to actor-isolated instance method 'add' in a synchronous global actor 'Store'-isolated context
// expect error 11:61: actor-isolated property 'n' can not be referenced from global actor 'Store'
// expect error 11:67: call to main actor-isolated instance method 'load()' in a synchronous global actor 'Store'-isolated context
// expect error 11:83: main actor-isolated property 'items' can not be referenced from global actor 'Store'
// expect error 11:93: main actor-isolated property 'items' can not be mutated from global actor 'Store'
// expect error 13:36: call to global actor 'Store'-isolated instance method 'y()' in a synchronous main actor-isolated context
// expect error 13:49: global actor 'Store'-isolated property 'x' can not be referenced from the main actor
// expect error 13:55: global actor 'Store'-isolated property 'x' can not be mutated from the main actor
// expect error 14:35: call to main actor-isolated instance method 'load()' in a synchronous nonisolated context
// expect error 14:72: call to main actor-isolated instance method 'load()' in a synchronous nonisolated context
// expect error 14:85: call to main actor-isolated instance method 'load()' in a synchronous nonisolated context
// expect error 15:32: main actor-isolated instance method 'load()' cannot be called from outside of the actor
// expect error 15:53: call to main actor-isolated instance method 'load()' in a synchronous nonisolated context
// expect error 15:77: main actor-isolated property 'items' cannot be accessed from outside of the actor
// expect error 18:33: call to main actor-isolated instance method 'load()' in a synchronous nonisolated context
// expect error 18:54: call to main actor-isolated instance method 'load()' in a synchronous nonisolated context
// expect error 18:65: main actor-isolated property 'items' can not be mutated from a nonisolated context
