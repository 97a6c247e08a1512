extension Glossary {
  /// Identity of data-driven views.
  static let rowTerms: [GlossaryTerm] = [
    GlossaryTerm(
      "ForEach", aliases: ["for each", "rows"],
      "A view for each element of a collection, matched from update to update by id.",
      [
        "A row whose id is still in the data keeps its identity and its state, wherever it now stands. An id that is gone ends "
          + "its row, a new one begins a row.",
        "Ids belong to their `ForEach`: an element that moves to another one loses its state. Give each element the same number "
          + "of views, so that a list can count rows without building them.",
      ], related: ["stable identifier", "Identifiable", "explicit identity", "constant range"]),
    GlossaryTerm(
      "stable identifier", aliases: ["stable id", "id", "ids", "index as id"],
      "An id that belongs to the element for as long as the element lives, and to no other.",
      [
        "Not stable: a computed `UUID()`, which is new on each reading, so that every row is; the index, which belongs to the "
          + "position, so that state stays where it was while elements move on; the element itself (`\\.self`), which is another "
          + "one after each edit.",
        "Not unique: two elements with one id share a row. SwiftUI warns and promises nothing.",
      ], example: "struct Pet: Identifiable { let id: Int; var name: String }",
      related: ["ForEach", "Identifiable", "explicit identity"]),
    GlossaryTerm(
      "Identifiable", "The protocol of a type that has an `id`, which `ForEach` then uses by itself.",
      ["The protocol asks for an id that is stable; the compiler cannot check that it is."],
      related: ["stable identifier", "ForEach"]),
    GlossaryTerm(
      "constant range", aliases: ["ForEach over a range", "range"],
      "`ForEach(0..<5)`: the number of rows is read once and never again.",
      [
        "If the range has another length later, SwiftUI warns and keeps the rows that it had. For data that changes, give the "
          + "collection itself, with ids."
      ], related: ["ForEach", "stable identifier"]),
    GlossaryTerm(
      "id modifier", aliases: [".id", "IDView"],
      "`.id(value)`: what is below lives as long as the value stays equal.",
      [
        "A new value is a new identity: state is reset, the old view disappears, a new one appears. It is a name for scrolling, "
          + "too. It does not make a view movable: siblings that swap their ids are both reset."
      ], example: "Editor(text: $text).id(document.id)   // begins anew with each document",
      related: ["explicit identity", "tag", "reset"]),
    GlossaryTerm(
      "tag", "`.tag(value)`: a name for selection, with no effect on identity or state.", related: ["id modifier"]),
    GlossaryTerm(
      "lazy container", aliases: ["LazyVStack", "List", "lazy"],
      "A container that makes rows when they are about to be seen: `List`, `LazyVStack`, `LazyVGrid`.",
      [
        "A row that was never seen has no state, no body has run for it, and it has not appeared.",
        "Here a lazy container shows 100 rows of data at once, or as many as `:system viewport` says; `:scroll` moves them. "
          + "SwiftUI shows as many as there is room for.",
      ],
      notPromised:
        "Whether a row that was scrolled away keeps its state differs between versions. Theseus keeps it until its id "
        + "leaves the data.", related: ["ForEach", "lifetime"]),
    GlossaryTerm(
      "content closure", aliases: ["row closure"],
      "A closure that makes views later than the body it is written in: a `ForEach` row, `GeometryReader`, a sheet.",
      [
        "It runs like a small body of its own. What it reads of an observable object re-runs it alone; `@State` that it reads "
          + "belongs to the view that owns the state, and re-runs that view's body."
      ], related: ["body", "ForEach", "dependency"]),
  ]
}
