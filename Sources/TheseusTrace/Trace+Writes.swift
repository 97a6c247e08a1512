extension Trace {
  /// One assignment.
  public struct Write: Sendable, Hashable {
    /// What was assigned to.
    public var target: WriteTarget
    /// The name of the property; for the environment, the key without its backslash.
    public var property: String
    /// The value before.
    public var old: TraceValue
    /// The value after.
    public var new: TraceValue
    /// False for an equal value.
    public var changed: Bool
    /// True for an equal write that invalidates all the same (`@Published`).
    public var invalidates: Bool
    /// Whether it is a property of an `@Observable` object, which announces an equal value where it cannot compare.
    public var isOfObservable = false
    /// True inside an animated transaction.
    public var isAnimated: Bool
    /// The code that wrote.
    public var origin: WriteOrigin
    /// The pass that the write led to.
    public var pass: Int
    /// Where the assignment stands, as `pets.swift:4`.
    public var location: String?
    /// How many assignments to the same place it stands for; `old` is before the first, `new` after the last.
    public var count: Int

    /// Makes a write.
    public init(
      target: WriteTarget, property: String, old: TraceValue, new: TraceValue, changed: Bool = true,
      invalidates: Bool = false, isAnimated: Bool = false, origin: WriteOrigin = .input, pass: Int = 1,
      location: String? = nil, count: Int = 1
    ) {
      self.count = count
      self.target = target
      self.property = property
      self.old = old
      self.new = new
      self.changed = changed
      self.invalidates = invalidates
      self.isAnimated = isAnimated
      self.origin = origin
      self.pass = pass
      self.location = location
    }
  }

  /// Where a written property lives.
  public enum WriteTarget: Sendable, Hashable {
    /// A stored dynamic property of a view; `kind` is its wrapper.
    case view(ViewReference, kind: StateKind)
    /// A property of an object, which is named as `Model #2`.
    case object(String)
    /// A key of the environment.
    case environment
    /// What is known of the window: its size, which a `GeometryReader` gets.
    case window
  }

  /// The code that wrote.
  public enum WriteOrigin: Sendable, Hashable {
    /// The typed line itself.
    case input
    /// The action of a control, named as `Button "Load"`.
    case action(control: String)
    /// A lifecycle action of a view (`onAppear`, `onChange`, `task` …).
    case lifecycle(String, of: ViewReference)
    /// Work that was due: a timer, a queue, a resumed task.
    case time
    /// The system.
    case system
    /// A task that began earlier and that this input let go on, by the action of a control if it has one.
    case resumed(TaskBeginning, by: String?)
  }

  /// The action in which a task began.
  public enum TaskBeginning: Sendable, Hashable {
    /// That of a control.
    case action(control: String)
    /// A lifecycle action of a view.
    case lifecycle(String, of: ViewReference)
  }

  /// Why no body ran after a write.
  public struct Silence: Sendable, Hashable {
    /// The write, by its index in `writes`.
    public var write: Int
    /// The reason.
    public var reason: Reason

    /// The reasons for which a write evaluates nothing.
    public enum Reason: Sendable, Hashable {
      /// The new value equals the old one.
      case sameValue
      /// No body ever read the property; `passesBinding` if its owner hands `$property` on.
      case unread(owner: ViewReference, passesBinding: Bool)
      /// No view read this property of the object in its last evaluation; `others` read other properties of it.
      case unobserved(type: String, others: [Reader])
      /// No view holds the `ObservableObject`; to read its properties is not to observe it.
      case unheld(object: String)
      /// The property is none that can be observed.
      case unobservable(type: String, because: Secrecy)
      /// No view reads the environment key.
      case unreadEnvironment
      /// The view is not evaluated any more, for it is leaving.
      case removing(ViewReference)
      /// The view whose property it was is gone, as when a task outlives it.
      case gone(ViewReference)
    }

    /// Why nobody can observe a property.
    public enum Secrecy: Sendable, Hashable {
      /// It is `@ObservationIgnored`.
      case ignored
      /// It is not `@Published`.
      case unpublished
      /// Its class declares an `objectWillChange` of its own, of which `@Published` and `@AppStorage` know nothing.
      case ownPublisher
      /// Its class is neither `@Observable` nor an `ObservableObject`.
      case plainClass
    }

    /// A view that read another property of the same object.
    public struct Reader: Sendable, Hashable {
      /// The view.
      public var view: ViewReference
      /// The property that it did read.
      public var property: String

      /// Makes a reader.
      public init(view: ViewReference, property: String) {
        self.view = view
        self.property = property
      }
    }

    /// Makes a silence.
    public init(write: Int, reason: Reason) {
      self.write = write
      self.reason = reason
    }
  }

  /// Why nothing can come of what a user does to a control.
  public enum IdleAct: Sendable, Hashable {
    /// The binding of the control is a constant.
    case constant(control: String)
    /// The control only opens a menu, whose items can be tapped at once.
    case menu(control: String)
  }

  /// How many views a write to the environment did not concern.
  public struct Bystanders: Sendable, Hashable {
    /// The write, by its index in `writes`.
    public var write: Int
    /// How many listed views below do not read the key.
    public var count: Int

    /// Makes bystanders.
    public init(write: Int, count: Int) {
      self.write = write
      self.count = count
    }
  }
}
