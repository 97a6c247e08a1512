import TheseusProgram

/// Local functions, which use what is declared around them when they are called.
extension InitializationChecker {
  /// The variables that have no value where a local function is declared and that it uses, itself or by other local functions.
  func capturedLocals(of closure: TypedClosure) -> [LocalID] {
    LocalFunctionCaptures.used(in: closure).flatMap { functions[$0] ?? (tracked.contains(.local($0)) ? [$0] : []) }
  }

  /// Reports what a local function uses and has no value yet, where the function is called or taken as a value.
  func reportCaptures(of function: LocalID, at range: SourceRange) {
    for local in functions[function] ?? [] where isUnset(.local(local)) {
      let how = isConstant(.local(local)) ? "used" : "used by function definition"
      report("use-before-initialization", "\(describe(.local(local))) \(how) before being initialized", at: range)
    }
  }
}
