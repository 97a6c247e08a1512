import TheseusProgram
import TheseusRuntime
import TheseusTrace

extension Session {
  /// Performs a command.
  func perform(_ command: Command, _ arguments: String, input: String) -> Response {
    guard command.isAvailable else {
      return .refusal(
        "unsupported", "Theseus does not have ':\(command.rawValue)' yet", explanation: "`:help` lists what there is.")
    }
    switch command.group {
    case .act: return act(command, arguments, input: input)
    case .look: return look(command, arguments, input: input)
    case .time: return travel(command, arguments, input: input)
    case .code: return code(command, arguments, input: input)
    case .session: return administer(command, arguments)
    case .lesson:
      return .refusal(
        "no-lesson", "':\(command.rawValue)' belongs to a lesson", explanation: "`theseus learn` starts one.")
    case .predict, .whatIf: preconditionFailure("no command of this group is available")
    }
  }

  /// The refusal of a command whose arguments are missing or wrong.
  static func usage(_ command: Command) -> Response {
    .refusal("usage", "':\(command.rawValue)' is used as '\(command.usage)'", explanation: command.details)
  }

  // MARK: - Acting

  private func act(_ command: Command, _ arguments: String, input: String) -> Response {
    guard let entry = Self.entry(command, arguments) else { return Self.refusal(of: command, arguments) }
    let cause: UpdateCause =
      switch command {
      case .wait: .time
      case .system: .system
      default: .action
      }
    return accept(entry, input: input, cause: cause)
  }

  /// The refusal of an act whose arguments are missing or wrong: what is wrong with them, if they are there.
  private static func refusal(of command: Command, _ text: String) -> Response {
    switch command {
    case .wait where !text.isEmpty:
      return .refusal("usage", "'\(text)' is not a duration", explanation: command.details)
    case .system:
      guard let (key, _) = CommandArguments.pair(text), SystemKey(rawValue: key) == nil else { return usage(command) }
      let nearest = EditDistance.nearest(to: key, in: SystemKey.allCases, by: \.rawValue)
      let guess = nearest.map { "; did you mean '\($0.rawValue)'?" } ?? ""
      return .refusal("usage", "the system has no key '\(key)'\(guess)", explanation: command.details)
    default: return usage(command)
    }
  }

  private static func entry(_ command: Command, _ text: String) -> JournalEntry? {
    switch command {
    case .tap: CommandArguments.whole(text).map { .act(.tap($0)) }
    case .toggle: CommandArguments.whole(text).map { .act(.toggle($0)) }
    case .submit: CommandArguments.whole(text).map { .act(.submit($0)) }
    case .delete: CommandArguments.whole(text).map { .act(.delete(row: $0)) }
    case .scroll: CommandArguments.whole(text).flatMap(Self.scrollTarget).map { .act(.scroll($0)) }
    case .dismiss: text.isEmpty ? .act(.dismiss) : nil
    case .enter: CommandArguments.pair(text).map { .act(.enter($0.name, text: $0.value)) }
    case .pick: CommandArguments.pair(text).map { .act(.pick($0.name, value: $0.value)) }
    case .adjust: CommandArguments.amount(text).map { .act(.adjust($0.name, value: $0.value)) }
    case .drag:
      CommandArguments.movement(text).map { .act(.drag($0.name, x: $0.x, y: $0.y)) }
    case .move: CommandArguments.pair(text).map { .act(.move(row: $0.name, to: $0.value)) }
    case .wait: VirtualDuration.seconds(text).map { .wait($0) }
    case .system:
      CommandArguments.pair(text).flatMap { pair in SystemKey(rawValue: pair.name).map { .system($0, pair.value) } }
    default: nil
    }
  }

  private static func scrollTarget(_ text: String) -> ScrollTarget? {
    switch text {
    case "down": .down
    case "up": .up
    case "top": .top
    case "bottom": .bottom
    default: Int(text).flatMap { $0 > 0 ? .row($0 - 1) : nil }
    }
  }

  // MARK: - Time

  private func travel(_ command: Command, _ arguments: String, input: String) -> Response {
    let position = journal.position
    switch command {
    case .undo: return jump(by: -1, arguments, command, input: input)
    case .redo: return jump(by: 1, arguments, command, input: input)
    case .jump:
      guard let target = Int(arguments) else { return Self.usage(command) }
      return jump(to: target, input: input)
    case .history:
      let mount = Response.HistoryEntry(position: 0, input: "(mount)")
      let updates = journal.updates.map { Response.HistoryEntry(position: $0.position, input: $0.input) }
      return Response([.history([mount] + updates, position: position)])
    case .reset:
      guard let running else { return Response([.diagnostics([.noProgram])], outcome: .failed) }
      return accept(.load(running.checked), input: input, cause: .mount)
    default: preconditionFailure("':\(command.rawValue)' is not available")
    }
  }

  private func jump(by direction: Int, _ arguments: String, _ command: Command, input: String) -> Response {
    guard let count = arguments.isEmpty ? 1 : Int(arguments), count > 0 else { return Self.usage(command) }
    let target = journal.position + direction * count
    let nothing = direction < 0 ? "there is nothing to undo" : "there is nothing to redo"
    if !(0...journal.lastPosition).contains(target) {
      let limit = direction < 0 ? journal.position : journal.lastPosition - journal.position
      let message =
        limit == 0
        ? nothing : "only \(limit) \(limit == 1 ? "input" : "inputs") can be \(direction < 0 ? "undone" : "redone")"
      return .refusal("no-such-position", message)
    }
    return jump(to: target, input: input)
  }

  /// Goes to a position and tells how the tree there differs from the one before.
  private func jump(to target: Int, input: String) -> Response {
    guard running != nil else { return Response([.diagnostics([.noProgram])], outcome: .failed) }
    let origin = journal.position
    let (before, entered) = (tree, journal.inputs)
    guard journal.move(to: target) else {
      return .refusal(
        "no-such-position", "there is no position \(target)", explanation: "`:history` lists the positions.")
    }
    rebuild()
    var trace = Trace(update: target, input: input, cause: .undo)
    trace.from = origin
    trace.undone = Array(entered.dropFirst(journal.inputs.count))
    trace.redone = Array(journal.inputs.dropFirst(entered.count))
    trace.compare(before, with: tree)
    return Response([.trace(trace)])
  }

  // MARK: - Code

  private func code(_ command: Command, _ arguments: String, input: String) -> Response {
    switch command {
    case .focus:
      guard let name = CommandArguments.whole(arguments) else { return Self.usage(command) }
      return focus(name, input: input)
    case .load, .reload:
      return .refusal(
        "no-files", "':\(command.rawValue)' needs the files of a shell", explanation: "Use it in `theseus run`.")
    default: preconditionFailure("':\(command.rawValue)' is not available")
    }
  }

  private func focus(_ name: String, input: String) -> Response {
    guard let running else { return Response([.diagnostics([.noProgram])], outcome: .failed) }
    do {
      guard let address = ViewAddress(name) else { throw InputProblem([.noView(name, suggestion: nil)]) }
      let node = try ViewLookup(tree: tree).one(address, as: name)
      running.focus = name
      journal.append(.focus(name), input: input, isUpdate: false)
      return Response([.note("Inputs now speak to \(node.name) #\(node.node ?? 0).")])
    } catch {
      return Response([.diagnostics((error as? InputProblem)?.diagnostics ?? [])], outcome: .failed)
    }
  }

  // MARK: - The session itself

  private func administer(_ command: Command, _ arguments: String) -> Response {
    switch command {
    case .quit: return Response(endsSession: true)
    case .help: return help(arguments)
    case .set: return set(arguments)
    default: preconditionFailure("':\(command.rawValue)' is not available")
    }
  }

  private func help(_ text: String) -> Response {
    guard let word = CommandArguments.whole(text) else { return Response([.commands]) }
    switch Command.match(word.hasPrefix(":") ? String(word.dropFirst()) : word) {
    case .command(let command): return Response([.help(command)])
    case .ambiguous(let commands): return Response(commands.map { .help($0) })
    case .unknown(let suggestion):
      let guess = suggestion.map { "; did you mean ':\($0.rawValue)'?" } ?? ""
      return .refusal("unknown-command", "there is no command ':\(word)'\(guess)")
    }
  }

  private func set(_ text: String) -> Response {
    let choices = Response.Detail.allCases.map(\.rawValue)
    if text.isEmpty {
      return Response([.settings([.init(key: "detail", value: configuration.detail.rawValue, choices: choices)])])
    }
    guard let (key, value) = CommandArguments.pair(text) else { return Self.usage(.set) }
    guard key == "detail" else {
      return .refusal("unknown-setting", "there is no setting '\(key)'", explanation: "`:set` lists the settings.")
    }
    guard let detail = Response.Detail(rawValue: value) else {
      return .refusal(
        "unknown-setting", "'\(value)' is not a value of 'detail'",
        explanation: "Values: \(choices.joined(separator: ", ")).")
    }
    configuration.detail = detail
    return Response([.note("Traces are \(detail.rawValue) now.")])
  }
}
