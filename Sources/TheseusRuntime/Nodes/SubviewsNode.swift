import TheseusGraph
import TheseusInterpreter

/// `Group(subviews:)`, `ForEach(subviews:)` or the same with sections: content that is made from the resolved views of other content.
final class SubviewsNode: ContentNode {
  /// Where those views are found.
  let source: SubviewSourceNode
  /// Whether it stands in content of which another container asks for the views: those of its content are among them.
  var isResolved = false
  /// How the content is made.
  let form: SubviewsForm
  /// The views that the content was made from, by section.
  var sections: [SectionParts] = []
  /// The container values of the sections and of the views.
  var values: [Value] = []
  /// The group or the rows; nil before the first walk.
  var record: Record?
  /// The modifiers around it, of which each view of its content gets its own.
  var handed: HandedModifiers?
  /// Whether the closure is another one than that which made the content.
  var hasOtherClosure = true

  /// Makes a node for a closure.
  init(
    _ name: String, _ form: SubviewsForm, closure: Value, source: SubviewSourceNode, at place: Place,
    below parent: ViewNode, in graph: ViewGraph, environment: EnvironmentFrame
  ) {
    self.source = source
    self.form = form
    super.init(name, closure: closure, arguments: [], at: place, below: parent, in: graph, environment: environment)
  }

  override func run(in graph: ViewGraph) throws { try graph.evaluate(self) }

  override func holdsObjects(in graph: ViewGraph) -> Bool {
    super.holdsObjects(in: graph) || handed?.modifiers.contains(where: graph.mayKeepObjects) == true
  }

  override func letGo(in graph: ViewGraph) {
    super.letGo(in: graph)
    (record, sections, values, handed) = (nil, [], [], nil)
  }
}

/// The content whose views a container asks for: what decides how many there are stands below, and one node for each of them.
final class SubviewSourceNode: ViewNode {
  /// What is made from the views.
  weak var reader: SubviewsNode?

  /// Makes a source without views.
  init(at place: Place, below parent: ViewNode, in graph: ViewGraph, environment: EnvironmentFrame) {
    super.init(at: place, below: parent, in: graph, lifetime: parent.lifetime, environment: environment)
    graph.subviewSourceCount += 1
  }

  override func willEnd(in graph: ViewGraph) throws { graph.subviewSourceCount -= 1 }
}

/// One view of a container's content; it is made where the container places it.
final class SubviewNode: ViewNode, ModifyingNode {
  /// The view, for the places where it stands.
  var applied: AppliedContent?
  /// What tells it from all other subviews of the session.
  let number: Int
  /// Its values for the container.
  var values = Value.none

  /// Makes a node for a view that stands nowhere yet.
  init(_ number: Int, at place: Place, below parent: ViewNode, in graph: ViewGraph, environment: EnvironmentFrame) {
    self.number = number
    super.init(at: place, below: parent, in: graph, lifetime: parent.lifetime, environment: environment)
  }

  override func letGo(in graph: ViewGraph) {
    super.letGo(in: graph)
    contents = []
    values = .none
  }
}

/// What stands for a view in the closures of a container.
final class SubviewObject: NativeObject {
  /// The view.
  let node: SubviewNode

  /// Makes a stand-in.
  init(_ node: SubviewNode) {
    self.node = node
    super.init(type: .unknown)
  }

  override func isEqual(to other: NativeObject) -> Bool { (other as? SubviewObject)?.node === node }
}
