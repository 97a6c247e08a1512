import TheseusProgram

/// Where the parts of an operation of two operands stand, each of which may be what is wrong with it.
struct OperationPlaces {
  /// Its operator.
  var symbol: SourceRange
  /// The operand before it.
  var left: SourceRange
  /// The operand behind it.
  var right: SourceRange
}
