import Testing
import TheseusTrace

/// A trace built by hand, under the name of its goldens.
struct Example: Sendable, CustomTestStringConvertible {
  let name: String
  let trace: Trace
  var testDescription: String { name }

  /// The worked examples of the trace's contract, and the events that they leave out.
  static let all: [Example] = [
    Example(name: "branch", trace: branch), Example(name: "binding-unread", trace: bindingUnread),
    Example(name: "stable-ids", trace: stableIDs), Example(name: "index-ids", trace: indexIDs),
    Example(name: "computed-ids", trace: computedIDs), Example(name: "environment", trace: environment),
    Example(name: "observable-unread", trace: observableUnread), Example(name: "interpolates", trace: interpolates),
    Example(name: "failure", trace: failure), Example(name: "two-passes", trace: twoPasses),
    Example(name: "mount", trace: mount), Example(name: "removed-row", trace: removedRow),
    Example(name: "moved-rows", trace: movedRows), Example(name: "same-value", trace: sameValue),
    Example(name: "huge", trace: huge), Example(name: "removing", trace: removing), Example(name: "undo", trace: undo),
    Example(name: "warning", trace: warning), Example(name: "deep", trace: deep),
    Example(name: "controls-in-text", trace: controlCharacters),
  ]

  static func named(_ name: String) -> Example? { all.first { $0.name == name } }
}

// MARK: - Shorthand

extension ViewReference {
  init(_ view: String, _ node: Int) { self.init(node: node, view: view) }
}

extension Trace {
  /// Makes a trace by filling in what differs from an empty one.
  init(_ update: Int?, _ input: String, _ cause: UpdateCause = .mutation, fill: (inout Trace) -> Void) {
    self.init(update: update, input: input, cause: cause)
    fill(&self)
  }

  /// An `@State` write from the prompt.
  static func write(
    _ view: ViewReference, _ property: String, _ old: TraceValue, _ new: TraceValue, origin: WriteOrigin = .input,
    pass: Int = 1
  ) -> Write {
    Write(
      target: .view(view, kind: .state), property: property, old: old, new: new,
      changed: old.literal != new.literal, origin: origin, pass: pass, location: "pets.swift:4")
  }

  /// The evaluation of a body that read a written property.
  static func ran(
    _ view: ViewReference, _ property: String, _ old: TraceValue, _ new: TraceValue, write: Int = 0, pass: Int = 1
  ) -> Body {
    Body(
      view: view, pass: pass, reasons: [.property(property)],
      causes: [Cause(reason: .property(property), subject: .property, old: old, new: new, write: write)],
      printChanges: "\(view.view): \(property) changed.")
  }

  /// The evaluation of a body whose view value differs in a field.
  static func ran(
    _ view: ViewReference, field: String, _ old: TraceValue, _ new: TraceValue, maker: Maker? = nil
  ) -> Body {
    Body(
      view: view, reasons: [.viewValue],
      causes: [Cause(reason: .viewValue, subject: .field(field), old: old, new: new, maker: maker)],
      printChanges: "\(view.view): @self changed.")
  }

  /// The first evaluation of a body.
  static func first(_ view: ViewReference, properties: [String] = [], pass: Int = 1) -> Body {
    let reasons: [ChangeReason] =
      [.viewValue] + (properties.isEmpty ? [] : [.identity]) + properties.map { .property($0) }
    return Body(
      view: view, pass: pass, reasons: reasons,
      printChanges: "\(view.view): \(reasons.map(\.text).joined(separator: ", ")) changed.", isFirst: true)
  }
}

extension ViewTree.Node {
  /// A listed view.
  static func view(
    _ reference: ViewReference, _ identity: String, slot: String? = nil, presence: ViewTree.Presence = .kept,
    state: [ViewTree.Property] = [], count: Int = 1, slots: [String] = [], children: [ViewTree.Node] = []
  ) -> ViewTree.Node {
    ViewTree.Node(
      .view, reference.view, node: reference.node, identity: identity, slot: slot, presence: presence, state: state,
      count: count, slots: slots, children: children)
  }
}
