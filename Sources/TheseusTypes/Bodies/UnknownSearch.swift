/// Finds whether code uses what is not known, or what takes values of many types, which may say anything of the values around it.
final class UnknownSearch: TypedVisitor {
  /// Whether something was found.
  private(set) var isFound = false

  override func visit(_ expression: TypedExpression) {
    switch expression.kind {
    case .opaque, .unsupported, .array, .dictionary, .call, .coalesce, .dynamicCall, .dynamicOperator: isFound = true
    default: traverse(expression)
    }
  }
}
