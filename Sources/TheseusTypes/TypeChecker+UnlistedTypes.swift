import TheseusProgram

extension TypeChecker {
  /// Reports a type that is not declared: an error where only the standard library could have it and does not.
  func reportUnlistedType(_ name: String, at range: SourceRange) {
    let mayExist =
      Self.unlistedTypes.contains(name) || name.hasPrefix("_") || name.hasPrefix("Unsafe") || name.hasPrefix("SIMD")
    if !importsNothing || mayExist { return reportUnsupported(name, at: range) }
    report("unknown-type", "cannot find type '\(name)' in scope", at: range)
  }

  /// The types of the standard library that are not in the catalogue.
  private static let unlistedTypes: Set<String> = [
    "AnyClass", "AsyncCompactMapSequence", "CChar16", "CChar32",
    "CChar8", "CLongDouble", "CVaListPointer", "CVarArg", "CWideChar", "CustomConsumingRegexComponent",
    "CustomLeafReflectable", "CustomPlaygroundDisplayConvertible", "DefaultBidirectionalIndices",
    "DefaultRandomAccessIndices", "DiscardingTaskGroup", "DiscontiguousSlice", "EmptyIterator", "Executor",
    "ExecutorJob", "FlattenCollection", "Float16", "Float80", "GlobalActor", "InlineArray", "JobPriority",
    "JoinedSequence", "KeyedDecodingContainerProtocol", "KeyedEncodingContainerProtocol", "LazyCollection",
    "LazyDropWhileCollection", "LazyFilterCollection", "LazyMapCollection", "LazyPrefixWhileCollection",
    "ManagedBuffer", "ManagedBufferPointer", "MutableRawSpan", "MutableSpan",
    "OpaquePointer", "OutputRawSpan", "OutputSpan", "RangeSet", "RawSpan", "ReversedRandomAccessCollection",
    "SerialExecutor", "Span", "StaticBigInt", "StaticString", "TaskExecutor", "TextOutputStreamable",
    "ThrowingDiscardingTaskGroup", "UTF32", "UTF8Span", "UnfoldFirstSequence", "UnicodeCodec",
    "UnicodeDecodingResult", "Unmanaged", "UnownedJob", "UnownedSerialExecutor", "UnownedTaskExecutor",
  ]
}
