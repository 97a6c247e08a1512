import TheseusGraph
import TheseusInterpreter
import TheseusProgram

extension ViewGraph {
  /// Walks `Group(subviews:)`, `ForEach(subviews:)` and the same with sections: the views of its content are found first, its own content is made from them.
  func walkSubviews(
    _ form: SubviewsForm, _ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor
  ) throws {
    let (parent, environment) = (cursor.parent, cursor.environment)
    let closure = record.arguments.last ?? .none
    let (source, _) = try take(SubviewSourceNode.self, at: place.child(-2), &cursor) {
      SubviewSourceNode(at: place.child(-2), below: parent, in: self, environment: environment)
    }
    let (node, isNew) = try take(SubviewsNode.self, at: place, &cursor) {
      SubviewsNode(
        shape.name, form, closure: closure, source: source, at: place, below: parent, in: self, environment: environment
      )
    }
    guard node.status == .live else { return }
    source.reader = node
    node.isResolved = subviewSource != nil
    node.record = record
    try offer(cursor.rowModifiers, to: node)
    if isNew || !areEqualClosures(node.closure, closure) {
      node.closure = closure
      node.hasOtherClosure = true
    }
    try resolving(source) {
      try walkContent(of: source, record.argument(shape.index(of: "view") ?? 0))
    }
  }

  /// Walks content of which a container sees the views, and lets what is made from them look at them again.
  private func resolving(_ source: SubviewSourceNode?, _ work: () throws -> Void) rethrows {
    let (outer, scope) = (subviewSource, lazyScope)
    (subviewSource, lazyScope) = (source, nil)
    defer { (subviewSource, lazyScope) = (outer, scope) }
    try work()
    if let reader = source?.reader { dependencies.mark(reader.id) }
  }

  /// Walks below a node that is walked apart from the body around it, as the views of a container's content if it is that.
  func inSource<Result>(around node: ViewNode, _ work: () throws -> Result) rethrows -> Result {
    guard subviewSourceCount > 0 else { return try work() }
    var result: [Result] = []
    try resolving(source(around: node)) { result.append(try work()) }
    return result[0]
  }

  /// Whether a node belongs to content of which a container sees the views.
  func isInSource(_ node: ViewNode) -> Bool { subviewSourceCount > 0 && source(around: node) != nil }

  private func source(around node: ViewNode) -> SubviewSourceNode? {
    var current = node.parent
    while let outer = current {
      switch outer {
      case let source as SubviewSourceNode: return source
      case let view as CompositeNode where !view.isResolved: return nil
      case let container as SubviewsNode where !container.isResolved: return nil
      default: current = outer.parent
      }
    }
    return nil
  }

  /// Notes that the views of a body are among those for which a container asks.
  func resolve(_ node: CompositeNode, in source: SubviewSourceNode) {
    node.isResolved = true
    guard node.type.isListed else { return }
    var current: ViewNode? = node
    while let inner = current, inner !== source, !inner.holdsResolved {
      inner.holdsResolved = true
      current = inner.parent
    }
  }

  /// Takes one view of a container's content, which is made where the container places it.
  func walkSubview(_ view: Value, in source: SubviewSourceNode, at place: Place, _ cursor: inout Cursor) throws {
    let (parent, environment) = (cursor.parent, cursor.environment)
    let (node, isNew) = try take(SubviewNode.self, at: place, &cursor) {
      lastSubview += 1
      return SubviewNode(lastSubview, at: place, below: parent, in: self, environment: environment)
    }
    guard node.status == .live else { return }
    node.content = view
    node.contents = [view]
    node.values = try containerValues(of: view)
    if !isNew { try updatePlacements(of: node) }
  }

  /// Walks the place where a container puts a view: its environment is that of the content (DOC:subview).
  func walkPlacement(_ subview: SubviewNode, at place: Place, _ cursor: inout Cursor) throws {
    guard subview.status != .removed else { return }
    let (parent, own) = (cursor.parent, place.child(of: subview))
    let (node, isNew) = try take(PlacementNode.self, at: own, &cursor) {
      PlacementNode(
        at: own, below: parent, in: self, lifetime: parent.lifetime, environment: subview.environment)
    }
    node.subview = subview
    if isNew { subview.applied?.placements.append(WeakPlacement(node: node)) }
    guard isNew || node.version != subview.applied?.version else { return }
    try show(subview, in: node)
    requestAppearanceCheck(above: subview)
  }

  /// A place in a container ended: what acts on the appearance of the view, or of several that it is one of, looks again.
  func placementEnded(_ placement: PlacementNode) {
    guard let subview = placement.subview, subview.status == .live else { return }
    requestAppearanceCheck(above: subview)
  }

  /// The view of a container's content that a value stands for.
  func subview(in value: Value) -> SubviewNode? {
    guard subviewSourceCount > 0, case .structure(let box) = value, box.count == 3 else { return nil }
    return (box[2].opened.native as? SubviewObject)?.node
  }

  /// Makes content from the views of other content, unless all that it was made from is the same.
  func evaluate(_ node: SubviewsNode) throws {
    guard let record = node.record else { return }
    let isRead = noteWrites(behind: node)
    let sections = sections(of: node.source)
    if sections == node.sections, areEqualValues(node.values, sections.flatMap(\.values)), !isRead,
      !node.hasOtherClosure
    {
      guard let handed = node.handed, handed.areNew, let made = handed.made else { return }
      return try continuing(node) { try show(made, in: node) }
    }
    (node.sections, node.values, node.hasOtherClosure) = (sections, sections.flatMap(\.values), false)
    self.record.note(.content(node, pass: pass))
    try evaluating(node) { try show(expanded(content(from: sections, of: record, by: node.closure)), in: node) }
    requestAppearanceCheck(above: node)
  }

  /// Matches what a container made of the views, with the modifiers around it, with the nodes below.
  private func show(_ made: Value, in node: SubviewsNode) throws {
    let old = node.content
    var content = made
    if let handed = node.handed {
      (handed.made, handed.areNew) = (made, false)
      content = modified(made, by: handed.modifiers)
    }
    try inSource(around: node) { try walkContent(of: node, content) }
    if let old { try noteAnimation(of: node, from: old, to: content) }
  }

  /// Gives a container the modifiers around it.
  private func offer(_ modifiers: [Value], to node: SubviewsNode) throws {
    guard let handed = node.handed else {
      if !modifiers.isEmpty { node.handed = HandedModifiers(modifiers) }
      return
    }
    handed.areNew = try handed.areNew || !areSameAroundRows(handed.modifiers, modifiers)
    handed.modifiers = modifiers
  }

  private func areEqualValues(_ a: [Value], _ b: [Value]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { areEqualValues($0, $1) }
  }

  /// A `Subview`.
  private func standIn(for node: SubviewNode) -> Value {
    let id = evaluator.makeStructure("Subview.ID", [.string(path(ofSubview: node))])
    return evaluator.makeStructure("Subview", [id, node.values, .native(SubviewObject(node))])
  }

  private func content(from sections: [SectionParts], of record: Record, by closure: Value) throws -> Value {
    guard case .subviews(let form) = shapes[record.function].role else { return .none }
    let parts =
      form.hasSections ? try sections.map(configuration) : sections.flatMap(\.subviews).map(standIn)
    let types = evaluator.interpreter.types
    let element = types.token(named: form.hasSections ? "SectionConfiguration" : "Subview")
    let array = Value.array(ArrayBox(parts, type: evaluator.interpreter.arrayType(of: element)))
    guard form.isForEach else {
      let collection = form.hasSections ? "SectionCollection" : "SubviewsCollection"
      return try evaluator.apply(closure, to: [evaluator.makeStructure(collection, [array])])
    }
    return .record(
      Record(
        function: try evaluator.initializer("ForEach.init(identifiable)", of: record.type), generics: [],
        arguments: [array, closure], type: record.type))
  }

  /// A `SubviewsCollection`.
  private func collection(of subviews: [SubviewNode]) -> Value {
    let type = evaluator.interpreter.arrayType(of: evaluator.interpreter.types.token(named: "Subview"))
    return evaluator.makeStructure("SubviewsCollection", [.array(ArrayBox(subviews.map(standIn), type: type))])
  }

  /// A `SectionConfiguration`; one that stands for views outside of any section has no values (DOC:sectionconfiguration/containervalues).
  private func configuration(of section: SectionParts) throws -> Value {
    let id = evaluator.makeStructure("SectionConfiguration.ID", [.string(section.id)])
    let parts = [section.header, section.content, section.footer].map(collection)
    return try evaluator.makeStructure(
      "SectionConfiguration", [id] + parts + [section.node?.values ?? containerValues(from: [])])
  }

  /// The way from the content to a view, which is its id.
  func path(ofSubview node: ViewNode) -> String {
    var elements: [String] = []
    var current: ViewNode? = node
    while let inner = current, !(inner is SubviewSourceNode) {
      elements.insert(contentsOf: ownElements(of: inner).filter { $0 != "ForEach" }, at: 0)
      current = inner.parent
    }
    return elements.isEmpty ? "0" : elements.joined(separator: "/")
  }

  // MARK: Container values

  /// What `.containerValue(_:_:)` says of a view.
  private func containerValues(of view: Value) throws -> Value {
    var (settings, current): ([Record], Value) = ([], view)
    while let record = current.record, shapes[record.function].isModifier {
      if shapes[record.function].name == "containerValue" { settings.append(record) }
      current = record.argument(0)
    }
    return try containerValues(from: settings, on: subview(in: current)?.values)
  }

  /// The values that modifiers set, the outermost of which comes first, on others.
  func containerValues(from settings: [Record], on values: Value? = nil) throws -> Value {
    let type = evaluator.interpreter.types.token(named: "ContainerValues")
    let getters = evaluator.checked.members(named: "_none", of: evaluator.interpreter.types[type].type, isStatic: true)
    guard let getter = getters.first else { return .none }
    return try settings.reversed().reduce(values ?? evaluator.interpreter.call(getter, [.metatype(type)])) {
      try evaluator.setting($1.argument(1), of: $0, to: $1.argument(2))
    }
  }

  // MARK: What is not modelled

  /// Says what a container that asks for views, not for sections, sees of a section.
  func explainSection(_ record: Record) {
    guard let form = subviewSource?.reader?.form, !form.hasSections else { return }
    explainOnce(
      "subviews.Section",
      "Theseus takes the header, the rows and the footer of a Section for subviews side by side; SwiftUI does not say what it does",
      at: record.range)
  }
}

extension Place {
  /// The place of a view of a container's content, which is another one for each view.
  func child(of subview: SubviewNode) -> Place { child(-3).child(subview.number) }
}
