import TheseusRuntime
import TheseusTrace

extension Control {
  /// `Delete of Milk`, which tells a swipe action of one row from those of others.
  var nameWithOwner: String? { opener.map { "\(name) of \($0.owner)" } }

  /// `Button Save`, which tells it from a gesture of the same name, and as traces write it.
  var namesWithKind: [String] { ["\(kind) \(name)", "\(kind) \"\(name)\""] }

  /// Whether a single, short touch does not reach it.
  var wantsMoreThanATap: Bool { taps > 1 || kind == "LongPressGesture" || kind == "onLongPressGesture" }

  /// The commands by which a user acts on a control of its kind.
  var commands: [Command] {
    switch kind {
    case "TextField", "SecureField", "SearchField": [.enter, .submit, .tap]
    case "TextEditor": [.enter, .tap]
    case "Toggle": [.toggle, .tap]
    case "Slider", "Stepper": [.adjust]
    case "Picker", "List", "Table", "DatePicker", "MultiDatePicker", "ColorPicker": [.pick]
    case "Tab": [.tap, .pick]
    case "DragGesture": [.drag]
    default: [.tap]
    }
  }
}

extension ControlAct {
  /// The command by which a user does it to a control.
  var command: Command {
    switch self {
    case .tap: .tap
    case .drag: .drag
    case .enter: .enter
    case .toggle: .toggle
    case .pick: .pick
    case .adjust, .step: .adjust
    case .submit: .submit
    case .dismiss: .dismiss
    case .scroll: .scroll
    case .delete: .delete
    case .move: .move
    }
  }
}

extension Command {
  /// How it is typed for a control: `:enter "First name" TEXT`.
  func usage(on name: String) -> String {
    let words = usage.split(separator: " ", maxSplits: 2).map(String.init)
    let quoted = words.count > 2 && name.contains(" ") ? "\"\(name)\"" : name
    return ([words[0], quoted] + words.dropFirst(2)).joined(separator: " ")
  }
}
