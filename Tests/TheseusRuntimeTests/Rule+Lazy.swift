extension Rule {
  private static func long(_ container: String) -> String {
    """
    struct P: View {
      @State var data = Array(0..<200)
      var body: some View {
        VStack {
          Button("front") { data.insert(-1, at: 0) }
          Button("drop") { data.removeAll { $0 < 3 } }
          \(container)
        }
      }
    }
    struct Few: View {
      let t: Int
      @State var n = 0
      var body: some View { Text("\\(t)").onAppear { if t < 4 || t > 195 { print("+\\(t)") } }.onDisappear { if t < 4 || t > 195 { print("-\\(t)") } } }
    }
    """
  }

  /// Sections 2.8 and 2.10: what is made when it can be seen.
  static let lazy: [Rule] = [
    Rule(
      "2.10", "a list makes the rows that can be seen, keeps them, and they appear at every entry",
      source: "O: OLE, EID-life; model 11.1", long("List(data, id: \\.self) { Few(t: $0) }"), mount: "+0 +1 +2 +3",
      steps: [
        Step("viewport 2", prints: "-2 -3", screen: "front drop 0 1"),
        Step("scroll 3", bodies: "", prints: "-0 -1 +2 +3", screen: "front drop 2 3", lifetimes: ""),
        Step("scroll bottom", bodies: "Few Few", prints: "-2 -3 +198 +199", screen: "front drop 198 199"),
        Step("scroll top", bodies: "", prints: "+0 +1 -198 -199", screen: "front drop 0 1", lifetimes: ""),
      ]),
    Rule(
      "2.10", "a lazy stack makes the rows that can be seen, and says nothing when they go",
      source: "O: OLE; model 11.1",
      long("ScrollView { LazyVStack { ForEach(data, id: \\.self) { Few(t: $0) } } }"), mount: "+0 +1 +2 +3",
      steps: [
        Step("viewport 2", prints: "", screen: "front drop 0 1"),
        Step("scroll bottom", bodies: "Few Few", prints: "+198 +199", screen: "front drop 198 199"),
        Step("scroll top", bodies: "", prints: "+0 +1", screen: "front drop 0 1", lifetimes: ""),
      ]),
    Rule(
      "2.10", "rows that were never seen have no state and no body", source: "O: EID-life",
      long("List { Section(\"s\") { ForEach(data, id: \\.self) { Few(t: $0) } } }"), mount: "+0 +1 +2 +3",
      steps: [
        Step("tap front", bodies: "P Few", prints: "+-1", lifetimes: "+Few forEach"),
        Step(
          "tap drop", bodies: "P Few Few Few", prints: "--1 -0 -1 -2",
          lifetimes: "+Few forEach +Few forEach +Few forEach -Few forEach -Few forEach -Few forEach -Few forEach"),
      ]),
    Rule(
      "2.8", "`scrollTo` brings the row of an id into view", source: "D: DOC:scrollviewreader; W21",
      """
      struct P: View {
        var body: some View {
          ScrollViewReader { proxy in
            Button("go") { proxy.scrollTo(150) }
            Button("top") { proxy.scrollTo("x", anchor: .top) }
            ScrollView { LazyVStack { ForEach(0..<200, id: \\.self) { i in
              if i == 3 { Text("\\(i)").id("x") } else { Text("\\(i)") }
            } } }
          }
        }
      }
      """, mount: "",
      steps: [
        Step("viewport 2", screen: "go top 0 1"), Step("tap go", screen: "go top 149 150"),
        Step("tap go", screen: "go top 149 150"), Step("tap top", screen: "go top 3 4"),
      ]),
  ]
}
