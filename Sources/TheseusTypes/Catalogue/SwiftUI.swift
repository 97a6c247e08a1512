extension Catalogue {
  /// The texts of SwiftUI, in the order in which they are scanned.
  static let swiftUI: [String] = [swiftUICore, swiftUIEnvironment, swiftUIEnvironmentTypes, swiftUIState]
}
