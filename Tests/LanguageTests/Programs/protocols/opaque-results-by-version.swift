protocol Style { var name: String { get } }
struct New: Style { var name = "new" }
struct Old: Style { var name = "old" }
struct Older: Style { var name = "older" }
extension Style {
  func current() -> some Style {
    if #available(macOS 10.15, iOS 13, *) {
      return New()
    } else {
      return Old()
    }
  }
  func next() -> some Style {
    if #available(macOS 10.15, iOS 13, *) { return New() }
    return Old()
  }
  func chosen() -> some Style {
    let name = "chosen"
    if #available(macOS 10.15, iOS 13, *) {
      return New(name: name)
    } else if #available(macOS 10.14, iOS 12, *) {
      return Old()
    } else {
      return New(name: "else")
    }
  }
  func inTurn() -> some Style {
    if #available(macOS 10.15, iOS 13, *) { return New(name: "in turn") }
    if #available(macOS 10.14, iOS 12, *) { return Old() }
    return Older()
  }
  var mine: some Style {
    if #available(macOS 10.15, iOS 13, *) { return New(name: name) }
    return self
  }
}
print(Old().current().name, Old().next().name, Old().chosen().name, Old().inTurn().name, Old().mine.name)
// expect: new new chosen in turn old
