let names: [(String, KeyPath<Unicode.Scalar.Properties, Bool>)] = [("a", \.isAlphabetic), ("b", \.isASCIIHexDigit), ("c", \.isBidiControl), ("d", \.isBidiMirrored), ("e", \.isCased), ("f", \.isCaseIgnorable), ("g", \.changesWhenLowercased), ("h", \.changesWhenUppercased), ("i", \.changesWhenTitlecased), ("j", \.changesWhenCaseFolded), ("k", \.changesWhenCaseMapped), ("l", \.isDefaultIgnorableCodePoint), ("m", \.isDeprecated), ("n", \.isExtender), ("o", \.isFullCompositionExclusion), ("p", \.isGraphemeBase), ("q", \.isGraphemeExtend), ("r", \.isJoinControl), ("s", \.isLogicalOrderException), ("t", \.isNoncharacterCodePoint), ("u", \.isPatternWhitespace), ("v", \.isRadical), ("w", \.isSentenceTerminal), ("x", \.isSoftDotted), ("y", \.isUnifiedIdeograph), ("z", \.isXIDStart), ("A", \.isXIDContinue), ("B", \.isIDSBinaryOperator), ("C", \.isIDSTrinaryOperator), ("D", \.changesWhenNFKCCaseFolded)]
for s in ["a", "I", "i", "(", "\u{301}", "\u{200D}", "字", "⺀", ".", "\u{FFFF}", " "] as [Unicode.Scalar] { print(s.value, names.filter { s.properties[keyPath: $0.1] }.map(\.0).joined(), s.properties.numericType as Any) }
print(("½" as Unicode.Scalar).properties.numericType!, ("5" as Unicode.Scalar).properties.numericType == .decimal, ("²" as Unicode.Scalar).properties.numericType!)
// expect: 97 abehikpzA nil
// expect: 73 aegjkpzAD nil
// expect: 105 aehikpxzA nil
// expect: 40 dp nil
// expect: 769 fqA nil
// expect: 8205 flrAD nil
// expect: 23383 apyzA nil
// expect: 11904 pv nil
// expect: 46 fpw nil
// expect: 65535 t nil
// expect: 32 pu nil
// expect: numeric true digit
