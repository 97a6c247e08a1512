/// One ready-made program of `semantics.md` section 12, with inputs and what must follow; data of the tests.
struct Scenario: Sendable, CustomStringConvertible {
  /// What a user does, and what follows.
  struct Step: Sendable {
    /// The title of the control that is tapped; `wait 0.5` lets time pass.
    var input: String
    /// The bodies that run, in order.
    var bodies: String
    /// What is printed.
    var output = ""
    /// The values of the property `n` in all views, in order of the tree; nil is not looked at.
    var state: String?
    /// The texts on the screen; nil is not looked at.
    var screen: String?
    /// The lifecycle events, as `task:Text`, and beginnings and ends of objects, as `init:M`; nil is not looked at.
    var events: String?
    /// What `_printChanges` says of the bodies, in order; nil is not looked at.
    var reasons: [String]?
    /// What changes on the screen, as `R inserted slide`, `P interpolates opacity 0.0 1.0`; nil is not looked at.
    var changes: [String]?
    /// The ids of the warnings, in order.
    var warnings = ""
  }

  /// Its number and what it shows.
  var name: String
  /// The source of the claim.
  var source: String
  /// The declaration of `P`, besides the `C` that all share.
  var program: String
  /// What the mount prints; nil is not looked at.
  var mount: String?
  /// The ids of the warnings of the mount.
  var warnings = ""
  /// The steps.
  var steps: [Step]
  /// Whether the tree must equal a fresh evaluation after each step; not where ids are new each time.
  var isRepeatable = true
  /// The settings in which it is not tried, with the reason.
  var except: [Setting: String] = [:]

  var description: String { name }

  /// The view that most scenarios use: it counts taps and tells when it comes and goes.
  static let counter = """
    struct C: View {
      let t: String
      @State var n = 0
      init(_ t: String) { self.t = t }
      var body: some View {
        Button("\\(t) \\(n)") { n += 1 }
          .onAppear { print("+\\(t)") }
          .onDisappear { print("-\\(t)") }
      }
    }

    """
}
