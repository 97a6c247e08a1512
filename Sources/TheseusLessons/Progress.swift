/// How far a learner is in each lesson; keyed by lesson id, step slug and content hash, never by line or number.
public struct Progress: Sendable, Hashable, Codable {
  /// What became of a step.
  public enum Result: String, Sendable, Hashable, Codable {
    /// Its check passed, or it has none and was read.
    case done
    /// Its solution was applied by `:skip`.
    case skipped
  }

  /// A step that is over.
  public struct Entry: Sendable, Hashable, Codable {
    /// What became of it.
    public var result: Result
    /// The hash of its text then: a step that was rewritten since is to be done again.
    public var contentHash: UInt64
  }

  /// What is known of one lesson.
  public struct LessonProgress: Sendable, Hashable, Codable {
    /// The steps that are over, by slug.
    public var steps: [String: Entry] = [:]
    /// The step at which the learner was last.
    public var current: String?
  }

  /// The lessons, by id.
  public var lessons: [String: LessonProgress] = [:]
  /// The id of the lesson in which the learner was last.
  public var latest: String?

  /// Makes an empty progress.
  public init() {}

  /// What became of a step, if its text is still the same.
  public func result(of step: Step, in lesson: Lesson) -> Result? {
    guard let entry = lessons[lesson.id]?.steps[step.slug], entry.contentHash == step.contentHash else { return nil }
    return entry.result
  }

  /// Whether all steps are over.
  public func isFinished(_ lesson: Lesson) -> Bool {
    lesson.steps.allSatisfy { result(of: $0, in: lesson) != nil }
  }

  /// The index of the step to go on with; nil if the lesson was not begun or is finished.
  public func resumption(of lesson: Lesson) -> Int? {
    guard let known = lessons[lesson.id], !isFinished(lesson) else { return nil }
    if let current = known.current, let index = lesson.steps.firstIndex(where: { $0.slug == current }) { return index }
    return lesson.steps.firstIndex { result(of: $0, in: lesson) == nil }
  }

  /// Records what became of a step; done once stays done.
  public mutating func record(_ result: Result, of step: Step, in lesson: Lesson) {
    let before = self.result(of: step, in: lesson)
    let kept = before == .done ? .done : result
    lessons[lesson.id, default: LessonProgress()].steps[step.slug] = Entry(
      result: kept, contentHash: step.contentHash)
  }

  /// Records where the learner is.
  public mutating func visit(_ step: Step, in lesson: Lesson) {
    lessons[lesson.id, default: LessonProgress()].current = step.slug
    latest = lesson.id
  }

  /// Forgets a lesson.
  public mutating func forget(_ lesson: Lesson) {
    lessons[lesson.id] = nil
  }
}
