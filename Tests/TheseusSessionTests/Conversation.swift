import TheseusProgram
import TheseusTestSupport
import TheseusTrace
import Testing

@testable import TheseusSession

/// A program with inputs; what each is answered is in `Goldens`, in words.
struct Conversation: Sendable, CustomTestStringConvertible {
  var name: String
  var source: String
  /// Swift or a command; one that begins with `edit ` gives an edit of the program, with `reload ` or `load ` a program read anew.
  var inputs: [String]

  init(_ name: String, _ source: String, _ inputs: [String]) {
    self.name = name
    self.source = source
    self.inputs = inputs
  }

  var testDescription: String { name }

  /// The inputs with their answers.
  var transcript: String {
    onLargeStack { [self] in
      let session = Session(.test)
      var lines = ["", Words(session.load([SourceFile(name: "test.swift", text: source)], root: nil)).text]
      for input in inputs { lines += ["> " + input, Words(session.enter(input)).text] }
      return lines.joined(separator: "\n") + "\n"
    } ?? ""
  }
}

extension Session.Configuration {
  /// A budget that an endless loop uses up at once.
  static let test = Session.Configuration(stepLimit: 300_000, catalogue: .shared)
}

extension Session {
  /// Answers an input of a test; `edit`, `reload` and `load` stand for what a lesson or a shell does with files.
  func enter(_ input: String) -> Response {
    let word = input.prefix { $0 != " " }
    let file = SourceFile(name: "\(word).swift", text: String(input.dropFirst(word.count + 1)))
    switch word {
    case "edit": return edit(file)
    case "reload": return reload([file], input: ":reload")
    case "load": return replace(with: [file], input: ":load edit.swift")
    default: return respond(to: input)
    }
  }

  /// Everything that an undo or a failed input must bring back.
  var everything: [String] {
    let state = running?.runtime.state.map {
      "\($0.view.view)#\($0.view.node).\($0.property.name) \($0.property.value)"
    }
    return ["\(journal.position)/\(journal.lastPosition)", "\(tree)"] + (state ?? [])
      + (running?.runtime.controls.map { "\($0)" } ?? []) + journal.updates.map { "\($0.position) \($0.input)" }
      + [running?.focus ?? "no focus", "\(running?.runtime.now ?? -1)"]
  }
}

/// A response in one line.
struct Words {
  let text: String

  init(_ response: Response) {
    text = response.parts.map(Words.part).joined(separator: " / ")
  }

  private static func part(_ part: Response.Part) -> String {
    switch part {
    case .trace(let trace): words(trace)
    case .repeated(let trace, let detail): "again \(detail.rawValue) \(words(trace))"
    case .encoded(let trace): "json \(words(trace))"
    case .answer(let answer): words(answer)
    case .explanation(let explanation): "why \(explanation.view.view)#\(explanation.view.node)"
    case .diagnostics(let diagnostics): diagnostics.map { "\($0.id): \($0.message)" }.joined(separator: " / ")
    case .commands: "commands"
    case .help(let command): "help \(command.rawValue)"
    case .glossary(let term): "glossary \(term ?? "")"
    case .history(let entries, let position):
      entries.map { ($0.position == position ? "*" : "") + "\($0.position) \($0.input)" }.joined(separator: ", ")
    case .warnings(let warnings): "warnings \(warnings.map(\.id))"
    case .source(let title, _): "source \(title)"
    case .settings(let settings): settings.map { "\($0.key) = \($0.value)" }.joined(separator: ", ")
    case .note(let note): note
    }
  }

  private static func words(_ answer: Answer) -> String {
    var parts = answer.output.map { "prints \($0)" }
    if let result = answer.result ?? answer.staticType {
      parts.append("= \(result)\(answer.type.map { ": \($0)" } ?? "")")
    }
    if let tree = answer.tree {
      parts.append("tree " + (tree.root.map(Words.text) ?? "empty"))
    }
    if let controls = answer.controls { parts += controls.map { "\($0.number) \($0.kind) \($0.name)" } }
    if let state = answer.state {
      parts += state.map { "\($0.view.view)#\($0.view.node).\($0.property.name) = \($0.property.value.literal)" }
    }
    return parts.joined(separator: "; ")
  }

  private static func words(_ trace: Trace) -> String {
    if let error = trace.error {
      return
        (["fails \(error.id): \(error.message)" + (error.location.map { " at \($0)" } ?? "")]
        + trace.output.map { "prints \($0)" }).joined(separator: "; ")
    }
    var parts = ["\(trace.update ?? -1) \(trace.cause.rawValue)" + (trace.from.map { " from \($0)" } ?? "")]
    func add(_ word: String, _ names: [String]) {
      if !names.isEmpty { parts.append("\(word) \(names.joined(separator: " "))") }
    }
    add("ran", trace.bodies.map { name($0.view) })
    if trace.bodies.isEmpty { add("only closures ran", trace.contents.map { "\($0.container) of \(name($0.owner))" }) }
    func add(_ word: String, _ runs: [ViewRun]) {
      add(word, runs.flatMap { run in run.nodes.flatMap { $0.map { "\(run.view)#\($0)" } } })
    }
    add("kept", trace.kept)
    add("into view", trace.intoView)
    add("out of view", trace.outOfView)
    add("created", trace.created.map { "\(name($0.view))(\($0.rule.rawValue))" })
    add("removed", trace.removed.map { "\(name($0.view))(\($0.rule.rawValue))" })
    parts += trace.state.map(words)
    add("events", trace.events.map { $0.event.rawValue + ($0.on.map { "(\($0))" } ?? "") })
    parts += trace.output.map { "prints \($0)" }
    if let result = trace.result { parts.append("= \(result)\(trace.type.map { ": \($0)" } ?? "")") }
    add("warns", trace.warnings.map(\.id))
    return parts.joined(separator: "; ")
  }

  private static func words(_ event: Trace.StateEvent) -> String {
    let property = "\(name(event.view)).\(event.property)"
    switch event.event {
    case .created: return "\(property) begins \(event.new?.literal ?? "?")"
    case .changed: return "\(property) \(event.old?.literal ?? "?") to \(event.new?.literal ?? "?")"
    case .lost: return "\(property) \(event.old?.literal ?? "?") lost" + (event.replacedBy.map { " to #\($0)" } ?? "")
    }
  }

  private static func name(_ view: ViewReference) -> String { "\(view.view)#\(view.node)" }

  /// A node as `case .home: Button#3 "Go"(Text "Go")`.
  private static func text(_ node: ViewTree.Node) -> String {
    let slot = node.slot.map { $0 + ": " } ?? ""
    let handle = node.node.map { "#\($0)" } ?? ""
    let label = node.label.map { " " + $0 } ?? ""
    let children = node.children.map(text).joined(separator: ", ")
    return slot + node.name + handle + label + (children.isEmpty ? "" : "(\(children))")
  }
}
