extension Conversation {
  /// What the tree of the screen contains, for views of kinds that real files have.
  static let screens = [
    Conversation(
      "styles and shapes are arguments, own shapes are views",
      """
      import SwiftUI
      struct Wave: Shape {
        var depth: CGFloat = 1
        func path(in rect: CGRect) -> Path { Path { $0.addRect(rect) } }
      }
      struct Badge: View {
        var body: some View { Circle().fill(Color.red).frame(width: 3) }
      }
      struct ContentView: View {
        @State private var isDay = true
        var body: some View {
          VStack {
            Wave(depth: 2).fill(isDay ? Color.yellow : .blue)
            Wave()
            Badge()
            Color.green
            Text("a") + Text("b").bold()
            Text("row").background(.red).contentShape(Rectangle()).clipShape(Wave()).border(Color.black)
            Text("framed").background { Wave() }.overlay(Text("over"))
            Button { isDay.toggle() } label: { Image("sun") }
          }
        }
      }
      """, [":tree", ":controls", ":tap sun"]),
    Conversation(
      "toolbars and what is only previewed",
      """
      import SwiftUI
      struct Bar: ToolbarContent {
        @Binding var count: Int
        var body: some ToolbarContent { ToolbarItem { Button("In a bar") { count += 10 } } }
      }
      struct ContentView: View {
        @State private var count = 0
        @State private var note = ""
        var body: some View {
          NavigationStack {
            Text("\\(count)")
              .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Add") { count += 1 } }
                ToolbarItemGroup { Button("Twice") { count += 2 }; if count > 1 { Button("Clear") { count = 0 } } }
                Bar(count: $count)
              }
            Text("drag").draggable("x") { Text("preview").onAppear { note = "dragged" } }
            Text("menu").contextMenu { Button("Open") {} } preview: { Text("preview").onAppear { note = "previewed" } }
          }
        }
      }
      """, [":tree", ":tap Add", ":tap Twice", ":tap Clear", ":tap In a bar", "note"]),
    Conversation(
      "cases of a switch by name",
      """
      import SwiftUI
      enum Page { case home, detail(Int) }
      struct ContentView: View {
        @State private var page = Page.home
        var body: some View {
          switch page {
          case .home: Button("Go") { page = .detail(2) }
          case .detail(let number): Text("\\(number)")
          }
        }
      }
      """, [":tree", ":tap Go", ":tree"]),
    Conversation(
      "a preview with arguments is the root",
      """
      import SwiftUI
      struct Card: View {
        let title: String
        @Binding var isOn: Bool
        var body: some View { Toggle(title, isOn: $isOn) }
      }
      #Preview("Cards") {
        Card(title: "One", isOn: .constant(true))
        Card(title: "Two", isOn: .constant(false))
      }
      """, [":tree"]),
    Conversation(
      "a container around a view is expanded in a preview",
      """
      import SwiftUI
      struct Row: View { let number: Int; var body: some View { Text("\\(number)") } }
      struct Row_Previews: PreviewProvider {
        static var previews: some View { NavigationView { List { ForEach(0..<2) { Row(number: $0) } } } }
      }
      """, [":tree"]),
    Conversation(
      "views of UIKit have no parts",
      """
      import SwiftUI
      struct Field: UIViewRepresentable {
        @Binding var text: String
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      struct ContentView: View {
        @State private var text = ""
        var body: some View { VStack { Field(text: $text); Text(text) } }
      }
      """, [":tree", "text = \"a\""]),
    Conversation(
      "a local wrapper makes no state",
      """
      import SwiftUI
      @Observable class Model { var count = 0 }
      struct ContentView: View {
        @State private var model = Model()
        var body: some View {
          @Bindable var model = model
          Stepper("n", value: $model.count)
          Text("\\(model.count)")
        }
      }
      """, [":tree", ":tap n", ":adjust n 5"]),
    Conversation(
      "controls stay within their bounds",
      """
      import SwiftUI
      struct Flat: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      struct ContentView: View {
        @State private var speed = 40.0
        @State private var count = 1
        var body: some View {
          Slider(value: $speed, in: 30...300) { Text("Speed") }
          Stepper("Count", value: $count, in: 0...3)
          Button("Press") { count = 0 }.buttonStyle(Flat())
        }
      }
      """,
      [
        ":adjust Speed 0.7", ":adjust Speed 120", ":adjust Count 9", ":adjust Count 3", ":adjust Count +",
        ":adjust Count 1e300",
      ]),
  ]
}
