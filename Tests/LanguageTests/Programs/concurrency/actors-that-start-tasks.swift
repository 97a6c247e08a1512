// An actor is an object: a closure in its initializer may keep it.
final actor Loader {
  private let isActive: Bool
  private var pages: [Int] = []
  init(isActive: Bool = false) {
    self.isActive = isActive
    Task { await self.load() }
  }
  func load() async { pages = [1] }
  func count() -> Int { pages.count }
}
let loader = Loader()
await loader.load()
print(await loader.count())
// expect: 1
