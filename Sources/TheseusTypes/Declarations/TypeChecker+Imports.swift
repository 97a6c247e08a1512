import TheseusProgram

extension TypeChecker {
  /// Whether a name of the catalogue belongs to a module that the program, which is all there, does not see.
  func needsImport(_ name: String) -> Bool {
    guard importsListed, !name.hasPrefix("_") else { return false }
    let modules = modules(declaring: name)
    return !modules.isEmpty && !modules.contains(where: sees)
  }

  /// Whether a program that imports no more than listed modules sees a module: each of them brings all of Foundation.
  private func sees(_ module: Module) -> Bool {
    module.isAlwaysSeen || !importsNothing && module.part == .standardLibrary
  }

  /// Whether a name that nothing declares is that of a function of the C library that the program sees.
  func isOfCLibrary(_ name: String) -> Bool { !importsNothing && Catalogue.namesOfCLibrary.contains(name[...]) }

  /// Whether a name of the catalogue is not seen; one of a module whose words are common ones may then be another file's.
  func isHidden(_ name: String) -> Bool { needsImport(name) || isOfUnimported(name) }

  /// The modules that neither SwiftUI nor Foundation brings along, with the names under which they are imported.
  private static let modulesImportedByName: [String: Set<String>] = [
    "RegexBuilder": ["RegexBuilder"], "Synchronization": ["Synchronization"], "os": ["OSLog", "os", "os.log"],
  ]

  private func isOfUnimported(_ name: String) -> Bool {
    guard let module = catalogue.types[name]?.module.name, let names = Self.modulesImportedByName[String(module)] else {
      return false
    }
    return imported.isDisjoint(with: names)
  }

  /// Whether a package that the program imports may say of a type of the libraries that it conforms to a protocol: `String: Error`.
  func mayConformByPackage(_ type: Type) -> Bool {
    guard importsPackages, case .nominal(let id, _) = type else { return false }
    return program[id].isCatalogue
  }

  private func modules(declaring name: String) -> [Module] {
    (catalogue.entries[name] ?? []).map(\.module) + (catalogue.types[name].map { [$0.module] } ?? [])
  }

  /// Reports a name that a program without imports does not see, and says what to write.
  func reportNeededImport(of name: String, _ id: String, _ words: String, at range: SourceRange) {
    let remedy =
      importsNothing
      ? "'import Foundation' at the top, or 'import SwiftUI', which brings Foundation along." : "'import SwiftUI'."
    report(
      id, "\(words) '\(name)' in scope", at: range,
      explanation: "'\(name)' comes with a framework. Write \(remedy)")
  }

  /// Whether a member is another module's, which the program, which is all there, does not see.
  func needsImport(_ found: FoundMember) -> Bool {
    importsListed && module(declaring: found).map { !sees($0) } ?? false
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
