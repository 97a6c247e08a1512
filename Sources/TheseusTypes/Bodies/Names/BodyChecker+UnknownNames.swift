import TheseusProgram

extension BodyChecker {
  /// What becomes of a name that nothing declares: an error, or what another file or the C library may declare.
  func unknownName(_ name: String, at range: SourceRange) -> Resolution {
    if name.hasPrefix("$"), let place = Int(name.dropFirst()) {
      reportAnonymousArgument(place, at: range)
      return .invalid
    }
    if reportMisplacedName(name, at: range) || reportUndeclaredYet(name, at: range) { return .invalid }
    if checker.needsImport(name) {
      checker.reportNeededImport(of: name, "unknown-name", "cannot find", at: range)
      return .invalid
    }
    if checker.isOfCLibrary(name) {
      checker.reportUnsupported(name, at: range)
      return .opaque(nil, name)
    }
    if name.mayNameType { return unknownType(name, at: range) }
    let suggestion = checker.nearest(to: name, among: visibleNames(), distance: 2)
    // The name of a type is no slip for a value's where `self` may have that value: `cgColor` of a color, beside `HColor`.
    if suggestion?.mayNameType ?? true || isOfUnknownClass(selfLocal) || isOfSelf(unlisted: name),
      !isConstantOfFramework(name) || !checker.importsForeign, let member = memberOfUnlisted(name, at: range)
    {
      return member
    }
    if checker.importsForeign, suggestion == nil || range.file < 0 || isConstantOfFramework(name) {
      checker.reportUnsupported(name, at: range)
      return .opaque(nil, name)
    }
    let hint = suggestion.map { "; did you mean '\($0)'?" } ?? ""
    report("unknown-name", "cannot find '\(name)' in scope\(hint)", at: range)
    return .invalid
  }

  /// Whether a name is written as the constants of Apple's C frameworks are: `kSecMatchLimitAll`.
  private func isConstantOfFramework(_ name: String) -> Bool {
    name.first == "k" && name.dropFirst().first?.isUppercase == true
  }

  /// Whether `$0` may stand here: not in what is deferred, nor where the innermost closure or local function names its parameters, whatever
  /// is around that.
  var mayHaveAnonymousArguments: Bool {
    guard frames.last?.isDeferred != true, let innermost = closureParameterNames.last else { return false }
    return innermost == nil
  }

  /// Reports `$n` where no closure without parameters of its own is around; what is deferred is no part of one.
  func reportAnonymousArgument(_ place: Int, at range: SourceRange) {
    guard frames.last?.isDeferred != true, let names = closureParameterNames.last ?? nil else {
      return report("anonymous-argument", "anonymous closure argument not contained in a closure", at: range)
    }
    let name = names.indices.contains(place) && names[place] != "_" ? names[place] : nil
    let hint = name.map { "; did you mean '\($0)'?" } ?? ""
    report(
      "anonymous-argument",
      "anonymous closure arguments cannot be used inside a closure that has explicit arguments\(hint)", at: range)
  }

  /// Whether `self` is of a type of Foundation that has a member of a name which the catalogue lacks.
  private func isOfSelf(unlisted name: String) -> Bool {
    guard let local = selfLocal, let id = nominal(of: unifier.resolve(type(of: local))) else { return false }
    return isUnlistedOfFoundation(name, of: id)
  }

  /// A capitalized name that nothing declares: what another file or a framework may, but for slips.
  private func unknownType(_ name: String, at range: SourceRange) -> Resolution {
    let near =
      checker.slip(name, among: visibleNames().filter(\.mayNameType))
      ?? checker.fileScope.types.keys.first { Slip(given: name, meant: $0).isOfFirstLetter }
    return checker.reportUnknownType(name, for: near, "unknown-name", "cannot find", at: range)
      ? .invalid : .opaque(nil, name)
  }

  /// A type that is written as a literal, `[Animal]()`: Swift reads the names in it as expressions, and reports them as these.
  ///
  /// What another file may declare stays unknown: it is not for what is called to say.
  func resolveWritten(_ reference: TypeReference) -> Resolution {
    let missing = missingNames(in: reference)
    let isReported = missing.map { name, range in
      if case .invalid = unknownName(name, at: range) { true } else { false }
    }
    if isReported.contains(true) { return .invalid }
    let type = checker.resolve(reference, in: scope)
    return .type(missing.isEmpty ? opened(type) : type)
  }

  /// The names in a type that nothing declares, but for those that stand between the `<` and `>` of another.
  private func missingNames(in reference: TypeReference) -> [(String, SourceRange)] {
    switch reference.kind {
    case .named(let name, []) where !reference.isSugar:
      let isDeclared = ["Any", "Void", "Self"].contains(name) || checker.lookupType(name, in: scope) != nil
      return isDeclared ? [] : [(name, reference.range)]
    case .named where reference.isSugar, .tuple, .function: return reference.parts.flatMap(missingNames)
    case .member(let base, _, arguments: []):
      if case .named(let name, _) = base.kind, checker.isModule(name) { return [] }
      return missingNames(in: base)
    default: return []
    }
  }

  /// The learner's names that are in scope here.
  func visibleNames() -> [String] {
    var names = blocks.flatMap(\.keys)
    var current: DeclarationScope? = scope
    while let next = current {
      if let id = next.nominal { names += checker.memberNames(of: id) }
      names += next.types.keys
      current = next.parent
    }
    return names + checker.globals.keys + checker.functions.keys + checker.fileScope.types.keys
  }
}
