// Values that a task and what it starts have for as long as an operation runs.
enum Context {
  @TaskLocal static var user = "nobody"
  @TaskLocal static var depth: Int?
}
func who() -> String { "\(Context.user) \(Context.depth.map(String.init) ?? "-")" }
struct Refused: Error {}
print(who())
Context.$user.withValue("bob") {
  print(who())
  Context.$depth.withValue(2) { print(who()) }
  print(who())
}
print(who())
await Context.$user.withValue("amy") {
  await withTaskGroup(of: String.self) { group in
    group.addTask { who() }
    for await text in group { print("child", text) }
  }
  let task = Task { who() }
  print("task", await task.value)
  let detached = Task.detached { who() }
  print("detached", await detached.value)
  async let bound = who()
  print(await bound)
}
do {
  let length = try Context.$user.withValue("eve") { () throws -> Int in
    if Context.user == "eve" { throw Refused() }
    return Context.user.count
  }
  print(length)
} catch {
  print(error, who())
}
print(Context.$depth.get() as Any, Context.$user.wrappedValue)
// expect: nobody -
// expect: bob -
// expect: bob 2
// expect: bob -
// expect: nobody -
// expect: child amy -
// expect: task amy -
// expect: detached nobody -
// expect: amy -
// expect: Refused() nobody -
// expect: nil nobody
