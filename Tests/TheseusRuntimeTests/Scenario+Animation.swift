extension Scenario {
  /// How writes are grouped, and what completes when (semantics 4.5, 7).
  static let transactions: [Scenario] = [
    Scenario(
      name: "4.5: consecutive equal transactions are one group, others apart",
      source: "O: OSUI-CT nestedStateUpdate; R: GraphHost",
      program: """
        struct P: View {
          @State var v = 0
          var body: some View {
            let _ = print(v)
            Button("go") { v = 1; withAnimation { v = 2 }; withAnimation { v = 3 }; v = 4; v = 5 }
          }
        }
        """, mount: "0", steps: [Step(input: "go", bodies: "P P P", output: "1 3 5")]),
    Scenario(
      name: "7: a nested withAnimation is another transaction", source: "R: 7",
      program: """
        struct P: View {
          @State var a = 0
          @State var b = 0
          var body: some View {
            let _ = print("\\(a)\\(b)")
            Button("go") { withAnimation(.easeIn) { a = 1; withAnimation(.easeOut) { b = 1 }; a = 2 } }
          }
        }
        """, mount: "00", steps: [Step(input: "go", bodies: "P P P", output: "10 11 21")]),
    Scenario(
      name: "7: a completion waits for the end of the animations",
      source: "D: DOC:withanimation(_:completioncriteria:_:completion:)",
      program: """
        struct P: View {
          @State var v = 0.5
          var body: some View {
            Button("go") { withAnimation(.linear(duration: 1)) { v = 1 } completion: { print("done"); v = 9 } }.opacity(v)
          }
        }
        """,
      steps: [
        Step(input: "go", bodies: "P", changes: ["P interpolates opacity 0.5 1.0"]),
        Step(input: "wait 0.9", bodies: ""),
        Step(input: "wait 0.2", bodies: "P", output: "done", changes: []),
      ]),
    Scenario(
      name: "7: a completion without animations comes at once",
      source: "D: DOC:withanimation(_:completioncriteria:_:completion:)",
      program: """
        struct P: View {
          @State var v = 0
          @State var shown = false
          var body: some View {
            VStack {
              Button("nothing") { withAnimation { } completion: { print("done") }; print("after") }
              Button("unread") { withAnimation(.default, completionCriteria: .removed) { v += 1 } completion: { print("done") } }
              Button("insert") { withAnimation(.linear(duration: 1)) { shown = true } completion: { print("done") } }
              if shown { Text("x") }
            }
          }
        }
        """,
      steps: [
        Step(input: "nothing", bodies: "", output: "after done"), Step(input: "unread", bodies: "", output: "done"),
        Step(input: "insert", bodies: "P"), Step(input: "wait 1", bodies: "", output: "done"),
      ]),
  ]

  private static let row = """
    struct R: View { let s: String; var body: some View { Text(s).onDisappear { print("-\\(s)") } } }

    """

  /// What interpolates, and what is inserted and removed by which transition (semantics 7).
  static let animation: [Scenario] = [
    Scenario(
      name: "7: a value of a kept identity interpolates, one of another identity does not", source: "D: W21",
      program: """
        struct P: View {
          @State var v = 0.0
          var body: some View {
            VStack { Button("go") { withAnimation { v += 1 } }; Text("x").opacity(v); Text("y").opacity(v).id(v) }
          }
        }
        """,
      steps: [
        Step(
          input: "go", bodies: "P",
          changes: ["Text removed .opacity", "Text inserted .opacity", "P interpolates opacity 0.0 1.0"])
      ], isRepeatable: false),
    Scenario(
      name: "7: animation(_:value:) counts where its value changed", source: "R: AnimationModifier",
      program: """
        struct P: View {
          @State var v = 0.0
          @State var w = 0.0
          var body: some View {
            VStack {
              Button("v") { v += 1 }
              Button("w") { w += 1 }
              Button("animated w") { withAnimation { w += 1 } }
              Text("x").opacity(w).scaleEffect(v).animation(.easeIn, value: v)
              Text("y").opacity(w).animation(nil, value: w)
            }
          }
        }
        """,
      steps: [
        Step(input: "v", bodies: "P", changes: ["P interpolates scaleEffect 0.0 1.0"]),
        Step(input: "w", bodies: "P", changes: []),
        Step(input: "animated w", bodies: "P", changes: ["P interpolates opacity 1.0 2.0"]),
      ]),
    Scenario(
      name: "7: a view, a modifier and a shape of the program interpolate by their animatableData",
      source: "D: DOC:animatable, DOC:withanimation(_:completioncriteria:_:completion:)",
      program: """
        struct Dial: View, Animatable {
          var turn: Double
          var label = ""
          var animatableData: Double { get { turn } set { turn = newValue } }
          var body: some View { Text("dial") }
        }
        struct Shake: ViewModifier, Animatable {
          var animatableData: CGFloat
          func body(content: Content) -> some View { content.offset(x: animatableData) }
        }
        struct Wave: Shape {
          var phase: Double
          var animatableData: Double { get { phase } set { phase = newValue } }
          func path(in rect: CGRect) -> Path { Path() }
        }
        struct P: View {
          @State var v = 0.0
          @State var t = ""
          var body: some View {
            VStack {
              Button("go") { withAnimation(.linear(duration: 1)) { v += 1 } completion: { print("done") } }
              Button("other") { withAnimation { t += "x" } completion: { print("at once") } }
              Dial(turn: v, label: t)
              Text("x").modifier(Shake(animatableData: v))
              Wave(phase: v).fill(.red)
            }
          }
        }
        """,
      warnings: "unsupported",
      steps: [
        Step(
          input: "go", bodies: "P Dial Shake",
          changes: [
            "P interpolates animatableData 0.0 1.0", "P interpolates animatableData 0.0 1.0",
            "P interpolates animatableData 0.0 1.0", "Shake interpolates offset x 0.0 1.0",
          ], warnings: "unsupported unsupported"),
        Step(input: "wait 1", bodies: "", output: "done"),
        Step(input: "other", bodies: "P Dial", output: "at once", changes: []),
      ]),
    Scenario(
      name: "7: modifiers change the transaction of what they are applied to",
      source: "R: TransactionModifier; DOC:transaction/disablesanimations",
      program: """
        struct Kid: View {
          @State var own = 0.0
          let v: Double
          var body: some View { Button("kid") { withAnimation { own += 1 } }.opacity(v + own) }
        }
        struct P: View {
          @State var v = 0.0
          var body: some View {
            VStack {
              Button("go") { withAnimation { v += 1 } }
              Kid(v: v).transaction { $0.animation = nil }
              VStack { Text("x").opacity(v).animation(.linear, value: v) }.transaction { $0.disablesAnimations = true; $0.animation = nil }
            }
          }
        }
        """,
      steps: [Step(input: "go", bodies: "P Kid", changes: []), Step(input: "kid", bodies: "Kid", changes: [])]),
    Scenario(
      name: "7: a binding carries its animation", source: "D: DOC:binding/animation(_:)",
      program: """
        struct Kid: View { @Binding var on: Bool; var body: some View { Button("kid") { on.toggle() } } }
        struct P: View {
          @State var on = false
          var body: some View { VStack { Kid(on: $on.animation(.linear(duration: 1))); Text("x").opacity(on ? 1 : 0) } }
        }
        """, steps: [Step(input: "kid", bodies: "P Kid", changes: ["P interpolates opacity 0.0 1.0"])]),
    Scenario(
      name: "7: transitions of if, ForEach and .id, and none under AnyView or for .identity",
      source: "R: DynamicContainer; D: DOC:transitionphase",
      program: row + """
        struct P: View {
          @State var f = true
          @State var list = [1]
          var body: some View {
            VStack {
              Button("go") { withAnimation(.linear(duration: 1)) { f.toggle(); list.append(2) } }
              if f { R(s: "a").transition(.slide) } else { R(s: "b") }
              ForEach(list, id: \\.self) { R(s: "\\($0)") }
              AnyView(f ? AnyView(R(s: "any")) : AnyView(R(s: "any").padding()))
              R(s: "identity").transition(.identity).id(f)
            }
          }
        }
        """,
      steps: [
        Step(
          input: "go", bodies: "P R R R R", output: "-any -identity",
          changes: ["R removed .slide", "R inserted .opacity", "R inserted .opacity"]),
        Step(input: "wait 1", bodies: "", output: "-a"),
      ], isRepeatable: false),
    Scenario(
      name: "7: a transition of two directions, of two parts, with an animation, and in the body of the view",
      source: "D: DOC:anytransition; R: DynamicContainer",
      program: row + """
        struct Inside: View { var body: some View { R(s: "inside").padding().transition(.move(edge: .top)) } }
        struct Fade: Transition {
          func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
        }
        struct P: View {
          @State var f = false
          @State var g = false
          var body: some View {
            VStack {
              Button("go") { withAnimation(.linear(duration: 1)) { f.toggle() } }
              if f { R(s: "a").transition(.asymmetric(insertion: .slide, removal: .scale)) }
              if f { R(s: "b").transition(.opacity.combined(with: .scale)) }
              if f { Inside() }
              if f { R(s: "c").transition(Fade()) }
              if f { R(s: "d").transition(.asymmetric(insertion: .slide, removal: .identity)) }
              Button("own") { g.toggle() }
              if g { R(s: "e").transition(.slide.animation(.linear(duration: 2))) }
            }
          }
        }
        """,
      steps: [
        Step(
          input: "go", bodies: "P R R Inside R R R",
          changes: [
            "R inserted .slide", "R inserted .opacity.combined(with: .scale)", "Inside inserted .move(edge: .top)",
            "R inserted Fade", "R inserted .slide",
          ], warnings: "unsupported"),
        Step(
          input: "go", bodies: "P", output: "-d",
          changes: [
            "R removed .scale", "R removed .opacity.combined(with: .scale)", "Inside removed .move(edge: .top)",
            "R removed Fade",
          ]),
        Step(input: "wait 1", bodies: "", output: "-a -b -inside -c"),
        Step(input: "own", bodies: "P R", changes: ["R inserted .slide"]),
        Step(input: "own", bodies: "P", changes: ["R removed .slide"]),
        Step(input: "wait 1.9", bodies: ""), Step(input: "wait 0.2", bodies: "", output: "-e"),
      ], isRepeatable: false),
    Scenario(
      name: "7: a shape that clips interpolates by its own values, and a background outside of an animation does not",
      source: "D: DOC:animatable, DOC:roundedrectangle; R: AnimationModifier (transaction of what it is applied to)",
      program: """
        struct P: View {
          @State var f = false
          var body: some View {
            VStack {
              Button("go") { f.toggle() }
              Text("a").clipShape(.rect(cornerRadius: f ? 8 : 2)).animation(.linear(duration: 1), value: f)
              ForEach([1], id: \\.self) { _ in Text("b").scaleEffect(f ? 1 : 0) }.animation(.linear, value: f)
                .background { Text("c").opacity(f ? 1 : 0.5) }
            }
          }
        }
        """,
      steps: [
        Step(
          input: "go", bodies: "P",
          changes: ["P interpolates RoundedRectangle cornerRadius 2.0 8.0", "Text interpolates scaleEffect 0.0 1.0"])
      ]),
    Scenario(
      name: "7: a transition around several views is that of each, as far as no view lays them out",
      source: "R: TraitWritingModifier, DynamicContainer",
      program: row + """
        struct P: View {
          @State var f = false
          @State var list: [Int] = []
          var body: some View {
            VStack {
              Button("go") { withAnimation(.linear(duration: 1)) { f.toggle(); list.append(1) } }
              Group {
                VStack { if f { R(s: "laid out") } }
                if f { R(s: "a"); if f { R(s: "b") } }
                if f { R(s: "own").transition(.scale) }
              }
              .transition(.slide)
              ForEach(list, id: \\.self) { R(s: "\\($0)") }.transition(.move(edge: .top))
              if f { R(s: "outside") }
            }
          }
        }
        """,
      steps: [
        Step(
          input: "go", bodies: "P R R R R R R",
          changes: [
            "R inserted .opacity", "R inserted .slide", "R inserted .slide", "R inserted .scale",
            "R inserted .move(edge: .top)",
            "R inserted .opacity",
          ])
      ], isRepeatable: false),
    Scenario(
      name: "7: each view of a branch, of a group and of a list beside others has its own transition",
      source: "R: DynamicContainer (a transition is a trait of each view of the list)",
      program: row + """
        struct P: View {
          @State var f = false
          var body: some View {
            VStack {
              Button("go") { withAnimation(.linear(duration: 1)) { f.toggle() } }
              if f {
                R(s: "first").transition(.scale)
                ForEach([1, 2], id: \\.self) { i in R(s: "\\(i)").transition(i == 1 ? .slide : .move(edge: .top)) }
                Group { R(s: "a"); R(s: "b").transition(.scale) }.transition(.slide).onAppear {}
                if f { R(s: "inner").transition(.slide) }
              }
            }
          }
        }
        """,
      steps: [
        Step(
          input: "go", bodies: "P R R R R R R",
          changes: [
            "R inserted .scale", "R inserted .slide", "R inserted .move(edge: .top)", "R inserted .slide",
            "R inserted .scale", "R inserted .slide",
          ])
      ], isRepeatable: false),
    Scenario(
      name: "7: a transition around a view is that of what its body shows; a list beside it lays out itself alone",
      source: "R: the trait is an input of the list of views, which a body adds to",
      program: row + """
        struct Q: View { let f: Bool; var body: some View { if f { R(s: "q") } } }
        struct P: View {
          @State var f = false
          var body: some View {
            VStack {
              Button("go") { withAnimation(.linear(duration: 1)) { f.toggle() } }
              Q(f: f).transition(.slide)
              VStack { Q(f: f) }.transition(.scale)
              Group { List([1], id: \\.self) { Text("\\($0)") }; if f { R(s: "r") } }.transition(.move(edge: .top))
            }
          }
        }
        """,
      steps: [
        Step(
          input: "go", bodies: "P Q R Q R R",
          changes: ["R inserted .move(edge: .top)", "R inserted .slide", "R inserted .opacity"])
      ], isRepeatable: false),
    Scenario(
      name: "7: the phases of a transition, there and back", source: "D: DOC:transitionphase",
      program: row + """
        struct P: View {
          @State var f = false
          var body: some View {
            VStack { Button("go") { withAnimation(.linear(duration: 1)) { f.toggle() } }; if f { R(s: "a").transition(.slide) } }
          }
        }
        """,
      steps: [
        Step(input: "go", bodies: "P R", events: "transition willAppear:R"),
        Step(input: "wait 1", bodies: "", events: ""),
        Step(input: "go", bodies: "P", events: "transition didDisappear:R"),
        Step(input: "go", bodies: "P", events: "transition identity:R"),
      ], isRepeatable: false),
    Scenario(
      name: "7: the animation must stand above what is inserted", source: "R: DynamicContainer",
      program: row + """
        struct P: View {
          @State var f = true
          @State var g = true
          var body: some View {
            VStack {
              VStack { Button("outer") { f.toggle() }; if f { R(s: "f") } }.animation(.linear(duration: 1), value: f)
              VStack { Button("inner") { g.toggle() }; if g { R(s: "g").animation(.linear(duration: 1), value: g) } }
            }
          }
        }
        """,
      steps: [
        Step(input: "outer", bodies: "P", changes: ["R removed .opacity"]),
        Step(input: "wait 1", bodies: "", output: "-f"), Step(input: "inner", bodies: "P", output: "-g", changes: []),
      ], isRepeatable: false),
    Scenario(
      name: "7: withAnimation(nil) and the first appearance animate nothing", source: "R: DynamicContainer",
      program: row + """
        struct P: View {
          @State var f = true
          var body: some View {
            VStack {
              Button("nil") { withAnimation(nil) { f.toggle() } }
              Button("animated") { withAnimation { f.toggle() } }
              if f { VStack { if f { R(s: "f") } } }
            }
          }
        }
        """,
      steps: [
        Step(input: "nil", bodies: "P", output: "-f", changes: []),
        Step(input: "animated", bodies: "P R", changes: ["R inserted .opacity"]),
      ], isRepeatable: false),
    Scenario(
      name: "7: phases with a trigger go round once", source: "D: DOC:view/phaseanimator(_:trigger:content:animation:)",
      program: """
        struct P: View {
          @State var k = 0
          var body: some View {
            VStack {
              Button("go") { k += 1 }
              Text("x").phaseAnimator([1.0, 2.0, 3.0], trigger: k) { content, phase in
                let _ = print(phase)
                content.opacity(phase)
              } animation: { _ in .linear(duration: 1) }
            }
          }
        }
        """, mount: "1.0",
      steps: [
        Step(input: "go", bodies: "P", output: "2.0", screen: "go x", changes: ["P interpolates opacity 1.0 2.0"]),
        Step(input: "wait 1", bodies: "", output: "3.0"), Step(input: "wait 5", bodies: "", output: "1.0"),
      ], isRepeatable: false),
    Scenario(
      name: "7: phases without a trigger go on", source: "D: DOC:phaseanimator",
      program: """
        struct P: View {
          var body: some View {
            PhaseAnimator([false, true]) { phase in Text(phase ? "on" : "off") } animation: { _ in .linear(duration: 1) }
          }
        }
        """,
      steps: [
        Step(input: "wait 0.5", bodies: "", screen: "on"), Step(input: "wait 1", bodies: "", screen: "off"),
        Step(input: "wait 1", bodies: "", screen: "on"),
      ], isRepeatable: false),
  ]
}
