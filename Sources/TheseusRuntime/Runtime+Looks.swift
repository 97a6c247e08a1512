import TheseusInterpreter
import TheseusTrace
import TheseusTypes

extension Runtime {
  /// What the input that ended last did.
  public func trace(input: String, cause: UpdateCause) -> Trace {
    var builder = TraceBuilder(graph, input: input, cause: cause, update: graph.update)
    return builder.build()
  }

  /// The whole tree.
  public var tree: ViewTree { graph.snapshot() }

  /// The controls that a user can reach.
  public var controls: [Control] { graph.described(graph.screenControls()) }

  /// The texts on the screen, in order.
  public var texts: [String] { graph.screenTexts() }

  /// The stored properties of the listed views, in the order of the tree.
  public var state: [StateRow] {
    var rows: [StateRow] = []
    let words = TraceBuilder(graph, input: "", cause: .mutation, update: nil)
    forEachListed { node in
      guard let composite = node as? CompositeNode else { return }
      for property in graph.properties(of: composite) {
        rows.append(StateRow(view: words.reference(composite), property: property))
      }
    }
    return rows
  }

  /// The listed views, in the order of the tree.
  public var views: [ViewReference] {
    var result: [ViewReference] = []
    let words = TraceBuilder(graph, input: "", cause: .mutation, update: nil)
    forEachListed { result.append(words.reference($0)) }
    return result
  }

  private func forEachListed(_ body: (ViewNode) -> Void) {
    guard let root = graph.root else { return }
    graph.forEachNode(below: root) { if $0.handle > 0 { body($0) } }
  }

  private func composite(_ handle: Int) -> CompositeNode? {
    graph.root.flatMap { graph.firstNode(below: $0) { $0.handle == handle } } as? CompositeNode
  }

  /// The handle of the first listed view with a body, modifiers and the app around it apart.
  public var firstView: Int? {
    let found = graph.root.flatMap { root in
      graph.firstNode(below: root) { node in
        guard node.handle > 0, let composite = node as? CompositeNode else { return false }
        return composite.type.form == .view && graph.evaluator.conforms(composite.value, to: "View")
      }
    }
    return found?.handle
  }

  /// The type of a listed view with a body.
  public func type(ofNode handle: Int) -> Type? { composite(handle)?.type.type }

  /// The value of a listed view as event handlers see it, with its storage; what `self` is at the prompt.
  public func installedValue(ofNode handle: Int) -> Value? {
    guard let node = composite(handle) else { return nil }
    return try? graph.install(node)
  }

  /// Broken invariants of the graph, in words; for tests.
  public var brokenInvariants: [String] { graph.dependencies.checkInvariants() }

  /// How many nodes the graph ran so far, for tests that count work.
  public var runCount: Int { graph.dependencies.runCount }

  /// How many values were compared so far, for tests that count work.
  public var comparisonCount: Int { graph.comparisonCount }

  /// How many steps the machine took so far: calls and turns of loops.
  public var stepCount: Int { host.stepCount + interpreter.restOfSteps }

  /// How many views were matched with nodes so far, for tests that count work.
  public var visitCount: Int { graph.visitCount }

  /// How many steps were taken to find out whether modifiers show anything, for tests that count work.
  public var scopeCount: Int { graph.scopeCount }
}
