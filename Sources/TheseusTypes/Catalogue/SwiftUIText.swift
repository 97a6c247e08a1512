extension Catalogue {
  /// Text and images.
  static let swiftUIText = #"""
    struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
      @_native init(_ value: String)
      @_native init(stringLiteral value: String)
      @_native init(stringInterpolation: LocalizedStringKey.StringInterpolation)
      static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool { _isEqual(a, b) }
      struct StringInterpolation: StringInterpolationProtocol {
        var _text: String
        init(literalCapacity: Int, interpolationCount: Int) { _text = "" }
        mutating func appendLiteral(_ literal: String) { _text += literal }
        mutating func appendInterpolation(_ string: String) { _text += string }
        @_symbol("LocalizedStringKey.StringInterpolation.appendInterpolation(_:)@int") mutating func appendInterpolation(_ value: Int) { _text += value.formatted() }
        @_symbol("LocalizedStringKey.StringInterpolation.appendInterpolation(_:)@double") mutating func appendInterpolation(_ value: Double) { _text += String(format: "%f", value) }
        @_symbol("LocalizedStringKey.StringInterpolation.appendInterpolation(_:)@cGFloat") mutating func appendInterpolation(_ value: CGFloat) { _text += String(format: "%f", Double(value)) }
        @_symbol("LocalizedStringKey.StringInterpolation.appendInterpolation(_:)@t") @_disfavoredOverload mutating func appendInterpolation<T>(_ value: T) { _text += String(describing: value) }
        mutating func appendInterpolation(_ value: Double, specifier: String) { _text += String(format: specifier, value) }
        @_symbol("LocalizedStringKey.StringInterpolation.appendInterpolation(_:specifier:)@int") mutating func appendInterpolation(_ value: Int, specifier: String) { _text += String(format: specifier, value) }
        @_symbol("LocalizedStringKey.StringInterpolation.appendInterpolation(_:specifier:)@cGFloat") mutating func appendInterpolation(_ value: CGFloat, specifier: String) { _text += String(format: specifier, Double(value)) }
        @_symbol("LocalizedStringKey.StringInterpolation.appendInterpolation(_:specifier:)@float") mutating func appendInterpolation(_ value: Float, specifier: String) { _text += String(format: specifier, Double(value)) }
        mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String { _text += format.format(input) }
        @_symbol("LocalizedStringKey.StringInterpolation.appendInterpolation(_:)@text") mutating func appendInterpolation(_ text: Text) { _text += text._string }
        @_symbol("LocalizedStringKey.StringInterpolation.appendInterpolation(_:)@image") mutating func appendInterpolation(_ image: Image) { _text += "\u{FFFC}" }
        @_symbol("LocalizedStringKey.StringInterpolation.appendInterpolation(_:formatter:)@date") mutating func appendInterpolation(_ date: Date, formatter: Formatter) { _text += formatter.string(for: date) ?? String(describing: date) }
        mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) { _text += formatter.string(for: subject) ?? String(describing: subject) }
        mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { _text += style._text(of: date) }
      }
    }
    struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation {
      @_native init(stringLiteral value: String)
      @_native init(_ keyAndValue: String)
      static func == (a: LocalizedStringResource, b: LocalizedStringResource) -> Bool { _isEqual(a, b) }
    }
    protocol _DateTexts {
      func _text(of date: Date) -> String
    }
    protocol _FormatterTexts {
      func _text(for value: Any?) -> String?
    }
    extension Formatter: _FormatterTexts {
      func _text(for value: Any?) -> String? { string(for: value) }
    }
    struct Text: View, Equatable {
      typealias Body = Never
      static func == (a: Text, b: Text) -> Bool { _isEqual(a, b) }
      @_native var _string: String { get }
      init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
      @_disfavoredOverload init<S: StringProtocol>(_ content: S)
      @_symbol("Text.init(_:)@resource") @_disfavoredOverload init(_ resource: LocalizedStringResource)
      init(verbatim content: String)
      init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String
      @_symbol("Text.init(_:)@attributed") init(_ attributedContent: AttributedString)
      @_symbol("Text.init(_:)@image") init(_ image: Image)
      init(_ date: Date, style: Text.DateStyle)
      @_symbol("Text.init(_:formatter:)@date") init(_ subject: Date, formatter: Formatter)
      init<Subject: NSObject>(_ subject: Subject, formatter: Formatter)
      @_symbol("Text.init(_:)@closedRangeDate") init(_ dates: ClosedRange<Date>)
      @_symbol("Text.init(_:)@dateInterval") init(_ interval: DateInterval)
      init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true)
      func bold() -> Text
      func bold(_ isActive: Bool) -> Text
      func italic() -> Text
      func italic(_ isActive: Bool) -> Text
      func font(_ font: Font?) -> Text
      func fontWeight(_ weight: Font.Weight?) -> Text
      func fontWidth(_ width: Font.Width?) -> Text
      func fontDesign(_ design: Font.Design?) -> Text
      func foregroundColor(_ color: Color?) -> Text
      func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text
      func underline(_ isActive: Bool = true, color: Color? = nil) -> Text
      func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text
      func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text
      func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text
      func kerning(_ kerning: CGFloat) -> Text
      func tracking(_ tracking: CGFloat) -> Text
      func baselineOffset(_ baselineOffset: CGFloat) -> Text
      func monospaced(_ isActive: Bool = true) -> Text
      func monospacedDigit() -> Text
      func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text
      func speechSpellsOutCharacters(_ value: Bool = true) -> Text
      func accessibilityLabel(_ label: LocalizedStringKey) -> Text
      static func + (lhs: Text, rhs: Text) -> Text
      enum TruncationMode: Hashable {
        case head, tail, middle
      }
      enum Case: Hashable {
        case uppercase, lowercase
      }
      struct Scale: Hashable {
        var _name: String
        static let `default` = Scale(_name: "default")
        static let secondary = Scale(_name: "secondary")
      }
      struct DateStyle: Hashable, _DateTexts {
        var _name: String
        func _text(of date: Date) -> String { _name == "time" ? date.formatted(date: .omitted, time: .shortened) : _name == "date" ? date.formatted(date: .long, time: .omitted) : _text(of: Int(date.timeIntervalSinceNow.rounded())) }
        @_symbol("Text.DateStyle._text(of:)@int") func _text(of seconds: Int) -> String { _name == "timer" ? _timer(abs(seconds)) : _name == "offset" ? (seconds < 0 ? "-" : "+") + _offset(abs(seconds)) : _relative(abs(seconds)) }
        func _timer(_ seconds: Int) -> String { (seconds >= 3600 ? "\(seconds / 3600):" + String(format: "%02d", seconds / 60 % 60) : "\(seconds / 60)") + ":" + String(format: "%02d", seconds % 60) }
        func _offset(_ seconds: Int) -> String { seconds >= 3600 ? _count(seconds / 3600, "hour") : seconds >= 60 ? _count(seconds / 60, "minute") : _count(seconds, "second") }
        func _count(_ count: Int, _ unit: String) -> String { "\(count) \(unit)" + (count == 1 ? "" : "s") }
        func _relative(_ seconds: Int) -> String { seconds >= 3600 ? "\(seconds / 3600) hr, \(seconds / 60 % 60) min" : seconds >= 60 ? "\(seconds / 60) min, \(seconds % 60) sec" : "\(seconds) sec" }
        static let time = DateStyle(_name: "time")
        static let date = DateStyle(_name: "date")
        static let relative = DateStyle(_name: "relative")
        static let offset = DateStyle(_name: "offset")
        static let timer = DateStyle(_name: "timer")
      }
      struct LineStyle: Hashable {
        var _pattern: Text.LineStyle.Pattern
        init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) { _pattern = pattern }
        static let single = LineStyle(pattern: .solid)
        struct Pattern: Hashable {
          var _name: String
          static let solid = Pattern(_name: "solid")
          static let dot = Pattern(_name: "dot")
          static let dash = Pattern(_name: "dash")
          static let dashDot = Pattern(_name: "dashDot")
          static let dashDotDot = Pattern(_name: "dashDotDot")
        }
      }
    }
    struct Image: View, Equatable {
      typealias Body = Never
      static func == (a: Image, b: Image) -> Bool { _isEqual(a, b) }
      init(_ name: String, bundle: Bundle? = nil)
      init(_ name: String, bundle: Bundle? = nil, label: Text)
      init(_ name: String, variableValue: Double?, bundle: Bundle? = nil)
      init(decorative name: String, bundle: Bundle? = nil)
      init(systemName: String)
      init(systemName: String, variableValue: Double?)
      init(uiImage: UIImage)
      init(_ resource: ImageResource)
      func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image
      func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image
      func interpolation(_ interpolation: Image.Interpolation) -> Image
      func antialiased(_ isAntialiased: Bool) -> Image
      func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image
      enum ResizingMode: Hashable {
        case tile, stretch
      }
      enum TemplateRenderingMode: Hashable {
        case template, original
      }
      enum Interpolation: Hashable {
        case none, low, medium, high
      }
      enum Scale: Hashable {
        case small, medium, large
      }
      enum Orientation: UInt8, CaseIterable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
      }
    }
    struct ImageResource: Hashable {
      var name: String
      init(name: String, bundle: Bundle) { self.name = name }
    }
    @_object struct UIImage: Hashable {
      static func == (a: UIImage, b: UIImage) -> Bool { _isEqual(a, b) }
      init?(named name: String)
      init?(systemName name: String)
      init?(data: Data)
      init()
      @_native var size: CGSize { get }
    }
    struct SymbolRenderingMode: Hashable {
      var _name: String
      static let monochrome = SymbolRenderingMode(_name: "monochrome")
      static let multicolor = SymbolRenderingMode(_name: "multicolor")
      static let hierarchical = SymbolRenderingMode(_name: "hierarchical")
      static let palette = SymbolRenderingMode(_name: "palette")
    }
    struct SymbolVariants: Hashable {
      var _name: String
      static let none = SymbolVariants(_name: "none")
      static let fill = SymbolVariants(_name: "fill")
      static let slash = SymbolVariants(_name: "slash")
      static let circle = SymbolVariants(_name: "circle")
      static let square = SymbolVariants(_name: "square")
      static let rectangle = SymbolVariants(_name: "rectangle")
      var fill: SymbolVariants { SymbolVariants(_name: _name + ".fill") }
      var slash: SymbolVariants { SymbolVariants(_name: _name + ".slash") }
      var circle: SymbolVariants { SymbolVariants(_name: _name + ".circle") }
      var square: SymbolVariants { SymbolVariants(_name: _name + ".square") }
    }
    struct AsyncImage<Content: View>: View {
      typealias Body = Never
      init(url: URL?, scale: CGFloat = 1) where Content == Image
      init<I: View, P: View>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P) where Content == _ConditionalContent<I, P>
      init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content)
    }
    enum AsyncImagePhase {
      case empty
      case success(Image)
      case failure(any Error)
      var image: Image? { if case .success(let image) = self { image } else { nil } }
      var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
    }
    extension AttributeScopes {
      var swiftUI: AttributeScopes.SwiftUIAttributes.Type { SwiftUIAttributes.self }
      struct SwiftUIAttributes: AttributeScope, Sendable {
        let font: FontAttribute
        let foregroundColor: ForegroundColorAttribute
        let backgroundColor: BackgroundColorAttribute
        let strikethroughStyle: StrikethroughStyleAttribute
        let underlineStyle: UnderlineStyleAttribute
        let kern: KerningAttribute
        let tracking: TrackingAttribute
        let baselineOffset: BaselineOffsetAttribute
        enum FontAttribute: AttributedStringKey {
          typealias Value = Font
          static let name: String = "SwiftUI.Font"
        }
        enum ForegroundColorAttribute: AttributedStringKey {
          typealias Value = Color
          static let name: String = "SwiftUI.ForegroundColor"
        }
        enum BackgroundColorAttribute: AttributedStringKey {
          typealias Value = Color
          static let name: String = "SwiftUI.BackgroundColor"
        }
        enum StrikethroughStyleAttribute: AttributedStringKey {
          typealias Value = Text.LineStyle
          static let name: String = "SwiftUI.StrikethroughStyle"
        }
        enum UnderlineStyleAttribute: AttributedStringKey {
          typealias Value = Text.LineStyle
          static let name: String = "SwiftUI.UnderlineStyle"
        }
        enum KerningAttribute: AttributedStringKey {
          typealias Value = CGFloat
          static let name: String = "SwiftUI.Kern"
        }
        enum TrackingAttribute: AttributedStringKey {
          typealias Value = CGFloat
          static let name: String = "SwiftUI.Tracking"
        }
        enum BaselineOffsetAttribute: AttributedStringKey {
          typealias Value = CGFloat
          static let name: String = "SwiftUI.BaselineOffset"
        }
      }
    }
    extension AttributedString: Codable {
      init(from decoder: any Decoder) throws { _unsupported("AttributedString.init(from:)") }
      func encode(to encoder: any Encoder) throws { _unsupported("AttributedString.encode(to:)") }
    }
    extension AttributeDynamicLookup {
      @_symbol("AttributeDynamicLookup.swiftUI") subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T { self[T.self] }
    }
    """#
}
