/// A part of a regular expression, with the options that are in force where it stands.
public indirect enum RegexNode: Equatable, Sendable {
  /// Characters that must stand there; the parser joins neighbours, which may be one character together.
  case literal(String, RegexOptions)
  /// One character of several: `.`, `\d`, `[a-z]`, `\p{Lu}`, as written.
  case element(String, RegexOptions)
  /// A condition on the place.
  case assertion(Assertion, RegexOptions)
  /// What another group captured.
  case reference(Reference, RegexOptions)
  /// One after the other.
  case sequence([RegexNode])
  /// The first that fits.
  case choice([RegexNode])
  /// A group whose text is kept, with its name, and its number by where it opens.
  case capture(Int, name: String?, RegexNode)
  /// A part again and again; without a maximum as often as it fits.
  case repetition(RegexNode, minimum: Int, maximum: Int?, Eagerness)
  /// A part that is not tried another way once it has matched.
  case atomic(RegexNode)
  /// A part that must, or must not, follow.
  case look(RegexNode, isNegative: Bool)
  /// What Theseus does not run, as written.
  case unsupported(String)

  /// A condition on a place between two characters.
  public enum Assertion: String, Equatable, Sendable {
    case caret = "^"
    case dollar = "$"
    case start = "\\A"
    case end = "\\z"
    case endBeforeNewline = "\\Z"
    case searchStart = "\\G"
    case wordBoundary = "\\b"
    case noWordBoundary = "\\B"
    case characterBoundary = "\\y"
    case noCharacterBoundary = "\\Y"
  }

  /// How a reference names its group.
  public enum Reference: Equatable, Sendable {
    case number(Int)
    case name(String)
  }

  /// How much a repetition takes first.
  public enum Eagerness: Equatable, Sendable {
    case eager
    case reluctant
    case possessive
  }
}

/// The options of a regular expression that `(?i)` and the like switch.
public struct RegexOptions: OptionSet, Hashable, Sendable {
  /// A bit for each option.
  public let rawValue: Int
  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// `i`: letters match in either case.
  public static let ignoresCase = RegexOptions(rawValue: 1)
  /// `s`: `.` matches ends of lines.
  public static let dotMatchesNewlines = RegexOptions(rawValue: 2)
  /// `m`: `^` and `$` match at ends of lines.
  public static let anchorsMatchLineEndings = RegexOptions(rawValue: 4)
  /// `D`: `\d` matches only ASCII.
  public static let asciiDigits = RegexOptions(rawValue: 8)
  /// `W`: `\w` matches only ASCII.
  public static let asciiWords = RegexOptions(rawValue: 16)
  /// `S`: `\s` matches only ASCII.
  public static let asciiSpaces = RegexOptions(rawValue: 32)
  /// `P`: POSIX classes match only ASCII.
  public static let asciiClasses = RegexOptions(rawValue: 64)
  /// `U`: repetitions take little first.
  public static let reluctant = RegexOptions(rawValue: 128)
  /// `x`: blanks and comments are none of the pattern.
  public static let extended = RegexOptions(rawValue: 256)
  /// `n`: only groups with a name capture.
  public static let namedCapturesOnly = RegexOptions(rawValue: 512)
  /// Scalars are matched, not characters.
  public static let scalars = RegexOptions(rawValue: 1024)
  /// `\b` is where `\w` ends.
  public static let simpleBoundaries = RegexOptions(rawValue: 2048)

  private static let letters: [(letter: Character, option: RegexOptions)] = [
    ("i", .ignoresCase), ("s", .dotMatchesNewlines), ("m", .anchorsMatchLineEndings), ("D", .asciiDigits),
    ("W", .asciiWords), ("S", .asciiSpaces), ("P", .asciiClasses), ("U", .reluctant), ("x", .extended),
    ("n", .namedCapturesOnly),
  ]

  /// What in a pattern puts them in force.
  public var prefix: String {
    let letters = RegexOptions.letters.filter { contains($0.option) }.map(\.letter)
    return letters.isEmpty ? "" : "(?" + String(letters) + ")"
  }

  /// Switches an option by its letter.
  /// - Returns: Whether the letter is known.
  mutating func apply(_ letter: Character, isOn: Bool) -> Bool {
    guard let option = RegexOptions.letters.first(where: { $0.letter == letter })?.option else { return false }
    if isOn { insert(option) } else { remove(option) }
    return true
  }
}
