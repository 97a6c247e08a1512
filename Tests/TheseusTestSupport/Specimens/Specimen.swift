/// A small program that tests make up: a root view with the same state and buttons each time, and pieces below them.
public struct Specimen: Sendable, CustomStringConvertible {
  /// The name of the root view.
  public let name: String
  /// What stands below the buttons.
  public let pieces: [Piece]
  /// Whether it is shown in a sheet.
  public let isPresented: Bool

  /// Makes a specimen.
  public init(name: String, pieces: [Piece], isPresented: Bool = false) {
    self.name = name
    self.pieces = pieces
    self.isPresented = isPresented
  }

  /// The view that is mounted.
  public var root: String { isPresented ? name + "Sheet" : name }

  /// Its text, which a failing test prints.
  public var description: String { text }

  /// A specimen for each of its pieces alone.
  public var parts: [Specimen] {
    pieces.enumerated().map { Specimen(name: "\(name)_\($0)", pieces: [$1], isPresented: isPresented) }
  }

  /// The declaration of the root view, and of `NAMEMaker`, whose `make()` makes it.
  public var text: String {
    """
    struct \(name): View {
      @State var f = false
      @State var k = 0
      @State var x = 0
      @State var unread = 0
      @State var words = ""
      @State var note: String? = nil
      @State var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
      @State var m = M()
      @StateObject var o = O()
      var body: some View {
        VStack {
          Buttons(f: $f, k: $k, x: $x, unread: $unread, note: $note, items: $items, m: m, o: o)
          Text("words \\(words)")
          \(Piece.text(of: pieces, at: Site(name: "s")))
        }
        .onPreferenceChange(WordsKey.self) { words = $0 }
        .environmentObject(o)
      }
    }
    struct \(name)Maker { static func make() -> \(name) { \(name)() } }
    struct \(name)Sheet: View {
      @State var isShown = true
      var body: some View { Text("under").sheet(isPresented: $isShown) { \(name)() } }
    }
    struct \(name)SheetMaker { static func make() -> \(name)Sheet { \(name)Sheet() } }

    """
  }

  /// What all specimens use.
  public static let declarations = """
    struct Item: Identifiable { let id: Int; var v = 0 }
    @Observable class Node: Identifiable { let id: Int; var v = 0; init(_ id: Int) { self.id = id } }
    @Observable class M { var a = 0; var b = 0; var list = [Node(1), Node(2)] }
    class O: ObservableObject { @Published var a = 0 }
    struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
    extension EnvironmentValues { var level: Int { get { self[LevelKey.self] } set { self[LevelKey.self] = newValue } } }
    struct WordsKey: PreferenceKey {
      static let defaultValue = ""
      static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
    }
    struct C: View {
      let t: String
      @State var n = 0
      init(_ t: String) { self.t = t }
      var body: some View {
        Button("\\(t) \\(n)") { n += 1 }.onAppear { print("+\\(t)") }.onDisappear { print("-\\(t)") }
      }
    }
    struct Buttons: View {
      @Binding var f: Bool
      @Binding var k: Int
      @Binding var x: Int
      @Binding var unread: Int
      @Binding var note: String?
      @Binding var items: [Item]
      let m: M
      let o: O
      var body: some View {
        Button("f") { f.toggle() }
        Button("k") { k = (k + 1) % 3 }
        Button("x") { x += 1 }
        Button("note") { note = note == nil ? "n" : nil }
        Button("reverse") { items.reverse() }
        Button("insert") { items.insert(Item(id: (items.map { $0.id }.max() ?? 0) + 1), at: 0) }
        Button("remove") { if !items.isEmpty { items.removeFirst() } }
        Button("edit") { if !items.isEmpty { items[0].v += 1 } }
        Button("observable") { m.a += 1 }
        Button("observed") { o.a += 1 }
        Button("grow") { m.list.append(Node(m.list.count + 1)) }
        Button("poke") { m.list[0].v += 1 }
        Button("same") { f = f; k = k; x = x; items = items; m.a = m.a }
        Button("unread") { unread += 1; m.b += 1 }
        Button("both") { f.toggle(); k = (k + 1) % 3; items.reverse() }
        Button("apart") { f.toggle(); withAnimation { k = (k + 1) % 3 } }
        Button("animated") { withAnimation { f.toggle() } }
      }
    }
    struct B: View { let t: String; @Binding var x: Int; var body: some View { Button("\\(t) b\\(x)") { x += 1 } } }
    struct E: View { let t: String; @Environment(\\.level) var level; var body: some View { Text("\\(t) e\\(level)") } }
    struct V: View { let t: String; let m: M; var body: some View { Text("\\(t) a\\(m.a)") } }
    struct W: View { let t: String; @ObservedObject var o: O; var body: some View { Text("\\(t) o\\(o.a)") } }
    struct X: View { let t: String; @EnvironmentObject var o: O; var body: some View { Text("\\(t) x\\(o.a)") } }
    struct N: View { let t: String; let n: Node; var body: some View { Text("\\(t) n\\(n.v)") } }
    struct Half: DynamicProperty { @State var n = 0 }
    struct D: View {
      let t: String
      var half = Half()
      var body: some View { Button("\\(t) d\\(half.n)") { half.n += 1 } }
    }
    struct Box<Content: View>: View {
      let t: String
      let content: Content
      @State var open = true
      init(t: String, @ViewBuilder content: () -> Content) { self.t = t; self.content = content() }
      var body: some View { VStack { Button("\\(t) box") { open.toggle() }; if open { content } } }
    }
    struct Later<Content: View>: View {
      let content: () -> Content
      init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
      var body: some View { VStack { content() } }
    }
    struct Pad: ViewModifier {
      let t: String
      @State var n = 0
      func body(content: Content) -> some View { VStack { Button("\\(t) pad\\(n)") { n += 1 }; content } }
    }
    struct Flip: ViewModifier {
      let t: String
      @State var on = false
      func body(content: Content) -> some View {
        VStack {
          Button("\\(t) flip") { on.toggle() }
          if on { VStack { content } } else { content }
        }
      }
    }

    """
}
