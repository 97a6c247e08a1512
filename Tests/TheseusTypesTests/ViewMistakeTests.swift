import Testing

/// Mistakes in views, in the words that the compiler has for them when SwiftUI is declared.
@Suite struct ViewMistakeTests {
  /// A line of a body and what is wrong with it.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let line: String
    let problem: String?
    var testDescription: String { line }

    init(_ line: String, _ problem: String?) {
      self.line = line
      self.problem = problem
    }
  }

  static let bindings = [
    Mistake(
      "Toggle(\"a\", isOn: isOn)",
      "cannot convert value 'isOn' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead"),
    Mistake(
      "TextField(\"a\", text: name)",
      "cannot convert value 'name' of type 'String' to expected type 'Binding<String>', use wrapper instead"),
    Mistake(
      "Picker(\"a\", selection: count) { Text(\"b\") }",
      "cannot convert value 'count' of type 'Int' to expected type 'Binding<Int>', use wrapper instead"),
    Mistake(
      "Text(\"a\").sheet(isPresented: isOn) { Text(\"b\") }",
      "cannot convert value 'isOn' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead"),
    Mistake(
      "Toggle(\"a\", isOn: !isOn)", "cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'"),
    Mistake(
      "TextField(\"a\", text: $count)",
      "cannot convert value of type 'Binding<Int>' to expected argument type 'Binding<String>'"),
    Mistake("Toggle(\"a\", isOn: $isOn)", nil),
    Mistake("TextField(\"a\", value: $count, format: .number)", nil),
  ]

  static let actions = [
    Mistake(
      "Button(\"a\", action: print(\"b\"))",
      "cannot convert value of type '()' to expected argument type '() -> Void'"),
    Mistake(
      "Button(\"a\") { try risky() }",
      "invalid conversion from throwing function of type '() throws -> ()' to non-throwing function type '() -> Void'"),
    Mistake(
      "Button(\"a\") { throw CancellationError() }",
      "invalid conversion from throwing function of type '() throws -> Void' to non-throwing function type '() -> Void'"
    ),
    Mistake(
      "Button(\"a\") { await load() }",
      "cannot pass function of type '() async -> ()' to parameter expecting synchronous function type"),
    Mistake(
      "Text(\"a\").onChange(of: count) { old, new in await load() }",
      "cannot pass function of type '(Int, Int) async -> ()' to parameter expecting synchronous function type"),
    Mistake("Button(\"a\") { Task { await load() } }", nil),
    Mistake("Text(\"a\").task { await load() }.refreshable { await load() }", nil),
    Mistake("Button(\"a\", action: risk)", nil),
  ]

  static let data = [
    Mistake(
      "ForEach(words) { Text($0) }",
      "referencing initializer 'init(_:content:)' on 'ForEach' requires that 'String' conform to 'Identifiable'"),
    Mistake(
      "ForEach(count) { _ in Text(\"a\") }",
      "generic struct 'ForEach' requires that 'Int' conform to 'RandomAccessCollection'"),
    // With all that Apple declares the compiler names the form that comes nearest: the one for strings.
    Mistake("Text(count)", "initializer 'init(_:)' requires that 'Int' conform to 'StringProtocol'"),
    Mistake("ForEach(words, id: \\.self) { Text($0) }", nil),
    Mistake("Text(\"\\(count)\")", nil),
  ]

  static let names = [
    Mistake("Text(\"a\").paddin()", "value of type 'Text' has no member 'paddin'; did you mean 'padding'?"),
    Mistake("Text(\"a\").onApear { }", "value of type 'Text' has no member 'onApear'; did you mean 'onAppear'?"),
    Mistake("Text(\"a\").font(.headlin)", "type 'Font' has no member 'headlin'; did you mean 'headline'?"),
    Mistake("VStack(alignment: .top) { Text(\"a\") }", "type 'HorizontalAlignment' has no member 'top'"),
    Mistake(
      "VStack(aligment: .leading) { Text(\"a\") }",
      "incorrect argument label in call (have 'aligment:', expected 'alignment:')"),
    // What may be an API that is not listed, or an extension in a file that is not there, is no mistake.
    Mistake("Text(\"a\").bordered()", "Theseus does not know '.bordered' yet"),
    Mistake("Text(\"a\").glassEffectID(1)", "Theseus does not know '.glassEffectID' yet"),
    Mistake("Text(\"a\").shimmer()", "Theseus does not know '.shimmer' yet"),
    Mistake("Text(\"a\").titleStyle()", "Theseus does not know '.titleStyle' yet"),
  ]

  static let statements = [
    Mistake("count = 3", "type '()' cannot conform to 'View'"),
    Mistake("print(\"a\")", "type '()' cannot conform to 'View'"),
    Mistake("VStack { count }", "static method 'buildExpression' requires that 'Int' conform to 'View'"),
    Mistake("Text(\"a\").bold.italic()", "method 'bold' was used as a property; add () to call it"),
  ]

  @Test(arguments: bindings + actions + data + names + statements) func isNamed(_ mistake: Mistake) {
    let source = """
      import SwiftUI
      struct V: View {
        @State private var isOn = false
        @State private var name = ""
        @State private var count = 0
        let words = ["a"]
        func load() async {}
        func risky() throws {}
        func risk() {}
        var body: some View {
          \(mistake.line)
        }
      }
      """
    let messages = Checked(source).problems.map { $0.split(separator: ": ", maxSplits: 1).last.map(String.init) }
    #expect(messages == (mistake.problem.map { [$0] } ?? []))
  }

  /// Declarations that are wrong as a whole.
  static let declarations = [
    Mistake("struct A: View { var body: View { Text(\"a\") } }", "type 'A' does not conform to protocol 'View'"),
    Mistake(
      "struct A: View { func body() -> some View { Text(\"a\") } }", "type 'A' does not conform to protocol 'View'"),
    Mistake("struct A { @State private var count }", "type annotation missing in pattern"),
    Mistake("struct A { @Stat private var count = 0 }", "unknown attribute 'Stat'; did you mean 'State'?"),
    Mistake(
      "struct A { @State private var tab = .list }", "cannot infer contextual base in reference to member 'list'"),
    Mistake(
      "struct A { func rows() -> some View { Text(\"a\"); Text(\"b\") } }",
      "function declares an opaque return type, but has no return statements in its body from which to infer an underlying type"
    ),
    Mistake(
      "struct A { @Published var n = 0 }",
      "'wrappedValue' is unavailable: @Published is only available on properties of classes"),
    Mistake("@Observable struct A { var n = 0 }", "'@Observable' cannot be applied to struct type 'A'"),
    Mistake("struct A { @ViewBuilder func rows() -> some View { Text(\"a\"); Text(\"b\") } }", nil),
    Mistake(
      "struct A { var unknown: Elsewhere = .first }", "Theseus does not know 'Elsewhere' yet"),
    Mistake("struct A { @Namespace private var names }", nil),
    Mistake("struct A { @FocusState private var isFocused }", nil),
    Mistake("struct A { @Environment(\\.locale) private var locale }", nil),
  ]

  @Test(arguments: declarations) func isNamedAsAWhole(_ mistake: Mistake) {
    let messages = Checked("import SwiftUI\n" + mistake.line).problems.map {
      $0.split(separator: ": ", maxSplits: 1).last.map(String.init)
    }
    #expect(messages == (mistake.problem.map { [$0] } ?? []))
  }
}
