import Foundation
import Testing
import TheseusTestSupport

/// Static types of view expressions: the table is recorded from the real compiler.
@Suite struct StaticTypeTests {
  /// Contents of a view builder.
  static let expressions: [String] = [
    #"Text("a")"#,
    #"Text("a").bold().italic().foregroundColor(.red).font(.title)"#,
    #"Text("a").padding(8)"#,
    #"Text("a").padding(.horizontal, 8)"#,
    #"Text("a").frame(width: 10, height: 20)"#,
    #"Text("a").frame(maxWidth: .infinity, alignment: .leading)"#,
    #"Text("a").opacity(0.5).offset(x: 1, y: 2).scaleEffect(2).rotationEffect(.degrees(45)).blur(radius: 1).shadow(radius: 3)"#,
    #"Text("a").clipShape(Circle()).cornerRadius(4).clipped()"#,
    #"Text("a").clipShape(.rect(cornerRadius: 8)).clipShape(.capsule)"#,
    #"Text("a").fixedSize().aspectRatio(1, contentMode: .fit).position(x: 1, y: 2).hidden()"#,
    #"Text("a").background(Color.red)"#,
    #"Text("a").background(.red)"#,
    #"Text("a").background { Text("b") }"#,
    #"Text("a").background(Text("b"))"#,
    #"Text("a").background(.thinMaterial, in: RoundedRectangle(cornerRadius: 4))"#,
    #"Text("a").background(Color.blue.gradient, in: .capsule)"#,
    #"Text("a").overlay(Circle())"#,
    #"Text("a").overlay { Text("b"); Text("c") }"#,
    #"Text("a").overlay(.red)"#,
    #"Image(systemName: "star").foregroundStyle(.secondary)"#,
    #"Image(systemName: "star").resizable().scaledToFit().foregroundColor(.blue).font(.title)"#,
    #"Text("a").environment(\.lineLimit, 2)"#,
    #"Text("a").environment(\.colorScheme, .dark).disabled(true)"#,
    #"Text("a").onAppear { }.onDisappear { }"#,
    #"Text("a").onChange(of: 1) { _, _ in }"#,
    #"Text("a").onChange(of: "x") { }"#,
    #"Text("a").onChange(of: 1) { _ in }"#,
    #"Text("a").task { }.task(id: 3) { }"#,
    #"Text("a").transition(.opacity).tag(1).zIndex(1).layoutPriority(2)"#,
    #"Text("a").animation(.default, value: true).transaction { _ in }"#,
    #"Text("a").onTapGesture { }"#,
    #"Text("a").gesture(DragGesture().onChanged { _ in }.onEnded { _ in })"#,
    #"Text("a").id("x").id(3)"#,
    #"VStack { Text("a"); Text("b") }"#,
    #"HStack(spacing: 4) { Text("a"); Spacer(); Divider() }"#,
    #"ZStack { Color.red; Text("a") }"#,
    #"VStack { }"#,
    #"VStack { if flag { Text("a") } }"#,
    #"if flag { Text("a") } else { Color.red }"#,
    #"if flag { Text("a"); Text("b") } else { Text("c") }"#,
    #"if number == 0 { Text("a") } else if number == 1 { Color.red } else { Divider() }"#,
    #"if number == 0 { Text("a") } else if number == 1 { Color.red } else if number == 2 { Divider() }"#,
    #"switch number { case 0: Text("a"); case 1: Color.red; case 2: Divider(); case 3: Spacer(); default: EmptyView() }"#,
    #"Group { Text("a"); Text("b") }"#,
    #"AnyView(Text("a"))"#,
    #"ForEach(0..<3) { Text("\($0)") }"#,
    #"ForEach(["a", "b"], id: \.self) { Text($0) }"#,
    #"ForEach(items) { Text($0.name) }"#,
    #"ForEach(items) { item in HStack { Text(item.name); Spacer() } }.onDelete { _ in }"#,
    #"List { Text("a"); Text("b") }"#,
    #"List(items) { Text($0.name) }"#,
    #"List { Section("a") { Text("b") }; Section { Text("c") } header: { Text("d") } footer: { Text("e") } }"#,
    #"Form { Toggle("a", isOn: .constant(true)); TextField("b", text: .constant("")) }"#,
    #"ScrollView { LazyVStack { Text("a") } }"#,
    #"GeometryReader { proxy in Text("\(proxy.size.width)") }"#,
    #"Button("a") { }"#,
    #"Button(role: .destructive) { } label: { Label("a", systemImage: "star") }"#,
    #"Button("a", systemImage: "plus") { }"#,
    #"Toggle(isOn: .constant(true)) { Text("a"); Text("b") }"#,
    #"Picker("a", selection: .constant(1)) { Text("b").tag(1); Text("c").tag(2) }"#,
    #"Stepper("a", value: .constant(1), in: 0...5)"#,
    #"Slider(value: .constant(0.5))"#,
    #"DatePicker("a", selection: .constant(date), displayedComponents: .date)"#,
    #"ProgressView()"#,
    #"ProgressView("a", value: 0.5)"#,
    #"Menu("a") { Button("b") { } }"#,
    #"DisclosureGroup("a") { Text("b") }"#,
    #"LabeledContent("a", value: "b")"#,
    #"NavigationStack { NavigationLink("a") { Text("b") } }"#,
    #"NavigationLink("a", value: 3)"#,
    #"NavigationView { Text("a") }"#,
    #"TabView { Text("a"); Text("b") }"#,
    #"Circle().fill(.red)"#,
    #"Circle().fill(Color.red.opacity(0.5)).frame(width: 10)"#,
    #"Circle().stroke(.red, lineWidth: 2)"#,
    #"RoundedRectangle(cornerRadius: 8).strokeBorder(Color.gray)"#,
    #"Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 3))"#,
    #"LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).ignoresSafeArea()"#,
    #"LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { ForEach(items) { Text($0.name) } }"#,
    #"Grid { GridRow { Text("a"); Text("b") } }"#,
    #"Table(items) { TableColumn("a", value: \.name) }"#,
    #"Table(of: Item.self, sortOrder: .constant([KeyPathComparator(\Item.name)])) { TableColumn("a", value: \.name); TableColumn("b") { Text("\($0.id)") } } rows: { ForEach(items) { TableRow($0) } }"#,
    #"Text("a").lineLimit(2).multilineTextAlignment(.center)"#,
  ]

  @Test func typesAreThoseOfTheRealCompiler() throws {
    let compiler = try Compiler.shared.get()
    let calls = Self.expressions.enumerated().map { "    probe(\($0.offset)) { \($0.element) }" }
    let output = try compiler.output(of: Self.program(calls.joined(separator: "\n")))
    let types = output.split(separator: "\n").map(String.init)
    try #require(types.count == Self.expressions.count)
    let table = zip(Self.expressions, types).map { "\($0)\n  \($1)\n" }.joined()
    expectGolden(table, named: "StaticTypes.txt")
  }

  /// What the expressions refer to.
  static let declarations = """
    import SwiftUI
    struct Item: Identifiable { var id = 0; var name = "" }
    let items: [Item] = []
    let flag = Bool.random(), number = Int.random(in: 0...9), date = Date()

    """

  /// The types of the table, in its order.
  static func recordedTypes() throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Goldens/StaticTypes.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("  ") }.map {
      String($0.dropFirst(2))
    }
  }

  private static func program(_ calls: String) -> String {
    declarations + """
      func probe<V: View>(_ number: Int, @ViewBuilder _ content: () -> V) { print(V.self) }
      @main struct Main {
        @MainActor static func main() {
      \(calls)
        }
      }
      """
  }
}
