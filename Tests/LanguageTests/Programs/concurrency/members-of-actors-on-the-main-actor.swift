actor Store {
  static let shared = Store()
  private var count = 0
  @MainActor var shown: String? = nil
  @MainActor func isShown(_ name: String) -> Bool { shown == name }
  @MainActor func show(_ name: String) async {
    shown = name
    await add()
    print("shows", shown ?? "-", await count)
  }
  func add() { count += 1 }
  nonisolated func look() async {
    await MainActor.run {
      if self.shown == nil { print("nothing", self.isShown("a")) }
    }
  }
}
@MainActor struct Row {
  let isShown: Bool
  init(_ name: String) { isShown = Store.shared.isShown(name) }
}
await Store.shared.look()
await Store.shared.show("a")
let row = await Row("a")
print(row.isShown)
// expect: nothing false
// expect: shows a 1
// expect: true
