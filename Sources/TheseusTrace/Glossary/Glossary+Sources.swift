extension Glossary {
  /// What can be read and written.
  static let sourceTerms: [GlossaryTerm] = [
    GlossaryTerm(
      "dynamic property", aliases: ["DynamicProperty", "property wrapper"],
      "A stored property that SwiftUI connects to storage before `body` runs: `@State`, `@Binding`, `@Environment` and others.",
      ["Before the view is in the tree, in `init`, it is not connected yet: writes are lost there."],
      related: ["state", "binding", "environment"]),
    GlossaryTerm(
      "binding", aliases: ["@Binding", "$"],
      "A way to read and write storage that belongs to another view.",
      [
        "Passing `$n` on is no reading: the owner's body does not run when `n` changes, only the bodies that read the value through "
          + "the binding do.",
        "`Binding(get:set:)` is a closure, and never equal to the one before.",
      ],
      notPromised: "That a view which only passes a binding on is left alone is observed, not written down.",
      related: ["state", "dependency"]),
    GlossaryTerm(
      "observable", aliases: ["@Observable", "Observation", "observable object model"],
      "`@Observable class`: each body depends on exactly the properties that it read in its last evaluation.",
      [
        "A write to a property that nobody read runs nothing. An equal write of an `Equatable` value tells nobody. No wrapper is "
          + "needed to hold such an object; `@State` gives it a lifetime."
      ], notPromised: "Which equal writes are silent depends on the version of the macro.",
      related: ["ObservableObject", "dependency", "state"]),
    GlossaryTerm(
      "ObservableObject", aliases: ["ObservedObject", "@ObservedObject", "@Published", "objectWillChange"],
      "The older kind of model: every view that holds it runs its body whenever it announces a change.",
      [
        "It does not matter which property was read. `@Published` announces equal values too. An object inside another does not "
          + "announce for it."
      ], related: ["observable", "StateObject"]),
    GlossaryTerm(
      "environment", aliases: ["@Environment", "EnvironmentValues", "environmentObject"],
      "Values that flow down the tree without being passed, each under a key; the nearest writer above wins.",
      [
        "A body depends on the keys that it reads, and runs when the value under such a key differs. Writing an equal value "
          + "changes nothing below.",
        "Values that change often belong elsewhere: every reader below has to be checked.",
      ], notPromised: "How much a check costs; that it is no evaluation is what observations show.",
      related: ["dependency", "preference"]),
    GlossaryTerm(
      "preference", aliases: ["PreferenceKey", "onPreferenceChange"],
      "Values that flow up the tree: children state them, a parent combines and reads them.",
      [
        "`reduce` combines siblings in order. `.preference` replaces what its own content said for that key. An action runs once at "
          + "first, and then when the combined value changed."
      ], related: ["environment", "update"]),
    GlossaryTerm(
      "onChange", aliases: [".onChange"],
      "An action that runs after an update in which a value became different.",
      [
        "It compares with `==` and is silent at first unless you say `initial: true`. Writing back and forth in one action is "
          + "silent, for only the outcome is compared."
      ],
      notPromised: "When it runs between several transactions. Theseus runs all of them after the last one's bodies.",
      related: ["update", "pass", "transaction"]),
  ]
}
