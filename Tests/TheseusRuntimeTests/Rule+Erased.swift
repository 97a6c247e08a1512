extension Rule {
  /// Section 3: `AnyView`.
  static let erased: [Rule] = [
    Rule(
      "3", "the same type under an AnyView is the same view", source: "D: DOC:anyview; R: OSUI AnyView",
      toggling("AnyView(f ? C(\"b\") : C(\"a\"))"), mount: "+a",
      steps: [Step("tap a 0", state: "1"), Step("tap go", bodies: "P C", state: "1", lifetimes: "")]),
    Rule(
      "3", "another type is another view, without a transition", source: "D: DOC:anyview; R: OSUI AnyView",
      toggling("f ? AnyView(C(\"a\")) : AnyView(C(\"a\").padding())"), mount: "+a",
      steps: [
        Step("tap a 0", state: "1"),
        Step("tap go", bodies: "P C", prints: "-a +a", state: "0", lifetimes: "+C anyView -C anyView"),
      ]),
    Rule(
      "3", "no transition runs even if the change is animated", source: "R: OSUI AnyView (canTransition)",
      """
      struct P: View {
        @State var f = false
        var body: some View {
          VStack {
            Button("go") { withAnimation { f.toggle() } }
            f ? AnyView(C("a").transition(.scale)) : AnyView(C("b"))
          }
        }
      }
      """, mount: "+b", steps: [Step("tap go", bodies: "P C", prints: "-b +a", lifetimes: "+C anyView -C anyView")]),
    Rule(
      "3", "two returns of one type from different branches are the same view", source: "I from R",
      """
      struct P: View {
        @State var f = false
        func part() -> AnyView {
          if f { return AnyView(C("a")) }
          return AnyView(C("b"))
        }
        var body: some View { VStack { Button("go") { f.toggle() }; part() } }
      }
      """, mount: "+b",
      steps: [Step("tap b 0", state: "1"), Step("tap go", bodies: "P C", state: "1", lifetimes: "")]),
    Rule(
      "3", "an AnyView in an AnyView does not nest", source: "O: OSUI CoreTests AnyViewTests",
      toggling("f ? AnyView(C(\"a\")) : AnyView(AnyView(AnyView(erasing: C(\"b\"))))"), mount: "+b",
      steps: [Step("tap b 0", state: "1"), Step("tap go", bodies: "P C", state: "1", lifetimes: "")]),
    Rule(
      "3", "the generic arguments are part of the type", source: "D: DOC:anyview",
      """
      struct Card<Content: View>: View {
        let content: Content
        @State var m = 0
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content }
      }
      """ + "\n" + toggling("f ? AnyView(Card { Text(\"x\") }) : AnyView(Card { Text(\"x\").padding() })"), mount: "",
      steps: [Step("tap go", bodies: "P Card", lifetimes: "+Card anyView -Card anyView")]),
    Rule(
      "3", "an erased row is matched by its id, then by its type", source: "D: W23",
      listing(
        "ForEach(items) { item in item.name == \"x\" ? AnyView(C(\"x\").padding()) : AnyView(C(item.name)) }",
        buttons: "Button(\"go\") { items.reverse() }; Button(\"edit\") { items[0].name = \"x\" }"), mount: "+a +b +c",
      steps: [
        Step("tap a 0", state: "1 0 0"), Step("tap go", bodies: "P", state: "0 0 1"),
        Step("tap edit", bodies: "P C", prints: "-c +x", state: "0 0 1", lifetimes: "+C anyView -C anyView"),
      ]),
  ]
}
