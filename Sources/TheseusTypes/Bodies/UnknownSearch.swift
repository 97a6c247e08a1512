/// Finds whether code names what is not known, which may say anything of the values around it.
final class UnknownSearch: TypedVisitor {
  /// Whether something was found.
  private(set) var isFound = false

  override func visit(_ expression: TypedExpression) {
    switch expression.kind {
    case .opaque, .unsupported: isFound = true
    default: traverse(expression)
    }
  }
}
