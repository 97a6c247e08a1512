extension Catalogue {
  /// Values that views and modifiers take: colours, fonts, edges, alignments.
  static let swiftUIValues = #"""
    struct Color: Hashable, View, ShapeStyle {
      typealias Body = Never
      static func == (a: Color, b: Color) -> Bool { _isEqual(a, b) }
      init(_ name: String, bundle: Bundle? = nil)
      init(red: Double, green: Double, blue: Double, opacity: Double = 1)
      init(_ colorSpace: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1)
      init(white: Double, opacity: Double = 1)
      init(_ colorSpace: Color.RGBColorSpace, white: Double, opacity: Double = 1)
      init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)
      init(_ color: UIColor)
      init(uiColor: UIColor)
      @_symbol("Color.init(_:)@hashable") @_disfavoredOverload init<T: Hashable>(_ color: T)
      init(cgColor: CGColor)
      enum RGBColorSpace: Hashable {
        case sRGB
        case sRGBLinear
        case displayP3
      }
      static var red: Color { get }
      static var orange: Color { get }
      static var yellow: Color { get }
      static var green: Color { get }
      static var mint: Color { get }
      static var teal: Color { get }
      static var cyan: Color { get }
      static var blue: Color { get }
      static var indigo: Color { get }
      static var purple: Color { get }
      static var pink: Color { get }
      static var brown: Color { get }
      static var white: Color { get }
      static var gray: Color { get }
      static var black: Color { get }
      static var clear: Color { get }
      static var primary: Color { get }
      static var secondary: Color { get }
      static var accentColor: Color { get }
      func opacity(_ opacity: Double) -> Color
      func mix(with rhs: Color, by fraction: Double) -> Color
      var gradient: AnyGradient { get }
      @_native var description: String { get }
    }
    typealias _ColorLiteralType = UIColor
    @_object struct UIColor: Hashable, _ExpressibleByColorLiteral {
      @_native static func == (a: UIColor, b: UIColor) -> Bool
      init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float)
      init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init(white: CGFloat, alpha: CGFloat)
      init(_ color: Color)
      static var red: UIColor { get }
      static var orange: UIColor { get }
      static var yellow: UIColor { get }
      static var green: UIColor { get }
      static var blue: UIColor { get }
      static var cyan: UIColor { get }
      static var purple: UIColor { get }
      static var brown: UIColor { get }
      static var white: UIColor { get }
      static var gray: UIColor { get }
      static var lightGray: UIColor { get }
      static var darkGray: UIColor { get }
      static var black: UIColor { get }
      static var clear: UIColor { get }
      static var label: UIColor { get }
      static var secondaryLabel: UIColor { get }
      static var tertiaryLabel: UIColor { get }
      static var separator: UIColor { get }
      static var link: UIColor { get }
      static var systemRed: UIColor { get }
      static var systemOrange: UIColor { get }
      static var systemYellow: UIColor { get }
      static var systemGreen: UIColor { get }
      static var systemMint: UIColor { get }
      static var systemTeal: UIColor { get }
      static var systemBlue: UIColor { get }
      static var systemIndigo: UIColor { get }
      static var systemPurple: UIColor { get }
      static var systemPink: UIColor { get }
      static var systemBrown: UIColor { get }
      static var systemGray: UIColor { get }
      static var systemGray2: UIColor { get }
      static var systemGray3: UIColor { get }
      static var systemGray4: UIColor { get }
      static var systemGray5: UIColor { get }
      static var systemGray6: UIColor { get }
      static var systemBackground: UIColor { get }
      static var secondarySystemBackground: UIColor { get }
      static var tertiarySystemBackground: UIColor { get }
      static var systemGroupedBackground: UIColor { get }
      static var secondarySystemGroupedBackground: UIColor { get }
      static var systemFill: UIColor { get }
      static var secondarySystemFill: UIColor { get }
      static var tertiarySystemFill: UIColor { get }
      static var quaternarySystemFill: UIColor { get }
      static var quaternaryLabel: UIColor { get }
      static var opaqueSeparator: UIColor { get }
      static var tertiarySystemGroupedBackground: UIColor { get }
      static var tintColor: UIColor { get }
      static var magenta: UIColor { get }
      static var placeholderText: UIColor { get }
      func withAlphaComponent(_ alpha: CGFloat) -> UIColor
    }
    @_partial class CTFont {
    }

    struct Font: Hashable {
      init(_ font: CTFont)
      static func == (a: Font, b: Font) -> Bool { _isEqual(a, b) }
      static var largeTitle: Font { get }
      static var title: Font { get }
      static var title2: Font { get }
      static var title3: Font { get }
      static var headline: Font { get }
      static var subheadline: Font { get }
      static var body: Font { get }
      static var callout: Font { get }
      static var footnote: Font { get }
      static var caption: Font { get }
      static var caption2: Font { get }
      static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font
      static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font
      static func custom(_ name: String, size: CGFloat) -> Font
      static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font
      static func custom(_ name: String, fixedSize: CGFloat) -> Font
      func weight(_ weight: Font.Weight) -> Font
      func width(_ width: Font.Width) -> Font
      func bold() -> Font
      func italic() -> Font
      func monospaced() -> Font
      func monospacedDigit() -> Font
      func smallCaps() -> Font
      func lowercaseSmallCaps() -> Font
      func uppercaseSmallCaps() -> Font
      func leading(_ leading: Font.Leading) -> Font
      enum TextStyle: Hashable, CaseIterable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
      }
      enum Design: Hashable {
        case `default`, serif, rounded, monospaced
      }
      enum Leading: Hashable {
        case standard, tight, loose
      }
      struct Weight: Hashable {
        var value: CGFloat
        static let ultraLight = Weight(value: -0.8)
        static let thin = Weight(value: -0.6)
        static let light = Weight(value: -0.4)
        static let regular = Weight(value: 0)
        static let medium = Weight(value: 0.23)
        static let semibold = Weight(value: 0.3)
        static let bold = Weight(value: 0.4)
        static let heavy = Weight(value: 0.56)
        static let black = Weight(value: 0.62)
      }
      struct Width: Hashable {
        var value: CGFloat
        init(_ value: CGFloat) { self.value = value }
        static let compressed = Width(-0.4)
        static let condensed = Width(-0.2)
        static let standard = Width(0)
        static let expanded = Width(0.2)
      }
    }
    enum Axis: Int8, CaseIterable {
      case horizontal
      case vertical
      struct Set: OptionSet {
        let rawValue: Int8
        init(rawValue: Int8) { self.rawValue = rawValue }
        static let horizontal = Set(rawValue: 1)
        static let vertical = Set(rawValue: 2)
      }
    }
    enum Edge: Int8, CaseIterable {
      case top, leading, bottom, trailing
      struct Set: OptionSet {
        let rawValue: Int8
        init(rawValue: Int8) { self.rawValue = rawValue }
        init(_ e: Edge) { rawValue = 1 << e.rawValue }
        static let top = Set(rawValue: 1)
        static let leading = Set(rawValue: 2)
        static let bottom = Set(rawValue: 4)
        static let trailing = Set(rawValue: 8)
        static let all = Set(rawValue: 15)
        static let horizontal = Set(rawValue: 10)
        static let vertical = Set(rawValue: 5)
      }
    }
    enum HorizontalEdge: Int8, CaseIterable {
      case leading, trailing
      struct Set: OptionSet {
        let rawValue: Int8
        init(rawValue: Int8) { self.rawValue = rawValue }
        static let leading = Set(rawValue: 1)
        static let trailing = Set(rawValue: 2)
        static let all = Set(rawValue: 3)
      }
    }
    enum VerticalEdge: Int8, CaseIterable {
      case top, bottom
      struct Set: OptionSet {
        let rawValue: Int8
        init(rawValue: Int8) { self.rawValue = rawValue }
        static let top = Set(rawValue: 1)
        static let bottom = Set(rawValue: 2)
        static let all = Set(rawValue: 3)
      }
    }
    struct EdgeInsets: Equatable {
      var top: CGFloat
      var leading: CGFloat
      var bottom: CGFloat
      var trailing: CGFloat
      init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { self.top = top; self.leading = leading; self.bottom = bottom; self.trailing = trailing }
      init() { top = 0; leading = 0; bottom = 0; trailing = 0 }
    }
    struct HorizontalAlignment: Equatable {
      var _key: String
      init(_ id: AlignmentID.Type) { _key = "\(id)" }
      init(_key: String) { self._key = _key }
      static let leading = HorizontalAlignment(_key: "leading")
      static let center = HorizontalAlignment(_key: "center")
      static let trailing = HorizontalAlignment(_key: "trailing")
      static let listRowSeparatorLeading = HorizontalAlignment(_key: "listRowSeparatorLeading")
      static let listRowSeparatorTrailing = HorizontalAlignment(_key: "listRowSeparatorTrailing")
    }
    struct VerticalAlignment: Equatable {
      var _key: String
      init(_ id: AlignmentID.Type) { _key = "\(id)" }
      init(_key: String) { self._key = _key }
      static let top = VerticalAlignment(_key: "top")
      static let center = VerticalAlignment(_key: "center")
      static let bottom = VerticalAlignment(_key: "bottom")
      static let firstTextBaseline = VerticalAlignment(_key: "firstTextBaseline")
      static let lastTextBaseline = VerticalAlignment(_key: "lastTextBaseline")
    }
    struct Alignment: Equatable {
      var horizontal: HorizontalAlignment
      var vertical: VerticalAlignment
      init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { self.horizontal = horizontal; self.vertical = vertical }
      static let center = Alignment(horizontal: .center, vertical: .center)
      static let leading = Alignment(horizontal: .leading, vertical: .center)
      static let trailing = Alignment(horizontal: .trailing, vertical: .center)
      static let top = Alignment(horizontal: .center, vertical: .top)
      static let bottom = Alignment(horizontal: .center, vertical: .bottom)
      static let topLeading = Alignment(horizontal: .leading, vertical: .top)
      static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
      static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
      static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
      static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
      static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
      static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
      static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
      static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
      static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
    }
    protocol AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat
    }
    struct ViewDimensions: Equatable {
      var width: CGFloat
      var height: CGFloat
      @_native subscript(guide: HorizontalAlignment) -> CGFloat { get }
      @_native @_symbol("ViewDimensions.subscript(vertical)") subscript(guide: VerticalAlignment) -> CGFloat { get }
    }
    enum TextAlignment: Hashable, CaseIterable {
      case leading, center, trailing
    }
    """#
}
