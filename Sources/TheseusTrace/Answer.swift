/// The answer to an input that is not an update.
public struct Answer: Sendable, Hashable {
  /// The input as it was typed.
  public var input: String
  /// The value or text asked for.
  public var result: String?
  /// The type of the value.
  public var type: String?
  /// The static type asked for, as Swift writes it; `⟨.sheet⟩` stands for one that only the call is known of.
  public var staticType: String?
  /// Lines that the program printed.
  public var output: [String]
  /// The controls on the screen.
  public var controls: [Control]?
  /// The whole tree.
  public var tree: ViewTree?
  /// The stored properties.
  public var state: [StateRow]?

  /// Makes an answer.
  public init(
    input: String, result: String? = nil, type: String? = nil, staticType: String? = nil, output: [String] = [],
    controls: [Control]? = nil, tree: ViewTree? = nil, state: [StateRow]? = nil
  ) {
    self.input = input
    self.result = result
    self.type = type
    self.staticType = staticType
    self.output = output
    self.controls = controls
    self.tree = tree
    self.state = state
  }
}

/// A presentation that covers what else is on the screen.
public struct Cover: Sendable, Hashable {
  /// What it is, and the listed view that presents it: `sheet of Home #1`.
  public var name: String
  /// The names of the controls that it covers.
  public var controls: [String]

  /// Makes a cover.
  public init(name: String, controls: [String]) {
    self.name = name
    self.controls = controls
  }
}

/// Something on the screen that a user can act on.
public struct Control: Sendable, Hashable {
  /// The number that `:tap` takes.
  public var number: Int
  /// The kind of control, as `Button`.
  public var kind: String
  /// Its label, title or prompt, otherwise the text it shows.
  public var name: String
  /// What keeps a user from acting on it; nil if nothing does.
  public var obstacle: Obstacle?
  /// The listed view whose body contains it.
  public var node: Int?
  /// The value that it shows: a text, `on`, `3`.
  public var value: String?
  /// What it is reached through, of a swipe action or an item of a context menu.
  public var opener: Opener?
  /// The title of the section that a tab stands in.
  public var section: String?
  /// How many taps in a row it waits for.
  public var taps = 1

  /// Whether a user can act on it.
  public var enabled: Bool { obstacle == nil }

  /// Makes a control.
  public init(
    number: Int, kind: String, name: String, obstacle: Obstacle? = nil, node: Int?, value: String? = nil,
    opener: Opener? = nil, section: String? = nil, taps: Int = 1
  ) {
    self.number = number
    self.kind = kind
    self.name = name
    self.obstacle = obstacle
    self.node = node
    self.value = value
    self.opener = opener
    self.section = section
    self.taps = taps
  }

  /// What keeps touches from a control.
  public enum Obstacle: String, Sendable, Hashable, CaseIterable {
    /// `.disabled(true)` on it or above it.
    case disabled
    /// `.hidden()` on it or above it.
    case hidden
    /// `.opacity(0)` on it or above it.
    case transparent
    /// `.allowsHitTesting(false)` on it or above it.
    case untouchable
    /// Its gesture is off, by `isEnabled: false` or by a `GestureMask` on it or above it.
    case masked
  }

  /// What a user does first to see a control.
  public struct Opener: Sendable, Hashable {
    /// `swipeActions` or `contextMenu`.
    public var name: String
    /// The text of the view that it belongs to.
    public var owner: String

    /// Makes an opener.
    public init(name: String, owner: String) {
      self.name = name
      self.owner = owner
    }
  }
}

/// One stored property of one listed view.
public struct StateRow: Sendable, Hashable {
  /// The owner.
  public var view: ViewReference
  /// The property with its value.
  public var property: ViewTree.Property

  /// Makes a row.
  public init(view: ViewReference, property: ViewTree.Property) {
    self.view = view
    self.property = property
  }
}
