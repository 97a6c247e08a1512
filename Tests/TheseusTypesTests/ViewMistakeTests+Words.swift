/// Names, arguments and statements of a view's body that SwiftUI does not have.
extension ViewMistakeTests {
  /// Implicit members: of types that nobody extends they are errors, as are slips; else a hint says what may be meant.
  static let words = [
    Mistake("Text(\"a\").padding(.left)", "type 'Edge.Set' has no member 'left'; did you mean 'leading'?"),
    Mistake("Text(\"a\").padding(.topp)", "type 'Edge.Set' has no member 'topp'; did you mean 'top'?"),
    Mistake("Text(\"a\").padding(.small)", "Theseus does not know 'EdgeInsets.small' yet"),
    Mistake(
      "VStack(alignment: .left) { Text(\"a\") }",
      "type 'HorizontalAlignment' has no member 'left'; did you mean 'leading'?"),
    Mistake("Text(\"a\").foregroundStyle(.grey)", "type 'ShapeStyle' has no member 'grey'; did you mean 'gray'?"),
    Mistake(
      "Button(\"a\") {}.buttonStyle(.borderProminent)",
      "type 'PrimitiveButtonStyle' has no member 'borderProminent'; did you mean 'borderedProminent'?"),
    Mistake("Button(\"a\") {}.buttonStyle(.s)", "Theseus does not know 'ButtonStyle.s' yet"),
    Mistake(
      "TextField(\"a\", text: $name).textFieldStyle(.rounded)",
      "Theseus does not know 'TextFieldStyle.rounded' yet; did you mean 'roundedBorder'?"),
    Mistake(
      "List { Text(\"a\") }.listStyle(.insetgroup)",
      "type 'ListStyle' has no member 'insetgroup'; did you mean 'insetGrouped'?"),
    Mistake("List { Text(\"a\") }.listStyle(.elliptical)", "Theseus does not know 'ListStyle.elliptical' yet"),
    Mistake("Text(\"a\").foregroundStyle(.brand)", "Theseus does not know 'ShapeStyle.brand' yet"),
    Mistake("Text(\"a\").background(.brand)", "Theseus does not know '.brand' yet"),
    Mistake("Text(\"a\").foregroundColor(.brand)", "Theseus does not know 'Color.brand' yet"),
    Mistake(
      "Text(\"a\").transition(.slide2)", "Theseus does not know 'AnyTransition.slide2' yet; did you mean 'slide'?"),
    Mistake("Text(\"a\").listRowBackground(.red)", "type 'View' has no member 'red'"),
    Mistake(
      "Text(\"a\").toolbar { ToolbarItem(placement: .left) { Text(\"b\") } }",
      "type 'ToolbarItemPlacement' has no member 'left'"),
    Mistake(
      "Text(\"a\").toolbarBackground(.visable, for: .tabBar)",
      "type 'Visibility' has no member 'visable'; did you mean 'visible'?"),
    Mistake("Text(\"a\").scrollIndicators(.hide)", "type 'ScrollIndicatorVisibility' has no member 'hide'"),
    Mistake("LazyVGrid(columns: [GridItem(.flex)]) { Text(\"a\") }", "type 'GridItem.Size' has no member 'flex'"),
    Mistake(
      "Text(\"a\").buttonStyle(.borderless())", "cannot call value of non-function type 'BorderlessButtonStyle'"),
    Mistake("Text(\"a\").animation(.linear(1), value: count)", "missing argument label 'duration:' in call"),
    Mistake("Text(\"a\").unredacted(true)", "argument passed to call that takes no arguments"),
    Mistake("Button(\"a\") { dismiss(animated: true) }", "argument passed to call that takes no arguments"),
    Mistake(
      "Button(label: { Text(\"a\") }) { risk() }",
      "incorrect argument label in call (have 'label:_:', expected 'action:label:')"),
    Mistake("Text(\"a \\()\")", "missing argument for parameter #1 in call"),
    Mistake("List { Text(\"a\").listRowSeparator() }", "missing argument for parameter #1 in call"),
    Mistake("ForEach(0..<nil) { i in Text(\"a\") }", "'nil' is not compatible with expected argument type 'Int'"),
    Mistake(
      "Text(\"a\").padding(.triling).bold()", "type 'Edge.Set' has no member 'triling'; did you mean 'trailing'?"),
    Mistake(
      "LinearGradient(gradient: Gradient(colors: [.red]), .top, endPoint: .bottom)",
      "missing argument label 'startPoint:' in call"),
    Mistake(
      "Text(\"a\").onScrollGeometryChange(CGFloat.self) { $0.contentSize.width } action: { _, _ in }",
      "missing argument label 'for:' in call"),
    Mistake("Text(\"a\").Padding()", "value of type 'Text' has no member 'Padding'; did you mean 'padding'?"),
    Mistake("GeometryReader { g in Text(\"\\(g.width)\") }", "value of type 'GeometryProxy' has no member 'width'"),
    Mistake(
      "Text(\"a\").gesture(DragGesture().onChanged { v in print(v.offset) })",
      "value of type 'DragGesture.Value' has no member 'offset'"),
  ]

  /// What stands among views and says nothing of a view, or ends the list of them.
  static let loose = [
    Mistake("VStack { nil }", "generic parameter 'Content' could not be inferred"),
    Mistake("nil", "generic parameter 'Content' could not be inferred"),
    Mistake("VStack { isOn ? nil : Text(\"a\") }", nil),
    Mistake("VStack { .padding(); Text(\"a\") }", "instance member 'padding' cannot be used on type 'View'"),
    Mistake("VStack { Text(\"a\"); .frame(width: 1).bold() }", "instance member 'frame' cannot be used on type 'View'"),
    Mistake("VStack { .red }", "type 'View' has no member 'red'"),
    Mistake("VStack { Spacer }", "type 'Spacer.Type' cannot conform to 'View'"),
    Mistake("EmptyView", "type 'EmptyView.Type' cannot conform to 'View'"),
    Mistake(
      "VStack { guard isOn else { return }; Text(\"a\") }",
      "cannot use explicit 'return' statement in the body of result builder 'ViewBuilder'"),
    Mistake(
      "VStack { if isOn { return }; Text(\"a\") }",
      "cannot use explicit 'return' statement in the body of result builder 'ViewBuilder'"),
    Mistake("VStack { return Text(\"a\") }", nil),
    Mistake(
      "Button(\"a\") { withAnimation { notes.removeFirst() } }",
      "conflicting arguments to generic parameter 'Result' ('Void' vs. 'String')"),
    Mistake(
      "Text(\"a\").onTapGesture { withAnimation(.easeIn) { count + 1 } }",
      "conflicting arguments to generic parameter 'Result' ('Void' vs. 'Int')"),
    Mistake(
      "Button(\"a\") { withAnimation { count = 1; return count } }",
      "cannot convert value of type 'Int' to closure result type 'Void'"),
  ]

  /// Where nothing is wrong with what a closure gives on, or nothing follows from it.
  static let givenOn =
    [
      "count += 1", "_ = notes.removeFirst()", "isOn.toggle()", "notes.append(\"b\")", "plain?.name.append(\"b\")",
      "try? risky()", "isOn ? risk() : risk()", "3", "-count", "if isOn { notes.removeFirst() }",
      "count = 1; notes.removeFirst()", "withAnimation { count += 1 }",
    ].map { Mistake("Button(\"a\") { withAnimation { \($0) } }", nil) }
    + [
      "risk(); withAnimation { notes.removeFirst() }", "if isOn { withAnimation { notes.removeFirst() } }",
      "Task { withAnimation { count + 1 } }", "notes.map { $0 }", "notes.reduce(0) { $0 + $1.count }",
      "let first = withAnimation { notes.removeFirst() }; print(first)",
    ].map { Mistake("Button(\"a\") { \($0) }", nil) }
}
