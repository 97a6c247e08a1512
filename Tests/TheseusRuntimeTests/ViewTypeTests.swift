import Testing
import TheseusTestSupport

/// The types that builders and modifiers give a body, on the screen or not (semantics 1.2, 1.3, 1.10).
@Suite struct ViewTypeTests {
  /// The contents of a builder with their types; `A`, `B` and `C` are views.
  static let shapes: [(content: String, type: String)] = [
    ("", "EmptyView"),
    ("A()", "A"),
    ("A(); B()", "TupleView<(A, B)>"),
    ("A(); B(); C(); A(); B(); C(); A(); B(); C(); A(); B()", "TupleView<(A, B, C, A, B, C, A, B, C, A, B)>"),
    ("if f { A() }", "Optional<A>"),
    ("if f { A() } else { B() }", "_ConditionalContent<A, B>"),
    ("if f { A() } else { }", "_ConditionalContent<A, EmptyView>"),
    ("if f { A(); B() } else { C() }", "_ConditionalContent<TupleView<(A, B)>, C>"),
    ("if let o { A(); let _ = o } else { B() }", "_ConditionalContent<A, B>"),
    ("if f { A() } else if g { B() }", "Optional<_ConditionalContent<A, B>>"),
    (
      "if f { A() } else if g { B() } else if f { C() }",
      "Optional<_ConditionalContent<_ConditionalContent<A, B>, C>>"
    ),
    ("if f { A() } else { if g { B() } else { C() } }", "_ConditionalContent<A, _ConditionalContent<B, C>>"),
    ("if #available(iOS 17, *) { A() }", "Optional<AnyView>"),
    ("if #available(iOS 17, *) { A() } else { B() }", "_ConditionalContent<AnyView, B>"),
    ("do { A(); B() }", "TupleView<(A, B)>"),
    ("let x = 1; A(); let _ = x", "A"),
    ("switch k { case 1: if f { B() }\n default: A() }", "_ConditionalContent<Optional<B>, A>"),
    ("switch k { default: A() }", "A"),
    ("Group { A(); B() }", "Group<TupleView<(A, B)>>"),
    ("A().id(k)", "IDView<A, Int>"),
    ("A().modifier(M())", "ModifiedContent<A, M>"),
    ("A().padding()", "ModifiedContent<A, _PaddingLayout>"),
    ("A().frame(width: 1).opacity(1)", "ModifiedContent<ModifiedContent<A, _FrameLayout>, _OpacityEffect>"),
    ("A().onAppear { }", "ModifiedContent<A, _AppearanceActionModifier>"),
    (
      "A().onChange(of: k) { }",
      "ModifiedContent<ModifiedContent<A, _ValueActionModifier2<Int>>, _AppearanceActionModifier>"
    ),
    ("A().environment(\\.lineLimit, 2)", "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Int>>>"),
    ("A().background(Color.red)", "ModifiedContent<A, _BackgroundStyleModifier<Color>>"),
    ("A().background { B() }", "ModifiedContent<A, _BackgroundModifier<B>>"),
    ("A().frame(minWidth: 1)", "ModifiedContent<A, _FlexFrameLayout>"),
    ("A().offset(x: 1)", "ModifiedContent<A, _OffsetEffect>"),
    ("A().scaleEffect(2)", "ModifiedContent<A, _ScaleEffect>"),
    ("A().rotationEffect(.degrees(9))", "ModifiedContent<A, _RotationEffect>"),
    ("A().blur(radius: 1)", "ModifiedContent<A, _BlurEffect>"),
    ("A().shadow(radius: 1)", "ModifiedContent<A, _ShadowEffect>"),
    ("A().clipShape(Circle())", "ModifiedContent<A, _ClipEffect<Circle>>"),
    ("A().cornerRadius(4)", "ModifiedContent<A, _ClipEffect<RoundedRectangle>>"),
    ("A().fixedSize()", "ModifiedContent<A, _FixedSizeLayout>"),
    ("A().aspectRatio(contentMode: .fit)", "ModifiedContent<A, _AspectRatioLayout>"),
    ("A().position(x: 1, y: 2)", "ModifiedContent<A, _PositionLayout>"),
    ("A().background(B())", "ModifiedContent<A, _BackgroundModifier<B>>"),
    ("A().overlay(B())", "ModifiedContent<A, _OverlayModifier<B>>"),
    ("A().overlay { B() }", "ModifiedContent<A, _OverlayModifier<B>>"),
    ("A().overlay(Color.red)", "ModifiedContent<A, _OverlayStyleModifier<Color>>"),
    (
      "A().background(Color.red, in: Circle())",
      "ModifiedContent<A, _InsettableBackgroundShapeModifier<Color, Circle>>"
    ),
    ("A().foregroundStyle(Color.red)", "ModifiedContent<A, _ForegroundStyleModifier<Color>>"),
    ("A().foregroundColor(.red)", "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Color>>>"),
    ("A().font(.body)", "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Font>>>"),
    ("A().environmentObject(O())", "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<O>>>"),
    (
      "A().transformEnvironment(\\.lineLimit) { _ in }",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<Optional<Int>>>"
    ),
    ("A().disabled(f)", "ModifiedContent<A, _EnvironmentKeyTransformModifier<Bool>>"),
    ("A().onDisappear { }", "ModifiedContent<A, _AppearanceActionModifier>"),
    ("A().onChange(of: k) { _ in }", "ModifiedContent<A, _ValueActionModifier<Int>>"),
    ("A().task { }", "ModifiedContent<A, _TaskModifier>"),
    ("A().task(id: k) { }", "ModifiedContent<A, _TaskValueModifier<Int>>"),
    ("A().onReceive(PassthroughSubject<Int, Never>()) { _ in }", "SubscriptionView<PassthroughSubject<Int, Never>, A>"),
    ("A().preference(key: K.self, value: 1)", "ModifiedContent<A, _PreferenceWritingModifier<K>>"),
    ("A().transformPreference(K.self) { _ in }", "ModifiedContent<A, _PreferenceTransformModifier<K>>"),
    ("A().onPreferenceChange(K.self) { _ in }", "ModifiedContent<A, _PreferenceActionModifier<K>>"),
    ("A().transition(.slide)", "ModifiedContent<A, _TraitWritingModifier<TransitionTraitKey>>"),
    ("A().zIndex(1)", "ModifiedContent<A, _TraitWritingModifier<ZIndexTraitKey>>"),
    ("A().layoutPriority(1)", "ModifiedContent<A, _TraitWritingModifier<LayoutPriorityTraitKey>>"),
    ("A().tag(1)", "ModifiedContent<A, _TraitWritingModifier<TagValueTraitKey<Int>>>"),
    ("A().animation(.default, value: k)", "ModifiedContent<A, _AnimationModifier<Int>>"),
    ("Q().animation(.default)", "_AnimationView<Q>"),
    ("A().transaction { _ in }", "ModifiedContent<A, _TransactionModifier>"),
    ("A().transaction(value: k) { _ in }", "ModifiedContent<A, _ValueTransactionModifier<Int>>"),
    ("A().hidden()", "ModifiedContent<A, _HiddenModifier>"),
    ("Q().equatable()", "EquatableView<Q>"),
    ("VStack { Text(\"a\"); Text(\"b\") }", "VStack<TupleView<(Text, Text)>>"),
    ("Section(\"s\") { A() }", "Section<Text, A, EmptyView>"),
    ("Toggle(\"t\", isOn: .constant(f))", "Toggle<Text>"),
    ("NavigationLink(\"n\") { A() }", "NavigationLink<Text, A>"),
    ("GeometryReader { _ in A() }", "GeometryReader<A>"),
    ("ScrollView { A() }", "ScrollView<A>"),
    ("ForEach([\"a\"], id: \\.self) { Text($0) }", "ForEach<Array<String>, String, Text>"),
    ("Text(\"a\").font(.body).foregroundColor(.red).italic().underline().kerning(1)", "Text"),
    ("Text(\"a\").bold().padding()", "ModifiedContent<Text, _PaddingLayout>"),
    ("ForEach(0..<3) { _ in A() }", "ForEach<Range<Int>, Int, A>"),
    ("List { A() }", "List<Never, A>"),
    ("List(selection: Binding<Int?>.constant(1)) { A() }", "List<Int, A>"),
    ("List(selection: Binding<Int>.constant(1)) { A() }", "List<Int, A>"),
    ("List(0..<3, selection: Binding<Set<Int>>.constant([])) { _ in A() }", "List<Int, ForEach<Range<Int>, Int, A>>"),
    (
      "List(Binding<[Int]>.constant([1]), id: \\.self, selection: Binding<Int?>.constant(1)) { _ in A() }",
      "List<Int, ForEach<LazyMapSequence<Range<Int>, (Int, Int)>, Int, A>>"
    ),
    ("Button(\"a\") { }", "Button<Text>"),
    ("AnyView(A())", "AnyView"),
  ]

  /// The type that N leaves give: the left side takes the largest power of two below N (semantics 1.3).
  private static func tree(_ leaves: ArraySlice<Int>) -> String {
    guard leaves.count > 1 else { return leaves.first.map { "L<N\($0)>" } ?? "" }
    var power = 1
    while power * 2 < leaves.count { power *= 2 }
    let middle = leaves.startIndex + power
    return "_ConditionalContent<\(tree(leaves[..<middle])), \(tree(leaves[middle...]))>"
  }

  @Test func buildersGiveTheTypesOfTheCompiler() throws {
    let probes = Self.shapes.indices.map { index in
      """
      struct Probe\(index): View { var f = false; var g = false; var k = 0; var o: Int?
        var body: some View { \(Self.shapes[index].content) } }
      """
    }
    let prints = Self.shapes.indices.map { "print(type(of: Probe\($0)().body))" }
    let source = """
      struct A: View { var body: some View { Text("a") } }
      struct B: View { var body: some View { Text("b") } }
      struct C: View { var body: some View { Text("c") } }
      struct Q: View, Equatable { var body: some View { Text("q") } }
      class O: ObservableObject {}
      struct K: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) {}
      }
      struct M: ViewModifier { func body(content: Content) -> some View { content } }
      \(probes.joined(separator: "\n"))
      struct Root: View { var body: some View { Button("go") { \(prints.joined(separator: "\n")) } } }
      """
    let shapes = Self.shapes
    let problems = try #require(
      onLargeStack { () -> [String] in
        do {
          let lab = try Lab(source)
          try lab.tap("go")
          var problems = Problems()
          for (index, shape) in shapes.enumerated() {
            problems.compare(
              "\(shape.content): \(lab.bodyType(of: "Probe\(index)") ?? "")", "\(shape.content): \(shape.type)")
            let printed = index < lab.trace.output.count ? lab.trace.output[index] : ""
            problems.compare("print \(shape.content): \(printed)", "print \(shape.content): \(shape.type)")
          }
          return problems.list
        } catch { return ["\(error)"] }
      })
    #expect(problems == [])
  }

  /// 1 to 17 cases: the type, and at run time a leaf of its own for each case.
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 17]) func casesAreLeavesOfATree(_ count: Int) throws {
    let markers = (0..<count).map { "enum N\($0) {}" }.joined(separator: "\n")
    let cases = (0..<count).map { index in
      (index == count - 1 ? "default" : "case \(index)") + ": L<N\(index)>()"
    }
    let source = """
      \(markers)
      struct L<Marker>: View { @State var n = 0
        var body: some View { Button("tap \\(n)") { n += 1 } } }
      struct P: View { var k = 0
        var body: some View { switch k { \(cases.joined(separator: "\n")) } } }
      struct Root: View { @State var k = 0
        var body: some View { VStack { Button("next") { k += 1 }; P(k: k) } } }
      """
    let type = Self.tree(Array(0..<count)[...])
    let problems = try #require(
      onLargeStack { () -> [String] in
        do {
          let lab = try Lab(source)
          var problems = Problems()
          problems.compare(lab.bodyType(of: "P"), type)
          for index in 1..<max(count, 1) {
            try lab.tap("tap 0")
            try lab.tap("next")
            problems.compare(lab.state("n"), "0")
            let leaf = count == 2 ? "if:\(index == 0)" : "case:\(index)"
            problems.compare(lab.trace.created.map(\.identity), ["Root/VStack/1/P/\(leaf)/L"])
          }
          return problems.list
        } catch { return ["\(error)"] }
      })
    #expect(problems == [], "\(count) cases")
  }
}
