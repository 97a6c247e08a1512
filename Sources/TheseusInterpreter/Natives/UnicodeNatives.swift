import TheseusTypes

extension NativeTable {
  /// What Unicode says of a scalar.
  mutating func addUnicode() {
    native("_escapedScalar(_:_:)") { arguments in
      .string(try arguments.scalar(0).escaped(asASCII: try arguments.bool(1)))
    }
    native("_scalarProperty(_:_:)") { arguments in
      let name = try arguments.string(1)
      guard let property = properties[name] else { throw arguments.unsupported("the property '\(name)' of a scalar") }
      return .bool(property(try arguments.scalar(0).properties))
    }
    native("_scalarText(_:_:)") { arguments in
      let found = try arguments.scalar(0).properties
      switch try arguments.string(1) {
      case "name": return arguments.value(found.name)
      case "nameAlias": return arguments.value(found.nameAlias)
      case "uppercaseMapping": return .string(found.uppercaseMapping)
      case "lowercaseMapping": return .string(found.lowercaseMapping)
      case "titlecaseMapping": return .string(found.titlecaseMapping)
      case "numericValue": return arguments.value(found.numericValue.map { "\($0)" })
      case "numericType": return arguments.value(found.numericType.map { "\($0)" })
      case "canonicalCombiningClass": return .string("\(found.canonicalCombiningClass.rawValue)")
      case "age": return arguments.value(found.age.map { "\($0.major).\($0.minor)" })
      default: return .string("\(found.generalCategory)")
      }
    }
  }
}

extension Arguments {
  fileprivate func scalar(_ index: Int) throws -> Unicode.Scalar {
    guard let bits = self[index].integerBits, let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: bits)) else {
      throw mismatch(index, "Unicode.Scalar")
    }
    return scalar
  }
}

private let properties: [String: @Sendable (Unicode.Scalar.Properties) -> Bool] = [
  "isAlphabetic": { $0.isAlphabetic }, "isWhitespace": { $0.isWhitespace }, "isUppercase": { $0.isUppercase },
  "isLowercase": { $0.isLowercase }, "isMath": { $0.isMath }, "isEmoji": { $0.isEmoji },
  "isEmojiPresentation": { $0.isEmojiPresentation }, "isEmojiModifier": { $0.isEmojiModifier },
  "isEmojiModifierBase": { $0.isEmojiModifierBase }, "isVariationSelector": { $0.isVariationSelector },
  "isDiacritic": { $0.isDiacritic }, "isIdeographic": { $0.isIdeographic },
  "isASCIIHexDigit": { $0.isASCIIHexDigit }, "isHexDigit": { $0.isHexDigit },
  "isQuotationMark": { $0.isQuotationMark }, "isDash": { $0.isDash }, "isIDStart": { $0.isIDStart },
  "isIDContinue": { $0.isIDContinue },
  "isBidiControl": { $0.isBidiControl }, "isBidiMirrored": { $0.isBidiMirrored }, "isCased": { $0.isCased },
  "isCaseIgnorable": { $0.isCaseIgnorable }, "changesWhenLowercased": { $0.changesWhenLowercased },
  "changesWhenUppercased": { $0.changesWhenUppercased }, "changesWhenTitlecased": { $0.changesWhenTitlecased },
  "changesWhenCaseFolded": { $0.changesWhenCaseFolded }, "changesWhenCaseMapped": { $0.changesWhenCaseMapped },
  "changesWhenNFKCCaseFolded": { $0.changesWhenNFKCCaseFolded },
  "isDefaultIgnorableCodePoint": { $0.isDefaultIgnorableCodePoint }, "isDeprecated": { $0.isDeprecated },
  "isExtender": { $0.isExtender }, "isFullCompositionExclusion": { $0.isFullCompositionExclusion },
  "isGraphemeBase": { $0.isGraphemeBase }, "isGraphemeExtend": { $0.isGraphemeExtend },
  "isIDSBinaryOperator": { $0.isIDSBinaryOperator }, "isIDSTrinaryOperator": { $0.isIDSTrinaryOperator },
  "isJoinControl": { $0.isJoinControl }, "isLogicalOrderException": { $0.isLogicalOrderException },
  "isNoncharacterCodePoint": { $0.isNoncharacterCodePoint }, "isPatternWhitespace": { $0.isPatternWhitespace },
  "isRadical": { $0.isRadical }, "isSentenceTerminal": { $0.isSentenceTerminal }, "isSoftDotted": { $0.isSoftDotted },
  "isUnifiedIdeograph": { $0.isUnifiedIdeograph }, "isXIDContinue": { $0.isXIDContinue },
  "isXIDStart": { $0.isXIDStart },
]
