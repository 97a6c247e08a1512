extension Rule {
  /// A `P` that counts in a `ButtonStyle` of its own.
  private static let pressing = """
    struct Pressing: ButtonStyle {
      var tint = 0
      @State private var n = 0
      @Environment(\\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          if configuration.isPressed { Text("down") } else { Text("up") }
          Text("tint \\(tint) \\(isEnabled)")
        }
        .onChange(of: configuration.isPressed) { _, isPressed in
          print(isPressed)
          n += 1
        }
      }
    }
    """

  /// Styles of the program: `makeBody(configuration:)` is a body with storage and dependencies of its own.
  static let styles: [Rule] = [
    Rule(
      "1.8", "a button style runs for its button alone, while it is pressed and when it is let go",
      source:
        "D: DOC:buttonstyleconfiguration/ispressed; R: OSUI Button ResolvedButtonStyleBody, BodyAccessor of Style",
      pressing + """

        struct P: View {
          @State var k = 0
          var body: some View {
            VStack { Button("go") { k += 1 }; Button("stay") { } }.buttonStyle(Pressing())
          }
        }
        """, screen: "go up tint 0 true stay up tint 0 true",
      steps: [
        Step(
          "tap go", bodies: "Pressing Pressing", prints: "true false", state: "2 0",
          screen: "go up tint 0 true stay up tint 0 true"),
        Step("tap stay", bodies: "Pressing Pressing", prints: "true false", state: "2 2"),
      ]),
    Rule(
      "5.3", "a style whose value and configuration stay the same is skipped; its label is not",
      source: "R: OSUI ViewStyle StyleBodyAccessor, ButtonStyleConfiguration.Label is an alias",
      pressing + """

        struct P: View {
          @State var k = 0
          var body: some View {
            VStack {
              Text("tap").onTapGesture { k += 1 }
              VStack { Button { } label: { Text("k \\(k)") } }.buttonStyle(Pressing(tint: k / 2)).disabled(k > 2)
            }
          }
        }
        """, screen: "tap k 0 up tint 0 true",
      steps: [
        Step("tap tap", bodies: "P", screen: "tap k 1 up tint 0 true"),
        Step("tap tap", bodies: "P Pressing", screen: "tap k 2 up tint 1 true"),
        Step("tap tap", bodies: "P Pressing", screen: "tap k 3 up tint 1 false"),
      ]),
    Rule(
      "1.8", "the label keeps its state where the style places it, and loses it in another branch",
      source: "R: OSUI ViewStyle; D: W21 on branches",
      """
      struct Framed: ButtonStyle {
        var isWide = false
        func makeBody(configuration: Configuration) -> some View {
          if isWide { configuration.label.padding() } else { configuration.label }
        }
      }
      struct Plain: ButtonStyle {
        var isWide = false
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding(isWide ? 8 : 0) }
      }
      struct L: View { let t: String; @State var n = 0; var body: some View { Text(t) } }
      struct P: View {
        @State var f = false
        var body: some View {
          VStack {
            Text("go").onTapGesture { f.toggle() }
            Button { } label: { L(t: "a") }.buttonStyle(Framed(isWide: f))
            Button { } label: { L(t: "b") }.buttonStyle(Plain(isWide: f))
          }
        }
      }
      """,
      steps: [
        Step("tap go", bodies: "P Framed L Plain", lifetimes: "+L branch -L branch")
      ]),
    Rule(
      "5.2", "a toggle style reads and writes through its configuration",
      source: "D: DOC:togglestyleconfiguration/ison; R: BodyAccessor",
      """
      struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button { configuration.isOn.toggle() } label: { Text(configuration.isOn ? "on" : "off"); configuration.label }
        }
      }
      struct Switch: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
      }
      struct P: View {
        @State var n = false
        var body: some View {
          VStack {
            Toggle("x", isOn: $n).toggleStyle(Check())
            Toggle("y", isOn: $n).toggleStyle(Switch())
          }
        }
      }
      """, screen: "off x y",
      steps: [
        Step("tap off x", bodies: "Check", state: "true", screen: "on x y"),
        Step("toggle y", bodies: "Check", state: "false", screen: "off x y"),
      ]),
    Rule(
      "1.8", "a primitive style says when its button acts; inside it the next style outwards holds",
      source: "D: DOC:primitivebuttonstyle; R: OSUI ViewStyle pops the style",
      """
      struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button(configuration)
          Text("both").onTapGesture { configuration.trigger(); configuration.trigger() }
        }
      }
      struct Boxed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Text("["); configuration.label; Text("]") }
      }
      struct P: View {
        @State var n = 0
        var body: some View { VStack { Button("go") { n += 1 }.buttonStyle(Twice()) }.buttonStyle(Boxed()) }
      }
      """, screen: "[ go ] both",
      steps: [Step("tap both", bodies: "", state: "2"), Step("tap go", bodies: "Boxed Boxed", state: "3")]),
    Rule(
      "1.8", "a link is a button to its style",
      source: "D: DOC:primitivebuttonstyleconfiguration/trigger(); O: links take the button style of their stack",
      """
      struct Held: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.onLongPressGesture { configuration.trigger() }
        }
      }
      struct P: View {
        var body: some View {
          NavigationStack {
            VStack {
              NavigationLink("one") { C("first") }
              NavigationLink("two", value: 2)
            }
            .navigationDestination(for: Int.self) { Text("second \\($0)") }
          }
          .buttonStyle(Held())
        }
      }
      """, screen: "one two",
      steps: [
        Step("tap one", prints: "+first", screen: "first 0"), Step("dismiss", screen: "one two"),
        Step("wait 1", prints: "-first"), Step("tap two", screen: "second 2"),
      ], except: [.sheet: "dismiss closes the sheet"]),
    Rule(
      "1.8", "labels, progress views, boxes and labeled content are drawn by styles of the program too",
      source: "D: DOC:view-styles",
      """
      struct Upright: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { VStack { configuration.icon; configuration.title } }
      }
      struct Percent: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { configuration.label; Text("\\(Int((configuration.fractionCompleted ?? 0) * 100))%") }
        }
      }
      struct Card: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.content; configuration.label }
      }
      struct Row: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.content; configuration.label }
      }
      struct P: View {
        @State var k = 1
        var body: some View {
          VStack {
            Text("go").onTapGesture { k += 1 }
            Label("sun", systemImage: "star")
            ProgressView("done", value: Double(k), total: 4)
            GroupBox("box") { C("inside") }
            LabeledContent("name", value: "\\(k)")
          }
          .labelStyle(Upright()).progressViewStyle(Percent()).groupBoxStyle(Card()).labeledContentStyle(Row())
        }
      }
      """, mount: "+inside", screen: "go star sun done 25% inside 0 box 1 name",
      steps: [
        Step("tap go", bodies: "P Percent", screen: "go star sun done 50% inside 0 box 2 name"),
        Step("tap inside 0", bodies: "C", state: "1"),
      ]),
    Rule(
      "1.8", "a disclosure style says where the content stands, and expands a group by the binding it gets",
      source: "D: DOC:disclosuregroupstyle, DOC:disclosuregroupstyleconfiguration/isexpanded",
      """
      struct Folding: DisclosureGroupStyle {
        @State private var n = 0
        func makeBody(configuration: Configuration) -> some View {
          VStack {
            Button { configuration.isExpanded.toggle(); n += 1 } label: { configuration.label }
            if configuration.isExpanded { configuration.content }
          }
        }
      }
      struct P: View {
        @State var f = false
        var body: some View {
          VStack {
            Button("go") { f.toggle() }
            let _ = f
            DisclosureGroup("own") { C("a") }
            DisclosureGroup("bound", isExpanded: $f) { C(f ? "b" : "never") }
          }
          .disclosureGroupStyle(Folding())
        }
      }
      """, mount: "", screen: "go own bound",
      steps: [
        Step("tap own", bodies: "Folding C", prints: "+a", screen: "go own a 0 bound", lifetimes: "+C optional"),
        Step("tap a 0", bodies: "C", state: "1 1 0"),
        Step("tap bound", bodies: "P Folding C", prints: "+b", screen: "go own a 1 bound b 0"),
        Step("tap own", bodies: "Folding", prints: "-a", screen: "go own bound b 0", lifetimes: "-C optional"),
        Step("tap go", prints: "-b", screen: "go own bound"),
      ]),
    Rule(
      "4.3", "a group that its style expands when it is gone is told of, and keeps what was written",
      source: "R: OSUI StoredLocation (a write to storage that ended reaches no view); told of: model",
      """
      struct Late: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button("late") {
            let expanded = configuration.$isExpanded
            Task {
              try? await Task.sleep(for: .seconds(1))
              expanded.wrappedValue = true
              print(expanded.wrappedValue)
            }
          }
        }
      }
      struct P: View {
        @State var f = true
        var body: some View {
          VStack { Button("go") { f = false }; if f { DisclosureGroup("d") { Text("a") }.disclosureGroupStyle(Late()) } }
        }
      }
      """,
      steps: [
        Step("tap late"), Step("tap go", bodies: "P"),
        Step(
          "wait 1", prints: "true",
          warnings: ["'isExpanded' was written when its DisclosureGroup was gone: nothing shows it"]),
      ], isRepeatable: false),
    Rule(
      "1.8", "a menu style places the menu that it gets, with its items",
      source: "D: DOC:menustyle, DOC:menu/init(_:)",
      """
      struct Boxed: MenuStyle {
        @State private var n = 0
        func makeBody(configuration: Configuration) -> some View {
          VStack { Text("box \\(n)").onTapGesture { n += 1 }; Menu(configuration) }
        }
      }
      struct P: View {
        @State var k = 0
        var body: some View {
          VStack { Text("k \\(k)"); Menu("file") { C("open"); Button("count") { k += 1 } } }.menuStyle(Boxed())
        }
      }
      """, screen: "k 0 box 0 file open 0 count",
      steps: [
        Step("tap box 0", bodies: "Boxed", state: "1 0"), Step("tap open 0", bodies: "C", state: "1 1"),
        Step("tap count", bodies: "P", state: "1 1", screen: "k 1 box 1 file open 1 count"),
      ]),
    Rule(
      "5.3", "a gauge style gets the value as a part of its bounds, and runs when it changes",
      source: "D: DOC:gaugestyleconfiguration/value",
      """
      struct Bar: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { configuration.label; Text("\\(Int(configuration.value * 100))%"); configuration.currentValueLabel }
        }
      }
      struct P: View {
        @State var k = 2
        @State var f = false
        var body: some View {
          VStack {
            Button("go") { k += 1 }
            Button("other") { f.toggle() }
            let _ = f
            Gauge(value: Double(k), in: 0...8) { Text("tank") } currentValueLabel: { C("at") }
          }
          .gaugeStyle(Bar())
        }
      }
      """, mount: "+at", screen: "go other tank 25% at 0",
      steps: [
        Step("tap go", bodies: "P Bar", screen: "go other tank 37% at 0"), Step("tap other", bodies: "P"),
        Step("tap at 0", bodies: "C", state: "1"),
      ]),
    Rule(
      "1.8", "a style of SwiftUI's takes the place of one of the program",
      source: "D: DOC:view/buttonstyle(_:), the nearest holds",
      pressing
        + "\nstruct P: View { var body: some View { VStack { Button(\"a\") { }; Button(\"b\") { }.buttonStyle(.plain) }.buttonStyle(Pressing()) } }",
      screen: "a up tint 0 true b"),
  ]
}
