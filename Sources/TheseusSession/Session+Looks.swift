import TheseusProgram
import TheseusTrace

extension Session {
  /// Answers a command that changes nothing.
  func look(_ command: Command, _ arguments: String, input: String) -> Response {
    if command == .glossary { return glossary(arguments) }
    guard let running else { return Response([.diagnostics([.noProgram])], outcome: .failed) }
    do {
      switch command {
      case .tree: return Response([.answer(Answer(input: input, tree: tree))])
      case .controls: return Response([.answer(Answer(input: input, controls: running.runtime.controls))])
      case .state: return try state(arguments, of: running, input: input)
      case .type: return try type(arguments, input: input)
      case .source: return try source(arguments, of: running)
      case .last: return last(arguments)
      case .why: return try why(arguments)
      case .whynot: return try whynot(arguments)
      case .warnings: return Response([.warnings(traces.sorted { $0.key < $1.key }.flatMap(\.value.warnings))])
      default: preconditionFailure("':\(command.rawValue)' is not available")
      }
    } catch let problem as InputProblem {
      return Response([.diagnostics(problem.diagnostics)], outcome: .failed)
    } catch {
      preconditionFailure("looks fail only with input problems")
    }
  }

  private func state(_ text: String, of program: RunningProgram, input: String) throws -> Response {
    var rows = program.runtime.state
    if let name = CommandArguments.whole(text) {
      let node = try ViewLookup(tree: tree).first(name)
      let address = ViewAddress(name)
      let named = tree.nodes(at: address ?? .init(node: node.node)).compactMap(\.node)
      rows = rows.filter { named.contains($0.view.node) }
      if rows.isEmpty { return Response([.note("\(node.name) has no state of its own.")]) }
    }
    return Response([.answer(Answer(input: input, state: rows))])
  }

  private func type(_ text: String, input: String) throws -> Response {
    guard let name = CommandArguments.whole(text) else { return Self.usage(.type) }
    if name.first?.isNumber == true || name.contains("\"") && !name.contains("[") {
      throw InputProblem([.noViewToType(name)])
    }
    if let type = typeOfMounted(name) { return Response([.answer(Answer(input: input, staticType: type))]) }
    let declared = try ViewAddress(name)?.name ?? ViewLookup(tree: tree).first(name).name
    guard let type = staticType(ofBody: declared) else {
      let views = running.map { RootView.views(in: $0.sources.program).map(\.name) } ?? []
      throw InputProblem([.noView(name, suggestion: EditDistance.nearest(to: name, in: views, by: \.self))])
    }
    return Response([.answer(Answer(input: input, staticType: type))])
  }

  /// The type of the body of the views on the screen that a name means; nil if there are none, or of different types.
  private func typeOfMounted(_ name: String) -> String? {
    guard let running, let address = ViewAddress(name) else { return nil }
    let nodes = tree.nodes(at: address).compactMap(\.node)
    let types = Set(nodes.compactMap { running.runtime.type(ofNode: $0) })
    guard types.count == 1, let type = types.first else { return nil }
    return running.checker.bodyTypeDescription(of: type)
  }

  private func source(_ text: String, of program: RunningProgram) throws -> Response {
    guard let name = CommandArguments.whole(text) else {
      return Response(program.sources.files.map { .source(title: $0.name, text: $0.text) })
    }
    let declared = ViewAddress(name)?.name ?? name
    let declarations = program.sources.program.declarations.filter { declaration in
      switch declaration.kind {
      case .nominal(let nominal): nominal.name == declared
      case .extension(let extended): extended.type.mentions(declared)
      default: false
      }
    }
    guard !declarations.isEmpty else { throw InputProblem([.noView(name, suggestion: nil)]) }
    return Response(
      declarations.map { declaration in
        let title = files.location(of: declaration.range) ?? declared
        return .source(title: title, text: files.file(of: declaration.range)?.text(in: declaration.range) ?? "")
      })
  }

  private func last(_ text: String) -> Response {
    guard let trace = traces[journal.position] ?? traces.max(by: { $0.key < $1.key })?.value else {
      return .refusal("no-trace", "nothing has happened yet")
    }
    if text == "json" { return Response([.encoded(trace)]) }
    guard let detail = text.isEmpty ? configuration.detail : Response.Detail(rawValue: text) else {
      return Self.usage(.last)
    }
    return Response([.repeated(trace, detail: detail)])
  }

  /// Explains the last update that reached a view.
  private func why(_ text: String) throws -> Response {
    guard let name = CommandArguments.whole(text) else { return Self.usage(.why) }
    guard let address = ViewAddress(name) else { throw InputProblem([.noView(name, suggestion: nil)]) }
    for (_, trace) in traces.sorted(by: { $0.key > $1.key }) where trace.update ?? 0 <= journal.position {
      let explanations = Explanations(of: trace)
      let views = explanations.reached(trace.tree.nodes(at: address).compactMap(\.node))
      guard !views.isEmpty else { continue }
      return explain(views, named: name, by: explanations, .why)
    }
    _ = try ViewLookup(tree: tree).first(name)
    return Response([.note("No update reached \(name) yet.")])
  }

  /// Explains what the last update did to a view, or why it did nothing to it.
  private func whynot(_ text: String) throws -> Response {
    guard let name = CommandArguments.whole(text) else { return Self.usage(.whynot) }
    guard let address = ViewAddress(name) else { throw InputProblem([.noView(name, suggestion: nil)]) }
    _ = try ViewLookup(tree: tree).first(name)
    let positions = traces.keys.filter { $0 <= journal.position }
    guard let trace = positions.max().flatMap({ traces[$0] }) else {
      return Response([.note("No update reached \(name) yet.")])
    }
    let views = tree.nodes(at: address).compactMap(\.reference)
    return explain(views, named: name, by: Explanations(of: trace), .whynot)
  }

  private func explain(
    _ views: [ViewReference], named name: String, by explanations: Explanations, _ command: Command
  ) -> Response {
    let (shown, leftOut) = explanations.folded(of: views, limit: 8)
    let note = "\(leftOut) more \(name): `:\(command.rawValue) #n` explains the one with that number."
    return Response(shown.map { .explanation($0) } + (leftOut > 0 ? [.note(note)] : []))
  }

  private func glossary(_ text: String) -> Response {
    let name = CommandArguments.whole(text)
    guard let name, Glossary.term(name) == nil else { return Response([.glossary(term: name)]) }
    let nearest = EditDistance.nearest(to: name, in: Glossary.terms, by: \.name)?.name
    let related = Glossary.candidates(for: name).map(\.name).filter { $0 != nearest }
    return .refusal(
      "no-term", "the glossary has no term '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
      explanation: related.isEmpty ? "`:glossary` lists the terms." : "See also: \(related.joined(separator: ", ")).")
  }
}
