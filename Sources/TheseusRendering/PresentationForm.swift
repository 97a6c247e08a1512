/// The ways to come and go of what is presented, told apart by the identity path.
enum PresentationForm {
  /// A sheet, an alert and the like.
  case modal
  /// A level of a navigation stack.
  case pushed
  /// The content of a tab.
  case tab

  /// Reads the innermost presentation of an identity path.
  init(identity: String) {
    for element in identity.split(separator: "/").reversed() {
      if element == "destination" || element.hasPrefix("destination(") {
        self = .pushed
        return
      }
      if element.hasPrefix("tab(") {
        self = .tab
        return
      }
      if Self.modals.contains(element) { break }
    }
    self = .modal
  }

  private static let modals: Set<Substring> = [
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "inspector",
  ]

  /// What happened to a view that began in it.
  var beginning: String {
    switch self {
    case .modal: "presented"
    case .pushed: "pushed"
    case .tab: "tab first selected"
    }
  }

  /// What leaves it.
  var subject: String {
    switch self {
    case .modal: "What is presented"
    case .pushed: "What is popped"
    case .tab: "A tab that is gone"
    }
  }

  /// How long a view lives in it.
  var lifetime: String {
    switch self {
    case .modal: "What is presented lives while it is presented"
    case .pushed: "What is pushed lives while it is on the stack"
    case .tab: "The content of a tab lives while the tab exists"
    }
  }

  /// What happened to a view that ended in it.
  var end: String {
    switch self {
    case .modal: "dismissed"
    case .pushed: "popped"
    case .tab: "its tab is gone"
    }
  }
}
