import TheseusTypes

/// What one character of a text may be, or one scalar where an expression matches scalars.
final class RegexElement {
  private enum Kind {
    case character(Character)
    case foldedCharacter(String)
    case scalar(Unicode.Scalar)
    case foldedScalar(String)
    case hosted(Regex<AnyRegexOutput>)
  }

  /// Whether it matches scalars.
  let usesScalars: Bool
  private let kind: Kind
  /// What the host said of the characters met so far: it knows the properties of all of Unicode.
  private var answers: [Character: Bool] = [:]

  private init(_ kind: Kind, usesScalars: Bool) {
    self.kind = kind
    self.usesScalars = usesScalars
  }

  /// One of several characters, as a pattern says it.
  /// - Throws: What the host's parser says of the pattern.
  convenience init(source: String, _ options: RegexOptions) throws {
    let usesScalars = options.contains(.scalars)
    let regex = try Regex(options.prefix + source).matchingSemantics(usesScalars ? .unicodeScalar : .graphemeCluster)
    self.init(.hosted(regex), usesScalars: usesScalars)
  }

  /// The elements of a text that must stand there as it is.
  static func elements(of text: String, _ options: RegexOptions) -> [RegexElement] {
    let ignoresCase = options.contains(.ignoresCase)
    if options.contains(.scalars) {
      return text.unicodeScalars.map { scalar in
        let kind = ignoresCase ? Kind.foldedScalar(scalar.properties.lowercaseMapping) : .scalar(scalar)
        return RegexElement(kind, usesScalars: true)
      }
    }
    return text.map { character in
      let isFolded = ignoresCase && character.isCased
      return RegexElement(
        isFolded ? .foldedCharacter(character.lowercased()) : .character(character), usesScalars: false)
    }
  }

  /// The place behind what stands at a place, if it fits.
  func end(in text: Substring, at position: String.Index) -> String.Index? {
    guard position < text.endIndex else { return nil }
    if usesScalars {
      return fits(text.unicodeScalars[position]) ? text.unicodeScalars.index(after: position) : nil
    }
    return fits(text[position]) ? text.index(after: position) : nil
  }

  /// The place before what stands before a place, if it fits.
  func start(in text: Substring, before position: String.Index) -> String.Index? {
    guard position > text.startIndex else { return nil }
    let start = step(back: position, in: text)
    return (usesScalars ? fits(text.unicodeScalars[start]) : fits(text[start])) ? start : nil
  }

  /// The place one character, or scalar, before.
  func step(back position: String.Index, in text: Substring) -> String.Index {
    usesScalars ? text.unicodeScalars.index(before: position) : text.index(before: position)
  }

  private func fits(_ character: Character) -> Bool {
    switch kind {
    case .character(let expected): character == expected
    case .foldedCharacter(let expected): character.lowercased() == expected
    case .scalar, .foldedScalar: false
    case .hosted(let regex): answer(character, regex)
    }
  }

  private func fits(_ scalar: Unicode.Scalar) -> Bool {
    switch kind {
    case .scalar(let expected): scalar == expected
    case .foldedScalar(let expected): scalar.properties.lowercaseMapping == expected
    case .character, .foldedCharacter: false
    case .hosted(let regex): answer(Character(scalar), regex)
    }
  }

  private func answer(_ character: Character, _ regex: Regex<AnyRegexOutput>) -> Bool {
    if let answer = answers[character] { return answer }
    let answer = (try? regex.wholeMatch(in: String(character))) != nil
    answers[character] = answer
    return answer
  }
}
