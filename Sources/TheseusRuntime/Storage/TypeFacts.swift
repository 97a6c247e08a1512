import TheseusInterpreter

/// What was found out about types, by their tokens.
///
/// An array, as tokens are small numbers: with dictionaries, looking facts up took a tenth of an update of nested views.
struct TypeFacts<Fact> {
  private var facts: [Fact?] = []

  /// What is known of a type; nil if nothing was found out yet.
  subscript(type: TypeToken) -> Fact? {
    get {
      let index = Int(type.index)
      return index < facts.count ? facts[index] : nil
    }
    set {
      let index = Int(type.index)
      while facts.count <= index { facts.append(nil) }
      facts[index] = newValue
    }
  }
}
