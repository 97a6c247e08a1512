extension Catalogue {
  /// Modifiers of text and of text input.
  static let swiftUIModifiersText = #"""
    extension View {
      func font(_ font: Font?) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Font?>>
      func fontWeight(_ weight: Font.Weight?) -> some View
      func fontWidth(_ width: Font.Width?) -> some View
      func fontDesign(_ design: Font.Design?) -> some View
      func bold(_ isActive: Bool = true) -> some View
      func italic(_ isActive: Bool = true) -> some View
      func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View
      func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View
      func monospaced(_ isActive: Bool = true) -> some View
      func monospacedDigit() -> some View
      func kerning(_ kerning: CGFloat) -> some View
      func tracking(_ tracking: CGFloat) -> some View
      func baselineOffset(_ baselineOffset: CGFloat) -> some View
      func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View
      func textCase(_ textCase: Text.Case?) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Text.Case?>>
      func lineLimit(_ number: Int?) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Int?>>
      @_symbol("View.lineLimit(_:)@partialRangeFromInt") func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { environment(\.lineLimit, nil) }
      @_symbol("View.lineLimit(_:)@partialRangeThroughInt") func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { environment(\.lineLimit, limit.upperBound) }
      @_symbol("View.lineLimit(_:)@closedRangeInt") func lineLimit(_ limit: ClosedRange<Int>) -> some View { environment(\.lineLimit, limit.upperBound) }
      func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { environment(\.lineLimit, limit) }
      func lineSpacing(_ lineSpacing: CGFloat) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<CGFloat>>
      func multilineTextAlignment(_ alignment: TextAlignment) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<TextAlignment>>
      func minimumScaleFactor(_ factor: CGFloat) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<CGFloat>>
      func truncationMode(_ mode: Text.TruncationMode) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Text.TruncationMode>>
      func allowsTightening(_ flag: Bool) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Bool>>
      func textSelection<S: TextSelectability>(_ selectability: S) -> some View
      func keyboardType(_ type: UIKeyboardType) -> some View
      func autocapitalization(_ style: UITextAutocapitalizationType) -> some View
      func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
      func autocorrectionDisabled(_ disable: Bool = true) -> some View
      func disableAutocorrection(_ disable: Bool?) -> some View
      func textContentType(_ textContentType: UITextContentType?) -> some View
      func findNavigator(isPresented: Binding<Bool>) -> some View
      func textRenderer<T: TextRenderer>(_ renderer: T) -> some View
      func invalidatableContent(_ invalidatable: Bool = true) -> some View
    }
    protocol TextRenderer {
    }
    protocol TextSelectability {
    }
    struct EnabledTextSelectability: TextSelectability {
      init()
    }
    struct DisabledTextSelectability: TextSelectability {
      init()
    }
    extension TextSelectability where Self == EnabledTextSelectability {
      static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
    }
    extension TextSelectability where Self == DisabledTextSelectability {
      static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
    }
    enum UIKeyboardType: Int {
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad, alphabet
    }
    enum UITextAutocapitalizationType: Int {
      case none, words, sentences, allCharacters
    }
    struct TextInputAutocapitalization: Hashable {
      var _name: String
      static let never = TextInputAutocapitalization(_name: "never")
      static let words = TextInputAutocapitalization(_name: "words")
      static let sentences = TextInputAutocapitalization(_name: "sentences")
      static let characters = TextInputAutocapitalization(_name: "characters")
    }
    struct UITextContentType: Hashable {
      var _name: String
      static let name = UITextContentType(_name: "name")
      static let givenName = UITextContentType(_name: "givenName")
      static let familyName = UITextContentType(_name: "familyName")
      static let emailAddress = UITextContentType(_name: "emailAddress")
      static let username = UITextContentType(_name: "username")
      static let password = UITextContentType(_name: "password")
      static let newPassword = UITextContentType(_name: "newPassword")
      static let oneTimeCode = UITextContentType(_name: "oneTimeCode")
      static let telephoneNumber = UITextContentType(_name: "telephoneNumber")
      static let URL = UITextContentType(_name: "URL")
      static let fullStreetAddress = UITextContentType(_name: "fullStreetAddress")
      static let postalCode = UITextContentType(_name: "postalCode")
    }
    """#
}
