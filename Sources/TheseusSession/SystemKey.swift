/// A key of the environment that the system sets: what `:system` knows.
public enum SystemKey: String, Sendable, Hashable, CaseIterable {
  case colorScheme, locale, dynamicTypeSize, scenePhase, layoutDirection, horizontalSizeClass, verticalSizeClass
  /// How many rows a lazy container shows at once; not a key of the environment.
  case viewport
  /// The size of the window, which is what a `GeometryReader` gets; no key that a program reads.
  case size

  /// The values to choose from; empty where any text is one.
  public var values: [String] {
    switch self {
    case .colorScheme: ["light", "dark"]
    case .locale, .viewport, .size: []
    case .dynamicTypeSize:
      [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
        "accessibility3", "accessibility4", "accessibility5",
      ]
    case .scenePhase: ["active", "inactive", "background"]
    case .layoutDirection: ["leftToRight", "rightToLeft"]
    case .horizontalSizeClass, .verticalSizeClass: ["compact", "regular"]
    }
  }

  /// What a value looks like, where any text is one.
  var example: String {
    switch self {
    case .size: "852x393"
    case .viewport: "20"
    default: "de_DE"
    }
  }

  /// Whether a text is a value.
  func takes(_ text: String) -> Bool {
    switch self {
    case .size: Self.sides(of: text) != nil
    default:
      values.isEmpty ? text.allSatisfy { $0.isLetter || $0.isNumber || "_-".contains($0) } : values.contains(text)
    }
  }

  private static func sides(of text: String) -> (width: UInt, height: UInt)? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).compactMap { UInt($0) }
    return sides.count == 2 && text.filter { $0 == "x" }.count == 1 ? (sides[0], sides[1]) : nil
  }

  /// The value as a Swift expression.
  func expression(for value: String) -> String {
    switch self {
    case .size: Self.sides(of: value).map { "CGSize(width: \($0.width), height: \($0.height))" } ?? "CGSize.zero"
    case .colorScheme: "ColorScheme.\(value)"
    case .locale: "Locale(identifier: \"\(value)\")"
    case .dynamicTypeSize: "DynamicTypeSize.\(value)"
    case .scenePhase: "ScenePhase.\(value)"
    case .viewport: value
    case .layoutDirection: "LayoutDirection.\(value)"
    case .horizontalSizeClass, .verticalSizeClass: "UserInterfaceSizeClass.\(value)"
    }
  }
}
