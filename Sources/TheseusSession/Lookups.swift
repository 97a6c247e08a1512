import TheseusProgram
import TheseusRuntime
import TheseusTrace

/// Finds the listed view that a person names.
struct ViewLookup {
  var tree: ViewTree

  /// The one view of an address; several or none are a problem.
  func one(_ address: ViewAddress, as text: String) throws(InputProblem) -> ViewTree.Node {
    let found = tree.nodes(at: address)
    if found.isEmpty {
      if let name = address.name, address.node == nil, let owner = tree.owner(ofUnlisted: name)?.reference {
        throw InputProblem([.unnumberedView(name, in: "\(owner.view)#\(owner.node)")])
      }
      let names = Set(tree.listedNodes.map(\.name)).sorted()
      throw InputProblem([.noView(text, suggestion: EditDistance.nearest(to: text, in: names, by: \.self))])
    }
    guard found.count == 1 else { throw InputProblem([.ambiguousView(text, handles: found.compactMap(\.node))]) }
    return found[0]
  }

  /// The first view of an address.
  func first(_ text: String) throws(InputProblem) -> ViewTree.Node {
    guard let address = ViewAddress(text) else { throw InputProblem([.noView(text, suggestion: nil)]) }
    if let found = tree.nodes(at: address).first { return found }
    return try one(address, as: text)
  }
}

/// Finds the control that a person names: by its number, or by what it shows.
struct ControlLookup {
  var controls: [Control]
  /// What covers the others.
  var cover: Cover?

  init(_ controls: [Control], below cover: Cover? = nil) {
    self.controls = controls
    self.cover = cover
  }

  /// The number of the one control of a name that can be acted on, and in this way.
  func number(of name: String, for act: ControlAct) throws(InputProblem) -> Int {
    let control = try control(named: name, for: act.command)
    if let obstacle = control.obstacle { throw InputProblem([.obstructedControl(control.name, by: obstacle)]) }
    let command = act.command
    guard control.commands.contains(command) else { throw InputProblem([.unfitAct(command, on: control)]) }
    return control.number
  }

  private func control(named name: String, for command: Command) throws(InputProblem) -> Control {
    var found = controls.filter { $0.name == name }
    if found.isEmpty, let number = Int(name) { found = controls.filter { $0.number == number } }
    if found.isEmpty { found = controls.filter { $0.name.lowercased() == name.lowercased() } }
    if found.isEmpty { found = controls.filter { $0.kind == name } }
    if found.isEmpty { found = controls.filter { $0.nameWithOwner == name || $0.namesWithKind.contains(name) } }
    if found.isEmpty {
      if let cover, cover.controls.contains(name) { throw InputProblem([.coveredControl(name, by: cover)]) }
      throw InputProblem([.noControl(name, suggestion: suggestion(for: name), among: controls)])
    }
    let fitting = found.filter { $0.commands.contains(command) }
    if fitting.count == 1 { return fitting[0] }
    let brief = fitting.filter { !$0.wantsMoreThanATap }
    if brief.count == 1 { return brief[0] }
    guard found.count == 1 else { throw InputProblem([.ambiguousControl(name, found)]) }
    return found[0]
  }

  /// The control that was meant: its name begins so, or is written nearly so.
  private func suggestion(for name: String) -> String? {
    let longer = controls.filter { $0.name.lowercased().hasPrefix(name.lowercased() + " ") }
    return longer.count == 1 ? longer[0].name : EditDistance.nearest(to: name, in: controls, by: \.name)?.name
  }
}
