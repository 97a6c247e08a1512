import TheseusProgram

/// What a type that conforms to `App` shows.
struct AppScenes {
  /// The view, where the app is nothing but a window around a view that takes no arguments.
  var onlyView: String?

  /// Reads an app; nil if it opens no window whose content is a view.
  init?(of app: NominalDeclaration) {
    guard let body = Self.body(of: app), body.contains(where: Self.opensWindow) else { return nil }
    let keeps = app.members.contains { Self.isInitializer($0) || Self.isStored($0) }
    onlyView = keeps ? nil : Self.onlyView(in: body)
  }

  private static func body(of app: NominalDeclaration) -> [Statement]? {
    app.members.lazy.compactMap { member -> [Statement]? in
      guard case .variable(let variable) = member.kind, variable.name == "body" else { return nil }
      return variable.accessors?.getter
    }.first
  }

  private static func isInitializer(_ member: Declaration) -> Bool {
    guard case .function(let function) = member.kind, case .initializer = function.kind else { return false }
    return true
  }

  private static func isStored(_ member: Declaration) -> Bool {
    guard case .variable(let variable) = member.kind else { return false }
    return !member.has("static") && variable.accessors?.getter == nil
  }

  // MARK: - Windows

  private static func opensWindow(_ statement: Statement) -> Bool {
    expression(of: statement).map(opensWindow) ?? false
  }

  private static func opensWindow(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .call(let callee, _): callee.kind.isWindow || opensWindow(callee)
    case .member(let base, _, _, _, _): opensWindow(base)
    default: false
    }
  }

  private static func onlyView(in body: [Statement]) -> String? {
    guard let window = onlyCall(in: body), window.callee.kind.isWindow, window.arguments.count == 1,
      case .closure(let content)? = window.arguments.first?.value.kind, let view = onlyCall(in: content.body),
      view.arguments.isEmpty, case .name(let name, _, _) = view.callee.kind
    else { return nil }
    return name
  }

  private static func onlyCall(in statements: [Statement]) -> (callee: Expression, arguments: [Argument])? {
    guard statements.count == 1, case .call(let callee, let arguments)? = expression(of: statements[0])?.kind else {
      return nil
    }
    return (callee, arguments)
  }

  private static func expression(of statement: Statement) -> Expression? {
    switch statement.kind {
    case .expression(let expression), .return(let expression?): expression
    default: nil
    }
  }
}

extension Expression.Kind {
  fileprivate var isWindow: Bool {
    if case .name(let name, _, _) = self { name == "WindowGroup" || name == "Window" } else { false }
  }
}
