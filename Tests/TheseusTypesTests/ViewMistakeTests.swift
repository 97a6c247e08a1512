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
    Mistake(
      "Toggle(\"a\", isOn: self.isOn)",
      "cannot convert value 'isOn' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead"),
    Mistake(
      "Text(\"a\").disabled($isOn)",
      "cannot convert value '$isOn' of type 'Binding<Bool>' to expected type 'Bool', use wrapped value instead"),
    Mistake(
      "Button(\"a\") { $count += 1 }",
      "cannot convert value of type 'Binding<Int>' to expected argument type 'Int'"),
    Mistake(
      "Text($count == 1 ? \"a\" : \"b\")",
      "cannot convert value '$count' of type 'Binding<Int>' to expected type 'Int', use wrapped value instead"),
    Mistake(
      "TextField(\"a\", text: $count.description)", "cannot assign to property: 'description' is a get-only property"),
    Mistake(
      "Button(\"a\") { print($plain.name) }",
      "value of optional type 'Plain?' must be unwrapped to refer to member 'name' of wrapped base type 'Plain'"),
    Mistake(
      "ForEach(items) { $item in Text(item.id) }",
      "cannot convert value 'items' of type '[Named]' to expected type 'Binding<[Named]>', use wrapper instead"),
    Mistake("ForEach($items) { $item in Text(item.id) }", nil),
    Mistake("if !$items.isEmpty, let first = $items.first { Text(first.id) }", nil),
    Mistake("Text(\"\\($items.count) \\($items[$items.startIndex].wrappedValue.id)\")", nil),
    Mistake("Text($items.last?.wrappedValue.id ?? \"\")", nil),
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
    Mistake("Button(\"a\") { risk }", "function is unused"),
    Mistake(
      "Text(\"a\").task { try await fail() }",
      "invalid conversion from throwing function of type '() async throws -> ()' to non-throwing function type '() async -> Void'"
    ),
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
    Mistake("Text(scheme)", "initializer 'init(_:)' requires that 'ColorScheme' conform to 'StringProtocol'"),
    Mistake("Text(\"\\(ratio, \"%.2f\")\")", "missing argument label 'specifier:' in call"),
    Mistake("Text(\"\\(ratio, specifier: \"%.2f\")\")", nil),
    // A range with its last element is none that a range of rows is made of.
    Mistake(
      "ForEach(0...3) { n in Text(\"\\(n)\") }",
      "cannot convert value of type 'ClosedRange<Int>' to expected argument type 'Range<Int>'"),
    Mistake(
      "ForEach(0..<3) { Text(\"a\") }",
      "contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored"),
    // Where all else is known no form is left out.
    Mistake(
      "ColorPicker(\"a\", selection: color)",
      "cannot convert value 'color' of type 'Color' to expected type 'Binding<Color>', use wrapper instead"),
    Mistake("ForEach(words, id: \\.self) { Text($0) }", nil),
    Mistake("Text(\"\\(count)\")", nil),
  ]

  /// Values that lack a conformance: the compiler names the function, and of a collection the part.
  static let conformances = [
    Mistake(
      "ForEach(plains, id: \\.self) { Text($0.name) }",
      "generic struct 'ForEach' requires that 'Plain' conform to 'Hashable'"),
    Mistake(
      "List(plains) { Text($0.name) }",
      "initializer 'init(_:rowContent:)' requires that 'Plain' conform to 'Identifiable'"),
    Mistake(
      "Text(\"a\").sheet(item: $plain) { _ in Text(\"b\") }",
      "instance method 'sheet(item:onDismiss:content:)' requires that 'Plain' conform to 'Identifiable'"),
    Mistake(
      "Text(\"a\").fullScreenCover(item: $plain) { _ in Text(\"b\") }",
      "instance method 'fullScreenCover(item:onDismiss:content:)' requires that 'Plain' conform to 'Identifiable'"),
    Mistake(
      "Text(\"a\").popover(item: $plain) { _ in Text(\"b\") }",
      "instance method 'popover(item:attachmentAnchor:arrowEdge:content:)' requires that 'Plain' conform to 'Identifiable'"
    ),
    Mistake(
      "Text(\"a\").alert(item: $plain) { _ in Alert(title: Text(\"b\")) }",
      "instance method 'alert(item:content:)' requires that 'Plain' conform to 'Identifiable'"),
    Mistake(
      "Text(\"a\").sheet(item: $count) { _ in Text(\"b\") }",
      "cannot convert value of type 'Binding<Int>' to expected argument type 'Binding<Item?>'"),
    Mistake(
      "NavigationLink(value: Plain()) { Text(\"a\") }",
      "initializer 'init(value:label:)' requires that 'Plain' conform to 'Hashable'"),
    Mistake(
      "Text(\"a\").navigationDestination(for: Plain.self) { Text($0.name) }",
      "instance method 'navigationDestination(for:destination:)' requires that 'Plain' conform to 'Hashable'"),
    Mistake("Text(\"a\").tag(Plain())", "instance method 'tag' requires that 'Plain' conform to 'Hashable'"),
    Mistake("Text(\"a\").id(Plain())", "instance method 'id' requires that 'Plain' conform to 'Hashable'"),
    Mistake(
      "Text(\"a\").onChange(of: plains) { _ in }",
      "referencing instance method 'onChange(of:perform:)' on 'Array' requires that 'Plain' conform to 'Equatable'"),
    Mistake(
      "Text(\"a\").onChange(of: Plain()) { }",
      "instance method 'onChange(of:initial:_:)' requires that 'Plain' conform to 'Equatable'"),
    Mistake(
      "Text(\"a\").animation(.default, value: plain)",
      "referencing instance method 'animation(_:value:)' on 'Optional' requires that 'Plain' conform to 'Equatable'"),
    Mistake(
      "ForEach(Plain, id: \\.self) { _ in Text(\"a\") }", "type 'Plain.Type' cannot conform to 'RandomAccessCollection'"
    ),
    Mistake("Text(\"a\").id((1, 2))", "type '(Int, Int)' cannot conform to 'Hashable'"),
    Mistake("Text(\"a\").tag(.first)", "type 'Hashable' has no member 'first'"),
    Mistake("Text(\"a\").tag(nil)", "generic parameter 'V' could not be inferred"),
    Mistake(
      "Text(\"a\").environment(Model())", "instance method 'environment' requires that 'Model' conform to 'Observable'"),
    Mistake(
      "Text(\"a\").environmentObject(Model())",
      "instance method 'environmentObject' requires that 'Model' conform to 'ObservableObject'"),
    Mistake(
      "Slider(value: $count, in: 0...10)",
      "initializer 'init(value:in:onEditingChanged:)' requires that 'Int' conform to 'BinaryFloatingPoint'"),
    Mistake("Text(\"a\").onChange(of: words) { }.id(words).tag(plain == nil)", nil),
    Mistake("Text(\"a\").sheet(item: $named) { Text($0.id) }", nil),
  ]

  static let closures = [
    Mistake(
      "ForEach(words, id: \\.self) { Text(\"a\") }",
      "contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored"),
    Mistake(
      "Text(\"a\").onChange(of: count) { a, b, c in print(a) }",
      "contextual closure type '(Int, Int) -> Void' expects 2 arguments, but 3 were used in closure body"),
    Mistake(
      "Text(\"a\").onAppear { x in print(x) }",
      "contextual closure type '() -> Void' expects 0 arguments, but 1 was used in closure body"),
    Mistake(
      "Button(\"a\") { x in print(x) }",
      "contextual closure type '() -> Void' expects 0 arguments, but 1 was used in closure body"),
    Mistake(
      "ForEach(words, id: \\.self) { Text($0) }.onMove { a in print(a) }",
      "contextual closure type '(IndexSet, Int) -> Void' expects 2 arguments, but 1 was used in closure body"),
    Mistake("Text(\"a\").onChange(of: count) { a, b in print(a, b) }.onChange(of: count) { print($0) }", nil),
    Mistake("ForEach(Array(words.enumerated()), id: \\.offset) { index, word in Text(word) }", nil),
  ]

  /// Labels of functions whose forms are all listed.
  static let labels = [
    Mistake("Text(\"a\").sheet($isOn) { Text(\"b\") }", "missing argument label 'isPresented:' in call"),
    Mistake(
      "Text(\"a\").sheet(items: $named) { _ in Text(\"b\") }",
      "incorrect argument label in call (have 'items:_:', expected 'item:_:')"),
    Mistake("Text(\"a\").onChange(count) { }", "missing argument label 'of:' in call"),
    Mistake("Text(\"a\").onTapGesture(risk)", "missing argument label 'perform:' in call"),
    Mistake(
      "Text(\"a\").onTapGesture(perform: risk())",
      "cannot convert value of type '()' to expected argument type '() -> Void'"),
    Mistake(
      "Text(\"a\").tabItem(\"b\")", "cannot convert value of type 'String' to expected argument type '() -> V'"),
    Mistake("Text(\"a\").frame(height: 1, width: 1)", "argument 'width' must precede argument 'height'"),
    Mistake("Text(\"a\").frame(width: 1, maxHeight: 1)", "extra argument 'maxHeight' in call"),
    Mistake("Text(\"a\").cornerRadius()", "missing argument for parameter #1 in call"),
    Mistake("Text(\"a\").padding(\"10\")", "no exact matches in call to instance method 'padding'"),
    Mistake(
      "Text(\"a\").font(\"headline\")", "cannot convert value of type 'String' to expected argument type 'Font'"),
    Mistake(
      "Text(\"a\").foregroundStyle(.secondry)", "type 'ShapeStyle' has no member 'secondry'; did you mean 'secondary'?"),
    Mistake("Toggle(\"a\", $isOn)", "missing argument label 'isOn:' in call"),
    Mistake("Toggle(\"a\")", "missing argument for parameter 'isOn' in call"),
    Mistake("Button(\"a\")", "missing argument for parameter 'action' in call"),
    Mistake("Button(\"a\", risk)", "missing argument label 'action:' in call"),
    Mistake(
      "Picker(\"a\", selected: $count) { Text(\"b\") }",
      "incorrect argument label in call (have '_:selected:_:', expected '_:selection:_:')"),
    Mistake("Spacer(lenght: 3)", "extra argument 'lenght' in call"),
    Mistake("Spacer(3)", "missing argument label 'minLength:' in call"),
    Mistake("Spacer { Text(\"a\") }", "extra trailing closure passed in call"),
    Mistake("Divider(3)", "argument passed to call that takes no arguments"),
    Mistake(
      "VStack(spacing: 8, alignment: .leading) { Text(\"a\") }", "argument 'alignment' must precede argument 'spacing'"),
    Mistake("VStack(.leading) { Text(\"a\") }", "missing argument label 'alignment:' in call"),
    Mistake("VStack()", "missing argument for parameter 'content' in call"),
    Mistake(
      "List(words, id: \\.self) { Text($0) }.onDelete { _ in }",
      "value of type 'List<Never, ForEach<[String], String, Text>>' has no member 'onDelete'"),
    // Where all else is known nothing is left out that could declare it.
    Mistake("Text(\"a\").padding(left: 10)", "extraneous argument label 'left:' in call"),
    Mistake("Text(\"a\").frame(100, 100)", "missing argument labels 'width:height:' in call"),
    Mistake("Text(\"a\").opacity(value: 0.5)", "extraneous argument label 'value:' in call"),
    Mistake("Text(title: \"a\")", "no exact matches in call to initializer"),
    Mistake("Text(\"a\").searchable($name)", "missing argument label 'text:' in call"),
    Mistake("Menu(\"a\")", "missing argument for parameter 'content' in call"),
    Mistake("ColorPicker(\"a\")", "missing argument for parameter 'selection' in call"),
    Mistake("Button(Add) {}", "cannot find 'Add' in scope"),
    // What describes views is none.
    Mistake(
      "Circle().stroke(StrokeStyle(lineWidth: 4))",
      "instance method 'stroke(_:lineWidth:antialiased:)' requires that 'StrokeStyle' conform to 'ShapeStyle'"),
    Mistake(
      "Text(\"a\").overlay(EdgeInsets())",
      "instance method 'overlay(_:alignment:)' requires that 'EdgeInsets' conform to 'View'"),
    Mistake("Text(\"a\").foregroundColor(.black!)", "cannot force unwrap value of non-optional type 'Color'"),
    // An extension in a file that is not there is what many programs have.
    Mistake("Color(hex: 3)", "Theseus does not know 'Color(hex:)' yet"),
    Mistake("Text(\"a\").cornerRadius(3, corners: 4)", "Theseus does not know 'cornerRadius(_:corners:)' yet"),
    Mistake("Button(role: nil, action: risk) { Text(\"a\") }.sheet(isPresented: $isOn, content: { Text(\"b\") })", nil),
  ]

  static let names = [
    Mistake("Text(\"a\").paddin()", "value of type 'Text' has no member 'paddin'; did you mean 'padding'?"),
    Mistake(
      "Text(\"a\").searchable(text: $name).paddin()",
      "value of type 'some View' has no member 'paddin'; did you mean 'padding'?"),
    Mistake("Text(\"a\").onApear { }", "value of type 'Text' has no member 'onApear'; did you mean 'onAppear'?"),
    Mistake("Text(\"a\").font(.headlin)", "type 'Font?' has no member 'headlin'; did you mean 'headline'?"),
    Mistake("VStack(alignment: .top) { Text(\"a\") }", "type 'HorizontalAlignment' has no member 'top'"),
    Mistake("Text(\"a\").fontWeight(.boldd)", "type 'Font.Weight?' has no member 'boldd'; did you mean 'bold'?"),
    Mistake("Button(\"a\", role: .delete) {}", "type 'ButtonRole?' has no member 'delete'"),
    Mistake("LazyVGrid(columns: [.flexible()]) { Text(\"a\") }", "type 'GridItem' has no member 'flexible'"),
    Mistake(
      "Picker(\"a\", selection: $count) { Text(\"b\") }.pickerStyle(.segment)",
      "type 'PickerStyle' has no member 'segment'; did you mean 'segmented'?"),
    Mistake(
      "Text(\"a\").animation(.easeinout, value: count)",
      "type 'Animation?' has no member 'easeinout'; did you mean 'easeInOut'?"),
    Mistake(
      "VStack(aligment: .leading) { Text(\"a\") }",
      "incorrect argument label in call (have 'aligment:_:', expected 'alignment:_:')"),
    // What may be an API that is not listed, or an extension in a file that is not there, is no mistake.
    Mistake("Text(\"a\").bordered()", "Theseus does not know '.bordered' yet"),
    Mistake("Text(\"a\").glassEffectID(1)", "Theseus does not know '.glassEffectID' yet"),
    Mistake("Text(\"a\").shimmer()", "Theseus does not know '.shimmer' yet"),
    Mistake("Text(\"a\").titleStyle()", "Theseus does not know '.titleStyle' yet"),
  ]

  /// Forms that SwiftUI has, by its documentation.
  static let forms = [
    "List($notes, id: \\.self, editActions: [.move, .delete]) { $word in Text(word) }",
    "List { }.onScrollPhaseChange { _, _, context in print(context.geometry.contentSize, context.velocity as Any) }",
    "Toggle(\"a\", sources: [$isOn], isOn: \\.self)",
    "Toggle(\"a\", systemImage: \"b\", sources: [$isOn], isOn: \\.self)",
    "Text(\"a\").gesture(isOn ? TapGesture().onEnded { } : nil)",
    "Text(\"a\").toolbar { Group { ToolbarItem { Text(\"b\") }; ToolbarItem { Text(\"c\") } } }",
    "Text(\"a\").onTapGesture { position.scrollTo(x: 1); position.scrollTo(x: 1, y: 2) }",
    "Text(\"a\").opacity(0.5.interpolated(towards: 1, amount: 0.25))",
    "Owned(model: Shared(), isFocused: _isFocused, title: \"a\"); Owned(title: \"a\")",
  ].map { Mistake($0, nil) }

  static let statements = [
    Mistake("count = 3", "type '()' cannot conform to 'View'"),
    Mistake("print(\"a\")", "type '()' cannot conform to 'View'"),
    Mistake("VStack { count }", "static method 'buildExpression' requires that 'Int' conform to 'View'"),
    Mistake(
      "while count < 3 { Text(\"a\") }",
      "closure containing control flow statement cannot be used with result builder 'ViewBuilder'"),
    Mistake(
      "VStack { guard isOn else { fatalError() }; Text(\"a\") }",
      "closure containing control flow statement cannot be used with result builder 'ViewBuilder'"),
    Mistake(
      "VStack { do { try risky() } catch { Text(\"a\") } }",
      "closure containing control flow statement cannot be used with result builder 'ViewBuilder'"),
    Mistake(
      "VStack { func f() {}; Text(\"a\") }",
      "closure containing a declaration cannot be used with result builder 'ViewBuilder'"),
    Mistake(
      "VStack { switch isOn { case true: break; default: Text(\"a\") } }",
      "closure containing control flow statement cannot be used with result builder 'ViewBuilder'"),
    Mistake(
      "switch isOn { case true: default: Text(\"a\") }",
      "'case' label in a 'switch' must have at least one executable statement"),
    Mistake(
      "isOn ? Text(\"a\") : Image(\"b\")",
      "result values in '? :' expression have mismatching types 'Text' and 'Image'"),
    Mistake("VStack { (Text(\"a\"), Text(\"b\")) }", "type '(Text, Text)' cannot conform to 'View'"),
    Mistake("Text(\"a\").bold.italic()", "method 'bold' was used as a property; add () to call it"),
    Mistake("VStack { Text(\"a\").bold }", "type '() -> Text' cannot conform to 'View'"),
    // A file that is not there may declare a property of that name.
    Mistake("Text(\"a\").background { background }", nil),
    Mistake("VStack { loose }", "type 'any View' cannot conform to 'View'"),
    Mistake("Button(\"a\") { self.lap() }", "value of type 'V' has no member 'lap'"),
    Mistake(
      "Text(lone).font(.caption).foregroundStyle(.secondary)",
      "initializer 'init(_:)' requires that 'Plain' conform to 'StringProtocol'"),
    Mistake(
      "VStack { Text(\"a\") }.onChange(of: lone) { old, new in }",
      "instance method 'onChange(of:initial:_:)' requires that 'Plain' conform to 'Equatable'"),
    Mistake(
      "Button { } lable: { Text(\"a\") }",
      "incorrect argument label in call (have '_:lable:', expected 'action:label:')"),
    Mistake(
      "Text(\"a\").onChange(of: $count) { }",
      "instance method 'onChange(of:initial:_:)' requires that 'Binding<Int>' conform to 'Equatable'"),
    Mistake(
      "Section(\"a\") { ForEach(notes, id: \\.self) { note in VStack { Text(count).font(.caption) } } }",
      "initializer 'init(_:)' requires that 'Int' conform to 'StringProtocol'"),
    Mistake("Text(\"a\").disabled(isOn = true)", "use of '=' in a boolean context, did you mean '=='?"),
  ]

  @Test(
    arguments: bindings + actions + data + conformances + closures + labels + names + forms + statements + words + loose
      + givenOn)
  func isNamed(_ mistake: Mistake) {
    let source = """
      import SwiftUI
      struct Plain { var name = "a" }
      struct Named: Identifiable { let id: String }
      class Model { var n = 1 }
      class Shared: ObservableObject { @Published var n = 1 }
      struct Owned: View {
        @StateObject var model = Shared()
        @FocusState var isFocused: Bool
        let title: String
        var body: some View { Text(title) }
      }
      struct V: View {
        @State private var notes = ["a"]
        @State private var position = ScrollPosition(idType: Int.self)
        @FocusState private var isFocused: Bool
        @State private var isOn = false
        @State private var name = ""
        @State private var count = 0
        @State private var color = Color.red
        @State private var items: [Named] = []
        @State private var ratio = 1.5
        @Environment(\\.colorScheme) private var scheme
        @Environment(\\.dismiss) private var dismiss
        let words = ["a"]
        let plains: [Plain] = []
        let lone = Plain()
        var loose: View { Text("a") }
        @State private var plain: Plain?
        @State private var named: Named?
        func load() async {}
        func risky() throws {}
        func risk() {}
        func fail() async throws {}
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
    Mistake(
      "struct A: ViewModifier { func body(content: Content) -> View { content } }",
      "type 'A' does not conform to protocol 'ViewModifier'"),
    Mistake(
      "struct A<C: View>: View { let content: () -> C; init(@ViewBuilder content: () -> C) { self.content = content }; var body: some View { content() } }",
      "assigning non-escaping parameter 'content' to an '@escaping' closure"),
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
    Mistake("struct A: EnvironmentKey {}", "type 'A' does not conform to protocol 'EnvironmentKey'"),
    Mistake("struct A: EnvironmentKey { typealias Value = Int? }", nil),
    Mistake(
      "struct A: View, Equatable { @Binding var n: Int; var body: some View { Text(\"a\") } }",
      "type 'A' does not conform to protocol 'Equatable'"),
    Mistake(
      "struct A: View, Equatable { @State var n = 1; static func == (a: A, b: A) -> Bool { true }; var body: some View { Text(\"a\") } }",
      nil),
    Mistake(
      "class M {}; struct A { @ObservedObject var m: M }",
      "generic struct 'ObservedObject' requires that 'M' conform to 'ObservableObject'"),
    // As the declaration of Bindable in SwiftUI's interface says.
    Mistake(
      "class M {}; struct A { @Bindable var m: M }",
      "'init(wrappedValue:)' is unavailable: The wrapped value must be an object that conforms to Observable"),
    Mistake("@Observable class M {}; struct A { @Bindable var m: M }", nil),
    Mistake(
      "struct A { @Binding var n = 3 }",
      "incorrect argument label in call (have 'wrappedValue:', expected 'projectedValue:')"),
    Mistake("struct A { @FocusState var n = false }", "argument passed to call that takes no arguments"),
    Mistake(
      "struct A { @State var n: Int; init(n: Int) { _n = State(n) } }", "no exact matches in call to initializer"),
    // The compiler says no more than that no initializer fits.
    Mistake(
      "class M {}; struct A { @Environment(M.self) var m }",
      "referencing initializer 'init(_:)' on 'Environment' requires that 'M' conform to 'Observable'"),
    // A binding is made by '_n = n'; what is assigned to the property goes through it, and there is none yet.
    Mistake(
      "struct A { @Binding var n: Int; init(n: Int) { self.n = n } }",
      "return from initializer without initializing all stored properties"),
    Mistake(
      "struct A { @State var n: Int; init(n: Int) {} }",
      "return from initializer without initializing all stored properties"),
    Mistake(
      "struct A { @Binding var n: Int; @State var m: Int; init(n: Binding<Int>) { _n = n; if true { m = 1 } else { _m = State(initialValue: 2) } } }",
      nil),
    Mistake(
      "class M {}; struct A { @EnvironmentObject var m: M }",
      "generic struct 'EnvironmentObject' requires that 'M' conform to 'ObservableObject'"),
    Mistake(
      "@Observable class M {}; struct A { @ObservedObject var m: M }",
      "generic struct 'ObservedObject' requires that 'M' conform to 'ObservableObject'"),
    Mistake("struct A { @State var n = nil }", "generic parameter 'Value' could not be inferred"),
    Mistake("struct A { @AppStorage(\"n\") var n }", "generic parameter 'Value' could not be inferred"),
    Mistake(
      "struct A { @AppStorage(\"n\") var n: Int }",
      "referencing initializer 'init(_:store:)' on 'AppStorage' requires that 'Int' conform to 'ExpressibleByNilLiteral'"
    ),
    Mistake("struct A { @AppStorage(\"n\") var n: Int? }", nil),
    Mistake(
      "struct K: PreferenceKey { static let defaultValue = 0; static func reduce(value: Int, nextValue: () -> Int) {} }",
      "type 'K' does not conform to protocol 'PreferenceKey'"),
    Mistake(
      "struct K: PreferenceKey { static let defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) {} }",
      nil),
    Mistake(
      "struct A<C>: View { let c: C; var body: some View { c } }",
      "static method 'buildExpression' requires that 'C' conform to 'View'"),
    Mistake("func f(_ path: inout Path) { path.move(.zero) }", "missing argument label 'to:' in call"),
    Mistake("let b = Binding(get: { 1 })", "missing argument for parameter 'set' in call"),
    Mistake(
      "struct K {}; extension EnvironmentValues { var k: Int { self[K.self] } }",
      "subscript 'subscript(_:)' requires that 'K' conform to 'EnvironmentKey'"),
    Mistake("struct A { @ViewBuilder func rows() -> some View { Text(\"a\"); Text(\"b\") } }", nil),
    Mistake(
      "struct A { var unknown: Elsewhere = .first }", "Theseus does not know 'Elsewhere' yet"),
    Mistake(
      "struct A { @Environment(Elsewhere.self) var unknown }", "Theseus does not know 'Elsewhere' yet"),
    Mistake(
      "struct A { @UIApplicationDelegateAdaptor(Elsewhere.self) var delegate }",
      "Theseus does not know '@UIApplicationDelegateAdaptor' yet"),
    Mistake("struct A: Hashable { var image: UIImage? }", nil),
    Mistake("struct A { @AppStorage var n = 3 }", "missing argument for parameter #2 in call"),
    Mistake(
      "struct P {}; struct A { @AppStorage(\"p\") var p = P() }", "no exact matches in call to initializer"),
    Mistake("enum P: String { case a }; struct A { @AppStorage(\"p\") var p = P.a }", nil),
    Mistake(
      "class M: ObservableObject { @Published let n = 1 }", "property wrapper can only be applied to a 'var'"),
    Mistake(
      "struct A { @Environment(.dismiss) var d }",
      "type 'KeyPath<EnvironmentValues, Value>' has no member 'dismiss'"),
    Mistake(
      "struct A { @Environment(\\.dismiss) var d; func f() { d.dismiss() } }",
      "value of type 'DismissAction' has no member 'dismiss'"),
    Mistake(
      "struct A { @Namespace var x: Int }",
      "property type 'Int' does not match 'wrappedValue' type 'Namespace.ID'"),
    Mistake("class M: ObservableObject { @Published var n: Int }", "class 'M' has no initializers"),
    Mistake("class M: ObservableObject { @Published var n: Int?; @Published var m = 1 }", nil),
    Mistake("struct A { @Guarded var n = 1 }", "unknown attribute 'Guarded'"),
    Mistake("struct A { @Namespace private var names }", nil),
    Mistake("struct A { @FocusState private var isFocused }", nil),
    Mistake("struct A { @Environment(\\.locale) private var locale }", nil),
    Mistake("struct A { @state var n = 1 }", "unknown attribute 'state'; did you mean 'State'?"),
    Mistake("class M: ObservableObject { @published var n = 1 }", "unknown attribute 'published'"),
    Mistake("@Observable class M { @Published var n = 1 }", "invalid redeclaration of synthesized property '_n'"),
    Mistake(
      "@Observable class M { @AppStorage(\"n\") var n = 1 }", "invalid redeclaration of synthesized property '_n'"),
    Mistake("@Observable class M { @ObservationIgnored @AppStorage(\"n\") var n = 1; static var m = 2 }", nil),
    Mistake(
      "@main struct A: View { var body: some View { Text(\"a\") } }",
      "'A' is annotated with '@main' and must provide a main static function of type () -> Void, () throws -> Void, () async -> Void, or () async throws -> Void"
    ),
    Mistake("@main struct A: App { var body: some Scene { WindowGroup { Text(\"a\") } } }", nil),
    Mistake("@main struct A { static func main() {} }", nil),
    Mistake("@main struct A: Elsewhere {}", "Theseus does not know 'Elsewhere' yet"),
    Mistake(
      "struct K: EnvironmentKey { static let defaultValue = 1 }; extension EnvironmentValues { var k: Int { get { self[K] } set { self[K] = newValue } } }",
      nil),
    Mistake(
      "struct C<V: View>: View { let v: V; var body: some View { v } }; struct A: View { let c: C; var body: some View { c } }",
      "reference to generic type 'C' requires arguments in <...>"),
  ]

  @Test(arguments: declarations) func isNamedAsAWhole(_ mistake: Mistake) {
    let messages = Checked("import SwiftUI\n" + mistake.line).problems.map {
      $0.split(separator: ": ", maxSplits: 1).last.map(String.init)
    }
    #expect(messages == (mistake.problem.map { [$0] } ?? []))
  }

  /// Each modifier more is as much work as the last one, also where nothing is known of what it gives but that it is a view.
  @Test func checksLongChainsOfModifiers() {
    let sheet = ".sheet(item: $shown) { item in NavigationStack { Text(item.id).toolbar { Button(\"b\") {} } } }\n"
    let source = """
      import SwiftUI
      struct Item: Identifiable { let id: String }
      struct A: View {
        @State private var shown: Item?
        var body: some View { Text("a")
      \(String(repeating: sheet, count: 40))
        }
      }
      """
    #expect(Checked.work(source) < 10)
    #expect(Checked(source).problems == [])
  }

  /// What inherits from what is not known may conform to anything.
  @Test func takesSubclassesOfOtherFrameworksForWhatTheyMayBe() {
    let source = """
      import CoreData
      import SwiftUI
      class Candy: NSManagedObject { @NSManaged var name: String }
      class Country: NSManagedObject {
        @NSManaged var candy: NSSet?
        var sorted: [Candy] { (candy as? Set<Candy> ?? []).sorted { $0.name < $1.name } }
      }
      struct Order: Hashable { let candy: Candy; let counts: [Candy: Int] }
      struct A: View {
        let candies: [Candy]
        var body: some View { ForEach(candies, id: \\.self) { Text($0.name) } }
      }
      struct Plain {}
      let plain: Set<Plain> = []
      """
    let problems = Checked(source).problems.filter { $0.contains("conform") }
    #expect(problems.count == 1 && problems[0].hasSuffix("type 'Plain' does not conform to protocol 'Hashable'"))
  }

  /// What is open in a call that is checked twice is open the second time too.
  @Test func checksCallsOfWhatIsNotKnownAgain() {
    let source = """
      import SwiftUI
      struct A: View {
        let model: Elsewhere
        var body: some View { Picker("Sort", selection: Binding(model.$order)) { Text("a") } }
      }
      """
    let problems = Checked(source).problems
    #expect(problems.contains { $0.hasSuffix("Theseus does not know 'Elsewhere' yet") })
    #expect(!problems.contains { $0.contains("error") })
  }

  /// What names something that is not there is a part of a program, whose other files may declare more.
  @Test func leavesExcerptsAlone() {
    let source = """
      import SwiftUI
      struct A: View {
        @Guarded var n = 1
        var body: some View {
          Card { Text("a").padding(left: 10).padding(left: 20) }
          Button(Add) {}
          Text(String.welcome).opacity(.faint)
          Toggle("a", isOn: .constant(UserDefaults.standard.bool(forKey: .seen)))
        }
      }
      """
    let messages = Checked(source).problems.map { $0.split(separator: ": ", maxSplits: 1).last.map(String.init) }
    #expect(
      messages
        == ["@Guarded", "Card", "padding(left:)", "Add", "String.welcome", "Double.faint", "String.seen"].map {
          "Theseus does not know '\($0)' yet"
        })
  }

  /// Another file may put types into those of this one, and declare what its properties hold, with members of any name.
  @Test func leavesWhatOtherFilesMayDeclare() {
    let source = """
      import SwiftUI
      struct HomeView: View {
        @StateObject private var own = ViewModel()
        @StateObject var other: HomeView.ViewModel
        @State private var region: MapRegion
        init(model: ViewModel) {
          _other = StateObject(wrappedValue: model)
          _region = State(wrappedValue: MapRegion(1))
        }
        var body: some View {
          Button(own.title) {
            var events = [HapticEvent]()
            events.append(HapticEvent())
            print(events.count, HomeView.ViewModel())
          }
        }
      }
      struct Field: UIViewRepresentable {
        func makeUIView(context: Context) -> UITextView {
          let view = UITextView()
          view.font = .preferredFont(forTextStyle: .body)
          return view
        }
        func updateUIView(_ view: UITextView, context: Context) {}
      }
      """
    let messages = Checked(source).problems.map { $0.split(separator: ": ", maxSplits: 1).last ?? "" }
    #expect(messages.filter { !$0.hasPrefix("Theseus does not know") } == [])
    #expect(messages.contains("Theseus does not know 'HomeView.ViewModel' yet"))
  }

  /// Classes of frameworks may have every member, closures for unknown functions may want optionals, and a number beside an unknown value
  /// need be no `Int`.
  @Test func leavesWhatUnknownClassesMayHave() {
    let source = """
      import SwiftUI
      import CoreData
      class Payload: NSManagedObject { @NSManaged var mass: Double; @NSManaged func addToParts(_ value: Payload) }
      extension Payload: Comparable { static func < (a: Payload, b: Payload) -> Bool { a.mass < b.mass } }
      class Field: UIView {}
      class Model {
        var zoom: CGFloat = 1
        let field = Field()
        func isOwn(_ other: Field) -> Bool { other == field }
        func host(_ text: Text) {
          let view = UIHostingController(rootView: text).view!
          view.frame.size = view.intrinsicContentSize
        }
        func pinch(_ gesture: UIPinchGestureRecognizer) { let scale = max(gesture.scale, 1); zoom = scale }
        func names(of answers: Answers) async throws {
          for try await part in answers {
            let found = part.compactMap {
              if let name = $0.name { return Payload.named(name) }
              return nil
            }
            print(found)
          }
        }
      }
      """
    let messages = Checked(source).problems.map { $0.split(separator: ": ", maxSplits: 1).last ?? "" }
    #expect(messages.filter { !$0.hasPrefix("Theseus does not know") } == [])
  }
}
