extension Trace {
  /// A listed identity that began, ended, or is about to.
  public struct Existence: Sendable, Hashable {
    /// The view.
    public var view: ViewReference
    /// The identity path, from the root.
    public var identity: String
    /// The rule that decided it.
    public var rule: IdentityRule
    /// The pass in which it happened.
    public var pass: Int

    /// Makes an entry.
    public init(view: ViewReference, identity: String, rule: IdentityRule, pass: Int = 1) {
      self.view = view
      self.identity = identity
      self.rule = rule
      self.pass = pass
    }
  }

  /// A row that was kept at another position.
  public struct Move: Sendable, Hashable {
    /// The row.
    public var view: ViewReference
    /// The identity path, from the root.
    public var identity: String
    /// The position before, from 0.
    public var from: Int
    /// The position after.
    public var to: Int
    /// The pass in which it happened.
    public var pass: Int

    /// The row's id in its `ForEach`, as a literal.
    public var id: String? { IdentityElements(identity).ids.last.map(String.init) }

    /// Makes a move.
    public init(view: ViewReference, identity: String, from: Int, to: Int, pass: Int = 1) {
      self.view = view
      self.identity = identity
      self.from = from
      self.to = to
      self.pass = pass
    }
  }

  /// What happened to one stored property.
  public struct StateEvent: Sendable, Hashable {
    /// What can happen to a stored property.
    public enum Event: String, Sendable, Hashable {
      /// Allocated from the initial value.
      case created
      /// Written with another value.
      case changed
      /// Freed with its identity.
      case lost
    }

    /// The owner.
    public var view: ViewReference
    /// The property, without its underscore.
    public var property: String
    /// The property wrapper.
    public var kind: StateKind
    /// What happened.
    public var event: Event
    /// The value before; nil for a created one.
    public var old: TraceValue?
    /// The value after; nil for a lost one.
    public var new: TraceValue?
    /// The new identity of the same view type at the same place: the state was reset.
    public var replacedBy: Int?
    /// The pass in which it happened.
    public var pass: Int

    /// Makes an entry.
    public init(
      view: ViewReference, property: String, kind: StateKind = .state, event: Event, old: TraceValue? = nil,
      new: TraceValue? = nil, replacedBy: Int? = nil, pass: Int = 1
    ) {
      self.view = view
      self.property = property
      self.kind = kind
      self.event = event
      self.old = old
      self.new = new
      self.replacedBy = replacedBy
      self.pass = pass
    }
  }
}

/// The property wrappers whose storage lives with an identity.
public enum StateKind: String, Sendable, Hashable, CaseIterable {
  /// `@State`.
  case state = "State"
  /// `@StateObject`.
  case stateObject = "StateObject"
  /// `@FocusState`.
  case focusState = "FocusState"
  /// `@AppStorage`.
  case appStorage = "AppStorage"
  /// `@SceneStorage`.
  case sceneStorage = "SceneStorage"
  /// `@GestureState`.
  case gestureState = "GestureState"
  /// `@Namespace`.
  case namespace = "Namespace"
}
