extension Trace.Warning {
  /// What the message means, in plain words; nil where it says so itself (semantics 8).
  public var explanation: String? { Self.explanations[id] }

  /// Whether an id is that of a message which needs explaining.
  public static func isKnown(_ id: some StringProtocol) -> Bool { explanations[String(id)] != nil }

  /// The ids of all warnings: those that need explaining, of what is not run, and of a name that an edit took away.
  public static var ids: [String] { explanations.keys + ["unsupported", "prompt-declaration"] }

  private static let explanations: [String: String] = [
    "duplicate-id":
      "Two elements have the same id, so SwiftUI takes them for one row: the second shows the first one's content and state.",
    "lazy-duplicate-id":
      "Two views in a lazy container have the same id, so SwiftUI takes them for one.",
    "range-count-changed":
      "`ForEach` and `List` read a range once. The old rows stay, whatever the range is now. Give them data with ids.",
    "non-constant-range":
      "`ForEach` and `List` read a range once and ignore later changes. Give them data with ids, or `id: \\.self`.",
    "state-write-in-body":
      "`body` only describes. The write was dropped. Write in an action, in `onAppear` or in `onChange`.",
    "publish-in-update":
      "A `body` changed an object that views observe, so they have to be evaluated again as soon as they have been. Change it in an action.",
    "publish-off-main":
      "An object that views observe changed on a background queue. The value counts, but SwiftUI must hear of it on the main thread: go back with `DispatchQueue.main.async` or `@MainActor`.",
    "main-thread-held":
      "While the main thread sleeps or waits, nothing on the screen changes or answers. Wait on a background queue, or with `await`.",
    "state-before-install":
      "In `init` the view is not in the tree yet and has no storage, so `$` leads to a constant. Hand the binding on in `body`.",
    "state-object-before-install":
      "In `init` the view is not in the tree yet and has no storage, so each access makes another object. Use it in `body` or later.",
    "environment-before-install":
      "In `init` the view is not in the tree yet and has no environment. Read it in `body` or in an action.",
    "stale-state":
      "The same was seen of SwiftUI's sheets. Read the property in `body`, or hand it in, so that a change makes the closure anew.",
    "onchange-loop":
      "The value changed again and again within one frame, mostly because the action writes what it watches. SwiftUI lets it act twice in a frame and ignores the third time.",
    "preference-loop":
      "The action wrote what the preference is made from. SwiftUI lets it act twice in a frame and ignores the third time.",
    "schedule-dropped":
      "Timers, delayed blocks and tasks run code of the program that was loaded before. Tasks of `.task` are cancelled, and start again where their view goes on.",
    "input-waits":
      "It goes on when what it waits for is there: `:wait 1s` lets time pass. What it gives is shown then.",
    "input-ended":
      "An input that awaits is a task of its own. This one came to its end during another input, or beside another that waited.",
    "input-failed":
      "Whoever typed it has gone on, so nobody is there to catch what it throws. Catch it inside, with `do` and `catch`.",
    "single-sheet":
      "A window shows one sheet at a time. This one comes when the other is gone.",
    "cycle": "A value depends on itself, so there is no order in which it could be made.",
  ]
}
