extension Trace {
  /// A lifecycle action that fired.
  public struct LifecycleEvent: Sendable, Hashable {
    /// The actions that SwiftUI fires, and the beginning and end of objects.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// The view appeared.
      case onAppear
      /// The view disappeared.
      case onDisappear
      /// The task started.
      case task
      /// The task was cancelled.
      case taskCancelled
      /// The observed value changed.
      case onChange
      /// The publisher sent a value.
      case onReceive
      /// The reduced value of a preference changed.
      case onPreferenceChange
      /// What was presented was dismissed.
      case onDismiss
      /// An object was made.
      case `init`
      /// An object was freed.
      case `deinit`
      /// A transition reached a phase.
      case transition
    }

    /// The listed view that the modifier is attached to, otherwise the one whose body contains it.
    public var view: ViewReference
    /// What fired.
    public var event: Kind
    /// What the modifier is attached to, where that is no listed view: `Text`, `VStack`; for objects, the object.
    public var on: String?
    /// The phase of a transition.
    public var phase: String?
    /// The pass, from 1.
    public var pass: Int

    /// Makes an event.
    public init(view: ViewReference, event: Kind, on: String? = nil, phase: String? = nil, pass: Int = 1) {
      self.view = view
      self.event = event
      self.on = on
      self.phase = phase
      self.pass = pass
    }
  }

  /// Something that changes on the screen by an animation or a transition.
  public struct ScreenChange: Sendable, Hashable {
    /// The ways to change.
    public enum Change: String, Sendable, Hashable, CaseIterable {
      /// A value of a kept identity moves from old to new.
      case interpolates
      /// A new identity comes by its transition.
      case inserted
      /// An identity leaves by its transition.
      case removed
    }

    /// The view.
    public var view: ViewReference
    /// How it changes.
    public var change: Change
    /// What of the view changes, where that is no listed view: `Text`, `Circle`.
    public var on: String?
    /// What interpolates, as `opacity` or `frame alignment`.
    public var property: String?
    /// The value before.
    public var old: TraceValue?
    /// The value after.
    public var new: TraceValue?
    /// The transition, as `opacity`.
    public var transition: String?
    /// The pass, from 1.
    public var pass: Int

    /// Makes a change.
    public init(
      view: ViewReference, change: Change, on: String? = nil, property: String? = nil, old: TraceValue? = nil,
      new: TraceValue? = nil, transition: String? = nil, pass: Int = 1
    ) {
      self.view = view
      self.change = change
      self.on = on
      self.pass = pass
      self.property = property
      self.old = old
      self.new = new
      self.transition = transition
    }
  }

  /// What SwiftUI would print at run time, or Xcode at load time.
  public struct Warning: Sendable, Hashable {
    /// A stable name in kebab-case.
    public var id: String
    /// The words.
    public var message: String
    /// The place, as `pets.swift:12:9`.
    public var location: String?

    /// Makes a warning.
    public init(id: String, message: String, location: String? = nil) {
      self.id = id
      self.message = message
      self.location = location
    }
  }
}
