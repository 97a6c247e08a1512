import TheseusProgram

extension BodyChecker {
  /// Whether what a call may mean is of SwiftUI and under given names; what a program adds to that is known too.
  private func areListed(_ candidates: [Candidate], _ arguments: [Argument], in names: Set<String>) -> Bool {
    candidates.contains(where: isOfSwiftUI)
      && candidates.allSatisfy { isOwn([$0]) || isOfSwiftUI($0) && isListed($0, arguments, in: names) }
  }

  private func isListed(_ candidate: Candidate, _ arguments: [Argument], in names: Set<String>) -> Bool {
    guard let name = listedName(of: candidate), names.contains(name) else { return false }
    let others = Self.unlistedLabels[name, default: []]
    return !arguments.contains { $0.label.map { others.contains($0) } ?? false }
  }

  /// The name under which the forms of a function are listed: an initializer's type, or a method's name without labels.
  private func listedName(of candidate: Candidate) -> String? {
    guard let id = function(of: candidate) else { return nil }
    guard program[id].kind == .initializer else { return checker.baseName(of: id) }
    return program[id].nominal.map { program[$0].qualifiedName }
  }

  /// Whether all that may be meant are initializers of types to which programs hardly add others.
  private func areHardlyExtended(_ candidates: [Candidate]) -> Bool {
    candidates.allSatisfy { candidate in
      guard let id = function(of: candidate), program[id].kind == .initializer, let type = program[id].nominal else {
        return false
      }
      return Self.hardlyExtendedTypes.contains(program[type].qualifiedName)
    }
  }

  // MARK: Types

  /// Reports what no form of a function of SwiftUI takes, where all of them are listed; false if that is not certain.
  func reportUnfit(
    _ candidates: [Candidate], _ arguments: [Argument], _ inferred: [TypedExpression?], name: String,
    at range: SourceRange, _ calleeRange: SourceRange
  ) -> Bool {
    guard areListed(candidates, arguments, in: Self.listedNames) else { return false }
    if trialDepth >= Self.deepestTrial, areCertain(inferred) {
      // No more is tried here to say it in better words: another attempt that is in vain says it.
      reportNoExactMatch(candidates, name, calleeRange)
      return true
    }
    let problems = unfitTypes(candidates, arguments, inferred, name: name, at: range, calleeRange)
    checker.diagnostics += problems
    return !problems.isEmpty
  }

  /// What is wrong with a call of a function of SwiftUI whose arguments no form in the catalogue takes; nothing if that is not certain.
  func unfitTypes(
    _ candidates: [Candidate], _ arguments: [Argument], _ inferred: [TypedExpression?], name: String,
    at range: SourceRange, _ calleeRange: SourceRange
  ) -> [Diagnostic] {
    guard trialDepth < Self.deepestTrial, candidates.contains(where: isOfSwiftUI),
      candidates.allSatisfy({ isOwn([$0]) || isOfSwiftUI($0) })
    else { return [] }
    func apply(_ candidate: Candidate) {
      _ = applySingle(candidate, arguments, inferred: inferred, expected: nil, at: range, calleeRange)
    }
    let found = candidates.map { candidate in (candidate, errors: errors { apply(candidate) }) }
    if let range = found.first(where: { $0.errors.count == 1 && isOtherRange($0.0, arguments, inferred) }) {
      return range.errors
    }
    if let slip = found.first(where: { $0.errors.map(\.id) == ["missing-member"] }),
      arguments.contains(where: { isImplicitlyRooted($0.value) })
    {
      return slip.errors
    }
    if let unmet = found.first(where: { Set($0.errors.map(\.id)) == ["missing-conformance"] }) {
      return unmet.errors
    }
    // What Theseus cannot put in words it does not know to be wrong.
    guard !found.contains(where: { $0.errors.isEmpty }), areCertain(inferred) else { return [] }
    let costs = found.map { candidate, errors in
      (errors.count, arityDistance(of: candidate, arguments, inferred), defaultCount(of: candidate))
    }
    let least = costs.min { $0 < $1 }
    let nearest = zip(found, costs).filter { pair in least.map { $0 == pair.1 } ?? false }.map(\.0)
    if let first = nearest.first, nearest.allSatisfy({ $0.errors.map(\.message) == first.errors.map(\.message) }) {
      return first.errors
    }
    return errors { reportNoExactMatch(candidates, name, calleeRange) }
  }

  /// Of several functions of SwiftUI the first that would fit if something declared an implicit member: `.buttonStyle(.card)`.
  func formOfUnlistedMember(
    _ candidates: [Candidate], _ arguments: [Argument], _ inferred: [TypedExpression?], at range: SourceRange
  ) -> Candidate? {
    guard trialDepth < Self.deepestTrial, candidates.allSatisfy(isOfSwiftUI),
      arguments.contains(where: { isImplicitlyRooted($0.value) })
    else { return nil }
    return candidates.first { candidate in
      errors { _ = applySingle(candidate, arguments, inferred: inferred, expected: nil, at: range) }.isEmpty
    }
  }

  private func areCertain(_ values: [TypedExpression?]) -> Bool {
    values.allSatisfy { $0.map { isCertain(unifier.decided($0.type)) } ?? true }
  }

  /// Whether a candidate takes a range where it is given one with its last element: `0...3` for `0..<4`.
  private func isOtherRange(
    _ candidate: Candidate, _ arguments: [Argument], _ inferred: [TypedExpression?]
  ) -> Bool {
    let mark = unifier.mark()
    defer { unifier.rollback(to: mark) }
    return uses(of: arguments, by: candidate)?.contains { index, parameter in
      guard let given = inferred[index].flatMap({ nominal(of: unifier.resolve($0.type)) }),
        let wanted = nominal(of: unifier.resolve(parameter.type))
      else { return false }
      return given == checker.known("ClosedRange") && wanted == checker.known("Range")
    } ?? false
  }

  private func defaultCount(of candidate: Candidate) -> Int {
    function(of: candidate).map { checker.defaultFlags(of: $0).count(where: \.self) } ?? 0
  }

  /// By how many parameters the closures among the arguments differ from what a candidate takes.
  func arityDistance(
    of candidate: Candidate, _ arguments: [Argument], _ inferred: [TypedExpression?]
  ) -> Int {
    arguments.indices.reduce(0) { sum, index in
      guard case .closure(let closure) = arguments[index].value.kind,
        let function = functionType(of: candidate, at: index, arguments, inferred)
      else { return sum }
      return sum + abs(function.parameters.count - (closure.parameters?.count ?? closure.anonymousParameterCount))
    }
  }

  /// The errors that something gives, which is undone.
  func errors(of trial: () -> Void) -> [Diagnostic] {
    let snapshot = snapshot()
    trialDepth += 1
    defer {
      trialDepth -= 1
      rollback(to: snapshot)
    }
    trial()
    return checker.diagnostics[snapshot.diagnostics...].filter { $0.severity == .error }
  }

  func reportNoExactMatch(_ candidates: [Candidate], _ name: String, _ calleeRange: SourceRange) {
    report(
      "no-exact-match", "no exact matches in call to \(describeKind(candidates, name))",
      at: name == "init" ? calleeRange : nameRange(ending: calleeRange, name))
  }

  /// The list of arguments behind what is called.
  func list(behind calleeRange: SourceRange, in range: SourceRange) -> SourceRange {
    guard calleeRange.file == range.file, calleeRange.end < range.end else { return calleeRange }
    return SourceRange(file: range.file, start: calleeRange.end, end: range.end)
  }

  /// The candidates besides those for the configuration that a style is given, where a text is given.
  func besidesConfigurations(_ candidates: [Candidate], _ arguments: [Argument]) -> [Candidate] {
    candidates.filter { candidate in
      guard let id = function(of: candidate), isOfSwiftUI(candidate), program[id].parameters.count == 1,
        case .nominal(let type, _)? = program[id].parameters.first?.type,
        program[type].name.hasSuffix("StyleConfiguration"), let argument = arguments.first
      else { return true }
      if case .string = argument.value.kind { return false }
      return true
    }
  }

  // MARK: Labels

  /// A call that no listed form of a function fits.
  struct UnfitCall {
    /// What is wrong with it.
    var problems: [Diagnostic]
    /// Whether it can mean no form that another file adds.
    var isCertain: Bool
  }

  /// How a call's arguments could be meant for a form whose labels they do not have.
  private struct Repair {
    /// The form.
    var opened: Opened
    /// The parameter that each argument is for; nil for one too many.
    var places: [Int?]
    /// The parameters that need an argument and have none.
    var missing: [Int] = []
    /// Whether an argument is not of the type of its parameter, besides what is wrong with labels.
    var hasOtherTypes = false
    /// How much of the call is wrong.
    var cost = 0
    /// Whether the call can mean no form that somebody added: nothing in it has a label of its own.
    var isCertain = true
  }

  /// What is wrong with a call of a function of SwiftUI whose labels no form has, where all labels are listed; nil where they are not.
  func unfitLabels(
    _ candidates: [Candidate], _ arguments: [Argument], name: String, at range: SourceRange, _ calleeRange: SourceRange
  ) -> UnfitCall? {
    let candidates = besidesConfigurations(candidates, arguments)
    guard areListed(candidates, arguments, in: Self.labelledNames) else { return nil }
    let known = Set(candidates.compactMap { function(of: $0) }.flatMap { program[$0].labels.compactMap(\.self) })
    let mark = unifier.mark()
    let repairs = candidates.map { repair(of: arguments, for: $0, known) }
    unifier.rollback(to: mark)
    let least = repairs.map { $0.cost }.min()
    var nearest = repairs.filter { $0.cost == least }
    let fewest = nearest.map { $0.opened.hasDefault.count(where: \.self) }.min()
    nearest.removeAll { $0.opened.hasDefault.count(where: \.self) != fewest }
    let problems = nearest.map { repair in errors { report(repair, arguments, at: range, calleeRange) } }
    guard let first = problems.first else { return nil }
    let isOne =
      nearest.allSatisfy { !$0.hasOtherTypes } && problems.allSatisfy { $0.map(\.message) == first.map(\.message) }
    return UnfitCall(
      problems: isOne ? first : errors { reportNoExactMatch(candidates, name, calleeRange) },
      isCertain: nearest.contains(where: \.isCertain) || areHardlyExtended(candidates))
  }

  private func report(_ repair: Repair, _ arguments: [Argument], at range: SourceRange, _ calleeRange: SourceRange) {
    let extra = arguments.indices.filter { repair.places[$0] == nil }
    for index in extra {
      let argument = arguments[index]
      let message =
        repair.opened.parameters.isEmpty && arguments.count == 1
        ? "argument passed to call that takes no arguments" : argument.label.map { "extra argument '\($0)' in call" }
      report(
        "extra-argument",
        argument.isTrailingClosure ? "extra trailing closure passed in call" : message ?? "extra argument in call",
        at: argument.value.range)
      reportOpen(extra: argument.value)
    }
    let wanted = repair.opened.labels.map { $0 ?? "_" }
    let names = repair.missing.map { wanted[$0] == "_" ? "#\($0 + 1)" : "'\(wanted[$0])'" }
    if !names.isEmpty {
      reportMissing(names, repair.missing, of: arguments, "call", at: range, calleeRange)
    }
    guard extra.isEmpty, names.isEmpty else { return }
    reportLabels(of: repair, wanted, arguments, at: list(behind: calleeRange, in: range))
  }

  /// Reports labels that are all that is wrong.
  private func reportLabels(of repair: Repair, _ wanted: [String], _ arguments: [Argument], at range: SourceRange) {
    let have = arguments.map { $0.label ?? "_" }
    let places = repair.places.compactMap(\.self)
    let named = places.map { wanted[$0] }
    let want = zip(arguments, named).map { $0.isTrailingClosure && $0.label == nil ? "_" : $1 }
    let plain = arguments.filter { !$0.isTrailingClosure }
    let wrong = zip(have, want).filter { $0 != $1 }
    if wrong.isEmpty {
      if !reportOrder(plain.map { $0.label ?? "_" }, wanted, plain, at: range) {
        // A closure that trails is for an earlier parameter than one in the parentheses.
        reportWrong(have, places.sorted().map { wanted[$0] }, count: 1, "call", at: range)
      }
    } else if wrong.allSatisfy({ $0.0 == "_" }) {
      reportMissingLabels(wrong.map(\.1), of: arguments, "call", at: range)
    } else if !reportExtraneous(have, want, "call", at: range) {
      let shown = hasLabelledClosure(arguments) ? named : want
      reportWrong(have, shown, count: wrong.count, "call", at: closure(first: arguments) ?? range)
    }
  }

  private func repair(of arguments: [Argument], for candidate: Candidate, _ known: Set<String>) -> Repair {
    let opened = open(candidate)
    var repair = Repair(opened: opened, places: arguments.map { _ in nil })
    var free = Array(opened.parameters.indices)
    var last = -1
    func take(_ place: Int, for index: Int) {
      repair.places[index] = place
      free.removeAll { $0 == place }
      if place < last { repair.cost += 1 }
      last = max(last, place)
      if !mayTake(opened.parameters[place], arguments[index].value) {
        repair.cost += 1
        repair.hasOtherTypes = true
      }
    }
    func needs(_ place: Int) -> Bool { !opened.hasDefault[place] && !opened.parameters[place].isVariadic }
    for (index, argument) in arguments.enumerated() {
      let isFirstTrailing = argument.isTrailingClosure && argument.label == nil
      let place = free.first { place in
        isFirstTrailing
          ? needs(place) && isFunction(opened.parameters[place].type)
          : opened.labels[place] == argument.label && (argument.label != nil || place > last)
      }
      if let place { take(place, for: index) }
    }
    for (index, argument) in arguments.enumerated() where repair.places[index] == nil {
      repair.cost += 1
      let near = free.first { place in opened.labels[place].map { isNear(argument.label, to: $0) } ?? false }
      let fitting = free.filter { mayTake(opened.parameters[$0], argument.value) }
      let meant = fitting.first { needs($0) || isFunction(opened.parameters[$0].type) }
      if let place = near ?? meant ?? (argument.label == nil ? fitting.first : nil) {
        if near == nil { repair.cost += 1 }
        if near == nil, argument.label != nil || meant == nil { repair.isCertain = false }
        take(place, for: index)
      } else {
        repair.cost += 4
        if argument.label.map({ !known.contains($0) }) ?? true { repair.isCertain = false }
      }
    }
    repair.missing = free.filter(needs)
    repair.cost += 2 * repair.missing.count
    return repair
  }

  private func mayTake(_ parameter: FunctionType.Parameter, _ value: Expression) -> Bool {
    isClosureLiteral(value) ? isFunction(parameter.type) : takes(parameter, value)
  }

  /// Whether a label is so near to another one that it is a slip of it.
  private func isNear(_ label: String?, to wanted: String) -> Bool {
    guard let slip = label.map({ Slip(given: $0, meant: wanted) }) else { return false }
    return slip.isOfLabel || slip.given.count > 4 && slip.isNear
  }

  // MARK: What is listed

  /// What the catalogue lists all forms of.
  private static let listedNames = listedTypes.union(listedModifiers)

  /// What it lists at least all labels of.
  private static let labelledNames = listedNames.union([
    "Angle", "AppStorage", "AsyncImage", "ColorPicker", "ContentUnavailableView", "DisclosureGroup", "DragGesture",
    "EdgeInsets", "Form", "Grid", "GridItem", "GridRow",
    "Image", "LongPressGesture", "Menu", "ProgressView", "SceneStorage", "TapGesture", "TextEditor", "ToolbarItem",
    "ToolbarItemGroup", "WindowGroup", "addCurve", "addLine", "addQuadCurve", "alert", "asymmetric", "badge",
    "bouncy", "callAsFunction", "confirmationDialog",
    "contextMenu", "custom", "delay", "drawingGroup", "easeIn",
    "easeInOut", "easeOut", "gesture", "highPriorityGesture", "interactiveSpring", "interpolatingSpring", "linear",
    "move",
    "navigationBarItems", "onLongPressGesture", "push", "repeatCount", "repeatForever", "safeAreaInset",
    "searchable",
    "simultaneousGesture", "smooth", "snappy", "speed", "spring", "statusBar", "statusBarHidden", "toolbar",
    "unredacted",
  ])

  /// Types of SwiftUI of whose initializers the catalogue lists all forms.
  private static let listedTypes: Set<String> = hardlyExtendedTypes.union([
    "AnyView", "Binding", "Button", "Color", "DatePicker", "Environment", "ForEach", "Label", "LazyHGrid", "LazyVGrid",
    "Link",
    "List",
    "NavigationLink", "Picker", "Section", "SecureField", "Slider", "State", "StateObject", "Stepper", "TabView",
    "Text", "TextField", "Toggle",
  ])

  /// Labels with which these have other forms, of SwiftUI or of extensions that many programs have.
  private static let unlistedLabels: [String: Set<String>] = [
    "Button": ["intent", "role"],
    "Color": ["cgColor", "hex", "hexString", "nsColor", "uiColor"],
    "EdgeInsets": ["all", "horizontal", "vertical"],
    "Image": ["colorMode", "nsImage", "opaque", "orientation", "renderer", "scale", "size"],
    "Menu": ["image", "primaryAction"],
    "ProgressView": ["countsDown", "currentValueLabel", "timerInterval"],
    "Slider": ["currentValueLabel", "neutralValue", "tick", "ticks"], "Stepper": ["label"], "Text": ["formatter"],
    "TextEditor": ["selection"], "TextField": ["formatter", "selection"], "ToolbarItemGroup": ["label"],
    "cornerRadius": ["corners"], "gesture": ["name"], "highPriorityGesture": ["isEnabled", "name"],
    "searchable": ["editableTokens", "isPresented", "suggestedTokens", "suggestions", "token", "tokens"],
    "simultaneousGesture": ["isEnabled", "name"], "toolbar": ["id"],
  ]

  /// Those to which programs hardly add any.
  private static let hardlyExtendedTypes: Set<String> = [
    "Capsule", "Circle", "Divider", "Ellipse", "EmptyView", "GeometryReader", "Group", "HStack", "LazyHStack",
    "LazyVStack", "NavigationStack", "NavigationView", "Rectangle", "RoundedRectangle", "ScrollView",
    "ScrollViewReader", "Spacer", "VStack", "ZStack",
  ]

  /// Methods of SwiftUI of which the catalogue lists all forms.
  private static let listedModifiers: Set<String> = [
    "accentColor", "animation", "aspectRatio", "autocorrectionDisabled", "background", "blur", "bold", "border",
    "buttonStyle", "clipShape", "clipped", "contentShape", "cornerRadius", "disabled", "environment",
    "environmentObject", "fill", "fixedSize", "focused", "font", "fontWeight", "foregroundColor", "foregroundStyle",
    "frame", "fullScreenCover", "hidden", "id", "imageScale", "italic", "keyboardType", "labelStyle", "labelsHidden",
    "layoutPriority", "lineLimit", "lineSpacing", "listRowBackground", "listStyle", "mask", "matchedGeometryEffect",
    "minimumScaleFactor", "multilineTextAlignment", "navigationBarHidden", "navigationBarTitle",
    "navigationBarTitleDisplayMode", "navigationDestination", "navigationTitle", "offset", "onAppear", "onChange",
    "onDelete", "onDisappear", "onHover", "onMove", "onReceive", "onSubmit", "onTapGesture", "opacity", "overlay",
    "padding", "pickerStyle", "popover", "position", "preferredColorScheme", "refreshable", "resizable",
    "rotationEffect", "scaleEffect", "scaledToFill", "scaledToFit", "shadow", "sheet", "stroke", "strokeBorder",
    "swipeActions", "tabItem", "tag", "task", "textFieldStyle", "tint", "toggleStyle", "transition", "zIndex",
  ]
}
