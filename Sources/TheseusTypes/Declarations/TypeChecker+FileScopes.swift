import TheseusProgram

extension TypeChecker {
  /// The file that a place stands in: of an edit that of what it replaced.
  func home(of range: SourceRange) -> Int32 { homes[range.file] ?? range.file }

  /// Gives files scopes of their own where two of them declare something `private` of one name, which each sees its own of.
  func separateFiles(_ declarations: [Declaration]) {
    var files: [String: Set<Int32>] = [:]
    for declaration in declarations where isSecret(declaration) {
      for name in fileLevelNames(of: declaration) { files[name, default: []].insert(home(of: declaration.nameRange)) }
    }
    for (name, owners) in files where owners.count > 1 {
      sharedSecrets.insert(name)
      for file in owners where fileScopes[file] == nil {
        fileScopes[file] = DeclarationScope(fileAmong: fileScope)
      }
    }
  }

  /// The scope that a declaration of a list stands in: that of its file, if the list is a program's.
  func outerScope(of declaration: Declaration, in scope: DeclarationScope) -> DeclarationScope {
    scope === fileScope ? fileScopes[home(of: declaration.nameRange)] ?? scope : scope
  }

  /// The scope in which a name that a declaration of a list declares is found.
  func homeScope(of name: String, _ declaration: Declaration, in scope: DeclarationScope) -> DeclarationScope {
    sharedSecrets.contains(name) && isSecret(declaration) ? outerScope(of: declaration, in: scope) : scope
  }

  /// What a file's scope, or that of all files, says of the name of a type.
  func declaredType(named name: String, in scope: DeclarationScope) -> DeclarationScope.NamedType? {
    scope.types[name] ?? (scope.isFile && scope.part == nil ? fileScope.types[name] : nil)
  }

  /// Whether nothing outside its file, or outside the type that it stands in, sees a declaration.
  func isSecret(_ declaration: Declaration) -> Bool { declaration.has("private") || declaration.has("fileprivate") }

  /// Whether nothing outside its file sees a member: what an extension says of all its members, it says of each.
  func isSecret(_ member: Declaration, in block: DeclarationBlock?) -> Bool {
    isSecret(member) || block?.modifiers.contains { $0 == "private" || $0 == "fileprivate" } ?? false
  }

  // MARK: Other files

  /// The word, `private` or `fileprivate`, that keeps a declaration from a place in another file; nil where it is seen.
  func wordHiding(_ modifiers: [String], of declaration: SourceRange, from place: SourceRange) -> String? {
    guard place.file >= 0, declaration.file >= 0, !inputs.contains(place.file),
      home(of: declaration) != home(of: place)
    else { return nil }
    return modifiers.first { $0 == "private" || $0 == "fileprivate" }
  }

  /// The word that keeps a type of another file from a place.
  func wordHiding(_ named: DeclarationScope.NamedType, from place: SourceRange) -> String? {
    switch named {
    case .nominal(let id): wordHiding(info(id).modifiers, of: program[id].range, from: place)
    case .protocol(let id): wordHiding(info(id).modifiers, of: program[id].range, from: place)
    case .alias(let alias): wordHiding(alias.modifiers, of: alias.range, from: place)
    case .type: nil
    }
  }

  /// Reports a name that another file keeps to itself.
  func reportHidden(_ name: String, by word: String, at range: SourceRange) {
    report("inaccessible", "'\(name)' is inaccessible due to '\(word)' protection level", at: range)
  }

  private func fileLevelNames(of declaration: Declaration) -> [String] {
    switch declaration.kind {
    case .nominal(let nominal): [nominal.name]
    case .typeAlias(let alias): [alias.name]
    case .function(let function): [function.name]
    case .variable(let variable): boundNames(variable.pattern)
    default: []
    }
  }
}
