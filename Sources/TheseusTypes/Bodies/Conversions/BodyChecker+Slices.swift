import TheseusProgram

extension BodyChecker {
  /// Reports part of a text or an array, or either reversed, where the whole kind is wanted: `let start: String = name.prefix(2)`.
  ///
  /// The library has the methods twice, for sequences and for collections, so that the compiler speaks of candidates. False of other
  /// values, and of arguments, for which it does not.
  func reportSlice(_ expression: TypedExpression, _ source: Type, _ wanted: Type, _ role: Role) -> Bool {
    guard [.initialValue, .returned, .assigned, .condition].contains(role),
      case .call(let callee, let arguments) = expression.kind, let id = callee.function, isBuiltinValue(wanted),
      checker.info(id).scope.part == .standardLibrary, arguments.first.map(isMadeWithClosure) != true
    else { return false }
    let name = checker.baseName(of: id)
    // What is filtered gives an array or, in some collections, one of its own kind.
    guard Self.slicing.contains(name) || name == "filter" && nominal(of: source) != checker.known("Array") else {
      return false
    }
    let have = checker.quoted(source)
    let want = checker.describe(wanted)
    let maker = nominal(of: wanted) == checker.known("Array") ? "Array" : want
    report(
      "type-mismatch",
      "no '\(name)' candidates produce the expected contextual result type '\(want)'", at: expression.range,
      explanation: "'\(name)' gives a value of type \(have) here. '\(maker)(…)' makes a '\(want)' of it.")
    return true
  }

  /// Whether a closure is given to a call of a chain whose result it does not say: `songs.sorted { … }.prefix(3)`.
  private func isMadeWithClosure(_ value: TypedExpression) -> Bool {
    guard case .call(let callee, let arguments) = value.kind, let id = callee.function else { return false }
    let saysResult = program[id].result.contains { part in
      if case .parameter(let generic) = part { generic.owner == .function(id) } else { false }
    }
    return arguments.contains { writtenClosures.contains($0.range) } && !saysResult
      || arguments.first.map(isMadeWithClosure) == true
  }

  /// The methods of sequences that give parts of them, or all of them in another order.
  private static let slicing: Set<String> = ["prefix", "suffix", "dropFirst", "dropLast", "split", "reversed"]
}
