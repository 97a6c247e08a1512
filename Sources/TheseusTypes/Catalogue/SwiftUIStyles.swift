extension Catalogue {
  /// Styles of buttons, toggles, labels and other controls.
  static let swiftUIStyles = #"""
    @MainActor protocol ButtonStyle {
      associatedtype Body: View
      typealias Configuration = ButtonStyleConfiguration
      @ViewBuilder func makeBody(configuration: ButtonStyleConfiguration) -> Body
    }
    struct ButtonStyleConfiguration {
      struct Label: View {
        typealias Body = Never
      }
      let role: ButtonRole?
      let label: ButtonStyleConfiguration.Label
      let isPressed: Bool
    }
    @MainActor protocol PrimitiveButtonStyle {
      associatedtype Body: View
      typealias Configuration = PrimitiveButtonStyleConfiguration
      @ViewBuilder func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> Body
    }
    struct PrimitiveButtonStyleConfiguration {
      struct Label: View {
        typealias Body = Never
      }
      let role: ButtonRole?
      let label: PrimitiveButtonStyleConfiguration.Label
      let _action: () -> Void
      func trigger() { _action() }
    }
    struct DefaultButtonStyle: PrimitiveButtonStyle {
      init()
      @_native func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View
    }
    extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
      static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
    }
    struct PlainButtonStyle: PrimitiveButtonStyle {
      init()
      @_native func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View
    }
    extension PrimitiveButtonStyle where Self == PlainButtonStyle {
      static var plain: PlainButtonStyle { PlainButtonStyle() }
    }
    struct BorderedButtonStyle: PrimitiveButtonStyle {
      init()
      @_native func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View
    }
    extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
      static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
    }
    struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
      init()
      @_native func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View
    }
    extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
      static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
    }
    struct BorderlessButtonStyle: PrimitiveButtonStyle {
      init()
      @_native func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View
    }
    extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
      static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
    }
    struct LinkButtonStyle: PrimitiveButtonStyle {
      init()
      @_native func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View
    }
    extension PrimitiveButtonStyle where Self == LinkButtonStyle {
      static var link: LinkButtonStyle { LinkButtonStyle() }
    }
    struct GlassButtonStyle: PrimitiveButtonStyle {
      init()
      @_native func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View
    }
    extension PrimitiveButtonStyle where Self == GlassButtonStyle {
      static var glass: GlassButtonStyle { GlassButtonStyle() }
    }
    struct GlassProminentButtonStyle: PrimitiveButtonStyle {
      init()
      @_native func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View
    }
    extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
      static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
    }
    struct CardButtonStyle: PrimitiveButtonStyle {
      init()
      @_native func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View
    }
    extension PrimitiveButtonStyle where Self == CardButtonStyle {
      static var card: CardButtonStyle { CardButtonStyle() }
    }
    @MainActor protocol ToggleStyle {
      associatedtype Body: View
      typealias Configuration = ToggleStyleConfiguration
      @ViewBuilder func makeBody(configuration: ToggleStyleConfiguration) -> Body
    }
    struct ToggleStyleConfiguration {
      struct Label: View {
        typealias Body = Never
      }
      let label: ToggleStyleConfiguration.Label
      @Binding var isOn: Bool
      let isMixed: Bool
    }
    struct DefaultToggleStyle: ToggleStyle {
      init()
      @_native func makeBody(configuration: ToggleStyleConfiguration) -> some View
    }
    extension ToggleStyle where Self == DefaultToggleStyle {
      static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
    }
    struct SwitchToggleStyle: ToggleStyle {
      init()
      init(tint: Color)
      @_native func makeBody(configuration: ToggleStyleConfiguration) -> some View
    }
    extension ToggleStyle where Self == SwitchToggleStyle {
      static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
    }
    struct ButtonToggleStyle: ToggleStyle {
      init()
      @_native func makeBody(configuration: ToggleStyleConfiguration) -> some View
    }
    extension ToggleStyle where Self == ButtonToggleStyle {
      static var button: ButtonToggleStyle { ButtonToggleStyle() }
    }
    struct CheckboxToggleStyle: ToggleStyle {
      init()
      @_native func makeBody(configuration: ToggleStyleConfiguration) -> some View
    }
    extension ToggleStyle where Self == CheckboxToggleStyle {
      static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
    }
    @MainActor protocol LabelStyle {
      associatedtype Body: View
      typealias Configuration = LabelStyleConfiguration
      @ViewBuilder func makeBody(configuration: LabelStyleConfiguration) -> Body
    }
    struct LabelStyleConfiguration {
      struct Title: View {
        typealias Body = Never
      }
      struct Icon: View {
        typealias Body = Never
      }
      let title: LabelStyleConfiguration.Title
      let icon: LabelStyleConfiguration.Icon
    }
    struct DefaultLabelStyle: LabelStyle {
      init()
      @_native func makeBody(configuration: LabelStyleConfiguration) -> some View
    }
    extension LabelStyle where Self == DefaultLabelStyle {
      static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
    }
    struct TitleOnlyLabelStyle: LabelStyle {
      init()
      @_native func makeBody(configuration: LabelStyleConfiguration) -> some View
    }
    extension LabelStyle where Self == TitleOnlyLabelStyle {
      static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
    }
    struct IconOnlyLabelStyle: LabelStyle {
      init()
      @_native func makeBody(configuration: LabelStyleConfiguration) -> some View
    }
    extension LabelStyle where Self == IconOnlyLabelStyle {
      static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
    }
    struct TitleAndIconLabelStyle: LabelStyle {
      init()
      @_native func makeBody(configuration: LabelStyleConfiguration) -> some View
    }
    extension LabelStyle where Self == TitleAndIconLabelStyle {
      static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
    }
    protocol ProgressViewStyle {
      associatedtype Body: View
      typealias Configuration = ProgressViewStyleConfiguration
      @ViewBuilder func makeBody(configuration: ProgressViewStyleConfiguration) -> Body
    }
    struct ProgressViewStyleConfiguration {
      struct Label: View {
        typealias Body = Never
      }
      struct CurrentValueLabel: View {
        typealias Body = Never
      }
      let fractionCompleted: Double?
      let label: ProgressViewStyleConfiguration.Label?
      let currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
    }
    struct DefaultProgressViewStyle: ProgressViewStyle {
      init()
      @_native func makeBody(configuration: ProgressViewStyleConfiguration) -> some View
    }
    extension ProgressViewStyle where Self == DefaultProgressViewStyle {
      static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
    }
    struct LinearProgressViewStyle: ProgressViewStyle {
      init()
      @_native func makeBody(configuration: ProgressViewStyleConfiguration) -> some View
    }
    extension ProgressViewStyle where Self == LinearProgressViewStyle {
      static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
    }
    struct CircularProgressViewStyle: ProgressViewStyle {
      init()
      @_native func makeBody(configuration: ProgressViewStyleConfiguration) -> some View
    }
    extension ProgressViewStyle where Self == CircularProgressViewStyle {
      static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
    }
    protocol GroupBoxStyle {
      associatedtype Body: View
      typealias Configuration = GroupBoxStyleConfiguration
      @ViewBuilder func makeBody(configuration: GroupBoxStyleConfiguration) -> Body
    }
    struct GroupBoxStyleConfiguration {
      struct Label: View {
        typealias Body = Never
      }
      struct Content: View {
        typealias Body = Never
      }
      let label: GroupBoxStyleConfiguration.Label
      let content: GroupBoxStyleConfiguration.Content
    }
    struct DefaultGroupBoxStyle: GroupBoxStyle {
      init()
      @_native func makeBody(configuration: GroupBoxStyleConfiguration) -> some View
    }
    extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
      static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
    }
    protocol DisclosureGroupStyle {
      associatedtype Body: View
      typealias Configuration = DisclosureGroupStyleConfiguration
      @ViewBuilder func makeBody(configuration: DisclosureGroupStyleConfiguration) -> Body
    }
    struct DisclosureGroupStyleConfiguration {
      struct Label: View {
        typealias Body = Never
      }
      struct Content: View {
        typealias Body = Never
      }
      let label: DisclosureGroupStyleConfiguration.Label
      let content: DisclosureGroupStyleConfiguration.Content
      @Binding var isExpanded: Bool
    }
    struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
      init()
      @_native func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View
    }
    extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
      static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
    }
    protocol LabeledContentStyle {
      associatedtype Body: View
      typealias Configuration = LabeledContentStyleConfiguration
      @ViewBuilder func makeBody(configuration: LabeledContentStyleConfiguration) -> Body
    }
    struct LabeledContentStyleConfiguration {
      struct Label: View {
        typealias Body = Never
      }
      struct Content: View {
        typealias Body = Never
      }
      let label: LabeledContentStyleConfiguration.Label
      let content: LabeledContentStyleConfiguration.Content
    }
    struct AutomaticLabeledContentStyle: LabeledContentStyle {
      init()
      @_native func makeBody(configuration: LabeledContentStyleConfiguration) -> some View
    }
    extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
      static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
    }
    protocol GaugeStyle {
      associatedtype Body: View
      typealias Configuration = GaugeStyleConfiguration
      @ViewBuilder func makeBody(configuration: GaugeStyleConfiguration) -> Body
    }
    struct GaugeStyleConfiguration {
      struct Label: View {
        typealias Body = Never
      }
      struct CurrentValueLabel: View {
        typealias Body = Never
      }
      struct MinimumValueLabel: View {
        typealias Body = Never
      }
      struct MaximumValueLabel: View {
        typealias Body = Never
      }
      var value: Double
      var label: GaugeStyleConfiguration.Label
      var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
      var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
      var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
    }
    struct DefaultGaugeStyle: GaugeStyle {
      init()
      @_native func makeBody(configuration: GaugeStyleConfiguration) -> some View
    }
    extension GaugeStyle where Self == DefaultGaugeStyle {
      static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
    }
    struct LinearCapacityGaugeStyle: GaugeStyle {
      init()
      @_native func makeBody(configuration: GaugeStyleConfiguration) -> some View
    }
    extension GaugeStyle where Self == LinearCapacityGaugeStyle {
      static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
    }
    struct AccessoryLinearGaugeStyle: GaugeStyle {
      init()
      @_native func makeBody(configuration: GaugeStyleConfiguration) -> some View
    }
    extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
      static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
    }
    struct AccessoryCircularGaugeStyle: GaugeStyle {
      init()
      @_native func makeBody(configuration: GaugeStyleConfiguration) -> some View
    }
    extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
      static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
    }
    struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
      init()
      @_native func makeBody(configuration: GaugeStyleConfiguration) -> some View
    }
    extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
      static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
    }
    struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
      init()
      @_native func makeBody(configuration: GaugeStyleConfiguration) -> some View
    }
    extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
      static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
    }
    protocol MenuStyle {
      associatedtype Body: View
      typealias Configuration = MenuStyleConfiguration
      @ViewBuilder func makeBody(configuration: MenuStyleConfiguration) -> Body
    }
    struct MenuStyleConfiguration {
      struct Label: View {
        typealias Body = Never
      }
      struct Content: View {
        typealias Body = Never
      }
      let _label: MenuStyleConfiguration.Label
      let _content: MenuStyleConfiguration.Content
      let _primaryAction: (() -> Void)?
    }
    struct DefaultMenuStyle: MenuStyle {
      init()
      @_native func makeBody(configuration: MenuStyleConfiguration) -> some View
    }
    extension MenuStyle where Self == DefaultMenuStyle {
      static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
    }
    struct ButtonMenuStyle: MenuStyle {
      init()
      @_native func makeBody(configuration: MenuStyleConfiguration) -> some View
    }
    extension MenuStyle where Self == ButtonMenuStyle {
      static var button: ButtonMenuStyle { ButtonMenuStyle() }
    }
    struct BorderlessButtonMenuStyle: MenuStyle {
      init()
      @_native func makeBody(configuration: MenuStyleConfiguration) -> some View
    }
    extension MenuStyle where Self == BorderlessButtonMenuStyle {
      static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
    }
    extension View {
      func buttonStyle<S: ButtonStyle>(_ style: S) -> some View
      @_symbol("View.buttonStyle(_:)@overload2") func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View
      func toggleStyle<S: ToggleStyle>(_ style: S) -> some View
      func labelStyle<S: LabelStyle>(_ style: S) -> some View
      func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View
      func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View
      func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View
      func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View
      func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View
      func menuStyle<S: MenuStyle>(_ style: S) -> some View
    }
    """#
}
