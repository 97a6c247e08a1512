import TheseusProgram

/// Something that a pass over a finished body found wrong.
struct Finding: Hashable {
  /// The diagnostic's stable id.
  var id: String
  /// What is wrong.
  var message: String
  /// Where it stands.
  var range: SourceRange
}
