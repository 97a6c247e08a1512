extension Rule {
  private static let notes = "D: release notes iOS 14.5 (FB7868667 resolved)"

  /// `@AppStorage` inside an observable object.
  static let appStorage: [Rule] = [
    Rule(
      "5.10", "`@AppStorage` in an object that views observe lets them update", source: notes,
      """
      final class M: ObservableObject { @AppStorage("k") var k = 1 }
      struct A: View { @ObservedObject var m: M; var body: some View { Button("a \\(m.k)") { m.k += 1 } } }
      struct B: View { @ObservedObject var m: M; var body: some View { Text("b") } }
      struct Plain: View { let m: M; var body: some View { Text("plain \\(m.k)") } }
      struct P: View {
        let m = M()
        var body: some View { VStack { A(m: m); B(m: m); Plain(m: m); Button("same") { m.k = m.k } } }
      }
      """, screen: "a 1 b plain 1 same",
      steps: [
        Step("tap a 1", bodies: "A B", screen: "a 2 b plain 1 same"),
        // No source says what an equal value does; it announces nothing, as in a view.
        Step("tap same", bodies: "", screen: "a 2 b plain 1 same"),
      ], isRepeatable: false),
    Rule(
      "5.10", "an object hears of every write under the key of its `@AppStorage`, and views hear of its own",
      source: notes + "; DOC:appstorage",
      """
      final class M: ObservableObject { @AppStorage("k") var k = 1 }
      final class N: ObservableObject { @AppStorage("k") var other = 5; @AppStorage("l") var l = 0 }
      struct A: View { @ObservedObject var m: M; var body: some View { Button("a \\(m.k)") { m.k += 1 } } }
      struct B: View { @ObservedObject var n: N; var body: some View { Text("b \\(n.other)") } }
      struct C2: View { @AppStorage("k") var k = 9; var body: some View { Button("c \\(k)") { k += 10 } } }
      struct P: View {
        let m = M()
        let n = N()
        var body: some View {
          VStack { A(m: m); B(n: n); C2(); Button("set") { UserDefaults.standard.set(40, forKey: "k") }; Button("l") { n.l += 1 } }
        }
      }
      """, screen: "a 1 b 5 c 9 set l",
      steps: [
        Step("tap a 1", bodies: "A B C2", screen: "a 2 b 2 c 2 set l"),
        Step("tap c 2", bodies: "A B C2", screen: "a 12 b 12 c 12 set l"),
        Step("tap set", bodies: "A B C2", screen: "a 40 b 40 c 40 set l"),
        Step("tap set", bodies: ""), Step("tap l", bodies: "B"),
      ], isRepeatable: false),
    Rule(
      "5.10", "`UserDefaults` tells an object where no view has the key", source: notes + "; DOC:appstorage",
      """
      final class M: ObservableObject { @AppStorage("k") var k = 1 { didSet { print("did \\(oldValue) \\(k)") } } }
      struct A: View { @ObservedObject var m: M; var body: some View { Stepper("a \\(m.k)", value: $m.k) } }
      struct P: View {
        @StateObject var m = M()
        var body: some View {
          VStack { A(m: m); Button("set") { UserDefaults.standard.set(40, forKey: "k") }; Button("add") { m.k += 1 } }
            .onReceive(m.objectWillChange) { print("will") }
        }
      }
      """, screen: "a 1 set add",
      steps: [
        Step("tap set", bodies: "P A", prints: "will", screen: "a 40 set add"),
        Step("tap add", bodies: "P A", prints: "will did 40 41", screen: "a 41 set add"),
      ], isRepeatable: false),
    Rule(
      "5.10", "an object that no view reads tells those who subscribe to it of every write under its key",
      source: notes + "; DOC:appstorage",
      """
      final class M: ObservableObject { @AppStorage("k") var k = 1 }
      final class Hub {
        let m = M()
        var bag: Set<AnyCancellable> = []
        init() { m.objectWillChange.sink { print("will") }.store(in: &bag) }
      }
      struct P: View {
        let hub = Hub()
        @AppStorage("k") var own = 3
        var body: some View {
          VStack { Button("set") { UserDefaults.standard.set(40, forKey: "k") }; Button("own") { own += 1 } }
        }
      }
      """,
      steps: [Step("tap set", prints: "will"), Step("tap set", prints: ""), Step("tap own", prints: "will")],
      isRepeatable: false),
    Rule(
      "5.5", "an object with its own `objectWillChange` says nothing when its `@AppStorage` changes",
      source: "R: OpenCombine ObservableObject (the default publisher installs itself in the properties)",
      """
      final class Quiet: ObservableObject {
        let objectWillChange = ObservableObjectPublisher()
        @AppStorage("k") var k = 0
        func tell() { objectWillChange.send() }
      }
      struct A: View { @ObservedObject var q: Quiet; var body: some View { Text("k \\(q.k)") } }
      struct P: View {
        let q = Quiet()
        var body: some View { VStack { Button("set") { q.k += 1 }; Button("tell") { q.tell() }; A(q: q) } }
      }
      """, screen: "set tell k 0",
      steps: [
        Step("tap set", bodies: "", screen: "set tell k 0"), Step("tap tell", bodies: "A", screen: "set tell k 1"),
      ], isRepeatable: false),
    Rule(
      "5.10", "an object that is not observable announces nothing of its `@AppStorage`",
      source: "D: release notes iOS 14.5 name ObservableObject only; L: @ObservationIgnored is not tracked",
      """
      @Observable final class M { @ObservationIgnored @AppStorage("k") var k = 1; var n = 0 }
      struct A: View { let m: M; var body: some View { Button("a \\(m.k) \\(m.n)") { m.k += 1 } } }
      struct P: View { @State var m = M(); var body: some View { VStack { A(m: m); Button("n") { m.n += 1 } } } }
      """, screen: "a 1 0 n",
      steps: [
        Step("tap a 1 0", bodies: "", screen: "a 1 0 n"), Step("tap n", bodies: "A", screen: "a 2 1 n"),
      ], isRepeatable: false),
  ]
}
