import TheseusInterpreter
import TheseusTrace
import TheseusTypes

/// Puts the record of an update into words.
struct TraceBuilder {
  let graph: ViewGraph
  let record: UpdateRecord
  var trace: Trace
  /// The writes after which something was evaluated.
  var effectiveWrites: Set<Int> = []
  /// Listed nodes that ended, in order, with the rule that ended them.
  var ended: [(node: ViewNode, rule: IdentityRule, pass: Int)] = []
  /// Listed nodes that began, in order.
  var begun: [(node: ViewNode, rule: IdentityRule)] = []
  /// Where nodes stand.
  let paths: IdentityPaths
  /// Rows that stand elsewhere now.
  var movedRows: Set<ObjectIdentifier> = []

  /// Begins with the record of the current update.
  init(_ graph: ViewGraph, input: String, cause: UpdateCause, update: Int?) {
    self.graph = graph
    record = graph.record
    paths = IdentityPaths(graph)
    trace = Trace(update: update, input: input, cause: cause)
  }

  /// The whole trace.
  mutating func build() -> Trace {
    trace.passes = max(record.passes, 1)
    trace.output = record.output
    trace.idleAct = record.idleAct
    trace.warnings = record.warnings.map {
      Trace.Warning(id: $0.id, message: $0.message, location: $0.range.flatMap(graph.sources.shortLocation))
    }
    addIdentities()
    addBodies()
    addWrites()
    addState()
    addEvents()
    addMoves()
    addSilences()
    addUnobservedWrites()
    trace.tree = tree()
    if let gone = record.reload?.gone { trace.tree.root = trace.tree.root?.showing(gone) ?? gone }
    return trace
  }

  /// A listed node by its handle.
  func reference(_ node: ViewNode) -> ViewReference {
    switch node {
    case let composite as CompositeNode: return reference(to: composite.type, handle: composite.handle)
    default:
      let name =
        node.content.flatMap { graph.primitiveName(of: $0) } ?? (node as? ChildNode)?.departure?.primitive ?? "View"
      return ViewReference(node: node.handle, view: name, kind: .primitive)
    }
  }

  /// A view, modifier or style of a type by its handle.
  func reference(to type: CompositeType, handle: Int) -> ViewReference {
    let kind: ViewReference.Kind =
      switch type.form {
      case .view: .view
      case .modifier: .modifier
      case .style: .style
      }
    return ViewReference(
      node: handle, view: type.name, type: type.fullName == type.name ? nil : type.fullName, kind: kind)
  }

  /// The listed node whose body a node belongs to; the root if there is none.
  func listed(_ node: ViewNode) -> ViewNode {
    if node.handle > 0 { return node }
    return node.listedAncestor ?? firstListed ?? node
  }

  private var firstListed: ViewNode? { graph.root.flatMap { graph.firstNode(below: $0) { $0.handle > 0 } } }

  /// A value that a record kept, in words.
  func words(_ value: RetainedValue) -> TraceValue {
    switch value {
    case .value(let value): graph.evaluator.traceValue(value)
    case .text(let text): text
    }
  }

  /// A value in words.
  func words(_ value: Value) -> TraceValue { graph.evaluator.traceValue(value) }
}
