protocol Shown {
  associatedtype Handler = Void
  func makeHandler() -> Handler
  func show(_ handler: Handler)
}
extension Shown where Handler == Void {
  func makeHandler() {}
}
extension Shown {
  func run() { show(makeHandler()) }
}
struct Page {
  struct Core: Shown {
    let title: String
    func makeHandler() -> Handler { Handler(title) }
    func show(_ handler: Handler) { print(handler.title, type(of: handler)) }
  }
}
extension Page {
  class Handler {
    var title: String
    init(_ title: String) { self.title = title }
  }
  struct Plain: Shown {
    func show(_ handler: Void) { print("nothing") }
  }
}
Page.Core(title: "core").run()
Page.Plain().run()
// expect: core Handler
// expect: nothing
