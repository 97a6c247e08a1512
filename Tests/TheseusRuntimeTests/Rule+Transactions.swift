extension Rule {
  /// Section 4.5: what the program puts into transactions.
  static let transactions: [Rule] = [
    Rule(
      "7", "a shape of the program is named, for nothing asks it for its path",
      source: "unsourced: what Theseus does not run",
      """
      struct Wave: Shape { func path(in rect: CGRect) -> Path { print("path"); return Path() } }
      struct P: View { @State var n = 0; var body: some View { VStack { Wave().stroke(); Button("go") { n += 1 } } } }
      """, mount: "",
      warnings: [
        "Theseus draws nothing: 'Wave.path(in:)' does not run, so nothing follows from what it reads or prints"
      ],
      steps: [Step("tap go", bodies: "")]),
    Rule(
      "4.5", "a value of a `TransactionKey` goes with the writes, and another value is another group",
      source: "D: DOC:transactionkey; R: 4.5",
      """
      struct SourceKey: TransactionKey { static let defaultValue = "-" }
      extension Transaction { var source: String { get { self[SourceKey.self] } set { self[SourceKey.self] = newValue } } }
      struct P: View {
        @State var a = 0
        @State var b = 0
        var body: some View {
          VStack {
            Button("two") { a += 1; withTransaction(\\.source, "user") { b += 1 } }
            Button("one") { withTransaction(\\.source, "user") { a += 1 }; withTransaction(\\.source, "user") { b += 1 } }
            Text("\\(a) \\(b)").transaction { print("\\($0.source)") }
          }
        }
      }
      """,
      steps: [Step("tap two", bodies: "P P", prints: "- user"), Step("tap one", bodies: "P", prints: "user")],
      isRepeatable: false),
    Rule(
      "4.5", "an `@Entry` of a transaction travels with a binding",
      source: "D: DOC:entry(), DOC:binding/transaction(_:)",
      """
      extension Transaction { @Entry var source: String? = nil; @Entry var depth = 0 }
      struct Kid: View { @Binding var n: Int; var body: some View { Button("n \\(n)") { n += 1 } } }
      struct P: View {
        @State var n = 0
        var transaction: Transaction { var t = Transaction(); t.source = "bound"; t.depth = 2; return t }
        var body: some View {
          VStack {
            Kid(n: $n.transaction(transaction))
            Text("\\(n)").transaction { print("\\($0.source ?? "nil") \\($0.depth)") }
          }
        }
      }
      """, steps: [Step("tap n 0", bodies: "P Kid", prints: "bound 2")], isRepeatable: false),
  ]
}
