import TheseusInterpreter

/// A modifier around a list of views, with what it becomes on each of them: the view, and how many modifiers of the transaction the
/// content that it brings stands outside of.
private typealias Handing = (Value, Int) -> Value

extension ViewGraph {
  /// SwiftUI gives each of several views a background, a gesture or a preference of its own (semantics 1.9): a modifier around
  /// them becomes one around each.
  func distributed(_ value: Value) -> Value {
    guard let record = value.record, record.argument(0).record != nil else { return value }
    let shape = shapes[record.function]
    guard isList(record.argument(0), under: shape) else { return value }
    return distributed(record.argument(0), under: shape, handing(value, shape))
  }

  /// What a modifier becomes on one view.
  private func handing(_ modifier: Value, _ shape: ViewShape) -> Handing {
    { base, transactions in
      var arguments = modifier.record?.arguments ?? []
      if !arguments.isEmpty { arguments[0] = base }
      if transactions > 0 {
        for index in shape.contentParts where index < arguments.count {
          arguments[index] = self.evaluator.standing(arguments[index], beyondTransactions: transactions)
        }
      }
      return modifier.replacingArguments(arguments)
    }
  }

  private func distributed(_ content: Value, under outer: ViewShape, _ modified: @escaping Handing) -> Value {
    if case .tuple(let tuple) = content {
      return .tuple(Aggregate.make(type: tuple.type, tuple.values.map { distributed($0, under: outer, modified) }))
    }
    guard let record = content.record else { return content.isNil ? content : modified(content, 0) }
    let shape = shapes[record.function]
    switch shape.role {
    case .tuple, .group, .optional, .branch:
      // A builder's own metatype stands before the views.
      let views = record.parts.startIndex
      return content.replacingArguments(
        record.arguments.prefix(views) + record.parts.map { distributed($0, under: outer, modified) })
    case _ where shape.isSection && !outer.isContainerValue:
      return distributed(section: titled(content), under: outer, modified)
    default: break
    }
    guard let way = way(past: shape, of: outer), isList(record.argument(0), under: outer) else {
      return modified(content, 0)
    }
    let others = record.arguments.dropFirst()
    switch way {
    case .outsideOfEach:
      return distributed(record.argument(0), under: outer) { modified(content.replacingArguments([$0] + others), $1) }
    case .insideOfAll(let transactions):
      let inner = distributed(record.argument(0), under: outer) { modified($0, $1 + transactions) }
      return content.replacingArguments([inner] + others)
    }
  }

  /// A section is its header, its rows and its footer.
  private func distributed(section: Value, under outer: ViewShape, _ modified: @escaping Handing) -> Value {
    guard let record = section.record else { return section }
    var arguments = record.arguments
    for index in shapes[record.function].contentParts where index < arguments.count && isView(arguments[index]) {
      arguments[index] = distributed(arguments[index], under: outer, modified)
    }
    return section.replacingArguments(arguments)
  }

  /// A section with a title has a text as its header.
  private func titled(_ section: Value) -> Value {
    guard let record = section.record else { return section }
    let shape = shapes[record.function]
    guard let title = shape.names.firstIndex(where: { $0.hasPrefix("title") }),
      let text = try? evaluator.makeText(.string(string(of: record.argument(title)) ?? "")),
      let function = try? evaluator.initializer(
        shape.index(of: "isExpanded") == nil
          ? "Section.init(content:header:)" : "Section.init(isExpanded:content:header:)", of: record.type)
    else { return section }
    let arguments = shapes[function].names.map { name in
      name == "header" ? text : shape.index(of: name).map { record.argument($0) } ?? .none
    }
    return .record(
      Record(
        function: function, generics: record.generics, arguments: arguments, type: record.type, range: record.range))
  }

  // MARK: Lists

  /// Whether content is none, one or several views, as its type says.
  func isListOfViews(_ content: Value) -> Bool { isList(content, under: nil) }

  private func isList(_ content: Value, under outer: ViewShape?) -> Bool {
    guard let record = content.record else { return isRows(content, under: outer) }
    let shape = shapes[record.function]
    return switch shape.role {
    case .tuple, .group, .optional, .branch, .forEach, .outline: true
    case _ where shape.isSection && outer?.isContainerValue != true: true
    case _ where way(past: shape, of: outer) != nil || shape.isForEach: isList(record.argument(0), under: outer)
    default: isRows(content, under: outer)
    }
  }

  /// How a modifier around several views goes by one that stands inside of it.
  private enum Way {
    /// Each view has the one inside for itself, and the one outside around it: content would be made in the environment.
    case outsideOfEach
    /// The one inside stays around all of them, as `onAppear` does; so many of those passed change the transaction.
    case insideOfAll(transactions: Int)
  }

  private func way(past shape: ViewShape, of outer: ViewShape?) -> Way? {
    guard shape.isModifier, !shape.isForEach else { return nil }
    return switch shape.role {
    case .generic: shape.hasContent ? .insideOfAll(transactions: 0) : .outsideOfEach
    case .environmentValue, .environmentObservable, .environmentObject, .environmentTransform, .environmentShortcut,
      .disabled, .refreshable, .style:
      outer?.makesContent == true ? .outsideOfEach : .insideOfAll(transactions: 0)
    case .animation, .animationValue, .transaction: .insideOfAll(transactions: 1)
    case .onAppear, .onDisappear, .task, .onChange, .onReceive, .transition, .navigationDestination, .searchable,
      .edit, .drawing, .layoutAction, .scrollPosition:
      .insideOfAll(transactions: 0)
    default: nil
    }
  }

  // MARK: Rows

  /// Whether views that are not there yet get a modifier each for itself: the rows of a `ForEach`, the views of a body that is a list.
  func modifiesRows(_ record: Record, _ shape: ViewShape) -> Bool {
    isHandedOn(shape) && isRows(record.argument(0), under: shape)
  }

  private func isHandedOn(_ shape: ViewShape) -> Bool { shape.isForEach || subviewSource != nil && shape.isOfOneView }

  private func isRows(_ content: Value, under outer: ViewShape?) -> Bool {
    guard let record = content.record else { return isListComposite(content) || standsForList(content) }
    let shape = shapes[record.function]
    switch shape.role {
    case .forEach, .outline, .subviews: return true
    case .anyView, .id, .equatable: return isList(record.part, under: outer)
    case .modifier where compositeType(of: record.argument(1)) != nil: return isModifiedList(record)
    case _ where subviewSource != nil && shape.isSection: return true
    default: break
    }
    if case .outsideOfEach? = way(past: shape, of: outer) { return isRows(record.argument(0), under: outer) }
    return isHandedOn(shape) && isRows(record.argument(0), under: shape)
  }

  /// Whether what a modifier's body places is a list.
  private func standsForList(_ value: Value) -> Bool {
    guard let content = value.native as? ModifierContent, content.modifier is CompositeNode else { return false }
    let contents = content.modifier.contents
    return contents.indices.contains(content.index) && isList(contents[content.index], under: nil)
  }

  /// Walks the rows that a modifier is applied to; they take it with them.
  func walkRows(modifiedBy record: Record, at place: Place, _ cursor: inout Cursor) throws {
    let outer = cursor.rowModifiers
    cursor.rowModifiers.append(.record(record))
    defer { cursor.rowModifiers = outer }
    try walk(record.argument(0), at: place.child(0), &cursor)
  }

  /// Gives each view of a container's content a modifier around several of them; false if there is none to give.
  func walkEach(
    modifiedBy record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor
  ) throws -> Bool {
    guard shape.isOfOneView, isList(record.argument(0), under: shape) else { return false }
    if modifiesRows(record, shape) {
      try walkRows(modifiedBy: record, at: place, &cursor)
    } else {
      let each = distributed(record.argument(0), under: shape, handing(.record(record), shape))
      try walk(each, at: place.child(0), &cursor)
    }
    return true
  }

  /// Content with the modifiers around the `ForEach` or the view that it belongs to.
  func modified(_ content: Value, by modifiers: [Value]) -> Value {
    modifiers.reversed().reduce(content) { content, modifier in
      guard let record = modifier.record else { return content }
      let shape = shapes[record.function]
      return distributed(content, under: shape, handing(modifier, shape))
    }
  }

  /// Whether modifiers around a `ForEach` do the same, whatever its data.
  func areSameAroundRows(_ old: [Value], _ new: [Value]) throws -> Bool {
    guard old.count == new.count else { return false }
    return try zip(old, new).allSatisfy { old, new in
      guard let old = old.record, let new = new.record, old.function == new.function else { return false }
      return try areEqual(Array(old.arguments.dropFirst()), Array(new.arguments.dropFirst()))
    }
  }
}

extension Evaluator {
  /// Content that modifiers of the transaction do not reach which stand around several views, and inside of what brings the content.
  fileprivate func standing(_ content: Value, beyondTransactions count: Int) -> Value {
    let view = interpreter.types[interpreter.types.token(named: "EmptyView")].type
    guard let function = checked.members(named: "_beyondTransactions", of: view, isStatic: false).first else {
      return content
    }
    return .record(
      Record(function: function, generics: [], arguments: [content, .int(count)], type: type(of: content)))
  }
}
