extension Catalogue {
  /// The texts of SwiftUI, in the order in which they are scanned.
  static let swiftUI: [String] = [
    swiftUICore,
    swiftUIEnvironment,
    swiftUIEnvironmentTypes,
    swiftUIState,
    swiftUIValues,
    swiftUIValuesGeometry,
    swiftUIShapes,
    swiftUIText,
    swiftUIContainers,
    swiftUISubviews,
    swiftUITimeline,
    swiftUIControls,
    swiftUINavigation,
    swiftUIModifiersLayout,
    swiftUIModifiersAppearance,
    swiftUIModifiersText,
    swiftUIModifiersEvents,
    swiftUIModifiersPresentation,
    swiftUIModifiersAccessibility,
    swiftUIGestures,
    swiftUIStyles,
    swiftUIStylesContainers,
    swiftUIAnimation,
    swiftUIScenes,
  ]
}
