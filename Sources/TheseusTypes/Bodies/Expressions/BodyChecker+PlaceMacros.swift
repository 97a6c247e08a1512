import TheseusProgram

extension BodyChecker {
  /// `#line`, `#column`, `#function`, `#fileID`, `#file` and `#filePath` of a place; nil for other macros, and for a place in no file.
  func placeMacro(_ name: String, expected: Type?, at range: SourceRange) -> TypedExpression? {
    if name == "function" {
      return check(Expression(.string([.text(functionName.withoutBackticks)]), range: range), as: expected, "String")
    }
    guard let file = checker.files.file(of: range) else { return nil }
    let position = file.position(at: range.start)
    switch name {
    case "line": return check(Expression(.integer(String(position.line)), range: range), as: expected, "Int")
    case "column": return check(Expression(.integer(String(position.column)), range: range), as: expected, "Int")
    case "fileID":
      return check(Expression(.string([.text("main/" + base(file.name))]), range: range), as: expected, "String")
    case "file", "filePath": return check(Expression(.string([.text(file.name)]), range: range), as: expected, "String")
    default: return nil
    }
  }

  /// The name of the macro that a default argument consists of, which stands for the place of the call; in parentheses it does not.
  func placeMacro(ofDefault value: Expression?) -> String? {
    guard let value, case .macro(let name, _, let arguments) = value.kind, arguments.isEmpty,
      value.range.point == value.range.start
    else { return nil }
    return ["line", "column", "function", "fileID", "file", "filePath"].contains(name) ? name : nil
  }

  private func check(_ literal: Expression, as expected: Type?, _ usual: String) -> TypedExpression {
    if let expected, !unifier.isUnbound(expected) { return infer(literal, expected: expected) }
    return infer(literal, expected: checker.type(usual))
  }

  private func base(_ name: String) -> String { name.split(separator: "/").last.map(String.init) ?? name }

  private var functionName: String {
    frames.lazy.compactMap(\.functionName).last ?? function.map { functionName(of: $0) } ?? "main"
  }

  /// `#function`: a function with its labels, an accessor's property, the type whose property an initial value is for, the module at the
  /// top level.
  private func functionName(of id: FunctionID) -> String {
    let typed = program[id]
    switch typed.kind {
    case .getter, .setter:
      guard let property = checker.info(id).property else { return typed.name }
      let labels = property.writtenParameters.map { ($0.label ?? "_") + ":" }.joined()
      return property.name == "subscript" ? "subscript(\(labels))" : property.name
    case .main: return "main"
    case .deinitializer: return "deinit"
    case .function, .initializer: return typed.name
    case .initialValue:
      if case .defaultArgument(_, _, let owner) = checker.info(id).source { return functionName(of: owner) }
      return sequence(first: checker.info(id).scope, next: \.parent).lazy.compactMap(\.nominal).first.map {
        program[$0].name
      } ?? "main"
    }
  }
}
