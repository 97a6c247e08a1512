import TheseusTypes

/// Makes the instructions of a regular expression.
struct RegexCompiler {
  private var program: RegexProgram

  /// The instructions of an expression.
  /// - Throws: ``UnsupportedRegex``.
  static func compile(_ node: RegexNode, options: RegexOptions) throws -> RegexProgram {
    var compiler = RegexCompiler(groups: [RegexCaptures.Capture(name: nil)] + RegexCaptures.captures(in: node))
    compiler.program.searchesScalars = startsWithScalars(node) ?? options.contains(.scalars)
    try compiler.emit(node)
    compiler.append(.accept)
    return compiler.program
  }

  private init(groups: [RegexCaptures.Capture]) { program = RegexProgram(groups: groups) }

  /// Whether what matches first matches scalars; nil if nothing matches.
  private static func startsWithScalars(_ node: RegexNode) -> Bool? {
    switch node {
    case .literal(_, let options), .element(_, let options): options.contains(.scalars)
    case .reference(_, let options): options.contains(.scalars)
    case .assertion, .unsupported: nil
    case .sequence(let parts), .choice(let parts): parts.lazy.compactMap { startsWithScalars($0) }.first
    case .capture(_, _, let inner), .repetition(let inner, _, _, _), .atomic(let inner), .look(let inner, _):
      startsWithScalars(inner)
    }
  }

  private mutating func append(_ instruction: RegexProgram.Instruction) { program.instructions.append(instruction) }

  /// Leaves room for an instruction that names a later place.
  private mutating func reserve() -> Int {
    append(.fail)
    return program.instructions.count - 1
  }

  private var here: Int { program.instructions.count }

  private mutating func register() -> Int {
    defer { program.registerCount += 1 }
    return program.registerCount
  }

  private mutating func emit(_ node: RegexNode) throws {
    switch node {
    case .literal(let text, let options):
      for element in RegexElement.elements(of: text, options) { append(.element(element)) }
    case .element(let source, let options): append(.element(try element(source, options)))
    case .assertion(let assertion, let options):
      append(try boundary(assertion, options) ?? .assertion(assertion, options))
    case .reference(let reference, let options):
      append(try group(reference).map { .reference(group: $0, options) } ?? .fail)
    case .sequence(let parts): for part in parts { try emit(part) }
    case .choice(let parts): try emitChoice(parts[...])
    case .capture(let group, _, let inner):
      append(.open(group: group))
      try emit(inner)
      append(.close(group: group))
    case .repetition(let inner, let minimum, let maximum, let eagerness):
      try emitRepetition(inner, minimum, maximum ?? .max, eagerness)
    case .atomic(let inner):
      let mark = register()
      append(.mark(mark))
      try emit(inner)
      append(.cut(mark))
    case .look(let inner, let isNegative): try emitLook(inner, isNegative)
    case .unsupported(let part): throw UnsupportedRegex(part: part)
    }
  }

  /// A boundary of words where those are what `\w` matches; nil for any other condition.
  private func boundary(
    _ assertion: RegexNode.Assertion, _ options: RegexOptions
  ) throws -> RegexProgram.Instruction? {
    guard options.contains(.simpleBoundaries), assertion == .wordBoundary || assertion == .noWordBoundary else {
      return nil
    }
    return .boundary(of: try element("\\w", options), isNegated: assertion == .noWordBoundary)
  }

  private func element(_ source: String, _ options: RegexOptions) throws -> RegexElement {
    // One of these may be several scalars.
    if options.contains(.scalars), source == "\\X" || source == "\\R" { throw UnsupportedRegex(part: source) }
    do {
      return try RegexElement(source: source, options)
    } catch {
      throw UnsupportedRegex(part: source)
    }
  }

  /// The group that is referred to; nil of one that stands in a part of a builder's expression which is not joined to this one yet.
  private func group(_ reference: RegexNode.Reference) throws -> Int? {
    switch reference {
    case .number(let number):
      guard program.groups.indices.contains(number) else { throw UnsupportedRegex(part: "\\\(number)") }
      return number
    case .name(let name):
      guard let number = program.groups.firstIndex(where: { $0.name == name }) else {
        if name.hasPrefix("_reference") { return nil }
        throw UnsupportedRegex(part: "\\k<\(name)>")
      }
      return number
    }
  }

  private mutating func emitChoice(_ parts: ArraySlice<RegexNode>) throws {
    guard let first = parts.first else { return }
    if parts.count == 1 { return try emit(first) }
    let choice = reserve()
    try emit(first)
    let end = reserve()
    program.instructions[choice] = .tryFirst(orElse: here)
    try emitChoice(parts.dropFirst())
    program.instructions[end] = .jump(here)
  }

  private mutating func emitLook(_ inner: RegexNode, _ isNegative: Bool) throws {
    let mark = register()
    append(.mark(mark))
    guard isNegative else {
      try emit(inner)
      append(.cut(mark))
      return append(.rewind(mark))
    }
    let choice = reserve()
    try emit(inner)
    append(.cut(mark))
    append(.fail)
    program.instructions[choice] = .tryFirst(orElse: here)
  }
}

extension RegexCompiler {
  private mutating func emitRepetition(
    _ inner: RegexNode, _ minimum: Int, _ maximum: Int, _ eagerness: RegexNode.Eagerness
  ) throws {
    if maximum == 0 || minimum > maximum { return }
    if eagerness != .reluctant, let element = try singleElement(inner) {
      return append(
        .elements(
          element, minimum: minimum, maximum: maximum, isPossessive: eagerness == .possessive))
    }
    try emitLoop(inner, minimum, maximum, eagerness)
  }

  /// The element that a part is, if it is one.
  private func singleElement(_ node: RegexNode) throws -> RegexElement? {
    switch node {
    case .element(let source, let options): return try element(source, options)
    case .literal(let text, let options):
      let elements = RegexElement.elements(of: text, options)
      return elements.count == 1 ? elements[0] : nil
    default: return nil
    }
  }

  /// A loop: `resetLoop`, `loop`, `turn`, the part, `endTurn`.
  private mutating func emitLoop(
    _ inner: RegexNode, _ minimum: Int, _ maximum: Int, _ eagerness: RegexNode.Eagerness
  ) throws {
    let loop = register()
    if eagerness == .possessive { append(.barrier) }
    append(.resetLoop(loop))
    let start = reserve()
    append(.turn(loop))
    try emit(inner)
    let end = reserve()
    program.instructions[start] = .loop(
      loop, minimum: minimum, maximum: maximum, eagerness, exit: here)
    program.instructions[end] = .endTurn(loop, loop: start, isUnbounded: maximum == .max, exit: here)
  }
}
