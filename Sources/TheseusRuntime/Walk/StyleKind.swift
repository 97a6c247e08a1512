/// A protocol of styles whose `makeBody(configuration:)` draws a kind of control.
enum StyleKind: String, CaseIterable {
  /// Draws a button, which acts by itself.
  case button = "ButtonStyle"
  /// Draws a button, and says when it acts.
  case primitiveButton = "PrimitiveButtonStyle"
  /// Draws a toggle.
  case toggle = "ToggleStyle"
  /// Draws a label.
  case label = "LabelStyle"
  /// Draws a progress view.
  case progressView = "ProgressViewStyle"
  /// Draws a group box.
  case groupBox = "GroupBoxStyle"
  /// Draws labeled content.
  case labeledContent = "LabeledContentStyle"
  /// Draws a gauge.
  case gauge = "GaugeStyle"
  /// Draws a disclosure group, and says when its content is there.
  case disclosureGroup = "DisclosureGroupStyle"
  /// Draws a menu.
  case menu = "MenuStyle"

  /// The name of what its styles get.
  var configuration: String { rawValue + "Configuration" }

  /// The kind under whose key its styles stand in the environment: the nearest style wins, of whichever protocol.
  var slot: StyleKind { self == .primitiveButton ? .button : self }

  /// The modifiers that set a style, by type and name without labels.
  static let modifiers: [String: StyleKind] = [
    "View.buttonStyle": .button, "View.toggleStyle": .toggle, "View.labelStyle": .label,
    "View.progressViewStyle": .progressView, "View.groupBoxStyle": .groupBox,
    "View.labeledContentStyle": .labeledContent, "View.gaugeStyle": .gauge,
    "View.disclosureGroupStyle": .disclosureGroup, "View.menuStyle": .menu,
  ]

  /// The controls that a style draws and that have no other meaning to the engine, by type and name without labels.
  static let controls: [String: StyleKind] = [
    "Button.init": .button, "Link.init": .button, "Toggle.init": .toggle, "Label.init": .label,
    "ProgressView.init": .progressView, "GroupBox.init": .groupBox, "LabeledContent.init": .labeledContent,
    "Gauge.init": .gauge, "Menu.init": .menu,
  ]
}
