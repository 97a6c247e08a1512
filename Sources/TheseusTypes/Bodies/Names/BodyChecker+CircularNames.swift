import TheseusProgram

/// Variables whose types would follow from themselves: `let count = count + 1`.
extension BodyChecker {
  /// Whether the type of a variable is asked for while its value is checked, which alone says it; it is noted then.
  ///
  /// A closure in the value of a variable of a file may name the variable, and so may what is interpolated into a text: they are checked
  /// when the types around them are known.
  func isCircular(_ property: Property) -> Bool {
    if property.isCircular { return true }
    guard checker.isFindingType(of: property), property.variable?.type == nil, interpolationDepth == 0,
      property.table != nil || frames.count == 1,
      let function, [.initialValue, .main].contains(program[function].kind)
    else { return false }
    property.isCircular = true
    checker.circularProperties.append(property)
    return true
  }

  /// Checks the value of variables of top-level code; nil if it asks for the type of one of them.
  func value<Value>(of variable: VariableDeclaration, check: () -> Value) -> Value? {
    let properties = isPrompt ? [] : checker.boundNames(variable.pattern).compactMap { checker.globals[$0] }
    for property in properties { property.isDeclared = true }
    defer { for property in properties { property.isDeclared = false } }
    let start = snapshot()
    let value = check()
    guard properties.contains(where: \.isCircular) else { return value }
    rollback(to: start)
    return nil
  }
}

extension TypeChecker {
  /// Whether the value that says the type of a variable is being checked.
  func isFindingType(of property: Property) -> Bool {
    property.isDeclared || property.isInferring || property.initialValue.map { info($0).isChecking } ?? false
  }

  /// Reports the variables whose types follow from themselves.
  func reportCircularProperties() {
    for property in circularProperties {
      report("circular-reference", "circular reference", at: property.declaration.keywordRange)
    }
    circularProperties = []
  }
}
