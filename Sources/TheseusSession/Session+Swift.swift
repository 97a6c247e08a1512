import TheseusFrontend
import TheseusInterpreter
import TheseusProgram
import TheseusTrace

extension Session {
  /// Answers Swift: a declaration of a type is an edit of the program, everything else runs.
  func respond(toSwift text: String) -> Response {
    guard let running else { return Response([.diagnostics([.noProgram])], outcome: .failed) }
    let file = SourceFile(name: "input", text: text)
    let (program, diagnostics) = Frontend.lower(file, as: files.add(file), knowing: running.sources.operators)
    guard diagnostics.allSatisfy({ $0.severity != .error }) else {
      return Response([.diagnostics(diagnostics)], outcome: .failed)
    }
    if program.declarations.contains(where: \.editsTheProgram) { return edit(program, from: file, input: text) }
    return accept(.run(TypedLine(text, program)), input: text, cause: .mutation, warnings: diagnostics)
  }

  /// Reads the files of the program again, all as one update, and keeps what state still fits.
  public func reload(_ files: [SourceFile], input: String) -> Response {
    guard let running else { return Response([.diagnostics([.noProgram])], outcome: .failed) }
    return enter(files, root: running.sources.root) { sources, warnings in
      self.reload(sources, input: input, lowering: warnings)
    }
  }

  /// Puts another program in place of the running one, as an update that begins everything anew.
  public func replace(with files: [SourceFile], root: String? = nil, input: String) -> Response {
    guard running != nil else { return load(files, root: root) }
    return enter(files, root: root) { sources, warnings in
      let (checked, diagnostics) = Checked.check(sources, configuration)
      guard let checked else { return Response([.diagnostics(warnings + diagnostics)], outcome: .failed) }
      return self.accept(.load(checked), input: input, cause: .mount, warnings: warnings + diagnostics)
    }
  }

  private func enter(
    _ texts: [SourceFile], root: String?, _ accept: (ProgramSources, [Diagnostic]) -> Response
  ) -> Response {
    var table = files
    let (lowered, diagnostics) = ProgramSources.lower(texts, root: root, into: &table)
    files = table
    guard let lowered else { return Response([.diagnostics(diagnostics)], outcome: .failed) }
    return accept(lowered, diagnostics)
  }

  /// Replaces declarations of the program by those of the same name, keeping what state still fits.
  public func edit(_ source: SourceFile) -> Response {
    guard let running else { return Response([.diagnostics([.noProgram])], outcome: .failed) }
    let (program, diagnostics) = Frontend.lower(source, as: files.add(source), knowing: running.sources.operators)
    guard diagnostics.allSatisfy({ $0.severity != .error }) else {
      return Response([.diagnostics(diagnostics)], outcome: .failed)
    }
    return edit(program, from: source, input: source.text.trimmingWhitespace)
  }

  private func edit(_ program: Program, from file: SourceFile, input: String) -> Response {
    guard let running else { return Response([.diagnostics([.noProgram])], outcome: .failed) }
    var response = reload(running.sources.edited(by: program, from: file, in: files), input: input)
    if case .diagnostics(let found)? = response.parts.first, let own = program.declarations.first?.range.file,
      found.contains(where: { $0.severity == .error && $0.range.map { $0.file != own } ?? false })
    {
      response.parts = [.diagnostics(found + [.fitsOnlyTogether])]
    }
    return response
  }

  /// Puts another program in place of the running one and keeps the state that still fits.
  func reload(_ sources: ProgramSources, input: String, lowering: [Diagnostic] = []) -> Response {
    let (checked, diagnostics) = Checked.check(sources, configuration)
    guard let checked else { return Response([.diagnostics(lowering + diagnostics)], outcome: .failed) }
    return accept(.reload(checked), input: input, cause: .reload, warnings: lowering + diagnostics)
  }

  /// Performs an entry and writes it into the journal; a failure leaves the session as it was.
  func accept(
    _ entry: JournalEntry, input: String, cause: UpdateCause, warnings: [Diagnostic] = []
  ) -> Response {
    guard var program = running else { return Response([.diagnostics([.noProgram])], outcome: .failed) }
    let update = journal.position + 1
    do {
      let outcome = try Self.perform(entry, on: &program, update: update, configuration)
      running = program
      var trace = program.runtime.trace(input: input, cause: cause)
      trace.warnings = outcome.warnings + trace.warnings
      trace.result = outcome.result
      trace.type = outcome.type
      let isUpdate = cause != .mutation || trace.isUpdate
      let found = warnings + outcome.diagnostics
      guard isUpdate else { return answer(trace, of: entry, isLook: outcome.isLook, warnings: found) }
      trace.warnings = found.map(warning) + trace.warnings
      return record(entry, trace)
    } catch let problem as InputProblem {
      // Nothing has run: names are looked up and types checked before anything else.
      return Response([.diagnostics(problem.diagnostics)], outcome: .failed)
    } catch {
      let response = failure(error, of: program, input: input, cause: cause)
      rebuild()
      return response
    }
  }

  /// Answers an input that is no update; only what a replay has to bring back enters the journal.
  private func answer(_ trace: Trace, of entry: JournalEntry, isLook: Bool, warnings: [Diagnostic]) -> Response {
    if !isLook { journal.append(entry, input: trace.input, isUpdate: false) }
    let answer = Answer(input: trace.input, result: trace.result, type: trace.type, output: trace.output)
    let parts: [Response.Part] = warnings.isEmpty ? [] : [.diagnostics(warnings)]
    return Response(parts + [.answer(answer)])
  }

  private func record(_ entry: JournalEntry, _ trace: Trace) -> Response {
    journal.append(entry, input: trace.input, isUpdate: true)
    traces = traces.filter { $0.key < journal.position && $0.key > journal.position - 200 }
    traces[journal.position] = trace
    return Response([.trace(trace)])
  }

  /// Performs an entry on the running program, or on another one that takes its place.
  static func perform(
    _ entry: JournalEntry, on program: inout RunningProgram, update: Int, _ configuration: Configuration
  ) throws -> RunningProgram.Outcome {
    switch entry {
    case .load(let checked):
      let before = program
      program = RunningProgram(checked, configuration: configuration)
      try program.mount(update: update, after: before)
      return RunningProgram.Outcome()
    case .reload(let checked):
      let before = program
      program = RunningProgram(checked, configuration: configuration)
      let lostNames = try program.mount(inPlaceOf: before, update: update)
      return RunningProgram.Outcome(warnings: lostNames.map { warning(lostName: $0) })
    default: return try program.perform(entry, update: update)
    }
  }

  /// Makes the program again from the journal, without traces.
  func rebuild() {
    guard let base else { return }
    do {
      running = try Self.replay(journal.steps, on: base, configuration)
    } catch {
      preconditionFailure("a journal of accepted inputs replays without errors: \(error)")
    }
  }

  /// A program on which entries have been performed.
  static func replay(
    _ steps: [(entry: JournalEntry, update: Int)], on base: Checked, _ configuration: Configuration
  ) throws -> RunningProgram {
    var uninterrupted = configuration
    uninterrupted.isInterrupted = { false }
    // What was accepted once is not refused because other things take memory now.
    uninterrupted.memory = MemoryBudget()
    uninterrupted.isReplay = true
    var program = RunningProgram(base, configuration: uninterrupted)
    try program.mount()
    for (entry, update) in steps {
      _ = try perform(entry, on: &program, update: update, uninterrupted)
    }
    program.adopt(configuration)
    return program
  }

  /// The response to an input that failed while it ran.
  func failure(_ error: any Error, of program: RunningProgram, input: String, cause: UpdateCause) -> Response {
    if let problem = error as? InputProblem { return Response([.diagnostics(problem.diagnostics)], outcome: .failed) }
    let interpreter = program.runtime.interpreter
    let thrown = (try? interpreter.description(of: interpreter.thrownValue)) ?? "an error"
    var trace = Trace(update: nil, input: input, cause: cause)
    trace.error = Failure(error, thrown: thrown, in: files)
    trace.output = program.runtime.output
    var isInterrupted = false
    if case EvaluationError.trap(let trap) = error, trap.reason == .interrupted { isInterrupted = true }
    return Response([.trace(trace)], outcome: isInterrupted ? .interrupted : .failed)
  }

  /// The warning that a name of the prompt does not fit an edited program any more.
  static func warning(lostName name: String) -> Trace.Warning {
    Trace.Warning(
      id: "prompt-declaration",
      message: "'\(name)' from the prompt is gone: its type or its value does not fit the edited program", location: nil
    )
  }

  /// A load-time diagnostic as a warning of a trace.
  func warning(_ diagnostic: Diagnostic) -> Trace.Warning {
    Trace.Warning(
      id: diagnostic.id, message: diagnostic.message, location: diagnostic.range.flatMap(files.shortLocation))
  }
}

extension Trace {
  /// Whether something was written, evaluated, begun or ended; an input without any of that is a look.
  var isUpdate: Bool {
    !writes.isEmpty || !bodies.isEmpty || !created.isEmpty || !removed.isEmpty || !events.isEmpty || !state.isEmpty
      || !warnings.isEmpty
  }
}

extension Declaration {
  /// Whether typing the declaration changes the program's text; variables and functions but operators belong to the prompt.
  var editsTheProgram: Bool {
    switch kind {
    case .nominal, .extension, .typeAlias, .operator, .precedenceGroup: true
    case .function(let function): function.name.isOperatorName
    default: false
    }
  }
}
