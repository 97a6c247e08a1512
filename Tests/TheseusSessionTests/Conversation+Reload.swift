extension Conversation {
  private static let recorder = """
    import SwiftUI
    class Model: ObservableObject { @Published var visits = 0 }
    struct Footer: View { var body: some View { Text("foot") } }
    struct Recorder: View {
      @State private var title = ""
      @StateObject private var model = Model()
      var body: some View { Text("\\(title) \\(model.visits)").onAppear { print("appear") } }
    }
    struct Home: View {
      @State private var dayTime = true
      var body: some View {
        VStack {
          if dayTime { Recorder() } else { Footer() }
          Footer()
        }
      }
    }
    """

  static let reloads = [
    Conversation(
      "an edit of a body keeps everything", recorder,
      [
        ":focus Recorder", "title = \"Purr\"", "model.visits = 3", ":focus Home",
        "edit struct Footer: View { var body: some View { Text(\"feet\") } }", ":state",
        "dayTime = false", ":tree", ":undo 2", ":redo", ":tree",
      ]),
    Conversation(
      "another type or name of a property resets it", recorder,
      [
        ":focus Recorder", "title = \"Purr\"",
        "edit struct Recorder: View { @State private var title = 0; @StateObject private var model = Model(); var body: some View { Text(\"\\(title)\") } }",
        "edit struct Recorder: View { @State private var heading = 0; @StateObject private var model = Model(); var body: some View { Text(\"\\(heading)\") } }",
        "heading",
      ]),
    Conversation(
      "another field of a class resets the object", recorder,
      [
        ":focus Recorder", "model.visits = 3",
        "edit class Model: ObservableObject { @Published var visits = 10; func touch() { visits += 1 } }",
        "model.visits", "model.touch()",
        "edit class Model: ObservableObject { @Published var visits = 20; @Published var name = \"\" }",
        "model.visits",
      ]),
    Conversation(
      "views that an edit removes, adds and moves", recorder,
      [
        "edit struct Home: View { @State private var dayTime = true; var body: some View { VStack { if dayTime { Recorder() } else { Footer() } } } }",
        "edit struct Home: View { @State private var dayTime = true; var body: some View { VStack { Footer(); if dayTime { Recorder() } else { Footer() } } } }",
        ":tree",
        "edit struct Home: View { @State private var dayTime = false; var body: some View { Recorder() } }",
        "dayTime", "reload import SwiftUI\nstruct Other: View { var body: some View { Text(\"o\") } }",
        ":tree", ":undo", ":tree",
      ]),
    Conversation(
      "views that vanish disappear, and what they had scheduled ends",
      """
      import SwiftUI
      struct Leaving: View {
        var body: some View {
          Text("leaving").onDisappear { print("leaving is gone") }
            .task { do { try await Task.sleep(for: .seconds(9)) } catch { print("cancelled") } }
        }
      }
      struct Staying: View {
        var body: some View {
          Text("staying").onAppear { print("staying") }.onDisappear { print("staying is gone") }
            .task { print("task"); try? await Task.sleep(for: .seconds(9)); print("awake") }
        }
      }
      struct Home: View {
        var body: some View {
          VStack {
            Staying()
            Leaving()
            Button("later") { DispatchQueue.main.asyncAfter(deadline: .now() + 5) { print("later") } }
          }
        }
      }
      """,
      [
        ":tap later",
        "edit struct Home: View { var body: some View { VStack { Staying() } } }",
        ":wait 10s",
        "load import SwiftUI\nstruct Other: View { var body: some View { Text(\"o\").onAppear { print(\"other\") } } }",
        ":undo", ":tree",
      ]),
    Conversation(
      "rows, values of all kinds and stored values",
      """
      import SwiftUI
      enum Mood: String, CaseIterable { case calm, wild }
      enum Shape { case dot, circle(Double), box(w: Int, h: Int) }
      struct Pet: Identifiable, Hashable { let id: Int; var name: String; var mood = Mood.calm }
      struct PetRow: View { let pet: Pet; @State private var taps = 0; var body: some View { Text("\\(pet.name) \\(taps)") } }
      struct Pets: View {
        @State private var pets = [Pet(id: 1, name: "Rex"), Pet(id: 2, name: "Bo")]
        @State private var shapes: [Shape] = []
        @State private var index: [String: Pet] = [:]
        @State private var chosen: Set<Int> = []
        @State private var pair: (Int, String)? = nil
        @State private var nested: Int?? = nil
        @AppStorage("count") private var count = 0
        @Namespace private var space
        var body: some View {
          VStack { ForEach(pets) { PetRow(pet: $0) }; Text("\\(count)") }
        }
      }
      """,
      [
        "pets[1].mood = .wild", "shapes = [.dot, .circle(1.5), .box(w: 1, h: 2)]",
        "index = [\"a\": pets[0], \"b\": pets[1]]", "chosen = [3, 1]", "pair = (1, \"x\")",
        "nested = .some(nil)", "count = 4", ":focus PetRow[id: 2]", "taps = 5",
        ":focus Pets",
        "edit struct PetRow: View { let pet: Pet; @State private var taps = 0; var body: some View { Text(\"row \\(pet.name)\") } }",
        ":state", "index[\"b\"]?.name", "chosen.contains(3)",
        "pets.removeFirst()",
        "edit enum Mood: String, CaseIterable { case calm, wild, odd }", ":state Pets",
      ]),
    Conversation(
      "the prompt's names go on", counter,
      [
        "let two = 2", "var total = n + two", "func twice() -> Int { total * 2 }",
        "total = 21", "let action = { 3 }", "struct Box { var size = 1 }",
        "action()", "twice()", "let box = Box(size: 8)",
        "extension Box { var area: Int { size * size } }", "box.area",
        "struct Box { var size = \"s\" }", "box", "twice()", ":undo",
        "box.size",
      ]),
    Conversation(
      "file scope, statics, clock and loading",
      """
      import SwiftUI
      var visits = 1
      let seed = 10
      struct Store { static var hits = 0 }
      struct Home: View {
        @State private var n = 0
        var body: some View { Text("\\(n) \\(visits)").task { n += 1; try? await Task.sleep(for: .seconds(5)); n += 10 } }
      }
      """,
      [
        "visits = 5; Store.hits = 3; n += seed", ":wait 1s", "edit let seed = 20",
        "[visits, Store.hits, seed, n]", ":wait 5s",
        "load import SwiftUI\nstruct New: View { @State private var m = 1; var body: some View { Text(\"\\(m)\") } }",
        ":tree", "m += 1", ":history", ":undo 2", ":tree",
      ]),
  ]
}
