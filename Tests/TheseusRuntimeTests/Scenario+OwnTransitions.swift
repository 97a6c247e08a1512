extension Scenario {
  /// Section 7: views that come and go by an animation that their transition brings along (DOC:anytransition/animation(_:)).
  static let ownTransitions: [Scenario] = [
    Scenario(
      name: "7: a transition with its own animation in the body of what an if inserts",
      source: "D: DOC:anytransition/animation(_:); R: DynamicContainer",
      program: #"""
        struct Slid: View { let t: String; var body: some View { Text(t).transition(.slide.animation(.linear(duration: 1))) } }
        struct P: View {
          @State var f = false
          @State var items = [1]
          var body: some View {
            VStack {
              Button("go") { f.toggle() }
              Button("add") { items.append(items.count + 1) }
              if f { Slid(t: "a") }
              if f { Slid(t: "b").id(1); Text("c") }
              if f { if !items.isEmpty { Group { Slid(t: "d") } } }
              if f { VStack { Slid(t: "e") } }
              ForEach(items, id: \.self) { Slid(t: "\($0)") }
            }
          }
        }
        """#,
      steps: [
        Step(
          input: "go", bodies: "P Slid Slid Slid Slid",
          changes: ["Slid inserted .slide", "Slid inserted .slide", "Slid inserted .slide"]),
        Step(input: "add", bodies: "P Slid", changes: ["Slid inserted .slide"]),
        Step(
          input: "go", bodies: "P",
          changes: ["Slid removed .slide", "Slid removed .slide", "Slid removed .slide"]),
        Step(input: "wait 1.1", bodies: "", screen: "go add 1 2"),
      ]),
    Scenario(
      name: "7: an outer transition without an animation covers one that has its own",
      source: "R: 7, the outermost trait counts",
      program: #"""
        struct Slid: View { var body: some View { Text("a").transition(.slide.animation(.linear(duration: 1))) } }
        struct P: View {
          @State var f = false
          var body: some View { VStack { Button("go") { f.toggle() }; if f { Slid().transition(.scale) } } }
        }
        """#,
      steps: [
        Step(input: "go", bodies: "P Slid", changes: []), Step(input: "go", bodies: "P", screen: "go", changes: []),
      ]),
  ]
}
