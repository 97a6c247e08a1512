extension Rule {
  private static func presenting(_ modifier: String) -> String {
    """
    struct Item: Identifiable { let id: Int }
    struct D: View {
      let t: String
      @Environment(\\.dismiss) var dismiss
      @State var n = 0
      var body: some View {
        VStack { Button("\\(t) \\(n)") { n += 1 }; Button("close") { dismiss() } }
          .onAppear { print("+\\(t)") }.onDisappear { print("-\\(t)") }
      }
    }
    struct P: View {
      @State var f = false
      @State var item: Item?
      var body: some View {
        VStack { Button("go") { f = true }; Button("one") { item = Item(id: 1) }; Button("two") { item = Item(id: 2) } }
          \(modifier)
      }
    }
    """
  }

  private static func byFlag(_ name: String) -> Rule {
    Rule(
      "11.1", "\(name) by a flag: content lives only while it is presented, and leaves in 0.5 s",
      source: "D: W21 (scope of identity); model 11.1",
      presenting(".\(name)(isPresented: $f) { D(t: \"d\") }"), mount: "",
      steps: [
        Step("tap go", bodies: "D", prints: "+d", state: "0", lifetimes: "+D presentation"),
        Step("tap d 0", bodies: "D", state: "1"),
        Step("tap close", bodies: "", state: "1", lifetimes: "~D presentation"),
        Step("wait 0.4", state: "1", lifetimes: ""),
        Step("wait 0.1", prints: "-d", state: "", lifetimes: "-D presentation"),
        Step("tap go", bodies: "D", prints: "+d", state: "0"),
        Step("dismiss", lifetimes: "~D presentation"),
        Step("wait 1", prints: "-d", lifetimes: "-D presentation"),
      ])
  }

  private static func byItem(_ name: String) -> Rule {
    Rule(
      "11.1", "\(name) by an item: another id is another content, after the old one has left",
      source: "D: W21 (data-driven constructs); model 11.1",
      presenting(".\(name)(item: $item) { D(t: \"d\\($0.id)\") }"), mount: "",
      steps: [
        Step("tap one", bodies: "D", prints: "+d1", state: "0", lifetimes: "+D presentation"),
        Step("tap d1 0", state: "1"),
        Step("dismiss", bodies: "", lifetimes: "~D presentation"),
        Step("wait 0.5", prints: "-d1", lifetimes: "-D presentation"),
        Step("tap two", bodies: "D", prints: "+d2", state: "0", lifetimes: "+D presentation"),
      ])
  }

  /// What is presented: sheets, covers, popovers, alerts, dialogs.
  static let presentations: [Rule] = [
    byFlag("sheet"), byFlag("fullScreenCover"), byFlag("popover"), byItem("sheet"), byItem("fullScreenCover"),
    byItem("popover"),
    Rule(
      "11.1", "`sheet(item:)` with another id: the old content leaves, then the new one comes", source: "model 11.1",
      """
      struct Item: Identifiable { let id: Int }
      struct D: View {
        let t: String
        let next: () -> Void
        @State var n = 0
        var body: some View {
          VStack { Button("\\(t) \\(n)") { n += 1 }; Button("next") { next() } }
            .onAppear { print("+\\(t)") }.onDisappear { print("-\\(t)") }
        }
      }
      struct P: View {
        @State var item: Item?
        var body: some View {
          Button("go") { item = Item(id: 1) }.sheet(item: $item) { i in D(t: "d\\(i.id)") { item = Item(id: i.id + 1) } }
        }
      }
      """, mount: "",
      steps: [
        Step("tap go", bodies: "D", prints: "+d1"), Step("tap d1 0", state: "1"),
        Step("tap next", bodies: "", lifetimes: "~D presentation"),
        Step("wait 0.5", bodies: "D", prints: "-d1 +d2", state: "0", lifetimes: "+D presentation -D presentation"),
      ], isRepeatable: false),
    Rule(
      "11.1", "the same id with other data is the same content", source: "D: W21; model 11.1",
      """
      struct Item: Identifiable { let id: Int; var name: String }
      struct P: View {
        @State var item: Item?
        var body: some View {
          Button("go") { item = Item(id: 1, name: "a") }
            .sheet(item: $item) { i in VStack { C(i.name); Button("edit") { item = Item(id: 1, name: "b") } } }
        }
      }
      """, mount: "",
      steps: [
        Step("tap go", bodies: "C", prints: "+a"), Step("tap a 0", state: "1"),
        Step("tap edit", bodies: "C", state: "1", lifetimes: ""),
      ]),
    Rule(
      "11.1", "`onDismiss` is called when the sheet goes", source: "D: DOC:view/sheet(ispresented:ondismiss:content:)",
      """
      struct P: View {
        @State var f = false
        var body: some View {
          Button("go") { f = true }.sheet(isPresented: $f, onDismiss: { print("gone") }) { C("a") }
        }
      }
      """, mount: "",
      steps: [Step("tap go", prints: "+a"), Step("dismiss", prints: ""), Step("wait 0.5", prints: "-a gone")]),
    Rule(
      "11.1", "without animations a dismissal ends at once", source: "model 11.1",
      """
      struct P: View {
        @State var f = false
        var body: some View {
          Button("go") { f = true }.sheet(isPresented: $f) {
            Button("close") { var t = Transaction(); t.disablesAnimations = true; withTransaction(t) { f = false } }
              .onDisappear { print("-") }
          }
        }
      }
      """, mount: "", steps: [Step("tap go"), Step("tap close", prints: "-")]),
    Rule(
      "11.1", "a sheet above a sheet", source: "model 11.1",
      """
      struct Inner: View {
        @State var more = false
        var body: some View { Button("deeper") { more = true }.sheet(isPresented: $more) { C("b") } }
      }
      struct P: View {
        @State var f = false
        var body: some View { Button("go") { f = true }.sheet(isPresented: $f) { VStack { C("a"); Inner() } } }
      }
      """, mount: "",
      steps: [
        Step("tap go", prints: "+a"), Step("tap a 0", state: "1"),
        Step("tap deeper", bodies: "C", prints: "+b", state: "1 0"),
        Step("dismiss", lifetimes: "~C presentation"), Step("wait 0.5", prints: "-b", state: "1"),
        Step("dismiss", lifetimes: "~C presentation ~Inner presentation"), Step("wait 0.5", prints: "-a", state: ""),
      ]),
    Rule(
      "1.9", "of a sheet around several views the first one's is shown, and none where there is no view",
      source: "R: SheetPresentationModifier (each view gives a SheetPreference; Key.reduce keeps the first)",
      """
      struct P: View {
        @State var f = false
        @State var ids = [1, 2]
        @State var shows = false
        var body: some View {
          VStack {
            Button("go") { f = true }
            ForEach(ids, id: \\.self) { Text("\\($0)") }
              .sheet(isPresented: $f, onDismiss: { print("gone") }) { C("s"); Button("close") { f = false }; Button("drop") { ids.removeFirst() } }
            Group { if shows { Text("x") } }.alert("T", isPresented: $shows) { Button("ok") {} }
            Group { if !f { EmptyView() } }.sheet(isPresented: $f) { Text("never") }
          }
        }
      }
      """, mount: "", screen: "go 1 2",
      steps: [
        Step("tap go", bodies: "P C", prints: "+s", screen: "go 1 s 0 close drop 2"),
        Step("tap s 0", state: "1"),
        Step("tap close", bodies: "P", prints: ""),
        Step("wait 1", prints: "-s gone", screen: "go 1 2"),
        Step("tap go", bodies: "P C", prints: "+s", state: "0"),
        Step("tap drop", bodies: "P C", prints: "-s +s", screen: "go 2 s 0 close drop"),
      ]),
    Rule(
      "11.1", "a window shows one sheet at a time: the next comes when the one before is gone",
      source:
        "O: SwiftUI's message (hackingwithswift.com, How to present multiple sheets); R: SheetPreference.Key.reduce; for alerts D: a view controller presents one other",
      """
      struct P: View {
        @State var a = false
        @State var b = false
        @State var c = false
        var body: some View {
          VStack {
            Button("go") { a = true; b = true; c = true }
            Text("x").sheet(isPresented: $a) { C("a"); Button("close") { a = false } }
              .fullScreenCover(isPresented: $b) { C("b"); Button("close") { b = false } }
            Text("y").alert("T", isPresented: $c) { Button("ok") {} }
          }
        }
      }
      """, mount: "", screen: "go x y",
      steps: [
        Step(
          "tap go", prints: "+a", screen: "go x a 0 close y",
          warnings: [
            "Currently, only presenting a single sheet is supported. The next sheet will be presented when the currently presented sheet gets dismissed."
          ]),
        Step("tap close", prints: ""),
        Step("wait 1", prints: "-a +b", screen: "go x b 0 close y"),
        Step("tap close"), Step("wait 1", prints: "-b", screen: "go x y T ok"),
        Step("tap ok"), Step("wait 1", screen: "go x y"),
      ], isRepeatable: false),
    Rule(
      "11.1", "what a covered level of a stack presents stands above all of it",
      source: "D: DOC:view/sheet; model 11.1",
      """
      struct P: View {
        @State var f = false
        @State var g = false
        var body: some View {
          NavigationStack {
            VStack { Button("go") { f = true } }
              .navigationDestination(isPresented: $f) { C("d"); Button("show") { g = true } }
              .sheet(isPresented: $g) { C("s"); Button("hide") { g = false } }
          }
        }
      }
      """, mount: "",
      steps: [
        Step("tap go", prints: "+d"), Step("wait 1"), Step("tap show", prints: "+s"),
        Step("tap s 0", bodies: "C", state: "1 0"), Step("tap hide", prints: ""), Step("wait 1", prints: "-s"),
        Step("tap d 0", bodies: "C", state: "1"),
      ]),
    Rule(
      "11.1", "a sheet waits in silence for one that leaves with its view",
      source: "R: SheetPreference.Key (what left gives no preference any more); model 11.1",
      """
      struct P: View {
        @State var shows = true
        @State var f = false
        var body: some View {
          VStack {
            Button("go") { f = true }
            if shows { Text("x").sheet(isPresented: $f) { C("a"); Button("hide") { shows = false } } }
            else { Text("y").sheet(isPresented: $f) { C("b") } }
          }
        }
      }
      """, mount: "", screen: "go x",
      steps: [
        Step("tap go", prints: "+a", screen: "go x a 0 hide"),
        Step("tap hide", bodies: "P C", prints: "-a +b", screen: "go y b 0"),
      ]),
    Rule(
      "11.1", "a view that goes takes what it presents with it", source: "model 11.1",
      toggling(
        "if !f { Text(\"x\").sheet(isPresented: .constant(true)) { VStack { C(\"a\"); Button(\"away\") { f = true } } } }"
      ),
      mount: "+a", steps: [Step("tap away", bodies: "P", prints: "-a", state: "")]),
    Rule(
      "11.1", "an alert's buttons exist while it is shown; each dismisses it", source: "D: DOC:view/alert; model 11.1",
      """
      struct P: View {
        @State var f = false
        @State var k = 0
        var body: some View {
          VStack {
            Button("go") { f = true }
            Text("k \\(k) \\(f ? "shown" : "hidden")")
          }
          .alert("Sure?", isPresented: $f) { Button("Yes") { k += 1 }; Button("No", role: .cancel) {} } message: { Text("really") }
        }
      }
      """, mount: "", screen: "go k 0 hidden",
      steps: [
        Step("tap go", bodies: "P", screen: "go k 0 shown Sure? really Yes No"),
        Step("tap Yes", bodies: "P", screen: "go k 1 hidden"), Step("wait 0.5"),
        Step("tap go", screen: "go k 1 shown Sure? really Yes No"),
        Step("tap No", bodies: "P", screen: "go k 1 hidden"),
      ]),
    Rule(
      "11.1", "an alert that presents data",
      source: "D: DOC:view/alert(_:ispresented:presenting:actions:message:); model 11.1",
      """
      struct P: View {
        @State var f = false
        @State var name: String?
        var body: some View {
          VStack { Button("go") { name = "Rex"; f = true } }
            .alert("Delete", isPresented: $f, presenting: name) { n in Button("Delete \\(n)") { print("deleted \\(n)") } } message: { n in Text("about \\(n)") }
        }
      }
      """, mount: "", screen: "go",
      steps: [
        Step("tap go", screen: "go Delete about Rex Delete Rex"),
        Step("tap Delete Rex", prints: "deleted Rex", screen: "go"),
      ]),
    Rule(
      "11.1", "an alert of the older form", source: "D: DOC:alert",
      """
      struct P: View {
        @State var f = false
        var body: some View {
          Button("go") { f = true }.alert(isPresented: $f) {
            Alert(title: Text("T"), message: Text("M"), primaryButton: .destructive(Text("Yes")) { print("yes") }, secondaryButton: .cancel())
          }
        }
      }
      """, mount: "", screen: "go",
      steps: [
        Step("tap go", screen: "go T M Yes Cancel"), Step("tap Yes", prints: "yes", screen: "go"), Step("wait 1"),
        Step("tap go"), Step("tap Cancel", screen: "go"),
      ]),
    Rule(
      "11.1", "what an alert of the older form shows is made by the body, which reads its binding",
      source: "L, I: DOC:view/alert(ispresented:content:): its closure does not escape",
      """
      struct Row: Identifiable { let id: Int }
      struct P: View {
        @State var f = false
        @State var title = ""
        @State var row: Row?
        @State var note = ""
        var body: some View {
          VStack {
            Button("go") { title = "Wrong"; f = true }.alert(isPresented: $f) { Alert(title: Text(title)) }
            Button("row") { note = "of"; row = Row(id: 7) }
              .actionSheet(item: $row) { ActionSheet(title: Text("\\(note) \\($0.id)")) }
          }
        }
      }
      """, mount: "", screen: "go row",
      steps: [
        Step("tap go", bodies: "P", screen: "go Wrong OK row"), Step("tap OK", bodies: "P", screen: "go row"),
        Step("wait 1"), Step("tap row", bodies: "P", screen: "go row of 7 Cancel"), Step("tap Cancel", bodies: "P"),
      ]),
    Rule(
      "11.1", "a confirmation dialog's buttons dismiss it", source: "D: DOC:view/confirmationdialog; model 11.1",
      """
      struct P: View {
        @State var f = false
        var body: some View {
          Button("go") { f = true }
            .confirmationDialog("Which?", isPresented: $f, titleVisibility: .visible) { Button("A") { print("a") }; Button("B") { print("b") } }
        }
      }
      """, mount: "", screen: "go",
      steps: [
        Step("tap go", screen: "go Which? A B"), Step("tap B", prints: "b", screen: "go"), Step("wait 1"),
        Step("tap go", screen: "go Which? A B"), Step("dismiss", screen: "go"),
      ]),
    Rule(
      "11.1", "an action sheet", source: "D: DOC:actionsheet",
      """
      struct P: View {
        @State var f = false
        var body: some View {
          Button("go") { f = true }.actionSheet(isPresented: $f) {
            ActionSheet(title: Text("T"), buttons: [.default(Text("A")) { print("a") }, .cancel()])
          }
        }
      }
      """, mount: "", screen: "go",
      steps: [Step("tap go", screen: "go T A Cancel"), Step("tap A", prints: "a", screen: "go")]),
    Rule(
      "11.1", "`presentationMode` dismisses too", source: "D: DOC:presentationmode",
      """
      struct D: View {
        @Environment(\\.presentationMode) var mode
        var body: some View { Button("close") { mode.wrappedValue.dismiss() } }
      }
      struct P: View {
        @State var f = false
        var body: some View { Button("go") { f = true }.sheet(isPresented: $f) { D() } }
      }
      """, mount: "",
      steps: [
        Step("tap go"), Step("tap close", lifetimes: "~D presentation"), Step("wait 0.5", lifetimes: "-D presentation"),
      ]),
  ]
}
