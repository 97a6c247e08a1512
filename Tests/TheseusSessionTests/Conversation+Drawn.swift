import TheseusProgram
import TheseusRendering
import TheseusTestSupport
import TheseusTrace
import Testing

@testable import TheseusSession

extension Conversation {
  /// The mount and the inputs, each with its trace as a user sees it.
  var drawing: String {
    onLargeStack { [self] in
      let session = Session(.test)
      var blocks = [drawn(session.load([SourceFile(name: "test.swift", text: "import SwiftUI\n" + source)], root: nil))]
      for input in inputs { blocks.append("> \(input)\n\n" + drawn(session.respond(to: input))) }
      return blocks.joined(separator: "\n")
    } ?? ""
  }

  private func drawn(_ response: Response) -> String {
    response.parts.map { part in
      switch part {
      case .trace(let trace): PlainFormatter().format(TraceRenderer().render(trace))
      case .explanation(let explanation): PlainFormatter().format(ExplanationRenderer().render(explanation))
      case .answer(let answer): PlainFormatter().format(AnswerRenderer().render(answer))
      default: "\(part)\n"
      }
    }.joined()
  }

  /// Programs whose traces are compared as they are drawn.
  static let drawn = [
    Conversation(
      "a text goes with its sheet",
      """
      struct V: View {
        @State var shown = true
        var body: some View { Text("v").sheet(isPresented: $shown) { Text("s").onDisappear { print("gone") } } }
      }
      """, ["shown = false", ":wait 1s"]),
    Conversation(
      "skipped and ran",
      """
      class S: ObservableObject { @Published var b = 0 }
      struct C: View { @ObservedObject var s: S; var body: some View { Text("child") } }
      struct V: View {
        @StateObject var s = S()
        var body: some View { VStack { Button("b") { s.b += 1 }; C(s: s) } }
      }
      """, [":tap b"]),
    Conversation(
      "an object is observed as a whole",
      """
      class S: ObservableObject { @Published var a: Int?; @Published var c: Int? = 5; @Published var b = 0 }
      struct V: View { @StateObject var s = S(); var body: some View { Button("b") { s.b += 1 } } }
      """, [":tap b"]),
    Conversation(
      "rows of several views",
      """
      struct V: View {
        @State var items = Array(1...8)
        var body: some View {
          List { ForEach(items, id: \\.self) { item in Text("\\(item)"); Button("delete \\(item)") { items.removeFirst() } } }
        }
      }
      """, ["items.removeFirst()"]),
    Conversation(
      "where ids come from",
      """
      struct V: View {
        @State var k = 2
        let a = ["x", "y", "z"]
        var body: some View {
          VStack {
            ForEach(a[0..<k], id: \\.self) { Text($0) }
            ForEach(a.prefix(k), id: \\.self) { Text($0) }
            ForEach(Array(a.enumerated()), id: \\.element) { i, e in Text(e) }
            ForEach(Array(a.enumerated()), id: \\.offset) { i, e in Text(e) }
            ForEach(a.indices, id: \\.self) { Text(a[$0]) }
          }
        }
      }
      """, ["k += 1"]),
    Conversation(
      "an id in a new view",
      """
      struct C: View { var body: some View { Text("c") } }
      struct D: View { var body: some View { VStack { C().id(1) } } }
      struct V: View { @State var s = false; var body: some View { VStack { Text("t"); if s { D() } } } }
      """, ["s = true"]),
    Conversation(
      "rows whose content changed",
      """
      struct V: View {
        @State var n = 0
        var body: some View {
          VStack {
            ForEach([1, 2, 3], id: \\.self) { i in Text("\\(i + n)") }
            ForEach([7, 8], id: \\.self) { i in Text("\\(i)") }
          }
        }
      }
      """, ["n += 1"]),
    Conversation(
      "rows that began alike",
      """
      struct Row: View { let name: String; @State var n = 0; var body: some View { Text(name) } }
      struct V: View {
        @State var on = false
        @State var names = ["a/b", "c)", "d e"]
        var body: some View { VStack { if on { ForEach(names, id: \\.self) { Row(name: $0) } } else { Row(name: "e") } } }
      }
      """,
      ["on = true", ":why Row", ":why Row[id: a/b]", "names.append(\"f\")", ":why Row", "on = false", ":why Row"]),
    Conversation(
      "what comes without a handle into a navigation view",
      """
      struct V: View {
        @State var text: String?
        var body: some View { NavigationView { VStack { Text("a"); if let text { Text(text) } } } }
      }
      """, ["text = \"b\"", "text = nil"]),
    Conversation(
      "why a row moved",
      """
      struct Pet: Identifiable { let id: Int; var name: String }
      struct Row: View { let name: String; @State var n = 0; var body: some View { Text(name) } }
      struct V: View {
        @State var pets = [Pet(id: 1, name: "Rex"), Pet(id: 2, name: "Milo"), Pet(id: 3, name: "Bo")]
        var body: some View { List { ForEach(pets) { Row(name: $0.name) }.onMove { pets.move(fromOffsets: $0, toOffset: $1) } } }
      }
      """,
      [
        ":move 3 1", ":why Row", ":why Row[id: 1]", "pets.swapAt(0, 2)", ":why Row",
        "pets.swapAt(0, 1); pets[0].name = \"X\"", ":why Row",
      ]),
    // DOC:view/simultaneousgesture(_:including:): both are performed, wherever in the view the touch is;
    // DOC:view/ontapgesture(count:perform:): as many taps as `count` says.
    Conversation(
      "gestures of one name",
      """
      struct V: View {
        @State var a = 0
        @State var b = 0
        @State var on = false
        var body: some View {
          Button("Load") { a += 1 }.onTapGesture { b += 1 }
          Text("Both").onTapGesture { a += 1 }.simultaneousGesture(TapGesture().onEnded { b += 1 })
          Text("Often").onTapGesture(count: 2) { a += 10 }.onTapGesture { b += 1 }
          VStack { Button("Inner") { a += 1 }; Toggle("Sound", isOn: $on); Text("area") }
            .simultaneousGesture(TapGesture().onEnded { b += 1 })
            .sheet(isPresented: $on) { Button("Above") { a += 1 } }
        }
      }
      """,
      [
        ":controls", ":tap Load", ":tap Button Load", ":tap onTapGesture \"Load\"", ":tap Both", ":tap Often", ":tap 5",
        ":tap Inner", ":tap area", ":toggle Sound", ":tap Above",
      ]),
    // DOC:view/highprioritygesture(_:including:): it has precedence over the gestures of the view; DOC:gesturemask.
    Conversation(
      "gestures of high priority, and masks",
      """
      struct V: View {
        @State var last = ""
        @State var on = false
        @State var isOff = false
        var body: some View {
          Button("Like") { last = "button" }.highPriorityGesture(TapGesture().onEnded { last = "first" })
          VStack {
            Button("Inner") { last = "inner" }.simultaneousGesture(TapGesture().onEnded { last = "lost" })
            Toggle("Sound", isOn: $on)
            Text("area").onTapGesture { last = "area" }
            Text("held").onLongPressGesture { last = "held" }
          }
          .highPriorityGesture(TapGesture().onEnded { last = "stack" }, including: isOff ? .subviews : .all)
          .simultaneousGesture(TapGesture().onEnded { last = "around" })
          Text("masked").onTapGesture { last = "masked" }
            .gesture(LongPressGesture().onEnded { _ in last = "press" }, including: .gesture)
          Text("enabled").gesture(TapGesture().onEnded { last = "enabled" }, isEnabled: isOff)
        }
      }
      """,
      [
        ":controls", ":tap Like", ":tap Inner", ":toggle Sound", ":tap area", ":tap held", ":tap enabled",
        ":tap onTapGesture masked", "isOff = true", ":controls", ":tap Inner", ":toggle Sound", ":tap enabled",
      ]),
    // DOC:view/simultaneousgesture(_:including:): both are performed; DOC:longpressgesture: it takes half a second.
    Conversation(
      "sections of tabs, and gestures beside those of a button",
      """
      struct V: View {
        @State var n = 0
        @State var long = false
        var body: some View {
          TabView {
            Tab("Home", systemImage: "house") {
              Button("Like \\(n)") { n += 1 }.simultaneousGesture(TapGesture().onEnded { print("touched") })
              Button("Hold") { n += 10 }.onLongPressGesture { long = true }
            }
            TabSection("Library") {
              Tab("Songs", systemImage: "music.note") { Text("songs") }
              Tab("Artists", systemImage: "music.mic") { Text("artists") }
            }
            TabSection { Tab("Mix", systemImage: "list") { Text("mix") } } header: { Label("Lists", systemImage: "list") }
          }
        }
      }
      """, [":controls", ":tap Like 0", ":tap Hold", ":tap onLongPressGesture", ":tap Songs"]),
    Conversation(
      "many rows that begin with an if or an id",
      """
      struct Row: View { let n: Int; @State var taps = 0; var body: some View { Text("\\(n)") } }
      struct V: View {
        @State var items = Array(1...9)
        @State var odd = true
        @State var on = true
        var body: some View {
          VStack {
            if on { ForEach(items, id: \\.self) { n in if odd || n % 2 == 0 { Row(n: n) } } }
            ForEach(items, id: \\.self) { Row(n: $0).id($0) }
          }
        }
      }
      """, ["odd = false", "odd = true", "on = false", "items = []"]),
    // DOC:view/listrowbackground(_:): what stands around a `ForEach` is no row of it.
    Conversation(
      "rows with a background around them",
      """
      struct V: View {
        @State var a = ["x", "y", "z"]
        var body: some View {
          List {
            ForEach(a, id: \\.self) { Text($0) }.onDelete { a.remove(atOffsets: $0) }.listRowBackground(Color.red)
          }
        }
      }
      """, ["a.append(\"w\")", ":delete 1", ":tree"]),
    // DOC:view/onreceive(_:perform:): the action runs before what it writes is rendered.
    Conversation(
      "a timer that fires twice",
      """
      struct V: View {
        @State var n = 0
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View { Text("\\(n)").onReceive(timer) { _ in n += 1 } }
      }
      """, [":wait 2s"]),
    // Semantics 4.6: what `onAppear` writes is rendered in another pass, which may end what the first one began.
    Conversation(
      "a text that begins and ends within a mount",
      """
      struct V: View {
        @State var on = true
        var body: some View {
          VStack { Text("stays"); if on { VStack { Text("a"); Text("b") }.onAppear { on = false } } else { Text("c") } }
        }
      }
      """, []),
    // What the compiled programs end with is "Simultaneous accesses to 0x…, but modification requires exclusive access."
    Conversation(
      "a variable that is used while it is changed",
      """
      final class Store {
        var names = ["b", "a"]
        var count = 1
        func add(to list: inout [String]) { names.append("b"); list.append("c") }
        func raise(_ number: inout Int) { count += 1; number += 10 }
        func sort() { names.sort { _, _ in names.isEmpty } }
      }
      struct V: View { let store = Store(); var body: some View { Text("a") } }
      """,
      [
        "store.add(to: &store.names)", "store.raise(&store.count)", "store.sort()", "store.names", "store.count",
      ]),
    // Semantics 4.2: the initial value of a state counts once.
    Conversation(
      "another initial value alone",
      """
      struct C: View { @State var turns: Int; var body: some View { Text("\\(turns)") } }
      struct V: View { @State var n = 0; var body: some View { C(turns: n); Text("\\(n)") } }
      """, ["n = 1", ":why C", ":whynot C"]),
    Conversation(
      "an if alone in a container",
      """
      struct V: View { @State var s = false; var body: some View { VStack { Text("z"); HStack { if s { Text("x") } } } } }
      """, ["s = true", "s = false"]),
    Conversation(
      "a sheet comes and goes",
      """
      struct C: View {
        @State var t = "x"
        @Environment(\\.dismiss) var dismiss
        var body: some View { Button("close") { dismiss() } }
      }
      struct V: View {
        @State var s = false
        var body: some View { Button("open") { s = true }.sheet(isPresented: $s) { C() } }
      }
      """, [":tap open", ":tap close", ":wait 1s"]),
    Conversation(
      "a primitive comes and goes by a transition",
      """
      struct R: View { var body: some View { Text("r") } }
      struct V: View {
        @State var s = false
        var body: some View {
          VStack {
            Button("t") { withAnimation { s.toggle() } }
            if s { Text("prim").transition(.slide) }
            if s { R().transition(.slide) }
          }
        }
      }
      """, [":tap t", ":wait 1s", ":tap t", ":wait 1s"]),
    Conversation(
      "what came and went in which pass",
      """
      struct V: View {
        @State var n = 0
        func add() {
          for step in 1...3 { DispatchQueue.main.asyncAfter(deadline: .now() + Double(step)) { n = step % 3 } }
        }
        var body: some View {
          VStack { Button("t") { add() }; if n == 1 { Text("one") }; if n == 2 { Text("two") } }
        }
      }
      """, [":tap t", ":wait 5s"]),
    Conversation(
      "what interpolates",
      """
      struct V: View {
        @State var b = false
        var body: some View {
          VStack {
            Circle().fill(b ? Color.red : .blue).rotationEffect(.degrees(b ? 360 : 0)).offset(x: b ? 1.0 / 3 : 0)
            Rectangle().rotationEffect(Angle(degrees: b ? 120 : 0), anchor: b ? .center : .top)
              .background(b ? Color.red : Color.blue.opacity(0.5))
            Text("x").font(b ? .title : .body).frame(width: b ? 10 : 20, alignment: b ? .top : .bottomLeading)
              .foregroundColor(b ? Color(red: 0.1, green: 0.2, blue: 0.3) : .primary)
            Capsule().stroke(.red, style: StrokeStyle(lineWidth: b ? 3 : 5, dashPhase: b ? -100 : 100))
              .scaleEffect(b ? CGSize(width: 1.2345678, height: 2) : CGSize(width: 1, height: 1))
          }
        }
      }
      """, ["withAnimation { b.toggle() }"]),
    Conversation(
      "a color behind an animated view",
      """
      struct V: View {
        @State var b = true
        var body: some View { Text("x").background(b ? Color.red : .blue).animation(.default, value: b) }
      }
      """, ["b.toggle()"]),
    Conversation(
      "what a canvas may read",
      """
      struct V: View {
        @State var n = 0
        var body: some View {
          Canvas { context, size in
            context.fill(Path(CGRect(x: 0, y: 0, width: n, height: n)), with: .color(.red))
          }
        }
      }
      """, ["n += 1"]),
    Conversation(
      "long values",
      """
      struct Item: Equatable { var number: Int; var title: String; var tags: [String]; var rating: Double }
      struct V: View {
        @State var item = Item(number: 1, title: "A short title", tags: ["one", "two"], rating: 0.8954123456789)
        @State var visible = NavigationSplitViewVisibility.all
        @State var angle = 0.123456789012345678
        var body: some View { Text(item.title) }
      }
      """, ["item.rating = 0.5", "item.tags.append(\"three\")", "visible = .detailOnly", "angle = 0.98765432109876"]),
    Conversation(
      "many writes to one place",
      """
      struct V: View {
        @State var items = Array(repeating: 0, count: 2000)
        @State var total = 0
        @State var few = 0
        var body: some View {
          Text("\\(items.count) \\(total) \\(few)")
          Button("Fill") { for i in 0..<2000 { items[i] = i + 1; total += i } }
          Button("Few") { few = 1; few = 2; few = 3 }
          Button("Same") { for _ in 0..<9 { few = few } }
        }
      }
      """, [":tap Few", ":tap Same", ":tap Fill"]),
    // A row that one pass made and another skipped with its neighbours.
    Conversation(
      "rows in two passes",
      """
      struct V: View {
        @State var rows = [1, 2, 3]
        var body: some View {
          ForEach(rows, id: \\.self) { Text("\\($0)") }
          Button("Twice") { rows.append(4); withAnimation { rows.append(5) } }
        }
      }
      """, [":tap Twice"]),
  ]
}
