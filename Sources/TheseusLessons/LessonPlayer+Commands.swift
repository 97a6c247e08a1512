import TheseusProgram
import TheseusSession
import TheseusTrace

extension LessonPlayer {
  /// Performs a command of the lesson group; those that concern other lessons are the shell's.
  func perform(_ command: Command, _ arguments: String) -> [LessonPart] {
    switch command {
    case .next: next()
    case .back: back()
    case .goto: goto(arguments)
    case .steps: [.steps(stepRows)]
    case .check: check()
    case .hint: hint()
    case .solution: solution()
    case .skip: skip()
    case .progress: [.steps(stepRows)]
    case .forget: forget()
    default: [.response(session.respond(to: ":\(command.rawValue) \(arguments)"))]
    }
  }

  /// The steps with what became of them.
  public var stepRows: [LessonPart.StepRow] {
    lesson.steps.enumerated().map { index, step in
      LessonPart.StepRow(
        number: index + 1, slug: step.slug, title: step.title, result: progress.result(of: step, in: lesson),
        isCurrent: index == stepIndex)
    }
  }

  /// Goes on to the next step; after the last one the lesson is over.
  func next() -> [LessonPart] {
    guard let step, let index = stepIndex else { return [] }
    if step.check == nil, awaiting == nil, !isSkipped { progress.record(.done, of: step, in: lesson) }
    guard index + 1 < lesson.steps.count else { return finish() }
    return go(to: index + 1)
  }

  /// Goes one step back; from the end to the last step.
  private func back() -> [LessonPart] {
    let index = stepIndex ?? (isOver ? lesson.steps.count : 0)
    guard index > 0 else { return [.remark("This is the first step.")] }
    return go(to: index - 1)
  }

  private func goto(_ name: String) -> [LessonPart] {
    if let number = Int(name), lesson.steps.indices.contains(number - 1) { return go(to: number - 1) }
    if let index = lesson.steps.firstIndex(where: { $0.slug == name }) { return go(to: index) }
    let nearest = EditDistance.nearest(to: name, in: lesson.steps, by: \.slug)
    let suggestion = nearest.map { " Did you mean `:goto \($0.slug)`?" } ?? ""
    return [.remark("There is no step '\(name)'.\(suggestion)"), .steps(stepRows)]
  }

  /// The end says that it is the end, and what was learnt.
  private func finish() -> [LessonPart] {
    isOver = true
    stepIndex = nil
    let open = lesson.steps.filter { progress.result(of: $0, in: lesson) == nil }
    var parts: [LessonPart] = [.remark("This is the end of “\(lesson.title)”.")]
    if !lesson.frontMatter.concepts.isEmpty {
      parts.append(
        .remark("It was about \(lesson.frontMatter.concepts.joined(separator: ", ")); `:glossary TERM` recalls each."))
    }
    if !open.isEmpty { parts.append(.remark("Not done: \(open.map(\.slug).joined(separator: ", ")).")) }
    return parts
  }

  // MARK: - Checks

  /// Judges a check on the learner's session; inputs of `after:` run on a fork.
  func verdicts(of check: Check) -> [Verdict] { check.stages.flatMap(verdicts) }

  private func verdicts(of stage: Check.Stage) -> [Verdict] {
    guard !stage.inputs.isEmpty else {
      let types = Self.types(for: stage, in: session)
      return stage.verdicts(
        on: Observation(before: self.stage.tree, after: session.tree, traces: self.stage.traces, types: types))
    }
    let fork = session.fork()
    let before = fork.tree
    var traces: [Trace] = []
    for input in stage.inputs {
      let response = fork.respond(to: input)
      guard response.outcome == .accepted else {
        return stage.claims.map { Verdict(claim: $0, holds: false, seen: "`\(input)` does not run") }
      }
      for case .trace(let trace) in response.parts { traces.append(trace) }
    }
    let types = Self.types(for: stage, in: fork)
    return stage.verdicts(on: Observation(before: before, after: fork.tree, traces: traces, types: types))
  }

  private static func types(for stage: Check.Stage, in session: Session) -> [String: String] {
    stage.claims.reduce(into: [:]) { types, claim in
      if case .type(let view, _) = claim.kind { types[view] = session.staticType(ofBody: view) }
    }
  }

  private func check() -> [LessonPart] {
    guard let step, let check = step.check else {
      return [.remark("This step has nothing to check" + (awaiting == nil ? ". Enter goes on." : " but the question."))]
    }
    let stages = check.stages.map { stage in (inputs: stage.inputs, verdicts: verdicts(of: stage)) }
    let parts = stages.flatMap { stage in
      trial(of: stage.inputs)
        + stage.verdicts.map { LessonPart.claim($0.claim.text, holds: $0.holds, seen: $0.seen) }
    }
    guard stages.allSatisfy({ $0.verdicts.allSatisfy(\.holds) }) else { return parts }
    progress.record(.done, of: step, in: lesson)
    return parts + [.verdict(isRight: true, "This step is done."), .invitation(invitation)]
  }

  /// What a check enters before it looks.
  private func trial(of inputs: [String]) -> [LessonPart] {
    guard !inputs.isEmpty else { return [] }
    let entered = inputs.map { "`\($0)`" }.joined(separator: ", then ")
    return [.remark("Tried on a copy: \(entered). Your own program stays as it is.")]
  }

  // MARK: - Help

  private func hint() -> [LessonPart] {
    guard let step, !step.hints.isEmpty else { return [.remark("There are no hints here.")] }
    let wasLast = shownHints == step.hints.count
    shownHints = min(shownHints + 1, step.hints.count)
    let hint = LessonPart.hint(number: shownHints, of: step.hints.count, step.hints[shownHints - 1])
    guard wasLast else { return [hint] }
    return [hint, .remark("There is no further hint.\(step.solution == nil ? "" : " `:solution` shows one way.")")]
  }

  private func solution() -> [LessonPart] {
    guard let solution = step?.solution else { return [.remark("There is no solution to show here.")] }
    let skipping = lesson.frontMatter.allowsSkipping ? ", or `:skip` enters it for you" : ""
    return show(solution) { _ in nil } + [.invitation("Enter it yourself\(skipping).")]
  }

  /// Applies the solution or answers the question, shows what comes of it, and records the step as skipped.
  private func skip() -> [LessonPart] {
    guard let step else { return [] }
    guard lesson.frontMatter.allowsSkipping else { return [.remark("This lesson does not allow skipping.")] }
    isSkipped = true
    progress.record(.skipped, of: step, in: lesson)
    guard let solution = step.solution else { return awaiting == nil ? next() : answerQuestions() }
    awaiting = nil
    restoreStage()
    return show(solution) { self.run($0) } + [.invitation(invitation)]
  }

  /// The actions of a solution as they are typed, each with what running it answers.
  private func show(_ solution: Solution, running: (Script.Action) -> Response?) -> [LessonPart] {
    Script.actions(solution.blocks).flatMap { action -> [LessonPart] in
      let shown: [LessonPart] =
        switch action {
        case .tell(let prose): [.prose(prose)]
        case .mount(let fence), .edit(let fence): [.listing(fence.text)]
        case .run(let exchange): [.input(exchange.input)]
        default: []
        }
      return shown + (running(action).map { [.response($0)] } ?? [])
    }
  }

  /// Applies a solution to the session; the first response that was not accepted, if any.
  func apply(_ solution: Solution) -> Response? {
    for action in Script.actions(solution.blocks) {
      guard let response = run(action) else { continue }
      for case .trace(let trace) in response.parts where trace.error == nil { stage.traces.append(trace) }
      if response.outcome != .accepted { return response }
    }
    return nil
  }

  private func forget() -> [LessonPart] {
    progress.forget(lesson)
    return [.remark("Your progress in this lesson is forgotten.")] + go(to: 0)
  }
}
