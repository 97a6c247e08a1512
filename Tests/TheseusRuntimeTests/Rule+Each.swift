extension Rule {
  /// Section 1.9: modifiers that each of several views gets for itself; and closures that nothing here calls.
  static let each: [Rule] = [
    Rule(
      "1.9", "each of several views writes and transforms a preference, and reacts to its own",
      source: "R: OSUI Data/Preference (PreferenceWriting-, -Transform- and -ActionModifier are MultiViewModifiers)",
      """
      struct Sum: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      struct P: View {
        @State var ids = [1, 2]
        @State var f = false
        var body: some View {
          VStack {
            Button("add") { ids.append(3) }
            Button("go") { f.toggle() }
            VStack { Group { Text("a"); if f { Text("b") } }.font(.title).preference(key: Sum.self, value: 3) }
              .onPreferenceChange(Sum.self) { print("group\\($0)") }
            VStack { ForEach(ids, id: \\.self) { Text("\\($0)") }.preference(key: Sum.self, value: 5) }
              .onPreferenceChange(Sum.self) { print("rows\\($0)") }
            VStack { Group { Text("c").preference(key: Sum.self, value: 7); Text("d") }.transformPreference(Sum.self) { $0 += 1 } }
              .onPreferenceChange(Sum.self) { print("both\\($0)") }
            Group { Text("e").preference(key: Sum.self, value: 8); Text("f").preference(key: Sum.self, value: 9) }
              .onPreferenceChange(Sum.self) { print("own\\($0)") }
          }
        }
      }
      """, mount: "group3 rows10 both9 own8 own9",
      screen: "add go a 1 2 c d e f",
      steps: [
        Step("tap go", bodies: "P", prints: "group6", screen: "add go a b 1 2 c d e f"),
        Step("tap add", bodies: "P", prints: "rows15", screen: "add go a b 1 2 3 c d e f"),
        Step("tap go", bodies: "P", prints: "group3"),
      ]),
    Rule(
      "1.9", "each of several views gets a gesture for itself",
      source: "R: OSUI GestureViewModifier: MultiViewModifier",
      """
      struct P: View {
        @State var k = 0
        var body: some View {
          VStack {
            Button("go") { k += 1 }
            Group { Text("a"); if k > 0 { Text("b") } }.padding().onTapGesture { print("tap\\(k)") }
            ForEach(0..<2) { Text("r\\($0)") }.gesture(TapGesture().onEnded { print("row\\(k)") })
          }
        }
      }
      """, mount: "", screen: "go a r0 r1",
      steps: [
        Step("tap a", bodies: "", prints: "tap0"),
        Step("tap r1", bodies: "", prints: "row0"),
        Step("tap go", bodies: "P", screen: "go a b r0 r1"),
        Step("tap b", prints: "tap1"),
        Step("tap r0", prints: "row1"),
      ]),
    Rule(
      "1.9", "a gesture around a modifier of the program is one for each of several views, and its body has one state",
      source: "R: OSUI ViewModifier.makeViewList, AddGestureModifier (a MultiViewModifier)",
      """
      struct M: ViewModifier {
        @State var n = 0
        func body(content: Content) -> some View {
          content.onTapGesture { n += 1 }.sheet(isPresented: .constant(n == 2)) { C("m") }
        }
      }
      struct P: View {
        @State var f = false
        var body: some View {
          VStack { Button("go") { f.toggle() }; Group { Text("a"); if f { Text("b") } }.modifier(M()) }
        }
      }
      """, mount: "", screen: "go a",
      steps: [
        Step("tap go", bodies: "P", screen: "go a b"),
        Step("tap a", bodies: "M", state: "1"),
        Step("tap b", bodies: "M C", prints: "+m", state: "2 0", screen: "go a m 0 b"),
      ]),
    Rule(
      "5.7", "modifiers that limit what is in the environment write the limited value",
      source:
        "R: OSUI LineLimitModifier (the upper limit); D: DOC:view/dynamictypesize(_:) with a range, DOC:view/unredacted(), DOC:environmentvalues/isscrollenabled",
      """
      struct L: View {
        @Environment(\\.lineLimit) var limit
        @Environment(\\.dynamicTypeSize) var size
        @Environment(\\.redactionReasons) var reasons
        @Environment(\\.isScrollEnabled) var scrolls
        var body: some View { Text("\\(limit ?? 0) \\(size) \\(reasons.isEmpty) \\(scrolls)") }
      }
      struct P: View {
        @State var k = 3
        var body: some View {
          VStack {
            Button("go") { k += 1 }
            L().lineLimit(2...k)
            L().lineLimit(...k).lineLimit(2)
            L().lineLimit(k...)
            L().lineLimit(k, reservesSpace: true)
            L().dynamicTypeSize(DynamicTypeSize.xLarge...DynamicTypeSize.xxLarge)
            L().dynamicTypeSize(...DynamicTypeSize.small).scrollDisabled(k > 3)
            VStack { L().unredacted(); L() }.redacted(reason: .placeholder)
          }
        }
      }
      """, mount: "",
      screen:
        "go 3 large true true 3 large true true 0 large true true 3 large true true 0 xLarge true true 0 small true true 0 large true true 0 large false true",
      steps: [
        Step(
          "tap go", bodies: "P L L L L",
          screen:
            "go 4 large true true 4 large true true 0 large true true 4 large true true 0 xLarge true true 0 small true false 0 large true true 0 large false true"
        )
      ]),
    Rule(
      "1.8", "a container's subviews each get the gesture and the preference of what stands around them",
      source: "I from D: DOC:subview, and the rules above",
      """
      struct Sum: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      struct Tray<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { Group(subviews: content) { s in ForEach(s) { v in HStack { v } } } }
      }
      struct P: View {
        @State var ids = [1]
        var body: some View {
          VStack {
            Button("add") { ids.append(2) }
            Tray { Group { Text("a"); ForEach(ids, id: \\.self) { Text("r\\($0)") } }
              .onTapGesture { print("tap") }.preference(key: Sum.self, value: 1) }
          }.onPreferenceChange(Sum.self) { print("sum\\($0)") }
        }
      }
      """, mount: "sum2", screen: "add a r1",
      steps: [
        Step("tap r1", bodies: "", prints: "tap"),
        Step("tap add", bodies: "P Tray", prints: "sum3", screen: "add a r1 r2"),
        Step("tap r2", prints: "tap"),
      ]),
    Rule(
      "1.8", "a value for the container that stands around several views is that of each",
      source: "D: DOC:view/containervalue(_:_:)",
      """
      extension ContainerValues { @Entry var mark = "" }
      struct Tray<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { ForEach(subviews: content) { v in HStack { Text(v.containerValues.mark); v } } }
      }
      struct P: View {
        @State var mark = "x"
        @State var ids = [1]
        var body: some View {
          VStack {
            Button("go") { mark += "x" }
            Button("add") { ids.append(2) }
            Tray { Group { Text("a"); ForEach(ids, id: \\.self) { Text("r\\($0)") } }.containerValue(\\.mark, mark); Text("b") }
          }
        }
      }
      """, mount: "", screen: "go add x a x r1  b",
      steps: [
        Step("tap go", bodies: "P Tray", screen: "go add xx a xx r1  b"),
        Step("tap add", bodies: "P Tray", screen: "go add xx a xx r1 xx r2  b"),
      ]),
    Rule(
      "5.10", "closures that no input calls are told of, and what is not presented or made",
      source: "unsourced: what Theseus does not do",
      """
      struct P: View {
        @State var f = false
        var body: some View {
          VStack {
            Text("a").onHover { _ in print("never") }
            Text("b").onLongPressGesture { print("long") } onPressingChanged: { _ in print("never") }
            Text("c").contextMenu { Button("m") { print("m") } } preview: { Text("never") }
            Text("d").fileImporter(isPresented: $f, allowedContentTypes: [.text]) { _ in print("never") }
          }
        }
      }
      """, mount: "",
      warnings: [
        "Theseus has no input that calls the closure of 'onHover': what it does is never shown",
        "Theseus has no input that calls the closure 'onPressingChanged' of 'onLongPressGesture': what it does is never shown",
        "Theseus has no input that calls the closure 'preview' of 'contextMenu': what it does is never shown",
        "Theseus does not present what 'fileImporter' does, and does not call its closure",
      ],
      steps: [Step("tap b", prints: "long"), Step("tap m", prints: "m")]),
    Rule(
      "5.10", "a file that would be exported is told of, and the actions of a section act",
      source: "D: DOC:view/fileexporter, DOC:section/sectionactions(content:)",
      """
      struct Note: FileDocument {
        static let readableContentTypes: [UTType] = [.plainText]
        var text = ""
        init() {}
        init(configuration: ReadConfiguration) throws {
          text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
          FileWrapper(regularFileWithContents: Data(text.utf8))
        }
      }
      struct P: View {
        @State var f = false
        var body: some View {
          VStack {
            Button("go") { f = true }
              .fileExporter(isPresented: $f, document: Note(), contentType: .plainText) { _ in print("never") }
            List { Section("s") { Text("a") }.sectionActions { Button("more") { print("more") } } }
          }
        }
      }
      """, mount: "",
      warnings: ["Theseus does not present what 'fileExporter' does, and does not call its closure"],
      steps: [Step("tap go", bodies: ""), Step("tap more", prints: "more")]),
    Rule(
      "5.10", "a long press acts by its action, whatever stands before it",
      source: "D: DOC:view/onlongpressgesture(minimumduration:maximumdistance:pressing:perform:)",
      """
      struct P: View {
        var body: some View { Text("a").onLongPressGesture(pressing: { _ in print("no") }, perform: { print("yes") }) }
      }
      """, mount: "",
      warnings: [
        "Theseus has no input that calls the closure 'pressing' of 'onLongPressGesture': what it does is never shown"
      ], steps: [Step("tap a", prints: "yes")]),
    Rule(
      "4.6", "what appears and what changed in one pass acts in the order of one traversal",
      source: "R: OSUI, both are attributes that one traversal updates; model (order of siblings)",
      """
      struct P: View {
        @State var f = false
        var body: some View {
          VStack {
            Button("go") { f.toggle() }
            Text("a").onChange(of: f) { print("a") }
            if f { VStack { Text("b").onAppear { print("b") } }.onChange(of: f, initial: true) { print("c") } }
            Text("d").onChange(of: f) { print("d") }
          }.onChange(of: f, initial: true) { print("e") }
        }
      }
      """, mount: "e", steps: [Step("tap go", bodies: "P", prints: "a b c d e")]),
    Rule(
      "7", "the rows of a branch come and go by the transition that is written in them",
      source: "R: OSUI DynamicContainer (a transition is a trait of each view of the list)",
      """
      struct P: View {
        @State var f = true
        var body: some View {
          VStack {
            Button("go") { withAnimation(.linear(duration: 1)) { f.toggle() } }
            if f { ForEach([1, 2], id: \\.self) { C("r\\($0)").transition(.identity) } }
          }
        }
      }
      """, mount: "+r1 +r2",
      steps: [
        Step("tap go", bodies: "P", prints: "-r1 -r2", screen: "go"),
        Step("tap go", bodies: "P C C", prints: "+r1 +r2", screen: "go r1 0 r2 0"),
      ]),
    Rule(
      "7",
      "of several views of a branch one with `.identity` ends at once, and its neighbours by their transitions",
      source: "R: OSUI DynamicContainer (tryRemovingItem: each view of the list by its own trait)",
      """
      struct P: View {
        @State var f = true
        var body: some View {
          VStack {
            Button("go") { withAnimation(.linear(duration: 1)) { f.toggle() } }
            if f { Text("i").transition(.identity); C("b").transition(.identity); C("a").transition(.slide) }
          }
        }
      }
      """, mount: "+b +a",
      steps: [
        Step("tap a 0", state: "0 1"),
        Step("tap go", bodies: "P", prints: "-b", lifetimes: "-C optional ~C optional"),
        Step("tap go", bodies: "P C", prints: "+b", state: "0 1", screen: "go i b 0 a 1"),
        Step("tap go", bodies: "P", prints: "-b", lifetimes: "-C optional ~C optional"),
        Step("wait 1", prints: "-a", screen: "go", lifetimes: "-C optional"),
        Step("tap go", bodies: "P C C", prints: "+b +a", state: "0 0"),
      ], isRepeatable: false),
    Rule(
      "7", "what leaves by itself goes on to leave when what is around it was put back",
      source: "R: OSUI DynamicContainer (unremoveItem puts one item back; the others end with their own animations)",
      """
      struct P: View {
        @State var f = true
        @State var g = true
        var body: some View {
          VStack {
            Button("go") { withAnimation(.linear(duration: 5)) { f.toggle() } }
            Button("in") { withAnimation(.linear(duration: 1)) { g.toggle() } }
            if f { VStack { C("a"); if g { C("b") } } }
          }
        }
      }
      """, mount: "+a +b",
      steps: [
        Step("tap in", lifetimes: "~C optional"), Step("tap go", lifetimes: "~C optional"),
        Step("tap go", bodies: "P"), Step("wait 1", prints: "-b", lifetimes: "-C optional"),
        Step("tap in", prints: "+b", state: "0 0", lifetimes: "+C optional"),
      ], isRepeatable: false),
    Rule(
      "7", "each view of a row, and each row of a branch, goes by its own transition",
      source: "R: OSUI DynamicContainer (tryRemovingItem: each view of the list by its own trait)",
      """
      struct P: View {
        @State var f = true
        @State var ids = [1, 2]
        var body: some View {
          VStack {
            Button("go") { withAnimation(.linear(duration: 1)) { f.toggle() } }
            Button("cut") { withAnimation(.linear(duration: 1)) { ids = [2] } }
            if f { ForEach(0..<2) { k in C("r\\(k)").transition(k == 0 ? .identity : .opacity) } }
            ForEach(ids, id: \\.self) { k in C("x\\(k)").transition(.identity); C("y\\(k)") }
          }
        }
      }
      """, mount: "+r0 +r1 +x1 +y1 +x2 +y2",
      steps: [
        Step("tap r1 0", state: "0 1 0 0 0 0"),
        Step("tap go", prints: "-r0", lifetimes: "-C optional ~C optional"),
        Step("tap go", prints: "+r0", state: "0 1 0 0 0 0"),
        Step("tap go", prints: "-r0"), Step("wait 1", prints: "-r1", lifetimes: "-C optional"),
        Step("tap cut", prints: "-x1", lifetimes: "-C forEach ~C forEach"), Step("wait 1", prints: "-y1"),
      ], isRepeatable: false),
    Rule(
      "8", "words that a text asks to inflect are told of", source: "D: Foundation InflectionRule; told of: model",
      """
      struct P: View {
        @State var n = 1
        var body: some View { VStack { Button("go") { n += 1 }; Text("^[\\(n) item](inflect: true)"); Text("2^[8]") } }
      }
      """, mount: "",
      warnings: [
        "Theseus inflects no words: '^[…](inflect: true)' is shown as it is written; Foundation makes it agree"
      ], steps: [Step("tap go", bodies: "P")]),
  ]
}
