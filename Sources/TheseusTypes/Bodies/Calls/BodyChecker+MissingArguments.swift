import TheseusProgram

/// Calls that lack arguments.
extension BodyChecker {
  /// Reports the parameters that need arguments and have none.
  func reportMissing(
    _ opened: Opened, _ match: ArgumentMatch, _ arguments: [Argument], _ noun: String, at range: SourceRange,
    _ calleeRange: SourceRange
  ) {
    if mayBeginAlone(opened, match.missing) { return }
    let names = match.missing.map { place in opened.labels[place].map { "'\($0)'" } ?? "#\(place + 1)" }
    guard let name = names.first else { return }
    guard let wrapper = wrappersOfValues[calleeRange] else {
      return reportMissing(names, match.missing, of: arguments, noun, at: range, calleeRange)
    }
    report(
      "missing-argument",
      names.count > 1
        ? "missing arguments for parameters \(names.joined(separator: ", ")) in \(noun)"
        : "missing argument for parameter \(name) in property wrapper initializer; add 'wrappedValue' and \(name) arguments in '@\(wrapper)(...)'",
      at: names.count > 1 ? list(behind: calleeRange, in: range) : calleeRange)
  }

  /// Whether parameters are those that a memberwise initializer has for properties that may begin without an argument: something else is
  /// wrong with one that has no type, and a variable may be of an optional type that is not known.
  private func mayBeginAlone(_ opened: Opened, _ missing: [Int]) -> Bool {
    guard case .function(let id) = opened.candidate.target, let owner = program[id].nominal,
      !program[owner].isCatalogue, program[id].range == program[owner].range
    else { return false }
    return missing.contains { place in
      guard opened.parameters[place].type == .unknown else { return false }
      return !isWrittenConstant(opened.labels[place] ?? "", of: owner)
    }
  }

  /// Whether a type has a `let` of a name whose type is written.
  private func isWrittenConstant(_ name: String, of owner: NominalID) -> Bool {
    checker.ownMembers(name, of: checker.info(owner)).contains { member in
      guard case .property(let property) = member, let variable = property.variable else { return false }
      return variable.isConstant && variable.type != nil
    }
  }

  /// Reports parameters without arguments, by their names and places: several at the list of the arguments, one where it would stand.
  func reportMissing(
    _ names: [String], _ places: [Int], of arguments: [Argument], _ noun: String, at range: SourceRange,
    _ calleeRange: SourceRange
  ) {
    guard names.count > 1 else {
      return report(
        "missing-argument", "missing argument for parameter \(names[0]) in \(noun)",
        at: place(ofParameter: places[0], among: arguments, at: range, calleeRange))
    }
    let closure = arguments.first.flatMap { $0.isTrailingClosure ? $0.value.range : nil }
    report(
      "missing-argument", "missing arguments for parameters \(names.joined(separator: ", ")) in \(noun)",
      at: closure ?? list(behind: calleeRange, in: range))
  }

  /// Where the argument for a parameter would stand: before the first one, or at the end of as many as there are parameters before it.
  private func place(
    ofParameter index: Int, among arguments: [Argument], at range: SourceRange, _ calleeRange: SourceRange
  ) -> SourceRange {
    func end(of part: SourceRange) -> SourceRange { SourceRange(file: part.file, start: part.end, end: part.end) }
    guard let first = arguments.first else {
      guard calleeRange.end < range.end else { return calleeRange }
      return SourceRange(file: range.file, start: range.end - 1, end: range.end)
    }
    if index == 0 { return first.isTrailingClosure ? end(of: calleeRange) : first.start }
    return end(of: arguments[min(index, arguments.count) - 1].value.range)
  }
}
