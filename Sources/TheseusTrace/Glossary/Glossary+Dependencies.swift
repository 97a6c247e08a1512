extension Glossary {
  /// Which bodies run.
  static let dependencyTerms: [GlossaryTerm] = [
    GlossaryTerm(
      "dependency", aliases: ["dependencies", "input", "inputs"],
      "What a body's result can depend on: a stored value of the view, or a source that it read.",
      [
        "A body runs again when one of its dependencies changed, and only then: the view value differs, a state or binding that "
          + "it read was written, an environment value that it reads changed, an object announced a change."
      ], related: ["dependency graph", "body", "value comparison"]),
    GlossaryTerm(
      "dependency graph", aliases: ["graph"],
      "Which view reads which source: many views may read one, so it is a graph and not a tree.",
      [
        "A write marks the readers, wherever they stand; the views between them and the source are not touched. `:graph` draws "
          + "it, `:why` follows it."
      ], related: ["dependency", "update"]),
    GlossaryTerm(
      "body", aliases: ["evaluation"],
      "The computed property in which a view says what it shows. SwiftUI runs it, when a dependency changed.",
      [
        "It has to be cheap and free of side effects, for you do not decide how often it runs. Running it makes new values for the "
          + "views in it; their own bodies run only where those values differ."
      ], notPromised: "The order of bodies among siblings. Theseus takes the order of declaration.",
      related: ["dependency", "view value", "printChanges"]),
    GlossaryTerm(
      "value comparison", aliases: ["comparison", "skipped", "equal"],
      "How SwiftUI decides that a new view value says nothing new, so that the body is skipped.",
      [
        "Plain data is compared by its bytes, without asking `==`. Other views are compared by `==` if they are `Equatable`, and "
          + "otherwise field by field; objects by identity.",
        "A closure that captures something counts as another one.",
      ],
      notPromised: "SwiftUI may sometimes prove that two closures capture the same, and skip. Theseus never does.",
      related: ["view value", "EquatableView", "closure as input"]),
    GlossaryTerm(
      "closure as input", aliases: ["closure", "action closure"],
      "A stored closure is part of the view value, and one that captures something differs each time it is made.",
      [
        "So a child with such a closure runs its body whenever its parent does. Capture less, store the result of the closure "
          + "instead of the closure, or hand down a binding."
      ], related: ["value comparison", "dependency"]),
    GlossaryTerm(
      "EquatableView", aliases: [".equatable", "equatable"],
      "`.equatable()`: compare with the view's own `==`, even for plain data.",
      notPromised: "SwiftUI may run the body once or twice more before it trusts `==`. Theseus does not.",
      related: ["value comparison"]),
    GlossaryTerm(
      "printChanges", aliases: ["_printChanges", "@self", "@identity", "@dependencies"],
      "`Self._printChanges()` in a body prints why it ran, in Xcode and here alike.",
      [
        "`@self`: the view value differs. `@identity`: the storage is new. `_count`: that property changed. `@dependencies`: an "
          + "observable object that was read changed. Plain stored properties show as `@self`."
      ], notPromised: "The words for observable objects; newer systems print the key path.",
      related: ["body", "dependency", "trace"]),
    GlossaryTerm(
      "action", aliases: ["event handler", "handler"],
      "Code that runs because of something that happened, not to describe a view: a button's closure, `onChange`, a task.",
      ["Actions may write. What they read is no dependency."], related: ["transaction", "dependency"]),
  ]
}
