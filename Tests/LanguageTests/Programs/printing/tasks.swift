let t = Task {}
print(t)
print("\(t)")
print(Task { 1 })
let u: Task<Void, Never>? = Task {}
print(u as Any, u!)
let v = Task<Int, Error> { 1 }
print(v)
debugPrint(v)
struct S { var t: Task<Void, Never>? ; var d = Task.detached { 2 } }
print(S(t: t))
print([v])
print(String(describing: t), String(reflecting: t))
// expect: Task<(), Never>(_task: (Opaque Value))
// expect: Task<(), Never>(_task: (Opaque Value))
// expect: Task<Int, Never>(_task: (Opaque Value))
// expect: Optional(Swift.Task<(), Swift.Never>(_task: (Opaque Value))) Task<(), Never>(_task: (Opaque Value))
// expect: Task<Int, Error>(_task: (Opaque Value))
// expect: Swift.Task<Swift.Int, Swift.Error>(_task: (Opaque Value))
// expect: S(t: Optional(Swift.Task<(), Swift.Never>(_task: (Opaque Value))), d: Swift.Task<Swift.Int, Swift.Never>(_task: (Opaque Value)))
// expect: [Swift.Task<Swift.Int, Swift.Error>(_task: (Opaque Value))]
// expect: Task<(), Never>(_task: (Opaque Value)) Swift.Task<(), Swift.Never>(_task: (Opaque Value))
