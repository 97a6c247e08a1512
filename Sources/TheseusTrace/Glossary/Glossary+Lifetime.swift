extension Glossary {
  /// How long a view lives, and what lives with it.
  static let lifetimeTerms: [GlossaryTerm] = [
    GlossaryTerm(
      "lifetime", "The time during which an identity lasts: from created to removed.",
      [
        "State is allocated when it begins and freed when it ends. Values of the view come and go in between; they do not end it.",
        "What comes back after it was removed is a new lifetime, with state from the initial values.",
      ],
      notPromised:
        "When a tab of a `TabView` is made, and when discarded initial objects are freed. Theseus makes a tab when it is first "
        + "selected, and keeps it.", related: ["identity", "state", "reset", "view value"]),
    GlossaryTerm(
      "view value", aliases: ["value", "view"],
      "The struct that a body returns: a short-lived description, kept only to be compared with the next one.",
      [
        "Its `init` runs whenever the body around it does, so it must be cheap and must not start anything. If the new value "
          + "compares equal to the old one, the body of that view is skipped."
      ], related: ["value comparison", "view node", "body"]),
    GlossaryTerm(
      "view node", aliases: ["node"],
      "A place in the tree that lasts from update to update: the identity with its storage, behind ever new view values.",
      related: ["view value", "identity", "handle"]),
    GlossaryTerm(
      "state", aliases: ["@State", "storage"],
      "Storage that belongs to an identity: allocated with it from the initial value, freed with it.",
      [
        "The initial value counts once. A parent that passes another initial value later changes nothing. State survives every "
          + "new view value and no change of identity.",
        "A write re-runs the owner's body only if the body has ever read the property. An equal write does nothing.",
      ],
      notPromised:
        "What a write during `body` does, and when values that are not `Equatable` count as equal. Theseus drops the write with "
        + "SwiftUI's warning, and compares such values field by field.",
      newer:
        "In Xcode 27 `@State` is a macro, and its initial value is made once per identity. Before that the expression runs "
        + "with each `init`, and all but the first result are dropped.",
      related: ["lifetime", "binding", "reset", "dependency"]),
    GlossaryTerm(
      "reset", aliases: ["lost", "state loss"],
      "State was lost with its identity, and a new identity of the same view type took its place with initial values.",
      [
        "On the screen it looks as if the view had forgotten. The causes: another branch, another `.id`, an id that did not last, "
          + "another type under `AnyView`, a parent that was reset."
      ], related: ["lifetime", "state", "branch", "stable identifier"]),
    GlossaryTerm(
      "StateObject", aliases: ["@StateObject"],
      "An observable object that is made once for each identity and lives as long.",
      [
        "`@ObservedObject var model = Model()` makes a new one with each `init` and keeps none; that is the usual mistake."
      ],
      newer: "With `@Observable`, `@State` takes its place.", related: ["state", "ObservableObject", "lifetime"]),
    GlossaryTerm(
      "onAppear", aliases: ["appear"],
      "An action that runs once when an identity has come, after the bodies and before the screen is drawn.",
      ["Children come before their parents. What it writes leads to another pass before anything is seen."],
      notPromised: "The order among siblings. Theseus takes the order of declaration.",
      related: ["onDisappear", "task", "pass", "lifetime"]),
    GlossaryTerm(
      "onDisappear", aliases: ["disappear"],
      "An action that runs once when an identity has gone; after an animated removal, when the animation ends.",
      ["In a replacement the new view appears before the old one disappears, unless there is no transition."],
      notPromised: "The order among siblings, and whether an object's `deinit` comes before or after.",
      related: ["onAppear", "transition"]),
    GlossaryTerm(
      "task", aliases: [".task"],
      "Asynchronous work that starts when an identity has appeared, and is cancelled when it disappears.",
      [
        "`.task(id:)` is cancelled and started again when the value changes. It starts after every onAppear of the update."
      ],
      related: ["onAppear", "lifetime"]),
    GlossaryTerm(
      "namespace", aliases: ["@Namespace", "matchedGeometryEffect"],
      "A name for matching geometry between two views; it links what is drawn and shares neither identity nor state.",
      related: ["identity", "transition"]),
  ]
}
