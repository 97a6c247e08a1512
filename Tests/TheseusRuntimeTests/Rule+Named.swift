extension Rule {
  /// What lists and layouts add to views, and what of it Theseus names because it does not run.
  static let named: [Rule] = [
    Rule(
      "1.9", "a background of rows is for each of them",
      source: "R: a trait, written for each view; D: DOC:view/listrowbackground(_:)",
      """
      struct P: View {
        @State var rows = [0, 1]
        var body: some View {
          List {
            Button("go") { rows = [1, 2] }
            Group { Text("a"); Text("b") }.listRowBackground(C("g"))
            ForEach(rows, id: \\.self) { Text("\\($0)") }.listRowBackground(C("r"))
          }
        }
      }
      """, mount: "+g +g +r +r", screen: "go a g 0 b g 0 0 r 0 1 r 0",
      steps: [Step("tap go", bodies: "P C", prints: "+r -r", screen: "go a g 0 b g 0 1 r 0 2 r 0")]),
    Rule(
      "5.7", "what is refreshable gives its action to the views in it", source: "D: DOC:environmentvalues/refresh",
      """
      struct Kid: View {
        @Environment(\\.refresh) var refresh
        var body: some View {
          if let refresh { Button("load") { Task { await refresh(); print("done") } } } else { Text("none") }
        }
      }
      struct P: View {
        @State var n = 0
        var body: some View {
          VStack { Kid(); Kid().refreshable { print("begin"); try? await Task.sleep(for: .seconds(1)); n += 1 } }
        }
      }
      """, screen: "none load",
      warnings: [
        "Theseus has no input that pulls a list down: the action of 'refreshable' runs only through \\.refresh"
      ],
      steps: [Step("tap load", prints: "begin", state: "0"), Step("wait 1", bodies: "", prints: "done", state: "1")],
      isRepeatable: false),
    Rule(
      "1.1", "a layout of the program keeps its views; its functions are named",
      source: "D: DOC:layout; unsourced: what Theseus does not run",
      """
      struct Tower: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { print("size"); return .zero }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { print("place") }
      }
      struct P: View {
        @State var own = false
        var body: some View {
          let layout = own ? AnyLayout(Tower()) : AnyLayout(VStackLayout())
          layout { Button("go") { own.toggle() }; C("a") }
        }
      }
      """, mount: "+a",
      warnings: [
        "Theseus lays nothing out: 'Tower.sizeThatFits(proposal:subviews:cache:)' does not run, so nothing follows from what it reads or prints",
        "Theseus lays nothing out: 'Tower.placeSubviews(in:proposal:subviews:cache:)' does not run, so nothing follows from what it reads or prints",
      ],
      steps: [Step("tap a 0", state: "1"), Step("tap go", bodies: "P", state: "1", lifetimes: "")]),
    Rule(
      "2.8", "a scroll position is named, for nothing follows it", source: "unsourced: what Theseus does not run",
      """
      struct P: View {
        @State var place: Int?
        var body: some View {
          ScrollView { LazyVStack { ForEach(0..<2) { Text("\\($0)") } } }.scrollPosition(id: $place)
        }
      }
      """, screen: "0 1",
      warnings: [
        "Theseus does not follow 'scrollPosition': scrolling does not write its binding, and what is written to it scrolls nothing"
      ]),
    Rule(
      "2.10", "the first of the views that could fit is the first that there is", source: "D: DOC:viewthatfits; 1.6",
      """
      struct P: View {
        @State var f = false
        var body: some View {
          VStack { Button("go") { f.toggle() }; ViewThatFits { if f { Text("wide") }; C("narrow") } }
        }
      }
      """, mount: "+narrow", screen: "go narrow 0",
      warnings: ["Theseus lays nothing out: a ViewThatFits shows its first view"],
      steps: [Step("tap go", bodies: "P", prints: "-narrow", screen: "go wide")], isRepeatable: false),
    Rule(
      "2.10", "rows that could fit are all shown, and named", source: "unsourced: what Theseus does not run",
      """
      struct P: View { var body: some View { ViewThatFits { ForEach(0..<2) { C("\\($0)") } } } }
      """, mount: "+0 +1", screen: "0 0 1 0",
      warnings: ["Theseus lays nothing out: a ViewThatFits shows all views of the ForEach that it begins with"]),
  ]
}
