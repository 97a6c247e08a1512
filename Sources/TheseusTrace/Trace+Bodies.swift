extension Trace {
  /// One evaluation of a `body`.
  public struct Body: Sendable, Hashable {
    /// The view.
    public var view: ViewReference
    /// The pass, from 1.
    public var pass: Int
    /// Exactly the items of `_printChanges`.
    public var reasons: [ChangeReason]
    /// What explains the reasons; the primary one first.
    public var causes: [Cause]
    /// The line that `_printChanges` prints.
    public var printChanges: String
    /// True for the first evaluation of an identity.
    public var isFirst: Bool

    /// Makes an evaluation.
    public init(
      view: ViewReference, pass: Int = 1, reasons: [ChangeReason], causes: [Cause] = [], printChanges: String,
      isFirst: Bool = false
    ) {
      self.view = view
      self.pass = pass
      self.reasons = reasons
      self.causes = causes
      self.printChanges = printChanges
      self.isFirst = isFirst
    }
  }

  /// What lies behind a reason.
  public struct Cause: Sendable, Hashable {
    /// The reason that it explains.
    public var reason: ChangeReason
    /// What differs.
    public var subject: Subject
    /// The value before, if it has one to show.
    public var old: TraceValue?
    /// The value after.
    public var new: TraceValue?
    /// The write at the beginning, by its index in `writes`.
    public var write: Int?
    /// Where the new view value came from, for `@self`.
    public var maker: Maker?

    /// What can differ.
    public enum Subject: Sendable, Hashable {
      /// The dynamic property itself.
      case property
      /// A field of the view value.
      case field(String)
      /// The value that a state begins with, in a field of the view value; the state itself keeps the value that it has.
      case initialValue(of: String)
      /// A closure in a field of the view value: it captured something else.
      case closure(field: String)
      /// A binding in a field of the view value: another one, that leads to an equal value.
      case binding(field: String)
      /// A key of the environment, without its backslash.
      case environment(key: String)
      /// A property of an object, which is named as `Model #2`; nil for `objectWillChange`. A view that holds an
      /// `ObservableObject` depends on all of it, whatever it read: then the reason is the property that holds it.
      case object(String, property: String?)
      /// The view value as a whole (a view that compares bytewise, or by its own `==`).
      case whole
      /// The program: it was edited, and every body is evaluated anew.
      case program
    }

    /// Makes a cause.
    public init(
      reason: ChangeReason, subject: Subject, old: TraceValue? = nil, new: TraceValue? = nil, write: Int? = nil,
      maker: Maker? = nil
    ) {
      self.reason = reason
      self.subject = subject
      self.old = old
      self.new = new
      self.write = write
      self.maker = maker
    }
  }

  /// The evaluation that made a new view value.
  public struct Maker: Sendable, Hashable {
    /// The view whose body ran.
    public var view: ViewReference
    /// The content closure in between, as `ForEach`; nil if the body made the value itself.
    public var content: String?
    /// The id of the row, as a literal.
    public var id: String?

    /// Makes a maker.
    public init(view: ViewReference, content: String? = nil, id: String? = nil) {
      self.view = view
      self.content = content
      self.id = id
    }
  }

  /// One evaluation of a content closure.
  public struct Content: Sendable, Hashable {
    /// The listed view whose body wrote the closure.
    public var owner: ViewReference
    /// What the closure belongs to, as `ForEach` or `sheet`.
    public var container: String
    /// The element of the identity path, as `each(2)`.
    public var element: String
    /// The pass, from 1.
    public var pass: Int

    /// Makes an evaluation.
    public init(owner: ViewReference, container: String, element: String, pass: Int = 1) {
      self.owner = owner
      self.container = container
      self.element = element
      self.pass = pass
    }
  }
}
