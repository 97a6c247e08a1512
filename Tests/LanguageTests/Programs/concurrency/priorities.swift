print(Task.currentPriority)
let p = Task(priority: .high) { Task.currentPriority == .high }
print(await p.value)
let q = Task(priority: .background) { Task.currentPriority }
print(await q.value == .background)
print(await Task.detached(priority: .utility) { Task.currentPriority.rawValue }.value)
print(await Task.detached(priority: .high) { await Task { Task.currentPriority }.value }.value)
print(await Task.detached(priority: .high) { await Task.detached { Task.currentPriority }.value }.value)
await withTaskGroup(of: String.self) { g in
  g.addTask(priority: .background) { "\(Task.currentPriority)" }
  g.addTask(priority: .high) { "\(Task.currentPriority)" }
  g.addTask { "\(Task.currentPriority)" }
  var r: [String] = []
  for await x in g { r.append(x) }
  print(r.sorted())
}
Task(priority: .background) { print("bg", Task.currentPriority) }
try await Task.sleep(nanoseconds: 100_000_000)
await Task(priority: .userInitiated) {
  async let x = Task.currentPriority
  print("let", await x)
  await withTaskGroup(of: Void.self) { g in g.addTask { print("child", Task.currentPriority) } }
}.value
print(TaskPriority.high, TaskPriority.low.rawValue, TaskPriority(rawValue: 33))
// expect: TaskPriority.medium
// expect: true
// expect: false
// expect: 21
// expect: TaskPriority.high
// expect: TaskPriority.high
// expect: ["TaskPriority.medium", "TaskPriority.medium", "TaskPriority.medium"]
// expect: bg TaskPriority.background
// expect: let TaskPriority.high
// expect: child TaskPriority.high
// expect: TaskPriority.high 17 TaskPriority(rawValue: 33)
