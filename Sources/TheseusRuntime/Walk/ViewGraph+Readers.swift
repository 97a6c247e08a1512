import TheseusGraph
import TheseusInterpreter

extension ViewGraph {
  /// Walks a view that calls a closure for its content: `GeometryReader`, `ScrollViewReader`, `AsyncImage`.
  func walkReader(_ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor) throws {
    let (parent, environment) = (cursor.parent, cursor.environment)
    guard let closure = record.arguments.last, closure.isClosure else { return }
    if shape.name == "AsyncImage" {
      explainOnce(
        shape.name, "Theseus loads nothing from the network: an AsyncImage stays in its first phase", at: record.range)
    }
    // A placeholder takes nothing.
    let argument = shape.index(of: "placeholder") == nil ? try evaluator.readerArgument(of: shape.name) : nil
    let (node, isNew) = try take(ContentNode.self, at: place, &cursor) {
      ContentNode(
        shape.name, closure: closure, arguments: argument.map { [$0] } ?? [], at: place, below: parent, in: self,
        environment: environment)
    }
    guard node.status == .live else { return }
    node.isIsolated = true
    offer(closure, to: node, isNew: isNew)
  }

  /// What a `GeometryProxy` says is the size of its view: that of the window, for nothing is laid out.
  func windowSize() throws -> Value {
    explainOnce(
      "GeometryProxy",
      "Theseus lays nothing out: a GeometryReader stands at the origin and has the size of the window, which ':system size' sets"
    )
    return try readEnvironment(builtInKey(Self.windowSizeKey), in: systemEnvironment)
  }

  /// Gives a content node the closure that the body around it made anew.
  func offer(_ closure: Value, to node: ContentNode, isNew: Bool, isChanged: Bool = false) {
    if !isNew, !isChanged, areEqualClosures(node.closure, closure) { return }
    node.closure = closure
    dependencies.mark(node.id)
  }

  /// Evaluates a content closure.
  func evaluate(_ node: ContentNode) throws {
    noteWrites(behind: node)
    record.note(.content(node, pass: pass))
    let old = node.content
    try evaluating(node) {
      let content = try expanded(evaluator.apply(node.closure, to: node.arguments))
      try walkContent(of: node, content)
      if let old { try noteAnimation(of: node, from: old, to: content) }
    }
    requestAppearanceCheck(above: node)
  }

  /// Remembers which writes made a content closure due; tells whether anything that it read did.
  @discardableResult
  func noteWrites(behind node: ViewNode) -> Bool {
    let marks = dependencies.takeMarks(of: node.id)
    for mark in marks {
      if case .write(let number) = mark.cause { record.writesOfContents.insert(Int(number)) }
    }
    return !marks.isEmpty
  }

  // MARK: Timelines

  /// Walks `TimelineView`: its content is evaluated again at each date of its schedule, on the virtual clock.
  func walkTimeline(_ record: Record, at place: Place, _ cursor: inout Cursor) throws {
    let (parent, environment) = (cursor.parent, cursor.environment)
    let closure = record.arguments.last ?? .none
    let schedule = record.arguments.first { !$0.isClosure && evaluator.conforms($0, to: "TimelineSchedule") } ?? .none
    let (node, isNew) = try take(TimelineNode.self, at: place, &cursor) {
      TimelineNode(closure, at: place, below: parent, in: self, environment: environment)
    }
    guard node.status == .live else { return }
    node.isIsolated = true
    let isSame = try !isNew && areEqual(node.schedule, schedule)
    if !isSame {
      node.schedule = schedule
      node.cursor = try evaluator.timeline(of: schedule)
      try advance(node)
    }
    offer(closure, to: node, isNew: isNew, isChanged: !isSame)
  }

  /// Moves a timeline to the present, and waits for its next date.
  private func advance(_ node: TimelineNode) throws {
    node.job?.cancel()
    let (context, delay) = try evaluator.advance(node.cursor)
    node.arguments = [context]
    guard let delay else { return }
    node.job = schedule(on: node, after: delay) { [unowned self] in
      try advance($0)
      dependencies.mark($0.id)
    }
  }
}
