import TheseusProgram

extension BodyChecker {
  /// The functions of the standard library that a call may mean and whose labels it lacks or misspells; none if these have other labels,
  /// or one of them is not listed by the catalogue.
  func mislabelled(_ candidates: [Candidate], _ arguments: [Argument]) -> [Candidate] {
    let snapshot = snapshot()
    defer { rollback(to: snapshot) }
    var found: [Candidate] = []
    var labels: [String?]?
    for candidate in candidates {
      guard let id = function(of: candidate) else { return [] }
      let opened = open(candidate)
      guard let places = places(meantBy: arguments, opened) else { continue }
      let wanted = places.map { opened.labels[$0] }
      // Of SwiftUI's functions the catalogue need not list all forms: only a label that is nearly one of theirs is wrong.
      let isSlip = zip(arguments, wanted).contains { $0.label != nil && $0.label != $1 }
      if checker.info(id).scope.part == .swiftUI, !isSlip { continue }
      if let labels, labels != wanted { return [] }
      labels = wanted
      found.append(candidate)
    }
    return found
  }

  /// Whether a call has some of the labels of a function, and lacks others: `LinearGradient(colors: colors, .top, endPoint: .bottom)`.
  func lacksSomeLabels(_ candidates: [Candidate], _ arguments: [Argument]) -> Bool {
    let snapshot = snapshot()
    defer { rollback(to: snapshot) }
    return candidates.contains { candidate in
      let opened = open(candidate)
      guard let places = places(meantBy: arguments, opened) else { return false }
      let labels = zip(arguments.map(\.label), places.map { opened.labels[$0] })
      return labels.allSatisfy { $0 == nil || $0 == $1 } && labels.contains { given, _ in given != nil }
        && labels.contains { $0 == nil && $1 != nil }
    }
  }

  /// Whether of functions with the same labels one takes an element and another one any values of a kind, as `split(separator:)` does:
  /// neither is more special than the other, so that none is the one that is meant.
  func takeOtherValues(_ candidates: [Candidate]) -> Bool {
    var (takesElement, takesAny) = (false, false)
    for id in candidates.compactMap({ self.function(of: $0) }) {
      switch program[id].parameters.first?.type {
      case .associated: takesElement = true
      case .parameter(let generic):
        if case .function = generic.owner { takesAny = true } else { takesElement = true }
      default: break
      }
    }
    return takesElement && takesAny
  }

  /// The parameters that a call's arguments are meant for, if nothing but labels is wrong with them.
  private func places(meantBy arguments: [Argument], _ opened: Opened) -> [Int]? {
    let all = Array(opened.parameters.indices)
    let required = all.filter { !opened.hasDefault[$0] && !opened.parameters[$0].isVariadic }
    guard let places = [all, required].first(where: { $0.count == arguments.count }) ?? inOrder(arguments, opened),
      !places.isEmpty
    else { return nil }
    let isOwn = isOwn([opened.candidate])
    var wrong = 0
    for (argument, place) in zip(arguments, places) {
      let label = opened.labels[place]
      if !argument.isTrailingClosure || argument.label != nil, argument.label != label {
        guard label.map({ isSlip(argument.label, for: $0) }) ?? isOwn else { return nil }
        wrong += 1
      }
      guard isClosureLiteral(argument.value) || takes(opened.parameters[place], argument.value) else { return nil }
    }
    return wrong > 0 ? places : nil
  }

  /// The parameters with the labels of the arguments, or with nearly those, in order and past defaults; nil if there are no such.
  private func inOrder(_ arguments: [Argument], _ opened: Opened) -> [Int]? {
    var places: [Int] = []
    var rest = opened.parameters.indices[...]
    func skips(to place: Int) -> Bool {
      rest[..<place].allSatisfy { opened.hasDefault[$0] || opened.parameters[$0].isVariadic }
    }
    for argument in arguments {
      let place =
        argument.isTrailingClosure && argument.label == nil
        ? rest.first { !opened.hasDefault[$0] }
        : rest.first { opened.labels[$0] == argument.label }
          ?? rest.first { place in opened.labels[place].map { isSlip(argument.label, for: $0) } ?? false }
      guard let place, skips(to: place) else { return nil }
      places.append(place)
      rest = rest[(place + 1)...]
    }
    return skips(to: rest.endIndex) ? places : nil
  }

  /// Whether a label is left out, or one slip away from what it should be.
  private func isSlip(_ given: String?, for label: String) -> Bool {
    given.map { Slip(given: $0, meant: label).isOfLabel } ?? true
  }

  /// Whether a value is certainly one that a parameter takes.
  func takes(_ parameter: FunctionType.Parameter, _ value: Expression) -> Bool {
    var type = parameter.type
    if parameter.isAutoclosure, case .function(let function) = unifier.resolve(type) { type = function.result }
    let snapshot = snapshot()
    defer { rollback(to: snapshot) }
    let typed = check(value, to: type, as: .argument)
    return isCertain(unifier.zonk(unifier.tentative(typed.type))) && !hasErrors(since: snapshot)
  }

  // MARK: What is listed

  /// Whether the catalogue lists all labels that functions of a name have on what a call is made on.
  func haveListedLabels(_ candidates: [Candidate]) -> Bool {
    candidates.allSatisfy { candidate in
      // Nothing but an enum itself declares its cases.
      if case .enumCase = candidate.target { return true }
      guard let id = function(of: candidate) else { return false }
      if isListedOfFoundation(id) { return true }
      guard checker.info(id).scope.part == .standardLibrary,
        Self.listedNames.contains(checker.baseName(of: id))
      else { return false }
      guard let type = candidate.selfType, !isOfWholeProgram(type) else { return true }
      return nominal(of: unifier.resolve(type)).map { Self.listedTypes.contains(program[$0].qualifiedName) } ?? false
    }
  }

  /// Whether a function is one of Foundation's methods that a whole program has in no other forms than those of the catalogue.
  private func isListedOfFoundation(_ id: FunctionID) -> Bool {
    checker.isWhole && isListedMethod(id)
  }

  /// Whether what a call may mean are methods of Foundation that the catalogue lists in all forms, and only a part of a program has others.
  func areListedMethods(_ candidates: [Candidate]) -> Bool {
    candidates.allSatisfy { function(of: $0).map(isListedMethod) ?? false }
  }

  private func isListedMethod(_ id: FunctionID) -> Bool {
    guard let type = program[id].nominal else { return false }
    return Self.listedMethods.contains("\(program[type].qualifiedName).\(checker.baseName(of: id))")
  }

  private static let listedMethods: Set<String> = [
    "Calendar.component", "Date.addingTimeInterval", "Date.timeIntervalSince", "DateFormatter.date",
    "DateFormatter.string", "DispatchQueue.asyncAfter", "JSONDecoder.decode", "JSONEncoder.encode",
    "NumberFormatter.number", "NumberFormatter.string", "Timer.scheduledTimer",
  ]

  /// Whether a call makes a value of the library with a label that no initializer of its type has, with all labels of one in another
  /// order, or with no label at all; only a whole program says that nobody adds one.
  func haveOtherLabels(_ candidates: [Candidate], _ arguments: [Argument]) -> Bool {
    guard let id = candidates.first?.selfType.flatMap({ nominal(of: $0) }),
      let others = Self.otherLabels[program[id].qualifiedName]
    else { return false }
    let forms = candidates.compactMap { candidate -> [String?]? in
      guard case .function(let id) = candidate.target, program[id].kind == .initializer else { return nil }
      return program[id].labels
    }
    let known = others.union(forms.joined().compactMap(\.self))
    let plain = arguments.filter { !$0.isTrailingClosure }
    let labels = plain.compactMap(\.label)
    let isListed = Self.collections.contains(program[id].qualifiedName) && others.isDisjoint(with: labels)
    return !labels.isEmpty && isListed || labels.isEmpty && !plain.isEmpty && plain.count == arguments.count
      || labels.contains { !known.contains($0) }
      || labels.count > 1 && forms.contains { $0 != labels && Set($0) == Set(labels) && $0.count == labels.count }
  }

  private static let collections: Set<String> = ["Array", "Dictionary", "Set"]

  /// The types of which the catalogue lists initializers, with the labels of those that it leaves out.
  private static let otherLabels: [String: Set<String>] = [
    "Array": ["arrayLiteral", "capacity", "from", "initializingWith", "unsafeUninitializedCapacity"],
    "Bool": ["booleanLiteral", "from"],
    "CGPoint": ["dictionaryRepresentation", "from"],
    "CGRect": ["dictionaryRepresentation", "from"],
    "CGSize": ["dictionaryRepresentation", "from"],
    "Character": ["extendedGraphemeClusterLiteral", "stringLiteral", "unicodeScalarLiteral"],
    "ClosedRange": ["from", "in", "uncheckedBounds"],
    "Date": ["from", "strategy"],
    "DateComponents": ["from"],
    "DateFormatter": ["coder"],
    "DispatchQueue": [],
    "Dictionary": ["dictionaryLiteral", "from", "minimumCapacity"],
    "Double": numberLabels,
    "Float": numberLabels,
    "Int": numberLabels,
    "NumberFormatter": ["coder"],
    "Range": ["from", "in", "uncheckedBounds"],
    "Set": ["arrayLiteral", "from", "minimumCapacity"],
    "String": [
      "arguments", "as", "bundle", "bytes", "bytesNoCopy", "cString", "comment", "contentsOf", "contentsOfFile",
      "count",
      "data", "decoding", "decodingCString", "defaultValue", "encoding", "extendedGraphemeClusterLiteral", "format",
      "freeWhenDone", "from", "initializingUTF8With", "length", "locale", "localizationValue", "localized", "options",
      "platformString", "repairingInvalidCodeUnits", "stringInterpolation", "stringLiteral", "table",
      "unicodeScalarLiteral", "unsafeUninitializedCapacity", "usedEncoding", "utf16CodeUnits", "utf16CodeUnitsNoCopy",
      "utf8String", "validating", "validatingCString", "validatingPlatformString", "validatingUTF8",
    ],
    "URL": [
      "bookmarkDataIsStale", "dataRepresentation", "directoryHint", "encodingInvalidCharacters", "filePath",
      "fileReferenceLiteralResourceName", "fileURLWithFileSystemRepresentation", "fileURLWithPath", "for", "from", "in",
      "isAbsolute", "isDirectory", "options", "path", "relativeTo", "resolvingAliasFileAt", "resolvingBookmarkData",
      "resource", "strategy", "string",
    ],
    "UUID": ["from", "uuid"],
  ]

  private static let numberLabels: Set<String> = [
    "bigEndian", "bitPattern", "clamping", "exactly", "exponent", "exponentBitPattern", "floatLiteral", "format",
    "from",
    "integerLiteral", "lenient", "littleEndian", "locale", "magnitudeOf", "nan", "payload", "radix", "sign", "signOf",
    "signaling", "significand", "significandBitPattern", "strategy", "truncating", "truncatingIfNeeded",
    "truncatingBitPattern",
  ]

  /// Of forms with other labels the one that a call's arguments come nearest to; nil if none shares a label with them, or several do.
  func nearestForm(of candidates: [Candidate], _ arguments: [Argument]) -> Candidate? {
    let labels = arguments.filter { !$0.isTrailingClosure }.map(\.label)
    var forms: [(candidate: Candidate, nearness: Int)] = []
    var seen: Set<[String?]> = []
    for candidate in candidates {
      guard let id = function(of: candidate), seen.insert(program[id].labels).inserted else { continue }
      let own = program[id].labels
      let shared = labels.count { label in own.contains { $0 == label || $0.map { isSlip(label, for: $0) } ?? false } }
      let missing = zip(program[id].parameters, zip(own, checker.defaultFlags(of: id))).count { parameter, rest in
        !rest.1 && !parameter.isVariadic && !labels.contains(rest.0)
      }
      if shared > 0 { forms.append((candidate, shared - missing)) }
    }
    if seen.count == 1 { return candidates.first }
    let best = forms.map(\.nearness).max()
    let nearest = forms.filter { $0.nearness == best }
    return nearest.count == 1 ? nearest.first?.candidate : nil
  }

  /// The functions of the standard library of which the catalogue lists all forms, on `listedTypes` and by themselves.
  private static let listedNames: Set<String> = [
    "abs", "acos", "allSatisfy", "append", "asin", "assert", "assertionFailure", "atan", "atan2", "cbrt", "ceil",
    "combine", "compactMap", "contains", "cos", "drop", "dropFirst", "dropLast", "enumerated", "exp", "fabs",
    "fatalError", "filter", "first", "firstIndex", "flatMap", "floor", "fmod", "forEach", "formIntersection",
    "formSymmetricDifference", "formUnion", "hasPrefix", "hasSuffix",
    "hypot", "insert", "intersection", "isMultiple", "isSubset", "isSuperset", "joined", "last", "lastIndex", "log",
    "log10", "log2", "map", "mapValues", "max", "min", "popLast", "pow", "precondition", "preconditionFailure",
    "prefix", "print", "random", "randomElement", "readLine", "reduce", "remove", "removeAll", "removeFirst",
    "removeLast", "removeValue", "repeatElement", "replacingOccurrences", "reverse", "reversed", "round", "rounded",
    "shuffle", "shuffled", "sin", "sort", "sorted", "split", "sqrt", "starts", "stride", "subtracting", "suffix",
    "swap", "swapAt", "symmetricDifference", "tan", "toggle", "trimmingCharacters", "trunc", "union", "updateValue",
    "zip",
  ]

  /// The types for whose members that holds.
  private static let listedTypes: Set<String> = [
    "Array", "Bool", "Character", "ClosedRange", "Dictionary", "Double", "Float", "Hasher", "Int", "Optional", "Range",
    "Set", "String", "Substring",
  ]
}
