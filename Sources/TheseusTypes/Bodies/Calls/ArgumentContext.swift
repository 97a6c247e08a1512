import TheseusProgram

/// What is known of the context of a closure or an implicit member beyond what stands before it.
struct ArgumentContext {
  /// The types of a closure's parameters, nil where nothing is said of one.
  var parameters: [Type?]
  /// What a closure gives, or what a member is; nil if nothing is said of that.
  var result: Type?

  /// The types that are said.
  var types: [Type] { (parameters + [result]).compactMap { $0 } }
  /// Whether anything is said.
  var saysAnything: Bool { !types.isEmpty }
}
