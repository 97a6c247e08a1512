extension Conversation {
  /// Programs as people write them, whose traces are compared as they are drawn.
  static let everyday = [
    // Semantics 5.1 and 1.8: what an app owns, and puts around its window, is there; of several scenes the first is open.
    Conversation(
      "an app owns what its window shows",
      """
      class Store: ObservableObject { @Published var n = 0 }
      struct ContentView: View {
        @EnvironmentObject var store: Store
        let title: String
        @Binding var isDark: Bool
        @State private var taps = 0
        var body: some View {
          Button(title) { store.n += 1; taps += 1 }
          Toggle("Dark", isOn: $isDark)
          Text("\\(store.n)")
        }
      }
      struct SettingsView: View { var body: some View { Text("Settings") } }
      @main struct MyApp: App {
        @StateObject private var store = Store()
        @State private var isDark = false
        @Environment(\\.scenePhase) private var phase
        init() { print("starting") }
        var body: some Scene {
          WindowGroup {
            ContentView(title: isDark ? "Night" : "Day", isDark: $isDark).environmentObject(store)
          }
          .onChange(of: phase) { _, new in print("now \\(new)") }
          Settings { SettingsView() }
        }
      }
      """,
      [
        ":tree", ":state", ":type MyApp", "taps = 4", ":tap Day", ":toggle Dark", ":system scenePhase background",
        ":focus MyApp", "isDark = false",
      ]),
    Conversation(
      "an app around a view with arguments only",
      """
      class Model: ObservableObject { @Published var n = 0 }
      struct CounterView: View {
        @ObservedObject var model: Model
        var body: some View { Button("n \\(model.n)") { model.n += 1 } }
      }
      @main struct MyApp: App {
        var body: some Scene { WindowGroup("Counter") { CounterView(model: Model()) } }
      }
      """, [":tap 1", ":type MyApp"]),
    Conversation(
      "an app that only names its view",
      """
      struct CounterView: View {
        @State private var n = 0
        var body: some View { Button("n \\(n)") { n += 1 } }
      }
      struct Other: View { var body: some View { Text("other") } }
      @main struct MyApp: App { var body: some Scene { WindowGroup { CounterView() } } }
      """, [":tap 1"]),
  ]
}
