import TheseusGraph
import TheseusInterpreter
import TheseusProgram

/// Something that shows content only while a binding says so: a sheet, an alert, a pushed level, the tab that is selected.
final class PresentationNode: ViewNode {
  /// What it is called in paths and traces.
  let name: String
  /// The content that is presented; the last of a stack is on top.
  var presented: [ChildNode] = []
  /// Content that is leaving.
  var leaving: [ChildNode] = []
  /// The binding that decides, if there is one.
  var binding: Value?
  /// What makes the content, side by side; the argument is the item.
  var parts: [Value] = []
  /// The title of an alert.
  var title: Value?
  /// What an alert is about; it is not shown while there is nothing.
  var subject: Value?
  /// Called when the content has left.
  var onDismiss: Value?
  /// Whether the binding holds an item.
  var isItem = false
  /// What a `NavigationStack` knows of its levels.
  var navigation: NavigationState?
  /// The tab that a `TabView` shows.
  var selectedTab: IdentityKey?
  /// The tabs of the `TabView` that was walked last; nil if it has been made anew since.
  var walkedTabs: [Tab]?
  /// Whether another one has to be gone before it shows something.
  var isWaiting = false
  /// Where the modifier stands.
  var range: SourceRange?
  /// How it reads what to present, when it runs.
  var decide: ((ViewGraph, PresentationNode) throws -> Void)?

  /// A tab, with what selects it, and the title of the section that it stands in.
  typealias Tab = (key: IdentityKey, content: Value, section: String?)

  /// Whether it shows its content above everything, and not in the place of other views: a sheet, an alert.
  var isModal: Bool { navigation == nil && name != "tab" && name != "destination" && name != "inspector" }

  /// Makes a node that presents nothing.
  init(_ name: String, at place: Place, below parent: ViewNode, in graph: ViewGraph, environment: EnvironmentFrame) {
    self.name = name
    super.init(at: place, below: parent, in: graph, lifetime: parent.lifetime, environment: environment)
  }

  override func run(in graph: ViewGraph) throws { try decide?(graph, self) }

  override func willEnd(in graph: ViewGraph) throws { graph.showsNothing(self) }

  override func holdsObjects(in graph: ViewGraph) -> Bool {
    parts.contains(where: graph.mayKeepObjects) || graph.mayKeepObjects(subject) || graph.mayKeepObjects(onDismiss)
  }

  override func letGo(in graph: ViewGraph) {
    super.letGo(in: graph)
    (binding, parts, title, subject, onDismiss) = (nil, [], nil, nil, nil)
    (navigation, walkedTabs, decide) = (nil, nil, nil)
  }
}

/// What a presentation shows: its content, for as long as it does.
final class PresentedNode: ChildNode {
  /// How many levels of the stack it covers.
  let level: Int

  /// Whether it stands in a window of its own, whatever covers that which presents it.
  var isModal: Bool { (parent as? PresentationNode)?.isModal == true }

  /// Makes a child of a presentation.
  init(
    _ id: IdentityKey?, level: Int, below parent: PresentationNode, in graph: ViewGraph, environment: EnvironmentFrame
  ) {
    self.level = level
    super.init(.presented(id), at: .content, below: parent, in: graph, environment: environment)
    isIsolated = true
  }
}
