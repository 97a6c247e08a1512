import TheseusProgram

extension TypeChecker {
  /// Reports a type that is not declared: an error where only the standard library could have it and does not.
  func reportUnlistedType(_ name: String, at range: SourceRange) {
    if needsImport(name) { return reportNeededImport(of: name, "unknown-type", "cannot find type", at: range) }
    guard isUndeclared(name) else { return reportUnsupported(name, at: range) }
    report("unknown-type", "cannot find type '\(name)' in scope", at: range)
  }

  /// Whether a type that is not in the catalogue is declared nowhere: only the standard library could have it and does not.
  func isUndeclared(_ name: String) -> Bool {
    let mayExist =
      Self.unlistedTypes.contains(name) || name.hasPrefix("_") || name.hasPrefix("Unsafe") || name.hasPrefix("SIMD")
    return importsNothing && !mayExist
  }

  /// Whether a type or a superclass inherits from what is not known or hardly listed, which may give it any member.
  func inheritsUnknown(_ id: NominalID) -> Bool {
    if namesUnknown(id) || info(id).has(attribute: "_partial") { return true }
    guard case .nominal(let parent, _)? = superclass(of: id) else { return false }
    return inheritsUnknown(parent)
  }

  /// Whether a type itself names something that is not known among what it inherits.
  func namesUnknown(_ id: NominalID) -> Bool {
    !info(id).declaration.inherited.allSatisfy { isKnown($0, in: info(id).scope) }
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
    "JobPriority", "LazyCollection", "LazyDropWhileCollection", "LazyFilterCollection", "LazyMapCollection",
    "LazyPrefixWhileCollection", "ManagedBufferPointer", "MutableRawSpan", "MutableSpan", "OpaquePointer",
    "OutputRawSpan", "OutputSpan", "RawSpan", "ReversedRandomAccessCollection", "SerialExecutor", "Span",
    "StaticBigInt", "TaskExecutor", "ThrowingDiscardingTaskGroup", "UTF8Span", "UnfoldFirstSequence", "UnicodeCodec",
    "UnicodeDecodingResult", "Unmanaged", "UnownedJob", "UnownedSerialExecutor", "UnownedTaskExecutor",
  ]
}
