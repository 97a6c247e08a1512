extension Glossary {
  /// Updates and what is seen of them.
  static let timeTerms: [GlossaryTerm] = [
    GlossaryTerm(
      "update", "Everything that one input sets off until nothing is due: writes, bodies, lifetimes, actions.",
      [
        "Writes mark their readers; marked bodies run, parents first; new values are compared; identities begin and end; then the "
          + "actions run. Work that is due later waits for `:wait`."
      ], related: ["pass", "transaction", "trace"]),
    GlossaryTerm(
      "pass",
      "One round of an update. A write in an action such as onAppear leads to another one before anything is drawn.",
      ["Two passes where one would do are worth a look: the first one's result is never seen."],
      related: ["update", "onAppear"]),
    GlossaryTerm(
      "transaction", aliases: ["withAnimation", "batch"],
      "Writes that are applied together, with one animation or none.",
      [
        "Three writes in one action are one update with the last values. `withAnimation` begins another transaction, so values "
          + "before and inside it are rendered separately."
      ],
      notPromised:
        "If nothing needs the values in between, SwiftUI may render two transactions with one body. Theseus runs one "
        + "pass for each.", related: ["update", "animation"]),
    GlossaryTerm(
      "animation", aliases: ["interpolation", "interpolates"],
      "A change of a kept identity that is drawn as a movement from the old value to the new one.",
      ["It takes one identity. Two identities can only fade into each other: that is a transition."],
      related: ["transition", "identity", "transaction"]),
    GlossaryTerm(
      "transition", aliases: [".transition"],
      "How an identity comes and goes on the screen; without an animation it is immediate.",
      [
        "A view that leaves by an animated transition keeps its state until the animation ends, and is the same view if it is put "
          + "back before. A change of type under `AnyView` has none."
      ],
      notPromised:
        "Durations, and what a view that is leaving still shows. Theseus ends transitions, presentations and pushes by its own "
        + "clock, which `:wait` moves, and does not evaluate what has begun to leave.",
      related: ["animation", "lifetime", "onDisappear"]),
  ]

  /// The words of the tool itself.
  static let toolTerms: [GlossaryTerm] = [
    GlossaryTerm(
      "trace", "What Theseus prints after an input: what happened to every identity that was touched, and why.",
      [
        "created, kept, moved, removed tell of identities; body ran, skipped of views; changed, lost, reset of state. `:last full` "
          + "says everything, `:last brief` only the counts."
      ], related: ["update", "printChanges", "reset"]),
    GlossaryTerm(
      "handle", aliases: ["#", "number"],
      "The number of a listed view, as in `#4`; it is never used for another one.",
      ["Views with a body, modifiers with a body, and rows of plain views have one. `:why #4` asks about it."],
      related: ["identity path", "view node"]),
    GlossaryTerm(
      "journal", aliases: ["undo", "history"],
      "The list of accepted inputs. Undo, jump and resume replay it, so they restore everything, state too.",
      ["An input that fails is not in it and changes nothing."], related: ["update"]),
  ]
}
