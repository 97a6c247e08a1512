extension Conversation {
  /// What surrounds a program: the window, the rows that can be seen, a finger, objects that are observed.
  static let surroundings = [
    Conversation(
      "scrolling",
      """
      import SwiftUI
      struct Row: View {
        let id: Int
        @State private var taps = 0
        var body: some View { Button("Row \\(id): \\(taps)") { taps += 1 } }
      }
      struct Shelf: View {
        var body: some View { List(0..<12) { Row(id: $0) } }
      }
      """,
      [
        ":help scroll", ":system viewport 4", ":tap Row 1: 0", ":scroll down", ":scroll bottom", ":scroll top",
        ":scroll top",
        ":why Row[id: 1]", ":state Row[id: 1]", ":scroll sideways", ":undo",
      ]),
    Conversation(
      "window",
      """
      import SwiftUI
      struct Pane: View {
        @State private var drawn = 0
        var body: some View {
          GeometryReader { proxy in Text("\\(Int(proxy.size.width)) wide, \\(drawn)") }
          Button("Draw") { drawn += 1 }
        }
      }
      """,
      [":help system", ":system size 852x393", ":system size 852x393", ":tap Draw", ":system size 852", ":undo"]),
    Conversation(
      "dragging",
      """
      import SwiftUI
      struct Card: View {
        @GestureState private var offset = CGSize.zero
        @State private var dropped = 0.0
        var body: some View {
          Text("Card").gesture(
            DragGesture().updating($offset) { value, state, _ in state = value.translation }
              .onEnded { dropped += $0.translation.width })
          Text("\\(offset.width) \\(dropped)")
        }
      }
      """,
      [":help drag", ":controls", ":drag Card 40 0", ":state", ":tap Card", ":drag Card", ":drag Nobody 1 2", ":undo"]),
    Conversation(
      "observing",
      """
      import SwiftUI
      class Logbook: ObservableObject { @Published var entries = 0; @Published var owner = "" }
      struct Watch: View {
        @ObservedObject var logbook: Logbook
        var body: some View { Text(logbook.owner) }
      }
      struct Pier: View {
        let logbook = Logbook()
        var body: some View {
          Watch(logbook: logbook)
          Button("Write") { logbook.entries += 1 }
          Button("Send") { logbook.objectWillChange.send() }
        }
      }
      """,
      [":tap Write", ":why Watch", ":tap Send", ":why Watch"]),
  ]
}
