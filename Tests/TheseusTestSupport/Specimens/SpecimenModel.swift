/// What a specimen must show after each input, from SwiftUI's rules alone and without the engine.
///
/// Identity is the way through the pieces (semantics 1.1), with the branch (1.4), the row's id (2.1), the value of `.id`
/// (2.7) and the type under `AnyView` (3) on it; state lives as long as its identity (4.3).
public struct SpecimenModel: Sendable {
  /// One thing on the screen that can be tapped.
  struct Control: Sendable {
    var title: String
    var target: Target
  }

  /// What a tap changes.
  enum Target: Sendable {
    case counter(String, body: String)
    case flag(String)
    case x
    case item(Int)
  }

  struct Item: Sendable {
    var id: Int
    var v = 0
  }

  /// What one evaluation shows.
  struct Screen: Sendable {
    var texts: [String] = []
    var controls: [Control] = []
    /// The counters by identity, with the names that they last had.
    var counters: [String: String] = [:]
    /// The identities of other views with state.
    var flags: Set<String> = []
    var words = ""
    /// How many views read `x` through a binding, how many the object, and how many each object of its list.
    var bindings = 0
    var observers = 0
    var objects = 0
    /// The names of those that watch `k` and what they saw, by identity.
    var watchers: [String: (name: String, seen: Int)] = [:]
    /// The names of those that receive what the object publishes.
    var receivers: [String] = []
  }

  let pieces: [Piece]
  var f = false
  var k = 0
  var x = 0
  var note: String?
  var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
  var a = 0
  var published = 0
  var list = [Item(id: 1), Item(id: 2)]
  /// The state of views by identity; what is missing has its initial value.
  var counts: [String: Int] = [:]
  var flagged: Set<String> = []
  /// What the last evaluation showed.
  var screen = Screen()

  /// What the input that was applied last must print, in any order.
  public private(set) var printed: [String] = []
  /// The bodies that it must run: all of them in any order; nil where that is not said.
  public private(set) var bodies: [String]?

  /// The model of a specimen that was mounted.
  public init(of specimen: Specimen) {
    pieces = specimen.pieces
    evaluate()
  }

  /// The texts on the screen below the root's own buttons, in order.
  public var texts: [String] { ["words \(screen.words)"] + screen.texts }

  /// The titles that can be tapped below the root's own buttons.
  public var titles: [String] { screen.controls.map(\.title) }

  /// Applies a tap on one of the root's buttons.
  public mutating func tap(_ button: SpecimenButton) {
    printed = []
    bodies = nil
    let used = pieces.reduce(into: Set<Input>()) { $0.formUnion($1.inputs) }
    switch button {
    case .f, .animated: f.toggle()
    case .k: k = (k + 1) % 3
    case .x: x += 1
    case .note: note = note == nil ? "n" : nil
    case .reverse: items.reverse()
    case .insert: items.insert(Item(id: (items.map(\.id).max() ?? 0) + 1), at: 0)
    case .remove: if !items.isEmpty { items.removeFirst() }
    case .edit: if !items.isEmpty { items[0].v += 1 }
    case .observable: a += 1
    case .observed:
      published += 1
      printed += screen.receivers.map { "\($0) r\(published * 2)" }
    case .grow: list.append(Item(id: list.count + 1))
    case .poke: list[0].v += 1
    case .same, .unread: bodies = []
    case .both:
      f.toggle()
      k = (k + 1) % 3
      items.reverse()
    case .apart:
      f.toggle()
      evaluate()
      k = (k + 1) % 3
    }
    if button == .x { bodies = Array(repeating: "B", count: screen.bindings) }
    if button == .observable { bodies = Array(repeating: "V", count: screen.observers) }
    if button == .poke { bodies = Array(repeating: "N", count: screen.objects) }
    if !button.inputs.isEmpty, button.inputs.isDisjoint(with: used) { bodies = [] }
    evaluate()
  }

  /// Applies a tap on what stands below the root's buttons, by its place among them.
  public mutating func tapControl(_ index: Int) {
    printed = []
    bodies = nil
    switch screen.controls[index].target {
    case .counter(let path, let body):
      counts[path, default: 0] += 1
      bodies = [body]
    case .flag(let path): if flagged.remove(path) == nil { flagged.insert(path) }
    case .x:
      x += 1
      bodies = Array(repeating: "B", count: screen.bindings)
    case .item(let id): if let index = items.firstIndex(where: { $0.id == id }) { items[index].v += 1 }
    }
    evaluate()
  }

  private mutating func evaluate() {
    let (before, watched) = (screen.counters, screen.watchers)
    screen = Screen()
    screen.words = show(pieces, at: Site(name: "s"), "", level: 0)
    let live = screen.flags.union(screen.counters.keys)
    counts = counts.filter { live.contains($0.key) }
    flagged.formIntersection(live)
    printed += screen.counters.filter { before[$0.key] == nil }.map { "+\($0.value)" }
    printed += before.filter { screen.counters[$0.key] == nil }.map { "-\($0.value)" }
    for (path, watcher) in screen.watchers {
      guard let old = watched[path]?.seen, old != watcher.seen else { continue }
      printed.append("\(watcher.name) \(old)>\(watcher.seen)")
    }
  }
}

/// The buttons that every specimen has.
public enum SpecimenButton: String, Sendable, CaseIterable {
  case f, k, x, note, reverse, insert, remove, edit, observable, observed, grow, poke, same, unread, both, apart,
    animated

  /// What of the state it changes.
  var inputs: Set<Input> {
    switch self {
    case .f, .animated: [.f]
    case .k: [.k]
    case .x: [.x]
    case .note: [.note]
    case .reverse, .insert, .remove, .edit: [.items]
    case .observable: [.observable]
    case .grow, .poke: [.objects]
    case .observed, .same, .unread: []
    case .both: [.f, .k, .items]
    case .apart: [.f, .k]
    }
  }
}
