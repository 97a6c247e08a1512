import TheseusProgram

extension TypeChecker {
  /// Whether a name of the catalogue belongs to a module that the program, which imports none, does not see.
  func needsImport(_ name: String) -> Bool {
    importsNothing && !name.hasPrefix("_") && !Self.namesOfSwift.contains(name)
      && (catalogue.types[name] != nil || catalogue.entries[name] != nil)
  }

  /// Whether a name of the catalogue is not seen; a name of `RegexBuilder`, whose words are common ones, may then be another file's.
  func isHidden(_ name: String) -> Bool {
    needsImport(name) || !importsRegexBuilder && Module.typesOfRegexBuilder.contains(name)
  }

  /// Reports a name that a program without imports does not see, and says what to write.
  func reportNeededImport(of name: String, _ id: String, _ words: String, at range: SourceRange) {
    report(
      id, "\(words) '\(name)' in scope", at: range,
      explanation: "'\(name)' comes with a framework. Write 'import Foundation' at the top, or 'import SwiftUI', "
        + "which brings Foundation along.")
  }

  /// Whether members that were found under a name are Foundation's, which the program, as it imports nothing, does not see.
  func needsImport(_ name: String, _ found: [FoundMember], of type: Type) -> Bool {
    guard importsNothing, !found.isEmpty, found.allSatisfy(isOfCatalogue) else { return false }
    if Self.membersOfFoundation.contains(name) { return true }
    guard Self.textMembersOfFoundation.contains(name), case .nominal(let id, _) = type else { return false }
    return ["String", "Substring"].contains(program[id].name)
  }

  private func isOfCatalogue(_ found: FoundMember) -> Bool {
    switch found.member {
    case .function(let id): info(id).scope.part != nil
    case .property(let property): property.scope.part != nil
    case .enumCase, .type: false
    }
  }

  /// What Foundation adds to values of any type.
  private static let membersOfFoundation: Set<String> = ["formatted", "localizedDescription"]

  /// What Foundation adds to texts.
  private static let textMembersOfFoundation: Set<String> = [
    "addingPercentEncoding", "appending", "appendingFormat", "cString", "capitalized", "caseInsensitiveCompare",
    "commonPrefix", "compare", "components", "data", "decomposedStringWithCanonicalMapping", "enumerateLines",
    "enumerateSubstrings", "folding", "lengthOfBytes", "lineRange", "localizedCapitalized",
    "localizedCaseInsensitiveCompare", "localizedCaseInsensitiveContains", "localizedCompare", "localizedLowercase",
    "localizedStandardCompare", "localizedStandardContains", "localizedStandardRange", "localizedUppercase",
    "maximumLengthOfBytes", "padding", "paragraphRange", "precomposedStringWithCanonicalMapping", "range",
    "rangeOfCharacter", "removingPercentEncoding", "replacingCharacters", "replacingOccurrences", "substring",
    "trimmingCharacters",
  ]

  /// What of the catalogue is seen without any import.
  private static let namesOfSwift: Set<String> = [
    "Actor", "AdditiveArithmetic", "Any", "AnyBidirectionalCollection", "AnyClass", "AnyCollection", "AnyHashable",
    "AnyIndex", "AnyIterator", "AnyKeyPath", "AnyObject", "AnyRandomAccessCollection", "AnyRegexOutput",
    "AnySequence", "Array", "ArraySlice", "AsyncCompactMapSequence", "AsyncDropFirstSequence",
    "AsyncDropWhileSequence", "AsyncFilterSequence", "AsyncFlatMapSequence", "AsyncIteratorProtocol",
    "AsyncMapSequence", "AsyncPrefixSequence", "AsyncPrefixWhileSequence", "AsyncSequence", "AsyncStream",
    "AsyncThrowingCompactMapSequence", "AsyncThrowingDropWhileSequence", "AsyncThrowingFilterSequence",
    "AsyncThrowingFlatMapSequence", "AsyncThrowingMapSequence", "AsyncThrowingPrefixWhileSequence",
    "AsyncThrowingStream", "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger", "BitwiseCopyable",
    "Bool", "BooleanLiteralType", "CBool", "CChar", "CChar16", "CChar32", "CDouble", "CFloat", "CInt", "CLong",
    "CLongLong", "CShort", "CSignedChar", "CUnsignedChar", "CUnsignedInt", "CUnsignedLong", "CUnsignedLongLong",
    "CUnsignedShort", "CVarArg", "CWideChar", "CancellationError", "CaseIterable", "Character",
    "CheckedContinuation", "Clock", "ClosedRange", "Codable", "CodingKey", "CodingKeyRepresentable",
    "CodingUserInfoKey", "Collection", "CollectionDifference", "CollectionOfOne", "CommandLine", "Comparable",
    "ContiguousArray", "ContinuousClock", "Copyable", "CountableClosedRange", "CountableRange",
    "CustomDebugStringConvertible", "CustomPlaygroundDisplayConvertible", "CustomReflectable",
    "CustomStringConvertible", "Decodable", "Decoder", "DecodingError", "DefaultIndices",
    "DefaultStringInterpolation", "Dictionary", "DiscardingTaskGroup", "DiscontiguousSlice", "Double",
    "DropFirstSequence", "DropWhileSequence", "Duration", "DurationProtocol", "EmptyCollection", "Encodable",
    "Encoder", "EncodingError", "EnumeratedSequence", "Equatable", "Error", "Escapable",
    "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral", "ExpressibleByDictionaryLiteral",
    "ExpressibleByExtendedGraphemeClusterLiteral", "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral",
    "ExpressibleByNilLiteral", "ExpressibleByStringInterpolation", "ExpressibleByStringLiteral",
    "ExpressibleByUnicodeScalarLiteral", "FixedWidthInteger", "FlattenSequence", "Float", "Float16", "Float32",
    "Float64", "Float80", "FloatLiteralType", "FloatingPoint", "FloatingPointClassification",
    "FloatingPointRoundingRule", "FloatingPointSign", "GlobalActor", "Hashable", "Hasher", "Identifiable",
    "IndexingIterator", "InstantProtocol", "Int", "Int128", "Int16", "Int32", "Int64", "Int8", "IntegerLiteralType",
    "IteratorProtocol", "IteratorSequence", "JoinedSequence", "KeyPath", "KeyValuePairs", "KeyedDecodingContainer",
    "KeyedDecodingContainerProtocol", "KeyedEncodingContainer", "KeyedEncodingContainerProtocol",
    "LazyCollectionProtocol", "LazyDropWhileSequence", "LazyFilterSequence",
    "LazyMapSequence", "LazyPrefixWhileSequence", "LazySequence", "LazySequenceProtocol",
    "LosslessStringConvertible", "MainActor", "ManagedBuffer", "MemoryLayout", "Mirror", "MutableCollection",
    "Never", "Numeric", "ObjectIdentifier", "OptionSet", "Optional", "PartialKeyPath", "PartialRangeFrom",
    "PartialRangeThrough", "PartialRangeUpTo", "PrefixSequence", "RandomAccessCollection", "RandomNumberGenerator",
    "Range", "RangeExpression", "RangeReplaceableCollection", "RangeSet", "RawRepresentable",
    "ReferenceWritableKeyPath", "Regex", "RegexComponent", "RegexRepetitionBehavior", "RegexSemanticLevel",
    "RegexWordBoundaryKind",
    "Repeated", "Result", "ReversedCollection", "ReversedRandomAccessCollection", "SIMD", "SIMD2", "SIMD3", "SIMD4",
    "SIMDScalar", "Sendable", "SendableMetatype",
    "Sequence", "Set", "SetAlgebra", "SignedInteger", "SignedNumeric", "SingleValueDecodingContainer",
    "SingleValueEncodingContainer", "Slice", "Span", "StaticString", "StrideThrough", "StrideTo", "Strideable",
    "String", "StringInterpolationProtocol", "StringLiteralType", "StringProtocol", "Substring", "SuspendingClock",
    "SystemRandomNumberGenerator", "Task", "TaskGroup", "TaskLocal", "TaskPriority", "TextOutputStream",
    "TextOutputStreamable", "ThrowingDiscardingTaskGroup", "ThrowingTaskGroup", "UInt", "UInt128", "UInt16",
    "UInt32", "UInt64", "UInt8", "UTF16", "UTF32", "UTF8", "UnboundedRange", "UnboundedRange_", "UnfoldSequence",
    "Unicode", "UnicodeCodec", "UnicodeScalar", "UnkeyedDecodingContainer", "UnkeyedEncodingContainer",
    "UnsafeBufferPointer", "UnsafeContinuation", "UnsafeCurrentTask", "UnsafeMutableBufferPointer",
    "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer", "UnsafeMutableRawPointer", "UnsafePointer",
    "UnsafeRawBufferPointer", "UnsignedInteger", "Void", "WritableKeyPath", "Zip2Sequence", "abs", "assert",
    "assertionFailure", "debugPrint", "dump", "exchange", "extendLifetime", "fatalError",
    "isKnownUniquelyReferenced", "max", "min", "numericCast", "pointwiseMax", "pointwiseMin", "precondition",
    "preconditionFailure", "print",
    "readLine", "repeatElement", "sequence", "stride", "swap", "transcode", "type", "unsafeBitCast",
    "unsafeDowncast", "withCheckedContinuation", "withCheckedThrowingContinuation", "withDiscardingTaskGroup",
    "withExtendedLifetime", "withMemoryRebound", "withTaskCancellationHandler", "withTaskGroup",
    "withThrowingDiscardingTaskGroup", "withThrowingTaskGroup", "withUnsafeBytes", "withUnsafeContinuation",
    "withUnsafeCurrentTask", "withUnsafeMutableBytes", "withUnsafeMutablePointer", "withUnsafePointer",
    "withUnsafeTemporaryAllocation", "withUnsafeThrowingContinuation", "withoutActuallyEscaping", "zip",
  ]
}
