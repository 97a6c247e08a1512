import TheseusGraph
import TheseusInterpreter

extension ViewGraph {
  /// Walks a view that has a meaning of its own besides structure, or none.
  func walkEffect(_ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor) throws {
    if subviewSource != nil, shape.isModifier, try walkEach(modifiedBy: record, shape, at: place, &cursor) { return }
    switch shape.role {
    case .equatable:
      try walkEquatable(record.argument(0), at: place, &cursor)
    case .environmentValue, .environmentObservable, .environmentObject, .environmentTransform, .disabled,
      .environmentShortcut:
      try walkEnvironment(record, shape, at: place, &cursor)
    case .refreshable:
      explainOnce(
        shape.name,
        "Theseus has no input that pulls a list down: the action of 'refreshable' runs only through \\.refresh",
        at: record.range)
      try walkEnvironment(record, shape, at: place, &cursor)
    case .onAppear: try walkAppearance(.appear, record, shape, at: place, &cursor)
    case .onDisappear: try walkAppearance(.disappear, record, shape, at: place, &cursor)
    case .task: try walkAppearance(.task, record, shape, at: place, &cursor)
    case .onChange(let isOlderForm): try walkChange(record, shape, isOlderForm, at: place, &cursor)
    case .onReceive: try walkReceive(record, shape, at: place, &cursor)
    case .preference, .transformPreference, .onPreferenceChange:
      try walkPreference(record, shape, at: place, &cursor)
    case .animationValue, .animation, .transaction, .beyondTransactions:
      try walkTransaction(record, shape, at: place, &cursor)
    case .presentation, .navigationDestination:
      try walkPresentation(record, shape, at: place, &cursor)
    case .navigationStack: try walkNavigationStack(record, shape, at: place, &cursor)
    case .boundDestination: try walkBoundDestination(record, shape, at: place, &cursor)
    case .disclosure: try walkDisclosure(record, shape, at: place, &cursor)
    case .outline(let form): try walkOutline(record, form, at: place.child(0), &cursor)
    case .outlineList(let form):
      try cursor.inLayout {
        try walkLazily(shape, at: place, &$0) { try walkOutline(record, form, at: place.child(0), &$0) }
      }
    case .table:
      try cursor.inLayout {
        try walkLazily(shape, at: place, &$0) { try walkTable(record, shape, at: place.child(0), &$0) }
      }
    case .tableRow: try walkTableRow(record, at: place, &cursor)
    case .navigationLink: try walkNavigationLink(record, shape, at: place, &cursor)
    case .tabView: try walkTabView(record, shape, at: place, &cursor)
    case .subviews(let form): try walkSubviews(form, record, shape, at: place, &cursor)
    case .reader: try walkReader(record, shape, at: place, &cursor)
    case .drawing: try walkDrawing(record, shape, at: place, &cursor)
    case .timeline: try walkTimeline(record, at: place, &cursor)
    case .phases, .keyframes: try walkPhases(record, shape, at: place, &cursor)
    case .preferenceContent: try walkPreferenceContent(record, shape, at: place, &cursor)
    case .style(let slot): try walkStyle(slot, record, shape, at: place, &cursor)
    case .styled(let slot):
      if try !walkStyled(slot, record, shape, at: place, &cursor) { try walkParts(record, shape, at: place, &cursor) }
    case .searchable: try walkSearch(record, shape, at: place, &cursor)
    case .edit: try walk(record.argument(0), at: place.child(0), &cursor)
    case .dataList(let form):
      try cursor.inLayout {
        try walkLazily(shape, at: place, &$0) { try walkForEach(record, form, at: place.child(0), &$0) }
      }
    case .transition:
      hasTransitions = true
      try noteInsertion(byTransitionIn: cursor)
      let outer = cursor.transition
      cursor.transition = outer ?? record.argument(1)
      try walk(record.argument(0), at: place.child(0), &cursor)
      cursor.transition = outer
    case .scrollPosition:
      explainOnce(
        shape.name,
        "Theseus does not follow 'scrollPosition': scrolling does not write its binding, and what is written to it scrolls nothing",
        at: record.range)
      try walkParts(record, shape, at: place, &cursor)
    case .layoutAction:
      explainOnce(
        shape.name, "Theseus lays nothing out: the action of '\(shape.name)' does not run", at: record.range)
      try walkParts(record, shape, at: place, &cursor)
    default: try walkParts(record, shape, at: place, &cursor)
    }
  }

  private func walkEquatable(_ content: Value, at place: Place, _ cursor: inout Cursor) throws {
    guard let type = compositeType(of: content), type.form == .view else {
      return try walk(content, at: place.child(0), &cursor)
    }
    try walkComposite(content, type, at: place.child(0), &cursor, isEquatable: true)
  }

  /// Walks what a modifier with a node is applied to.
  private func walkBase(_ record: Record, below node: ViewNode) throws {
    try walkContent(of: node, record.argument(0))
  }

  // MARK: Appearance

  private func walkAppearance(
    _ kind: AppearanceNode.Kind, _ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor
  ) throws {
    let (parent, environment) = (cursor.parent, cursor.environment)
    let (node, isNew) = try take(AppearanceNode.self, at: place, &cursor) {
      AppearanceNode(kind, at: place, below: parent, in: self, environment: environment)
    }
    guard node.status == .live else { return }
    node.action = record.arguments.last
    if kind == .task, let index = shape.index(of: "id") ?? shape.index(of: "value") {
      try updateTask(of: node, to: record.argument(index))
    }
    if isNew { queueAppearance(node) }
    try walkBase(record, below: node)
  }

  private func updateTask(of node: AppearanceNode, to id: Value) throws {
    defer { node.taskID = id }
    guard let old = node.taskID, try !evaluator.interpreter.areEqual(old, id), node.hasAppeared else { return }
    cancelTask(of: node)
    pendingTasks.append(PendingTask(of: node))
  }

  // MARK: onChange

  private func walkChange(
    _ record: Record, _ shape: ViewShape, _ isOlderForm: Bool, at place: Place, _ cursor: inout Cursor
  ) throws {
    let (parent, environment) = (cursor.parent, cursor.environment)
    let (node, isNew) = try take(ChangeNode.self, at: place, &cursor) {
      ChangeNode(at: place, below: parent, in: self, environment: environment)
    }
    guard node.status == .live else { return }
    node.range = record.range
    let new = record.argument(shape.index(of: "value") ?? 1)
    let action = record.arguments.last ?? .none
    if !isNew, let old = node.observed, try !evaluator.interpreter.areEqual(old, new) {
      // The older form's closure is that of the view before (semantics 4.8).
      let closure = isOlderForm ? node.action ?? action : action
      fire(node, closure, isOlderForm ? [new] : [old, new], type: evaluator.typeName(of: new))
    }
    node.observed = new
    node.action = action
    let initial = shape.index(of: "initial").map { record.argument($0).asBool ?? false } ?? false
    if !isOlderForm {
      try walkInitialChange(node, initial ? action : nil, new, record, at: place, isNew)
    } else {
      try walkBase(record, below: node)
    }
  }

  /// `onChange(initial: true)` acts through appearance, in order with `onAppear`.
  private func walkInitialChange(
    _ node: ChangeNode, _ action: Value?, _ value: Value, _ record: Record, at place: Place, _ isNew: Bool
  ) throws {
    guard let action else { return try walkBase(record, below: node) }
    node.content = record.argument(0)
    var cursor = Cursor(node)
    let (appearance, isFirst) = try take(AppearanceNode.self, at: place.child(-1), &cursor) {
      AppearanceNode(.appear, at: place.child(-1), below: node, in: self, environment: node.environment)
    }
    appearance.isInitialChange = true
    appearance.action = action
    appearance.actionArguments = [value, value]
    if isFirst { queueAppearance(appearance) }
    try walkBase(record, below: appearance)
    for orphan in cursor.finish() { try end(orphan) }
  }

  private func fire(_ node: ChangeNode, _ closure: Value, _ arguments: [Value], type: String) {
    if node.frame != frame {
      node.frame = frame
      node.firings = 0
    }
    node.firings += 1
    guard node.firings <= ViewGraph.firingLimit else {
      return warn(
        "onchange-loop", "onChange(of: \(type)) action tried to update multiple times per frame.", at: node.range)
    }
    changes.append(
      QueuedAction(node: node, kind: .onChange, closure: closure, arguments: evaluator.fitting(arguments, to: closure)))
  }

  /// How often an action may fire in one frame (semantics 4.8).
  static let firingLimit = 2

  // MARK: Publishers

  private func walkReceive(_ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor) throws {
    let (parent, environment) = (cursor.parent, cursor.environment)
    let (node, isNew) = try take(ReceiveNode.self, at: place, &cursor) {
      ReceiveNode(at: place, below: parent, in: self, environment: environment)
    }
    guard node.status == .live else { return }
    node.action = record.arguments.last
    let publisher = record.argument(shape.index(of: "publisher") ?? 1)
    let isSame = try node.publisher.map { try areEqual($0, publisher) } ?? false
    if isNew || !isSame {
      try cancel(node)
      node.publisher = publisher
      node.subscription = try evaluator.subscribe(to: publisher) { [weak self, weak node] value in
        guard let self, let node, node.status == .live else { return }
        try self.receive(value, by: node)
      }
    }
    try walkBase(record, below: node)
  }

  /// A value acts when it is sent, before `send` or the assignment that publishes returns; one that a subscription begins with
  /// acts when the bodies are through (R: OSUI SubscriptionView).
  private func receive(_ value: Value, by node: ReceiveNode) throws {
    guard let action = node.action else { return }
    let queued = QueuedAction(
      node: node, kind: .onReceive, closure: action, arguments: evaluator.fitting([value], to: action))
    if isUpdating { actions.append(queued) } else { try perform(queued) }
  }

  /// Ends the subscription of a modifier.
  func cancel(_ node: ReceiveNode) throws {
    guard let subscription = node.subscription else { return }
    node.subscription = nil
    try evaluator.cancel(subscription)
  }
}
