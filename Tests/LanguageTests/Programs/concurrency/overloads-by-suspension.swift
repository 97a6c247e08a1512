func load(_ id: Int) -> String { "at once" }
func load(_ id: Int) async -> String { "later" }
func load<ID>(_ id: ID) -> String { "for any" }

func run(_ body: () -> Int) -> String { "plain" }
func run(_ body: () async -> Int) -> String { "suspending" }
func made<Value>(_ body: () -> Value) -> String { "\(Value.self)" }
func made(_ body: () async -> Int) -> String { "suspending" }
func wait() async -> Int { 1 }

struct Loader {
  func items() -> [Int] { [] }
  func items() async -> [Int] { [1] }
}

func all() async {
  print(await load(1), await load("a"))
  let id = 2
  let found = await load(id)
  print(found, await Loader().items())
  let atOnce = { load(1) }
  let inside = { () -> String in load(id) }
  print(atOnce(), inside())
  async let later = load(3)
  print(await later)
}

func atOnce() { print(load(1), Loader().items()) }

await all()
atOnce()
print(run { 1 }, run { await wait() }, made { 1 }, made { "a" })
let task = Task { await load(4) }
print(await task.value)
// expect: later for any
// expect: later [1]
// expect: at once at once
// expect: later
// expect: at once []
// expect: plain suspending Int String
// expect: later
