import TheseusInterpreter

/// A `Section` in content of which a container asks for the views: its header, its rows and its footer stand below.
final class SectionNode: ViewNode {
  /// Its values for the container.
  var values = Value.none

  /// Makes a section without parts.
  init(at place: Place, below parent: ViewNode, in graph: ViewGraph, environment: EnvironmentFrame) {
    super.init(at: place, below: parent, in: graph, lifetime: parent.lifetime, environment: environment)
  }

  override func holdsObjects(in graph: ViewGraph) -> Bool { graph.mayKeepObjects(values) }

  override func letGo(in graph: ViewGraph) {
    super.letGo(in: graph)
    values = .none
  }
}

/// The header, the rows or the footer of a `Section` in such content.
final class SectionPartNode: ViewNode {
  /// The parts.
  enum Kind {
    /// What stands above the rows; a title is one `Text`.
    case header
    /// The rows.
    case content
    /// What stands below them.
    case footer
  }

  /// Which of them it is.
  let kind: Kind

  /// Makes a part without views.
  init(_ kind: Kind, at place: Place, below parent: ViewNode, in graph: ViewGraph, environment: EnvironmentFrame) {
    self.kind = kind
    super.init(at: place, below: parent, in: graph, lifetime: parent.lifetime, environment: environment)
  }
}

/// The views of one section of a container's content.
struct SectionParts: Equatable {
  /// What tells it from the other sections.
  let id: String
  /// The section; nil where it stands for views that are in none.
  let node: SectionNode?
  /// The views of its parts.
  var header: [SubviewNode] = []
  var content: [SubviewNode] = []
  var footer: [SubviewNode] = []

  /// All its views, in order.
  var subviews: [SubviewNode] { header + content + footer }
  /// The container values of the section and of its views.
  var values: [Value] { (node.map { [$0.values] } ?? []) + subviews.map(\.values) }

  static func == (a: SectionParts, b: SectionParts) -> Bool {
    a.id == b.id && a.node === b.node && a.header.elementsEqual(b.header, by: ===)
      && a.content.elementsEqual(b.content, by: ===) && a.footer.elementsEqual(b.footer, by: ===)
  }
}
