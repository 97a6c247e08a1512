import TheseusProgram

/// Finds what an app shows: the closure of its first `WindowGroup`.
enum WindowFinder {
  /// The statements of the window's closure in an `App`'s body.
  static func content(in app: NominalDeclaration) -> WindowContent? {
    for member in app.members {
      guard case .variable(let variable) = member.kind, variable.name == "body",
        let getter = variable.accessors?.getter
      else { continue }
      return getter.lazy.compactMap(content(in:)).first
    }
    return nil
  }

  private static func content(in statement: Statement) -> WindowContent? {
    switch statement.kind {
    case .expression(let expression), .return(let expression?): content(in: expression)
    default: nil
    }
  }

  private static func content(in expression: Expression) -> WindowContent? {
    switch expression.kind {
    case .call(let callee, let arguments):
      if case .name("WindowGroup", _, _) = callee.kind,
        case .closure(let closure)? = arguments.last(where: \.isTrailingClosure)?.value.kind
      {
        return WindowContent(statements: closure.body)
      }
      return content(in: callee)
    case .member(let base, _, _, _, _): return content(in: base)
    default: return nil
    }
  }
}

/// The statements of a window.
struct WindowContent {
  var statements: [Statement]

  /// The first view of the program that the statements make.
  func firstName(among names: Set<String>) -> String? {
    for statement in statements {
      if case .expression(let expression) = statement.kind, let name = Self.name(in: expression, names) { return name }
    }
    return nil
  }

  private static func name(in expression: Expression, _ names: Set<String>) -> String? {
    switch expression.kind {
    case .name(let name, _, _): return names.contains(name) ? name : nil
    case .member(let base, _, _, _, _): return name(in: base, names)
    case .call(let callee, let arguments):
      if let found = name(in: callee, names) { return found }
      for argument in arguments {
        if case .closure(let closure) = argument.value.kind,
          let found = WindowContent(statements: closure.body).firstName(among: names)
        {
          return found
        }
      }
      return nil
    default: return nil
    }
  }
}
