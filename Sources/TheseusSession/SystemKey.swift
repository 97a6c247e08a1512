/// A key of the environment that the system sets: what `:system` knows.
public enum SystemKey: String, Sendable, Hashable, CaseIterable {
  case colorScheme, locale, dynamicTypeSize, scenePhase, layoutDirection, horizontalSizeClass, verticalSizeClass
  /// How many rows a lazy container shows at once; not a key of the environment.
  case viewport

  /// The values to choose from; empty where any text is one.
  public var values: [String] {
    switch self {
    case .colorScheme: ["light", "dark"]
    case .locale, .viewport: []
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

  /// The value as a Swift expression.
  func expression(for value: String) -> String {
    switch self {
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
