import TheseusTypes

/// Matches one text: every step counts in the budget of the program, and whoever interrupts is heard.
struct RegexMatcher {
  /// What was found.
  struct Match {
    /// Where the text and the groups are.
    var ranges: [Range<String.Index>?]
    /// What closures made of the groups.
    var values: [Value?]
  }

  /// What a failure undoes or goes back to; what was changed since a choice lies above it.
  private enum Entry {
    case choice(instruction: Int, String.Index)
    /// A choice that leads nowhere.
    case barrier
    /// The elements that a repetition took and may give back.
    case elements(instruction: Int, String.Index, limit: String.Index)
    case capture(group: Int, Range<String.Index>?)
    case value(group: Int, Value?)
    case opening(group: Int, String.Index?)
    case count(register: Int, Int)
    case place(register: Int, String.Index)

    var isChoice: Bool {
      switch self {
      case .choice, .barrier, .elements: true
      case .capture, .value, .opening, .count, .place: false
      }
    }
  }

  /// How many entries there may be: as many as fit a hundred megabytes or two.
  private static let entryLimit = 4_000_000
  /// A step of a search counts as one of the program: as much as sixteen elements that the library walks.
  private static let stepWork = 16

  private let program: RegexProgram
  private let text: Substring
  private let interpreter: Interpreter
  private let changes: [Int: Value]
  private var boundaries: WordBoundaries
  private var searchStart: String.Index
  private var position: String.Index
  private var instruction = 0
  private var entries: [Entry] = []
  private var captures: [Range<String.Index>?]
  private var values: [Value?]
  private var openings: [String.Index?]
  private var counts: [Int]
  private var places: [String.Index]

  /// Prepares a search of a text.
  /// - Parameter changes: The closures that make a value of what a group took, by the group's number; where one makes none, the match must
  ///   take something else.
  init(_ program: RegexProgram, in text: Substring, _ interpreter: Interpreter, changes: [Int: Value]) {
    self.program = program
    self.text = text
    self.interpreter = interpreter
    self.changes = changes
    boundaries = WordBoundaries(of: text, interpreter)
    position = text.startIndex
    searchStart = text.startIndex
    captures = Array(repeating: nil, count: program.groups.count)
    values = captures.map { _ in nil }
    openings = captures.map { _ in nil }
    counts = Array(repeating: 0, count: program.registerCount)
    places = counts.map { _ in text.startIndex }
  }

  /// The first match at or behind a place.
  mutating func firstMatch(from start: String.Index) throws(EvaluationError) -> Match? {
    searchStart = start
    var place = start
    while true {
      if let match = try match(at: place) { return match }
      guard place < text.endIndex else { return nil }
      place = following(place)
    }
  }

  /// The match of the beginning of the text, or of all of it.
  mutating func match(isWhole: Bool) throws(EvaluationError) -> Match? {
    try match(at: text.startIndex, isWhole: isWhole)
  }

  /// All matches, without overlap.
  mutating func matches() throws(EvaluationError) -> [Match] {
    var found: [Match] = []
    var start = text.startIndex
    while let match = try firstMatch(from: start), let whole = match.ranges[0] {
      found.append(match)
      if whole.isEmpty, whole.upperBound == text.endIndex { break }
      start = whole.isEmpty ? following(whole.upperBound) : whole.upperBound
    }
    return found
  }

  private func following(_ place: String.Index) -> String.Index {
    program.searchesScalars ? text.unicodeScalars.index(after: place) : text.index(after: place)
  }

  private mutating func match(at start: String.Index, isWhole: Bool = false) throws(EvaluationError) -> Match? {
    for group in captures.indices { (captures[group], values[group]) = (nil, nil) }
    entries.removeAll(keepingCapacity: true)
    (instruction, position) = (0, start)
    while true {
      try interpreter.work(RegexMatcher.stepWork)
      if case .accept = program.instructions[instruction], !isWhole || position == text.endIndex {
        captures[0] = start..<position
        return Match(ranges: captures, values: values)
      }
      if try step() {
        instruction += 1
      } else if !backtrack() {
        return nil
      }
    }
  }

  /// Runs an instruction that goes on with the next; one that goes elsewhere stops before its goal.
  /// - Returns: Whether it succeeded.
  private mutating func step() throws(EvaluationError) -> Bool {
    switch program.instructions[instruction] {
    case .element(let element): return advance(over: element)
    case .elements(let element, let minimum, let maximum, let isPossessive):
      return try take(element, minimum, maximum, isPossessive)
    case .assertion(let assertion, let options): return try holds(assertion, options)
    case .boundary(let element, let isNegated): return isBoundary(of: element) != isNegated
    case .reference(let group, let options): return try repeatCapture(group, options)
    case .open(let group):
      entries.append(.opening(group: group, openings[group]))
      openings[group] = position
    case .close(let group): return try close(group)
    case .tryFirst(let other): try choose(other)
    case .jump(let goal): instruction = goal - 1
    case .resetLoop(let loop): count(loop, 0)
    case .barrier: entries.append(.barrier)
    case .loop(let loop, let minimum, let maximum, let eagerness, let exit):
      if counts[loop] < minimum { break }
      if counts[loop] >= maximum { instruction = exit - 1 } else { try goRound(eagerness, exit) }
    case .turn(let loop): remember(loop)
    case .endTurn(let loop, let start, let isUnbounded, let exit):
      count(loop, counts[loop] + 1)
      instruction = (isUnbounded && places[loop] == position ? exit : start) - 1
    case .mark(let mark):
      remember(mark)
      count(mark, entries.count)
    case .cut(let mark): cut(to: counts[mark])
    case .rewind(let mark): position = places[mark]
    case .fail, .accept: return false
    }
    return true
  }

  /// Undoes what was changed since the last choice and takes it; false without one.
  private mutating func backtrack() -> Bool {
    while let entry = entries.popLast() {
      switch entry {
      case .choice(let goal, let place):
        (instruction, position) = (goal, place)
        return true
      case .elements(let goal, let place, let limit):
        giveBack(goal, place, limit)
        return true
      case .barrier: break
      case .capture(let group, let range): captures[group] = range
      case .value(let group, let value): values[group] = value
      case .opening(let group, let place): openings[group] = place
      case .count(let register, let count): counts[register] = count
      case .place(let register, let place): places[register] = place
      }
    }
    return false
  }
}

extension RegexMatcher {
  /// Ends a group; false where its closure refuses what it took.
  private mutating func close(_ group: Int) throws(EvaluationError) -> Bool {
    let range = openings[group].map { $0..<position }
    entries.append(.capture(group: group, captures[group]))
    captures[group] = range
    guard let range, let change = changes[group] else { return true }
    let part = SubstringValue(text[range], type: interpreter.types.token(named: "Substring"))
    let value = try interpreter.call(change, [.native(part)])
    guard value.unwrapped != nil else { return false }
    entries.append(.value(group: group, values[group]))
    values[group] = value
    return true
  }

  private mutating func choose(_ goal: Int) throws(EvaluationError) {
    try checkEntries()
    entries.append(.choice(instruction: goal, position))
  }

  private func checkEntries() throws(EvaluationError) {
    guard entries.count < RegexMatcher.entryLimit else {
      throw .trap(Trap("a regular expression with more than 4 million choices left was refused", reason: .budget))
    }
  }

  private mutating func count(_ register: Int, _ count: Int) {
    entries.append(.count(register: register, counts[register]))
    counts[register] = count
  }

  private mutating func remember(_ register: Int) {
    entries.append(.place(register: register, places[register]))
    places[register] = position
  }

  /// Forgets the choices above a height, and keeps what a failure must undo.
  private mutating func cut(to height: Int) {
    let kept = entries[height...].filter { !$0.isChoice }
    entries.replaceSubrange(height..., with: kept)
  }

  /// Tries another turn of a loop first, or last.
  private mutating func goRound(_ eagerness: RegexNode.Eagerness, _ exit: Int) throws(EvaluationError) {
    if eagerness == .reluctant {
      try choose(instruction + 1)
      instruction = exit - 1
      return
    }
    // Swift's possessive loop forgets its last choice here, which is the exit that the turn before left, and no more:
    // a turn that leaves several choices, that matched nothing or was the last one allowed may be tried another way.
    if eagerness == .possessive, let last = entries.lastIndex(where: \.isChoice) { entries.remove(at: last) }
    try choose(exit)
  }

  private mutating func advance(over element: RegexElement) -> Bool {
    guard let place = element.end(in: text, at: position) else { return false }
    position = place
    return true
  }

  private mutating func take(
    _ element: RegexElement, _ minimum: Int, _ maximum: Int, _ isPossessive: Bool
  ) throws(EvaluationError) -> Bool {
    var count = 0
    var limit = position
    while count < maximum {
      try interpreter.work()
      guard advance(over: element) else { break }
      count += 1
      if count == minimum { limit = position }
    }
    if count < minimum { return false }
    if !isPossessive, limit != position {
      try checkEntries()
      entries.append(.elements(instruction: instruction, position, limit: limit))
    }
    return true
  }

  /// Gives back one element that a repetition took, and goes on behind the repetition.
  private mutating func giveBack(_ goal: Int, _ place: String.Index, _ limit: String.Index) {
    guard case .elements(let element, _, _, _) = program.instructions[goal] else { return }
    position = element.step(back: place, in: text)
    instruction = goal + 1
    if position != limit { entries.append(.elements(instruction: goal, position, limit: limit)) }
  }

  private mutating func repeatCapture(_ group: Int, _ options: RegexOptions) throws(EvaluationError) -> Bool {
    guard let range = captures[group] else { return false }
    for element in RegexElement.elements(of: String(text[range]), options.subtracting(.ignoresCase)) {
      try interpreter.work()
      guard advance(over: element) else { return false }
    }
    return true
  }
}

extension RegexMatcher {
  /// Whether the place is as it must be.
  private mutating func holds(
    _ assertion: RegexNode.Assertion, _ options: RegexOptions
  ) throws(EvaluationError) -> Bool {
    let matchesLines = options.contains(.anchorsMatchLineEndings)
    switch assertion {
    case .start: return position == text.startIndex
    case .end: return position == text.endIndex
    case .endBeforeNewline:
      return position == text.endIndex
        || (following(position, options) == text.endIndex && isNewline(position, options))
    case .caret:
      if position == text.startIndex { return true }
      return matchesLines && isNewline(preceding(position, options), options)
    case .dollar:
      if position == text.endIndex { return true }
      return matchesLines && isNewline(position, options)
    case .searchStart: return position == searchStart
    case .wordBoundary: return try boundaries.contains(position)
    case .noWordBoundary: return try !boundaries.contains(position)
    case .characterBoundary: return isCharacterBoundary
    case .noCharacterBoundary: return !isCharacterBoundary
    }
  }

  private var isCharacterBoundary: Bool {
    position == text.endIndex || text.index(before: text.index(after: position)) == position
  }

  private func following(_ place: String.Index, _ options: RegexOptions) -> String.Index {
    options.contains(.scalars) ? text.unicodeScalars.index(after: place) : text.index(after: place)
  }

  private func preceding(_ place: String.Index, _ options: RegexOptions) -> String.Index {
    options.contains(.scalars) ? text.unicodeScalars.index(before: place) : text.index(before: place)
  }

  private func isNewline(_ place: String.Index, _ options: RegexOptions) -> Bool {
    options.contains(.scalars) ? Character(text.unicodeScalars[place]).isNewline : text[place].isNewline
  }

  private func isBoundary(of element: RegexElement) -> Bool {
    (element.end(in: text, at: position) != nil) != (element.start(in: text, before: position) != nil)
  }
}
