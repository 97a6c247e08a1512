// A running program tells functions by what is written before their types, and converts them silently.
let sent: @Sendable () -> Int = { 1 }
let plain: () -> Int = sent
print(type(of: sent), type(of: plain), type(of: sent) == type(of: plain))
print((sent as Any) as? () -> Int != nil, (sent as Any) as? @Sendable () -> Int != nil)
print((plain as Any) is @Sendable () -> Int, (plain as Any) is () -> Int)

let onMain: @MainActor () -> Int = { 1 }
print(type(of: onMain), (onMain as Any) is () -> Int, (plain as Any) is @MainActor () -> Int)

struct Actions {
  let tap: @MainActor () -> Void
  let load: (@Sendable (Int) -> String)?
}

for child in Mirror(reflecting: Actions(tap: {}, load: nil)).children { print(type(of: child.value)) }

func show<Value>(_ value: Value) { print(Value.self, type(of: value as Any)) }

show(sent)
show(plain)
show({ @Sendable in 3 })
show({ @MainActor in 3 })
show([sent])
show((sent, 1))

@MainActor func refresh() {}
@Sendable func send() {}
func stay() {}
show(refresh)
show(send)
show(stay)

@globalActor actor Storage { static let shared = Storage() }
let onStorage: @Storage @Sendable (Int) async throws -> Void = { _ in }
show(onStorage)

// So do functions that may throw, or give anything.
let throwing: () throws -> Int = plain
let erased: () -> Any = plain
print(type(of: throwing as Any), type(of: erased as Any), (throwing as Any) is () -> Int)
// expect: @Sendable () -> Int () -> Int false
// expect: false true
// expect: false true
// expect: @MainActor () -> Int false false
// expect: @MainActor () -> ()
// expect: Optional<@Sendable (Int) -> String>
// expect: @Sendable () -> Int @Sendable () -> Int
// expect: () -> Int () -> Int
// expect: @Sendable () -> Int @Sendable () -> Int
// expect: @MainActor () -> Int @MainActor () -> Int
// expect: Array<@Sendable () -> Int> Array<@Sendable () -> Int>
// expect: (@Sendable () -> Int, Int) (@Sendable () -> Int, Int)
// expect: @MainActor () -> () @MainActor () -> ()
// expect: @Sendable () -> () @Sendable () -> ()
// expect: () -> () () -> ()
// expect: @Storage @Sendable (Int) async throws -> () @Storage @Sendable (Int) async throws -> ()
// expect: () throws -> Int () -> Any false
