extension Rule {
  /// Section 5.1, `onReceive`.
  static let publishers: [Rule] = [
    Rule(
      "5.1", "a publisher that is the same again goes on, and sends nothing anew",
      source: "R: OSUI SubscriptionView; 5.3, 5.4",
      """
      final class M: ObservableObject { @Published var n = 0; @Published var name = "m" }
      struct P: View {
        @StateObject var m = M()
        @State var k = 0
        var body: some View {
          VStack { Button("k") { k += 1 }; Text("\\(k)") }
            .onReceive(m.$n) { print("n \\($0)") }
            .onReceive(m.$n.map { $0 * 2 }.removeDuplicates()) { print("map \\($0)") }
            .onReceive(m.$n.combineLatest(m.$name)) { print("both \\($0)\\($1)") }
            .onReceive(Just(k)) { print("just \\($0)") }
        }
      }
      """, mount: "just 0 both 0m map 0 n 0", steps: [Step("tap k", bodies: "P", prints: "just 1")],
      isRepeatable: false),
    Rule(
      "5.1", "a publisher with a closure that captures is another one each time",
      source: "R: OSUI SubscriptionView; 5.4",
      """
      final class M: ObservableObject { @Published var n = 3 }
      struct P: View {
        @StateObject var m = M()
        @State var k = 0
        var body: some View {
          VStack { Button("k") { k += 1 } }.onReceive(m.$n.filter { $0 > k }) { print("n \\($0)") }
        }
      }
      """, mount: "n 3", steps: [Step("tap k", bodies: "P", prints: "n 3")], isRepeatable: false),
    Rule(
      "5.5", "an object that declares its own `objectWillChange` announces by that", source: "D: DOC:observableobject",
      """
      final class Clock: ObservableObject {
        let objectWillChange = PassthroughSubject<Void, Never>()
        var t = 0 { willSet { objectWillChange.send() } }
      }
      final class Count: ObservableObject {
        let objectWillChange = ObservableObjectPublisher()
        var n = 0 { willSet { objectWillChange.send() } }
      }
      struct A: View { @ObservedObject var c: Clock; var body: some View { Text("t \\(c.t)") } }
      struct B: View { @ObservedObject var c: Count; var body: some View { Text("n \\(c.n)") } }
      struct P: View {
        let clock = Clock()
        let count = Count()
        var body: some View {
          VStack { Button("tick") { clock.t += 1 }; Button("count") { count.n += 1 }; A(c: clock); B(c: count) }
            .onReceive(clock.objectWillChange) { print("will \\(clock.t)") }
        }
      }
      """, screen: "tick count t 0 n 0",
      steps: [
        Step("tap tick", bodies: "A", prints: "will 0", screen: "tick count t 1 n 0"),
        Step("tap count", bodies: "B", screen: "tick count t 1 n 1"),
        Step("tap tick", bodies: "A", prints: "will 1", screen: "tick count t 2 n 1"),
      ], isRepeatable: false),
    Rule(
      "5.5", "an object with its own `objectWillChange` says nothing by itself when an `@Published` property changes",
      source: "R: OpenCombine ObservableObject (the default publisher installs itself in the properties)",
      """
      final class Quiet: ObservableObject {
        let objectWillChange = ObservableObjectPublisher()
        @Published var n = 0
        func tell() { objectWillChange.send() }
      }
      struct A: View { @ObservedObject var q: Quiet; var body: some View { Text("n \\(q.n)") } }
      struct P: View {
        let q = Quiet()
        var body: some View { VStack { Button("set") { q.n += 1 }; Button("tell") { q.tell() }; A(q: q) } }
      }
      """, screen: "set tell n 0",
      steps: [
        Step("tap set", bodies: "", screen: "set tell n 0"), Step("tap tell", bodies: "A", screen: "set tell n 1"),
      ], isRepeatable: false),
    Rule(
      "5.1", "the action runs where the value is sent; a published property has its old value there",
      source: "R: OSUI SubscriptionView; D: DOC:published",
      """
      final class M: ObservableObject { @Published var n = 0 }
      let subject = PassthroughSubject<Int, Never>()
      struct P: View {
        @StateObject var m = M()
        @State var got = 0
        var body: some View {
          VStack {
            Button("send") { subject.send(4); print("sent \\(got)") }
            Button("publish") { m.n += 1; print("is \\(m.n)") }
            Text("\\(got)")
          }
          .onReceive(subject) { got = $0 }
          .onReceive(m.$n.dropFirst()) { print("will be \\($0), is \\(m.n)") }
        }
      }
      """,
      steps: [
        Step("tap send", bodies: "P", prints: "sent 4", screen: "send publish 4"),
        Step("tap publish", bodies: "P", prints: "will be 1, is 0 is 1"),
      ], isRepeatable: false),
  ]
}
