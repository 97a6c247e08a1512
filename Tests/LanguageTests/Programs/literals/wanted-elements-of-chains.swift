protocol Handler { var name: String { get } }
struct Console: Handler { let name = "console" }
struct File: Handler { let name = "file" }
extension Array {
  func adding(_ element: Element) -> [Element] { self + [element] }
  func adding(_ elements: [Element]) -> [Element] { self + elements }
  func with(_ element: Element) -> [Element] { self + [element] }
}
let handlers: [any Handler] = [File()]
  #if !RELEASE
  .adding(Console())
  #endif
let others: [any Handler] = [Console()].with(File())
func names(_ handlers: [any Handler]) -> [String] { handlers.map(\.name) }
print(names(handlers), names(others), names([File()].adding([Console(), Console()])))
// expect: ["file", "console"] ["console", "file"] ["file", "console", "console"]
