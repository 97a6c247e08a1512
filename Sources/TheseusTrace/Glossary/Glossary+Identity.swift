extension Glossary {
  /// What makes a view the same view.
  static let identityTerms: [GlossaryTerm] = [
    GlossaryTerm(
      "identity", "What makes a view in one update the same view as one in the update before.",
      [
        "A view value has no identity of its own: it is made anew whenever the body around it runs. SwiftUI gives it one, from "
          + "where it stands (structural identity) or from a value that you attach (explicit identity).",
        "The same identity means: one lifetime, one set of state, and changes that move from the old value to the new one. "
          + "Another identity means: new state, onDisappear and onAppear, and a transition.",
      ], related: ["structural identity", "explicit identity", "lifetime", "view value"]),
    GlossaryTerm(
      "structural identity", aliases: ["structure", "place"],
      "Identity by place: the path through the static type of `body` down to a view.",
      [
        "The path counts places in the type, not views on the screen. In a stack of three views the third stays the third when "
          + "an `if` before it shows nothing. Every branch of an `if` or `switch` is a place of its own.",
        "So the same view type in two branches is two views, and one view whose arguments change is one view.",
      ],
      example: """
        if dayTime { Recorder() } else { Recorder() }   // two identities
        Recorder(tint: dayTime ? .yellow : .blue)       // one identity
        """, related: ["identity", "branch", "conditional content", "identity path"]),
    GlossaryTerm(
      "explicit identity", "Identity by a value that you give: the id of a `ForEach` row, or `.id(_:)`.",
      [
        "Within its `ForEach`, a row with the same id is the same row wherever it stands. With `.id(_:)`, the same value keeps "
          + "what is below, and another value begins it anew.",
        "An explicit id adds to the place and does not replace it: the same id in another `ForEach`, or in another branch, is "
          + "another view.",
      ], related: ["ForEach", "id modifier", "stable identifier", "structural identity"]),
    GlossaryTerm(
      "branch", aliases: ["if", "switch", "else"],
      "One alternative of an `if` or `switch` in a view builder, with a place of its own in the type.",
      [
        "When the condition changes, what stood in the old branch ends with its state, and what stands in the new one begins. "
          + "Coming back begins a third time: nothing is remembered.",
        "If both branches describe the same thing with other values, use one view with changing inputs, or an inert modifier.",
      ], related: ["structural identity", "conditional content", "inert modifier"]),
    GlossaryTerm(
      "conditional content", aliases: ["_ConditionalContent", "ConditionalContent"],
      "The type that a view builder makes of `if`-`else` and `switch`: it names both alternatives, the one not taken too.",
      [
        "`if a { A() } else { B() }` has the type `_ConditionalContent<A, B>`. An `if` without `else` is `Optional<A>`. A "
          + "`switch` nests: the more cases, the deeper. `:type` prints it."
      ],
      newer: "Xcode 27 builds with `ContentBuilder`. The alternatives are still places of their own.",
      related: ["branch", "view builder"]),
    GlossaryTerm(
      "view builder", aliases: ["ViewBuilder", "result builder", "ContentBuilder"],
      "What turns the statements of a `body` into one value whose type lists them.",
      [
        "Two views in a row become a tuple, an `if` becomes conditional content, `let` contributes nothing. That type is what "
          + "structural identity reads."
      ],
      newer:
        "Xcode 27 has one `ContentBuilder` for views and other content; several children can be `TupleContent` instead of "
        + "`TupleView`. Identity follows the same rules.",
      related: ["structural identity", "some View"]),
    GlossaryTerm(
      "some View", aliases: ["opaque type", "opaque result type"],
      "A result type that hides its name from the reader and not from the compiler.",
      [
        "`var body: some View` still has one exact static type, with every branch in it, so SwiftUI sees the structure. "
          + "`AnyView` hides it from SwiftUI too."
      ], related: ["AnyView", "view builder"]),
    GlossaryTerm(
      "AnyView", aliases: ["type erasure"],
      "A view that hides the type of another: below it, identity is the type of what is wrapped.",
      [
        "While the wrapped type stays the same, everything below keeps its identity, even if another `AnyView(…)` expression "
          + "made it. Another type ends what was there and begins anew, without a transition.",
        "It hides branches from SwiftUI and from the compiler, and makes lists build every row to count them. A view builder "
          + "function with `some View` says the same and hides nothing.",
      ],
      example: """
        AnyView(flag ? Row(tint: .red) : Row(tint: .blue))   // kept
        flag ? AnyView(Row()) : AnyView(Row().padding())     // reset
        """, related: ["some View", "branch", "transition"]),
    GlossaryTerm(
      "inert modifier", aliases: ["inert"],
      "A modifier with a value that changes nothing, such as `.opacity(1)`, so that no branch is needed.",
      [
        "`v.opacity(hidden ? 0 : 1)` is one view. A branch round the modifier is two, and resets what is in it. Inert modifiers "
          + "cost next to nothing."
      ], example: "Row().opacity(isActive ? 1 : 0.3)", related: ["branch", "structural identity", "modifier"]),
    GlossaryTerm(
      "modifier", aliases: ["ViewModifier", "ModifiedContent"],
      "A method on a view that wraps it in another: `ModifiedContent<Content, Modifier>`.",
      [
        "A modifier is a level in the type. Changing its value keeps identity; adding or removing it is another type, which only "
          + "a branch or `AnyView` can do. The order matters: `.onAppear { }.id(x)` appears again with each `x`, "
          + "`.id(x).onAppear { }` does not.",
        "A modifier on a Group or ForEach goes to each child, except that one onAppear serves all of them.",
      ], related: ["inert modifier", "structural identity"]),
    GlossaryTerm(
      "identity path", aliases: ["path"],
      "The way from the root to a view as Theseus writes it: `Home/VStack/0/if:false/Recorder`.",
      [
        "Names of views and containers, the number of a child in a tuple, `if:true`, `case:2`, `some`, `each(2)` for the row with "
          + "id 2, `id(\"x\")`, `any(Row)`. Equal paths in two updates are the same view."
      ], related: ["structural identity", "handle"]),
  ]
}
