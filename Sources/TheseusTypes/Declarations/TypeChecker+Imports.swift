import TheseusProgram

extension TypeChecker {
  /// Whether a name of the catalogue belongs to a module that the program, which imports none, does not see.
  func needsImport(_ name: String) -> Bool {
    guard importsNothing, !name.hasPrefix("_") else { return false }
    let modules = modules(declaring: name)
    return !modules.isEmpty && !modules.contains(where: \.isAlwaysSeen)
  }

  /// Whether a name that nothing declares is that of a function of the C library that the program sees.
  func isOfCLibrary(_ name: String) -> Bool { !importsNothing && Catalogue.namesOfCLibrary.contains(name[...]) }

  /// Whether a name of the catalogue is not seen; one of a module whose words are common ones may then be another file's.
  func isHidden(_ name: String) -> Bool { needsImport(name) || isOfUnimported(name) }

  private func isOfUnimported(_ name: String) -> Bool {
    guard let module = catalogue.types[name]?.module.name, ["RegexBuilder", "Synchronization"].contains(module) else {
      return false
    }
    return !imported.contains(String(module))
  }

  private func modules(declaring name: String) -> [Module] {
    (catalogue.entries[name] ?? []).map(\.module) + (catalogue.types[name].map { [$0.module] } ?? [])
  }

  /// Reports a name that a program without imports does not see, and says what to write.
  func reportNeededImport(of name: String, _ id: String, _ words: String, at range: SourceRange) {
    report(
      id, "\(words) '\(name)' in scope", at: range,
      explanation: "'\(name)' comes with a framework. Write 'import Foundation' at the top, or 'import SwiftUI', "
        + "which brings Foundation along.")
  }

  /// Whether members that were found under a name are other modules', which the program, as it imports nothing, does not see.
  func needsImport(_ found: [FoundMember]) -> Bool {
    importsNothing && !found.isEmpty
      && found.allSatisfy { module(declaring: $0).map { !$0.isAlwaysSeen } ?? false }
  }

  private func module(declaring found: FoundMember) -> Module? {
    switch found.member {
    case .function(let id): info(id).scope.module
    case .property(let property): property.scope.module
    case .enumCase(let id, _): info(id).scope.module
    case .type: nil
    }
  }
}
