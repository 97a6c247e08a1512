// A global actor may say that it is one, and a structure may name another type's instance.
@globalActor actor Journal: GlobalActor {
  static let shared = Journal()
  private var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
  var count: Int { lines.count }
}

@globalActor struct Cabinet {
  actor Drawer {
    var papers = 0
    func file() -> Int {
      papers += 1
      return papers
    }
  }
  static let shared = Drawer()
}

@Journal func note(_ text: String) async {
  await Journal.shared.write(text)
  print("noted", text)
}

@Cabinet final class Clerk {
  private var filed: [Int] = []
  func file() async -> Int {
    let number = await Cabinet.shared.file()
    filed.append(number)
    return number
  }
  var all: [Int] { filed }
}

func share<A: GlobalActor>(of type: A.Type) -> A.ActorType { A.shared }

await note("first")
await note("second")
print(await Journal.shared.count)
let clerk = Clerk()
print(await clerk.file(), await clerk.file())
print(await clerk.all)
print(await share(of: Journal.self).count)

func isChecked() -> String {
  MainActor.preconditionIsolated("only on the main actor")
  return MainActor.assumeIsolated { "on the main actor" }
}
print(await MainActor.run { isChecked() })
MainActor.assertIsolated()
// expect: noted first
// expect: noted second
// expect: 2
// expect: 1 2
// expect: [1, 2]
// expect: 2
// expect: on the main actor
