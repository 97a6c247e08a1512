import TheseusProgram

extension TypeChecker {
  /// Whether a type that is not in the catalogue is declared nowhere: only libraries whose types are all known by name could have it.
  func isUndeclared(_ name: String) -> Bool {
    guard importsListed else { return false }
    let mayBeOfSwift =
      Self.unlistedTypes.contains(name) || name.hasPrefix("Unsafe") || name.hasPrefix("SIMD")
    return !mayBeOfSwift && (importsNothing || !mayBeOfLibraries(name))
  }

  /// Whether a name is one of Foundation's that the catalogue lacks, or written like one of Objective-C or C.
  private func mayBeOfLibraries(_ name: String) -> Bool {
    Catalogue.unlistedTypesOfLibraries.contains(name[...])
      || ["NS", "CF"].contains { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true }
      || name.hasPrefix("_") || name.hasSuffix("_t") || name.count > 1 && !name.contains(where: \.isLowercase)
  }

  /// Whether a type or a superclass inherits from what is not known or hardly listed, which may give it any member.
  func inheritsUnknown(_ id: NominalID) -> Bool {
    if namesUnknown(id) || info(id).has(attribute: "_partial") { return true }
    guard case .nominal(let parent, _)? = superclass(of: id) else { return false }
    return inheritsUnknown(parent)
  }

  /// Whether a type itself, or an extension of it, names something that is not known among what it inherits; what is declared nowhere gives
  /// it nothing.
  func namesUnknown(_ id: NominalID) -> Bool {
    let extensions = program[id].isCatalogue ? [] : info(id).blocks.compactMap(\.declaration)
    let inherited = info(id).declaration.inherited + extensions.flatMap(\.inherited)
    return hasForeignMacro(id) || !inherited.allSatisfy { isKnownOrUndeclared($0, in: info(id).scope) }
  }

  /// Whether a protocol of the program names something that is not known, or a class that is hardly listed, among what it refines, which may
  /// give what conforms to it any member.
  func namesUnknown(_ id: ProtocolID) -> Bool {
    let info = info(id)
    guard info.scope.part == nil else { return false }
    return !info.declaration.inherited.allSatisfy { reference in
      guard isKnownOrUndeclared(reference, in: info.scope) else { return false }
      if case .named(let name, _) = reference.kind, case .nominal(let bound)? = lookupType(name, in: info.scope) {
        return !inheritsUnknown(bound)
      }
      return true
    }
  }

  private func isKnownOrUndeclared(_ reference: TypeReference, in scope: DeclarationScope) -> Bool {
    if case .named(let name, _) = reference.kind, isUndeclared(name) { return true }
    return isKnown(reference, in: scope)
  }

  /// Whether a macro of a module that is not known may give a type members, initializers and conformances: `@Reducer struct Counter`.
  func hasForeignMacro(_ id: NominalID) -> Bool {
    importsForeign
      && info(id).attributes.contains { attribute in
        attribute.name.mayNameType && !NominalInfo.macrosOfObservation.contains(attribute.name)
          && attribute.name != "MainActor" && !isGlobalActor(attribute.name)
      }
  }

  /// Whether another file may put a type of a name into one of the program: `extension HomeView { class ViewModel … }`.
  func mayDeclareElsewhere(_ name: String, in id: NominalID) -> Bool {
    !isExecutable && !imported.isEmpty
      && nearest(to: name, among: memberNames(of: id).filter(\.mayNameType), distance: 2) == nil
  }

  /// Whether a type that is inherited, or that a constraint names, is declared somewhere.
  func isKnown(_ reference: TypeReference, in scope: DeclarationScope) -> Bool {
    if case .named(let name, _) = reference.kind { return lookupType(name, in: scope) != nil }
    return true
  }

  /// The types of the standard library that are not in the catalogue.
  private static let unlistedTypes: Set<String> = [
    "AsyncCompactMapSequence", "CChar8", "CLongDouble", "CVaListPointer", "CustomConsumingRegexComponent",
    "CustomLeafReflectable", "DefaultBidirectionalIndices", "DefaultRandomAccessIndices", "DiscardingTaskGroup",
    "EmptyIterator", "Executor", "ExecutorJob", "FlattenCollection", "Float16", "Float80", "InlineArray",
    "Job", "JobPriority", "LazyCollection", "LazyDropWhileCollection", "LazyFilterCollection", "LazyMapCollection",
    "LazyPrefixWhileCollection", "ManagedBufferPointer", "MutableRawSpan", "MutableSpan", "OpaquePointer",
    "OutputRawSpan", "OutputSpan", "RawSpan", "ReversedRandomAccessCollection", "SerialExecutor", "Span",
    "StaticBigInt", "TaskExecutor", "ThrowingDiscardingTaskGroup", "UTF8Span", "UnfoldFirstSequence",
    "Unmanaged", "UnownedJob", "UnownedTaskExecutor",
    "_AnyCollectionProtocol", "_AppendKeyPath", "_BitwiseCopyable", "_CVarArgAligned", "_CVarArgObject",
    "_CVarArgPassedAsDouble", "_CustomPlaygroundQuickLookable", "_DefaultCustomPlaygroundQuickLookable",
    "_DestructorSafeContainer", "_ExpressibleByBuiltinBooleanLiteral",
    "_ExpressibleByBuiltinExtendedGraphemeClusterLiteral", "_ExpressibleByBuiltinFloatLiteral",
    "_ExpressibleByBuiltinIntegerLiteral", "_ExpressibleByBuiltinStringLiteral",
    "_ExpressibleByBuiltinUnicodeScalarLiteral", "_ExpressibleByColorLiteral", "_ExpressibleByFileReferenceLiteral",
    "_ExpressibleByImageLiteral", "_HasCustomAnyHashableRepresentation", "_MaxBuiltinFloatType",
    "_ObjectiveCBridgeable", "_OptionalNilComparisonType", "_PlaygroundQuickLook", "_Pointer", "_RegexFactory",
    "_SwiftNewtypeWrapper", "_UIntBuffer", "_UTFParser", "_UnicodeEncoding", "_UnicodeParser", "_ValidUTF8Buffer",
  ]
}
