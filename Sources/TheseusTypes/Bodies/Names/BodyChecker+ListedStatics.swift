import TheseusProgram

/// The types and protocols of the libraries whose static members are all known by name, and which programs hardly add to.
extension BodyChecker {
  /// Whether the static members of a type of the libraries are all known.
  func hasAllStatics(_ id: NominalID) -> Bool {
    let name = program[id].qualifiedName
    return Self.typesWithAllStatics.contains(name) || Self.unlistedStatics[name] != nil
  }

  /// Whether programs hardly add static members to a protocol of the libraries: all that it has is listed, or nobody can conform to it.
  func isHardlyExtended(_ id: ProtocolID) -> Bool {
    isFullyListed(id) || Self.unlistedStatics[program[id].name] != nil
  }

  /// Whether a type or a protocol has a static member that exists without being listed, Foundation's of `String` among them.
  func isUnlistedStatic(_ name: String, of owner: String) -> Bool {
    Self.unlistedStaticsOfSome.contains(name) || Self.unlistedStatics[owner]?.contains(name) == true
  }

  private static let typesWithAllStatics: Set<String> = [
    "AccessibilityChildBehavior", "AccessibilityHeadingLevel", "Alignment", "AnimationCompletionCriteria", "Array",
    "ArraySlice", "Axis", "Axis.Set", "BlendMode", "Bool", "ButtonBorderShape", "ButtonRepeatBehavior", "ButtonRole",
    "CGLineCap",
    "CGLineJoin", "Character", "ClosedRange", "ColorRenderingMode", "ColorScheme", "ColorSchemeContrast",
    "ContentMarginPlacement", "ContentMode", "ContentTransition", "ControlSize", "Dictionary", "Double", "Duration",
    "DynamicTypeSize", "Edge",
    "Edge.Set", "EditActions", "EditMode", "Float", "Font.Design", "Font.Leading", "Font.TextStyle",
    "Font.Weight", "Font.Width", "GestureMask", "GridItem", "GridItem.Size", "HorizontalAlignment", "HorizontalEdge",
    "HorizontalEdge.Set", "Image.Interpolation", "Image.Orientation", "Image.ResizingMode", "Image.Scale",
    "Image.TemplateRenderingMode", "Int", "Int16", "Int32", "Int64", "Int8", "InterfaceOrientation", "KeyPath",
    "LayoutDirection", "LegibilityWeight", "MatchedGeometryProperties", "MenuActionDismissBehavior", "MenuOrder",
    "NavigationBarItem.TitleDisplayMode", "NavigationSplitViewColumn", "NavigationSplitViewVisibility", "Optional",
    "PageIndexViewStyle.BackgroundDisplayMode", "PageTabViewStyle.IndexDisplayMode", "PinnedScrollableViews",
    "PresentationAdaptation", "PresentationBackgroundInteraction", "PresentationContentInteraction", "Prominence",
    "Range", "ReferenceWritableKeyPath", "Result", "RoundedCornerStyle", "SafeAreaRegions", "ScenePhase",
    "ScrollBounceBehavior", "ScrollDismissesKeyboardMode", "ScrollIndicatorVisibility", "ScrollPhase", "Set", "String",
    "SubmitLabel", "SubmitTriggers", "Substring", "SymbolRenderingMode", "Text.Case", "Text.DateStyle",
    "Text.LineStyle.Pattern", "Text.TruncationMode", "TextAlignment", "TextInputAutocapitalization",
    "TextSelectability",
    "UIKeyboardType", "UITextAutocapitalizationType", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "UnitPoint",
    "UserInterfaceSizeClass", "VerticalAlignment", "VerticalEdge", "VerticalEdge.Set", "Visibility", "WritableKeyPath",
  ]

  /// Those of which the catalogue leaves some out, with these.
  private static let unlistedStatics: [String: Set<String>] = [
    "AccessibilityTraits": ["isTabBar"], "DatePickerComponents": ["hourMinuteAndSecond"],
    "EventModifiers": ["function"], "HoverEffect": ["empty"], "IndexViewStyle": [],
    "ListStyle": ["card", "carousel", "elliptical"],
    "NavigationViewStyle": ["doubleColumn"], "PickerStyle": ["tabs"],
    "TabViewStyle": ["carousel", "grouped", "verticalPage"], "TableStyle": ["bordered", "tree"],
    "ToolbarItemPlacement": [
      "accessoryBar", "bottomOrnament", "largeSubtitle", "largeTitle", "sidebar", "subtitle", "title",
      "topBarPinnedTrailing",
    ],
    "ToolbarPlacement": ["accessoryBar", "bottomOrnament"], "ToolbarRole": [],
    "WindowStyle": ["automatic", "plain", "titleBar", "volumetric"],
  ]

  private static let unlistedStaticsOfSome: Set<String> = [
    "signalingNaN", "decodeCString", "availableStringEncodings", "defaultCStringEncoding", "localizedName", "path",
  ]
}
