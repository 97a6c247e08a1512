extension Catalogue {
  /// Styles of pickers, fields, lists, tabs and other containers.
  static let swiftUIStylesContainers = #"""
    protocol DatePickerStyle {
    }
    struct DefaultDatePickerStyle: DatePickerStyle {
      init()
    }
    extension DatePickerStyle where Self == DefaultDatePickerStyle {
      static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
    }
    struct CompactDatePickerStyle: DatePickerStyle {
      init()
    }
    extension DatePickerStyle where Self == CompactDatePickerStyle {
      static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
    }
    struct GraphicalDatePickerStyle: DatePickerStyle {
      init()
    }
    extension DatePickerStyle where Self == GraphicalDatePickerStyle {
      static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
    }
    struct WheelDatePickerStyle: DatePickerStyle {
      init()
    }
    extension DatePickerStyle where Self == WheelDatePickerStyle {
      static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
    }
    struct FieldDatePickerStyle: DatePickerStyle {
      init()
    }
    extension DatePickerStyle where Self == FieldDatePickerStyle {
      static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
    }
    struct StepperFieldDatePickerStyle: DatePickerStyle {
      init()
    }
    extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
      static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
    }
    protocol PickerStyle {
    }
    struct DefaultPickerStyle: PickerStyle {
      init()
    }
    extension PickerStyle where Self == DefaultPickerStyle {
      static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
    }
    struct InlinePickerStyle: PickerStyle {
      init()
    }
    extension PickerStyle where Self == InlinePickerStyle {
      static var inline: InlinePickerStyle { InlinePickerStyle() }
    }
    struct MenuPickerStyle: PickerStyle {
      init()
    }
    extension PickerStyle where Self == MenuPickerStyle {
      static var menu: MenuPickerStyle { MenuPickerStyle() }
    }
    struct SegmentedPickerStyle: PickerStyle {
      init()
    }
    extension PickerStyle where Self == SegmentedPickerStyle {
      static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
    }
    struct WheelPickerStyle: PickerStyle {
      init()
    }
    extension PickerStyle where Self == WheelPickerStyle {
      static var wheel: WheelPickerStyle { WheelPickerStyle() }
    }
    struct NavigationLinkPickerStyle: PickerStyle {
      init()
    }
    extension PickerStyle where Self == NavigationLinkPickerStyle {
      static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
    }
    struct PalettePickerStyle: PickerStyle {
      init()
    }
    extension PickerStyle where Self == PalettePickerStyle {
      static var palette: PalettePickerStyle { PalettePickerStyle() }
    }
    struct RadioGroupPickerStyle: PickerStyle {
      init()
    }
    extension PickerStyle where Self == RadioGroupPickerStyle {
      static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
    }
    protocol TextFieldStyle {
      associatedtype _Body: View
      typealias _Label = _TextFieldStyleLabel
      @ViewBuilder func _body(configuration: TextField<_TextFieldStyleLabel>) -> _Body
    }
    struct _TextFieldStyleLabel: View {
      typealias Body = Never
    }
    struct DefaultTextFieldStyle: TextFieldStyle {
      init()
      @_native func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View
    }
    extension TextFieldStyle where Self == DefaultTextFieldStyle {
      static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
    }
    struct PlainTextFieldStyle: TextFieldStyle {
      init()
      @_native func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View
    }
    extension TextFieldStyle where Self == PlainTextFieldStyle {
      static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
    }
    struct RoundedBorderTextFieldStyle: TextFieldStyle {
      init()
      @_native func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View
    }
    extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
      static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
    }
    struct SquareBorderTextFieldStyle: TextFieldStyle {
      init()
      @_native func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View
    }
    extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
      static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
    }
    protocol TextEditorStyle {
    }
    struct AutomaticTextEditorStyle: TextEditorStyle {
      init()
    }
    extension TextEditorStyle where Self == AutomaticTextEditorStyle {
      static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
    }
    struct PlainTextEditorStyle: TextEditorStyle {
      init()
    }
    extension TextEditorStyle where Self == PlainTextEditorStyle {
      static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
    }
    protocol ListStyle {
    }
    struct DefaultListStyle: ListStyle {
      init()
    }
    extension ListStyle where Self == DefaultListStyle {
      static var automatic: DefaultListStyle { DefaultListStyle() }
    }
    struct PlainListStyle: ListStyle {
      init()
    }
    extension ListStyle where Self == PlainListStyle {
      static var plain: PlainListStyle { PlainListStyle() }
    }
    struct InsetListStyle: ListStyle {
      init()
    }
    extension ListStyle where Self == InsetListStyle {
      static var inset: InsetListStyle { InsetListStyle() }
    }
    struct GroupedListStyle: ListStyle {
      init()
    }
    extension ListStyle where Self == GroupedListStyle {
      static var grouped: GroupedListStyle { GroupedListStyle() }
    }
    struct InsetGroupedListStyle: ListStyle {
      init()
    }
    extension ListStyle where Self == InsetGroupedListStyle {
      static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
    }
    struct SidebarListStyle: ListStyle {
      init()
    }
    extension ListStyle where Self == SidebarListStyle {
      static var sidebar: SidebarListStyle { SidebarListStyle() }
    }
    struct BorderedListStyle: ListStyle {
      init()
    }
    extension ListStyle where Self == BorderedListStyle {
      static var bordered: BorderedListStyle { BorderedListStyle() }
    }
    protocol TabViewStyle {
    }
    struct DefaultTabViewStyle: TabViewStyle {
      init()
    }
    extension TabViewStyle where Self == DefaultTabViewStyle {
      static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
    }
    struct SidebarAdaptableTabViewStyle: TabViewStyle {
      init()
    }
    extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
      static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
    }
    struct TabBarOnlyTabViewStyle: TabViewStyle {
      init()
    }
    extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
      static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
    }
    struct PageTabViewStyle: TabViewStyle {
      init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic)
      struct IndexDisplayMode {
        var _name: String
        static let automatic = IndexDisplayMode(_name: "automatic")
        static let always = IndexDisplayMode(_name: "always")
        static let never = IndexDisplayMode(_name: "never")
      }
    }
    extension TabViewStyle where Self == PageTabViewStyle {
      static var page: PageTabViewStyle { PageTabViewStyle() }
      static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
    }
    protocol IndexViewStyle {
    }
    struct PageIndexViewStyle: IndexViewStyle {
      init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic)
      struct BackgroundDisplayMode {
        var _name: String
        static let automatic = BackgroundDisplayMode(_name: "automatic")
        static let interactive = BackgroundDisplayMode(_name: "interactive")
        static let always = BackgroundDisplayMode(_name: "always")
        static let never = BackgroundDisplayMode(_name: "never")
      }
    }
    extension IndexViewStyle where Self == PageIndexViewStyle {
      static var page: PageIndexViewStyle { PageIndexViewStyle() }
      static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
    }
    protocol FormStyle {
      associatedtype Body: View
      typealias Configuration = FormStyleConfiguration
      @ViewBuilder func makeBody(configuration: FormStyleConfiguration) -> Body
    }
    struct FormStyleConfiguration {
      struct Content: View {
        typealias Body = Never
      }
      let content: FormStyleConfiguration.Content
    }
    struct AutomaticFormStyle: FormStyle {
      init()
      @_native func makeBody(configuration: FormStyleConfiguration) -> some View
    }
    extension FormStyle where Self == AutomaticFormStyle {
      static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
    }
    struct ColumnsFormStyle: FormStyle {
      init()
      @_native func makeBody(configuration: FormStyleConfiguration) -> some View
    }
    extension FormStyle where Self == ColumnsFormStyle {
      static var columns: ColumnsFormStyle { ColumnsFormStyle() }
    }
    struct GroupedFormStyle: FormStyle {
      init()
      @_native func makeBody(configuration: FormStyleConfiguration) -> some View
    }
    extension FormStyle where Self == GroupedFormStyle {
      static var grouped: GroupedFormStyle { GroupedFormStyle() }
    }
    protocol ControlGroupStyle {
      associatedtype Body: View
      typealias Configuration = ControlGroupStyleConfiguration
      @ViewBuilder func makeBody(configuration: ControlGroupStyleConfiguration) -> Body
    }
    struct ControlGroupStyleConfiguration {
      struct Content: View {
        typealias Body = Never
      }
      struct Label: View {
        typealias Body = Never
      }
      let content: ControlGroupStyleConfiguration.Content
      let label: ControlGroupStyleConfiguration.Label
    }
    struct AutomaticControlGroupStyle: ControlGroupStyle {
      init()
      @_native func makeBody(configuration: ControlGroupStyleConfiguration) -> some View
    }
    extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
      static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    }
    struct NavigationControlGroupStyle: ControlGroupStyle {
      init()
      @_native func makeBody(configuration: ControlGroupStyleConfiguration) -> some View
    }
    extension ControlGroupStyle where Self == NavigationControlGroupStyle {
      static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
    }
    struct MenuControlGroupStyle: ControlGroupStyle {
      init()
      @_native func makeBody(configuration: ControlGroupStyleConfiguration) -> some View
    }
    extension ControlGroupStyle where Self == MenuControlGroupStyle {
      static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
    }
    struct CompactMenuControlGroupStyle: ControlGroupStyle {
      init()
      @_native func makeBody(configuration: ControlGroupStyleConfiguration) -> some View
    }
    extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
      static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
    }
    struct PaletteControlGroupStyle: ControlGroupStyle {
      init()
      @_native func makeBody(configuration: ControlGroupStyleConfiguration) -> some View
    }
    extension ControlGroupStyle where Self == PaletteControlGroupStyle {
      static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
    }
    protocol NavigationViewStyle {
    }
    struct DefaultNavigationViewStyle: NavigationViewStyle {
      init()
    }
    extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
      static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
    }
    struct StackNavigationViewStyle: NavigationViewStyle {
      init()
    }
    extension NavigationViewStyle where Self == StackNavigationViewStyle {
      static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
    }
    struct ColumnNavigationViewStyle: NavigationViewStyle {
      init()
    }
    extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
      static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
    }
    struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
      init()
    }
    protocol NavigationSplitViewStyle {
    }
    struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
      init()
    }
    extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
      static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
    }
    struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
      init()
    }
    extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
      static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
    }
    struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
      init()
    }
    extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
      static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
    }
    protocol TableStyle {
    }
    struct AutomaticTableStyle: TableStyle {
      init()
    }
    extension TableStyle where Self == AutomaticTableStyle {
      static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
    }
    struct InsetTableStyle: TableStyle {
      init()
    }
    extension TableStyle where Self == InsetTableStyle {
      static var inset: InsetTableStyle { InsetTableStyle() }
    }
    extension View {
      func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View
      func pickerStyle<S: PickerStyle>(_ style: S) -> some View
      func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View
      func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View
      func listStyle<S: ListStyle>(_ style: S) -> some View
      func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View
      func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View
      func formStyle<S: FormStyle>(_ style: S) -> some View
      func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View
      func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View
      func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View
      func tableStyle<S: TableStyle>(_ style: S) -> some View
    }
    """#
}
