extension Conversation {
  /// Programs as learners paste them, whose traces are compared as they are drawn.
  static let pasted = [
    // DOC:transition: what is written is what a trace names, with its arguments; one that the program declares is its type.
    Conversation(
      "transitions with arguments",
      """
      struct Card: View { @State var taps = 0; var body: some View { Text("Card \\(taps)") } }
      struct Twirl: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
          content.rotationEffect(.degrees(phase.isIdentity ? 0 : 180))
        }
      }
      struct Table: View {
        @State var isDealt = true
        var body: some View {
          if isDealt { Card().transition(.move(edge: .leading)) }
          if isDealt {
            Card().transition(
              .asymmetric(insertion: .scale(scale: 0.5, anchor: .top), removal: .slide.combined(with: .opacity)))
          }
          if isDealt { Card().transition(.push(from: .trailing).animation(.easeIn(duration: 2))) }
          if isDealt { Card().transition(Twirl()) }
          if isDealt {
            Card().transition(.slide)
            Card().transition(.opacity)
            Card().transition(.slide)
          }
          Button("Deal") { withAnimation { isDealt.toggle() } }
        }
      }
      """, [":tap Deal", ":wait 3s", ":tap Deal"]),
    // DOC:view/alert(_:ispresented:actions:message:): the title is what a learner knows an alert by.
    Conversation(
      "titles of alerts and dialogs",
      """
      struct Files: View {
        @State var isAsking = false
        @State var doomed: String?
        var body: some View {
          VStack { Button("Empty trash") { isAsking = true }; Button("Delete") { doomed = "notes.txt" } }
            .alert("Empty the trash?", isPresented: $isAsking) {
              Button("Empty", role: .destructive) {}
              Button("Cancel", role: .cancel) {}
            } message: { Text("This cannot be undone.") }
            .confirmationDialog(
              "Delete \\(doomed ?? "")?", isPresented: .init(get: { doomed != nil }, set: { _ in doomed = nil })
            ) { Button("Delete it") {} }
        }
      }
      """, [":tap Empty trash", ":tree", ":tap Cancel", ":wait 1s", ":tap Delete", ":tree"]),
    // Decisions, "Reload": state is kept where path, name and type are equal; a kept view tells what else it lost and got.
    Conversation(
      "an edit that takes the storage of a property",
      """
      struct Counter: View {
        @State var count = 0
        @State var name = "a"
        var body: some View { Button("\\(name) \\(count)") { count += 1 } }
      }
      """,
      [
        ":tap 1",
        """
        struct Counter: View {
          @State var count = 0.5
          @State var step = 2
          var body: some View { Button("\\(count)") { count += 1 } }
        }
        """,
      ]),
    // Semantics 1.10: what SwiftUI declares as `some View` and nobody observed is named by its call, never guessed.
    Conversation(
      "types that are long or hidden",
      """
      struct Inbox: View {
        @State var isWriting = false
        @State var mails = ["Hi", "Bill"]
        var body: some View {
          NavigationStack {
            List {
              Section("Today") {
                ForEach(mails, id: \\.self) { mail in
                  NavigationLink { Text(mail).padding() } label: { HStack { Text(mail); Spacer(); Image(systemName: "star") } }
                }
              }
            }
            .navigationTitle("Inbox")
            .toolbar { Button("Write") { isWriting = true } }
          }
          .sheet(isPresented: $isWriting) { Letter() }
        }
      }
      struct Letter: View {
        var body: some View {
          VStack { Text("Dear"); if Bool.random() { Text("friend") } else { Text("foe").bold().padding() } }.navigationTitle("Letter")
        }
      }
      """, [":type Inbox", ":type Letter"]),
    // DOC:view/searchsuggestions(_:): suggestions are presented while a search is active.
    Conversation(
      "two gestures of one view, and a suggestion before a search",
      """
      struct Shop: View {
        @GestureState private var drag = CGSize.zero
        @State private var scale = 1.0
        @State private var query = ""
        var body: some View {
          NavigationStack {
            Text("Card").offset(drag).scaleEffect(scale)
              .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
              .onLongPressGesture { withAnimation { scale = 1.2 } }
              .searchable(text: $query, prompt: "Fruit")
              .searchSuggestions { Text("Cherry").searchCompletion("cherry") }
          }
        }
      }
      """, [":controls", ":drag Card 40 0", ":tap Card", ":enter Card x", ":tap Cherry", ":tap Fruit", ":tap Cherry"]),
    // Semantics 1.6: of what ends together, the view that had state is the one to speak of.
    Conversation(
      "a container with styles that closes",
      """
      struct Box<Content: View>: View {
        let title: String
        @ViewBuilder let content: Content
        @State private var isOpen = true
        var body: some View { VStack { Button(title) { isOpen.toggle() }; if isOpen { content.padding() } } }
      }
      struct CheckStyle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button { configuration.isOn.toggle() } label: { configuration.label }
        }
      }
      struct Desk: View {
        @State private var agreed = false
        var body: some View {
          Box(title: "Terms") { Toggle("I agree", isOn: $agreed).toggleStyle(CheckStyle()); Counter() }
        }
      }
      struct Counter: View { @State private var n = 0; var body: some View { Button("n \\(n)") { n += 1 } } }
      """, [":tap n 0", ":toggle I agree", ":tap I agree", ":tap Terms", ":tap Terms"]),
    // DOC:Entry: an entry that may be nil needs no initial value. DOC:LocalizedStringKey.StringInterpolation: a formatter writes the value.
    // DOC:Color.description: a named color is its name. Texts that are joined are strings, as a `LocalizedStringKey` has no `+`.
    Conversation(
      "entries without a value, texts with formatters and joined titles",
      """
      extension EnvironmentValues { @Entry var limit: Int?; @Entry var mark: Mark? }
      enum Mark { case low, high }
      struct Row: View {
        @Environment(\\.limit) private var limit
        @Environment(\\.mark) private var mark
        var body: some View { Text("\\(limit ?? 0) \\(String(describing: mark))") }
      }
      struct Page: View {
        @State private var amount = 1.0
        private let year: DateFormatter = {
          let formatter = DateFormatter()
          formatter.dateFormat = "yyyy"
          formatter.timeZone = .gmt
          return formatter
        }()
        private let subtitle: LocalizedStringResource = "Since"
        var body: some View {
          Form {
            Section("Am" + "ount") { TextField("Enter " + "$", value: $amount, format: .number) }
            Text("In \\(Date(timeIntervalSince1970: 0), formatter: year)")
            Text(subtitle)
            Text(Color.red.description.capitalized)
            Button("Dou" + "ble") { amount *= 2 }
            Row()
            Row().environment(\\.limit, 3).environment(\\.mark, .high)
          }
        }
      }
      """, [":controls", ":tap Double", ":tree"]),
    // Ours: a view of another file shows what it is given, but not the view that gives it a projection of its own.
    Conversation(
      "the projection of a wrapper that is not known",
      """
      import Defaults
      import SwiftUI
      struct Settings: View {
        @Default(.level) var level
        @State private var isOn = false
        var body: some View {
          VStack {
            SliderRow(title: "Level", value: $level)
            Toggle("On", isOn: $isOn)
          }
        }
      }
      """, [":tap On", ":tree"]),
    // Ours: what has a body and inherits a protocol that is not known is a view, and an object that a file which is not there gives the
    // environment has any member.
    Conversation(
      "views and objects that other files make",
      """
      import SwiftUI
      import Theming
      struct Discover: ThemedView {
        @State private var isOpen = false
        var body: some View {
          if isOpen { Text("open") } else { Text("closed") }
          Button("Open") { isOpen = true }
        }
      }
      struct Home: View {
        @Environment(Theme.self) private var theme
        @State private var count = 0
        var body: some View {
          VStack {
            Discover().padding()
            Button("Add") { count += 1 }.background(theme.primary)
          }
        }
      }
      """, [":tap Add", ":tap Open", ":tree"]),
  ]
}
