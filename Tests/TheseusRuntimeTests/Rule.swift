/// One rule of `semantics.md`: a program, what a user does with it, and what must follow; data of the tests.
struct Rule: Sendable, CustomStringConvertible {
  /// What a user does, and what follows; what is nil is not looked at.
  struct Step: Sendable {
    /// The input, as at the prompt without the colon: `tap go`, `wait 0.5`, `dismiss`.
    var input: String
    /// The bodies that run, in order.
    var bodies: String?
    /// What is printed.
    var prints: String?
    /// The values of the property `n` in all views, in order of the tree.
    var state: String?
    /// The texts on the screen.
    var screen: String?
    /// What began, ended, leaves and came back, with the rule: `+C branch -C branch ~C presentation`.
    var lifetimes: String?
    /// What a trace says of storage: `created C.n 0`, `changed C.n 0 1`, `lost C.n 1`.
    var storage: String?
    /// SwiftUI's messages.
    var warnings: [String] = []

    init(
      _ input: String, bodies: String? = nil, prints: String? = "", state: String? = nil, screen: String? = nil,
      lifetimes: String? = nil, storage: String? = nil, warnings: [String] = []
    ) {
      self.input = input
      self.bodies = bodies
      self.prints = prints
      self.state = state
      self.screen = screen
      self.lifetimes = lifetimes
      self.storage = storage
      self.warnings = warnings
    }
  }

  /// The section of `semantics.md`.
  var number: String
  /// What it says, in a few words.
  var claim: String
  /// The source of the claim.
  var source: String
  /// The declaration of `P`, besides the `C` that all share.
  var program: String
  /// What follows from the mount.
  var mount: Step
  /// The steps.
  var steps: [Step]
  /// Whether the tree must equal a fresh evaluation after each step; not where ids are new each time.
  var isRepeatable = true
  /// The settings in which it is not tried, with the reason.
  var except: [Setting: String] = [:]

  init(
    _ number: String, _ claim: String, source: String, _ program: String, mount: String? = nil, screen: String? = nil,
    warnings: [String] = [], steps: [Step] = [], isRepeatable: Bool = true, except: [Setting: String] = [:]
  ) {
    self.number = number
    self.claim = claim
    self.source = source
    self.program = program
    self.mount = Step("mount", prints: mount, screen: screen, warnings: warnings)
    self.steps = steps
    self.isRepeatable = isRepeatable
    self.except = except
  }

  var description: String { "\(number) \(claim)" }

  /// A `P` that a button toggles between two contents.
  static func toggling(_ content: String) -> String {
    "struct P: View { @State var f = false\n var body: some View { let _ = f; VStack { Button(\"go\") { f.toggle() }\n \(content) } } }"
  }

  /// A `P` whose button counts.
  static func counting(_ content: String) -> String {
    "struct P: View { @State var k = 0\n var body: some View { VStack { Button(\"go\") { k += 1 }\n \(content) } } }"
  }

  /// A `P` with three items and buttons that change them.
  static func listing(_ content: String, buttons: String) -> String {
    """
    struct Item: Identifiable, Hashable { let id: Int; var name: String }
    struct P: View {
      @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
      var body: some View { VStack { \(buttons)
        \(content) } }
    }
    """
  }
}
