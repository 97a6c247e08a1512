import TheseusProgram

/// The labels of a call's arguments, by which most overloads are ruled out before their types are resolved.
struct CallShape {
  /// Of the arguments in parentheses.
  private let labels: [String?]
  /// Of the trailing closures.
  private let trailing: [String?]

  /// Takes the labels of arguments.
  init(of arguments: [Argument]) {
    labels = arguments.filter { !$0.isTrailingClosure }.map(\.label)
    trailing = arguments.filter(\.isTrailingClosure).map(\.label)
  }

  /// Whether the labels may fit; where it is false, `BodyChecker.match` finds no place for an argument or no argument for a parameter.
  ///
  /// It knows no types: a closure that stands behind may be for any parameter.
  func fits(_ parameters: [FunctionDeclaration.Parameter]) -> Bool {
    guard trailing.allSatisfy({ label in label == nil || parameters.contains { $0.label == label } }) else {
      return false
    }
    var rest = parameters[...]
    var missing = 0
    var takesMore = false
    for label in labels {
      if takesMore, label == nil { continue }
      guard let index = rest.firstIndex(where: { $0.label == label }) else { return false }
      missing += rest[..<index].count(where: \.isNeeded)
      takesMore = parameters[index].isVariadic
      rest = rest[(index + 1)...]
    }
    return missing + rest.count(where: \.isNeeded) <= trailing.count
  }
}

extension FunctionDeclaration.Parameter {
  /// Whether a call must give an argument for it.
  fileprivate var isNeeded: Bool { defaultValue == nil && !isVariadic }
}
