import TheseusTypes

/// Where the `P` of a scenario or rule is tried; the raw value is the name of the root view.
enum Setting: String, Sendable, CaseIterable {
  /// As all that the root shows.
  case root = "Root"
  /// In a row of a `ForEach`.
  case row = "RowRoot"
  /// Inside a custom container.
  case container = "BoxRoot"
  /// Inside a sheet.
  case sheet = "SheetRoot"

  /// The declarations of the roots, so that a program is checked once for all settings.
  private static let declarations = """

    struct Root: View { var body: some View { P() } }
    struct RowRoot: View { var body: some View { ForEach([1], id: \\.self) { _ in P() } } }
    struct Box<Content: View>: View {
      let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      var body: some View { VStack { Text("box"); content } }
    }
    struct BoxRoot: View { var body: some View { Box { P() } } }
    struct SheetRoot: View {
      @State var isShown = true
      var body: some View { Text("under").sheet(isPresented: $isShown) { P() } }
    }

    """
    + Setting.allCases.map {
      "struct \($0.rawValue)Maker { static func make() -> \($0.rawValue) { \($0.rawValue)() } }\n"
    }.joined()

  /// Checks a program that declares `P`.
  static func check(_ program: String) throws -> TypeChecker {
    try Lab.check(Scenario.counter + program + declarations)
  }

  /// Mounts a program in this setting.
  func mount(_ checker: TypeChecker) throws -> Lab { try Lab(checker, root: rawValue) }

  /// The texts on the screen when `P` shows some.
  func screen(_ texts: String) -> String {
    switch self {
    case .root, .row: texts
    case .container: "box " + texts
    case .sheet: "under " + texts
    }
  }
}

extension Setting {
  /// Runs a check of a program in all settings but those that are left out, and says what differs where.
  static func problems(
    of program: String, except: [Setting: String], _ check: (Lab, Setting, inout [String]) throws -> Void
  ) -> [String] {
    do {
      let checker = try Setting.check(program)
      return allCases.filter { except[$0] == nil }.flatMap { setting in
        var problems: [String] = []
        do { try check(setting.mount(checker), setting, &problems) } catch { problems.append("\(error)") }
        return problems.map { "\(setting.rawValue): \($0)" }
      }
    } catch {
      return ["\(error)"]
    }
  }
}
