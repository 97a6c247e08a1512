let t = Task { 1 }
dump(t)
print(t)
let v = await t.value
print(v)
struct H { var task: Task<Int, Never>?; var n = 1 }
dump(H(task: nil))
dump(H(task: t))
// expect: ▿ Swift.Task<Swift.Int, Swift.Never>
// expect: - _task: (Opaque Value)
// expect: Task<Int, Never>(_task: (Opaque Value))
// expect: 1
// expect: ▿ main.H
// expect: - task: nil
// expect: - n: 1
// expect: ▿ main.H
// expect: ▿ task: Optional(Swift.Task<Swift.Int, Swift.Never>(_task: (Opaque Value)))
// expect: ▿ some: Swift.Task<Swift.Int, Swift.Never>
// expect: - _task: (Opaque Value)
// expect: - n: 1
