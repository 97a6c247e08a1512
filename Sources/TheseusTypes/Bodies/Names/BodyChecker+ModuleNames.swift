import TheseusProgram

extension BodyChecker {
  /// What a name behind a module's means: `Swift.max`, or `main.max` for the program's own.
  func resolveMember(
    ofModule module: String, _ name: String, _ arguments: [TypeReference], labels: [String]?, at range: SourceRange,
    _ nameRange: SourceRange
  ) -> Resolution {
    let isOwn = checker.isOwnModule(module)
    if let named = isOwn ? checker.declaredType(named: name, in: scope.file) : checker.fileType(name) {
      return .type(type(named, name, arguments, at: range))
    }
    let functions = globalFunctions(name).filter { function in
      (checker.info(function).scope.part == nil) == isOwn
        && labels.map { program[function].labels.map { $0 ?? "_" } == $0 } ?? true
    }
    if !functions.isEmpty {
      return .candidates(functions.map { Candidate(target: .function($0), receiver: .none) }, name: name)
    }
    guard isOwn else { return resolveName(name, arguments: arguments, labels: labels, at: range) }
    if let property = globalVariable(name), property.scope.part == nil {
      return .value(access(property, .none, selfType: nil, at: range))
    }
    report("missing-member", "module '\(module)' has no member named '\(name)'", at: nameRange)
    return .invalid
  }
}

extension TypeChecker {
  /// Whether a name is a module's, which may qualify other names.
  func isModule(_ name: String) -> Bool {
    isNamed(module: name) || isOwnModule(name) || ["Dispatch", "_Concurrency"].contains(name)
  }

  /// Whether a module is one of those that the catalogue has declarations of.
  func isNamed(module name: String) -> Bool {
    isListed(module: name) || ["AppKit", "CoreData", "UIKit"].contains(name)
  }

  /// Whether all of a module that programs use is in the catalogue, as far as that goes.
  func isListed(module name: String) -> Bool {
    ["Swift", "SwiftUI", "Foundation", "Combine", "Observation", "SwiftData", "CoreGraphics", "Dispatch"].contains(name)
  }

  /// The type of an app that stands behind a name which nothing declares or brings along: it is that of the app's own module, as in
  /// `MyApp.Settings`, where no package is imported that may bring others along.
  func ownType(_ name: String, behind module: String, in scope: DeclarationScope) -> DeclarationScope.NamedType? {
    guard !isExecutable, !importsPackages, !isModule(module), !imported.contains(module),
      !Catalogue.frameworksOfSystem.contains(module), !Catalogue.unlistedTypesOfLibraries.contains(Substring(module)),
      lookupType(module, in: scope) == nil
    else { return nil }
    return declaredType(named: name, in: scope.file)
  }

  /// Whether a name is that of the module which the program is.
  func isOwnModule(_ name: String) -> Bool { isExecutable && name == "main" }
}
