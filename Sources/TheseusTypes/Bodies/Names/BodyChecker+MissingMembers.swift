import TheseusProgram

extension BodyChecker {
  /// An opaque value; in a chain on a view it is a view.
  func opaque(_ base: TypedExpression?, _ name: String, arguments: [DynamicArgument]?, at range: SourceRange)
    -> TypedExpression
  {
    let isView = base.map { self.isView($0.type) } ?? (arguments != nil && mayBeView(name))
    let type: Type
    if isView, let base {
      let modifier = checker.unknownType("⟨.\(name)⟩")
      type = checker.known("ModifiedContent") == nil ? modifier : checker.type("ModifiedContent", base.type, modifier)
    } else {
      type = isView ? checker.unknownType("⟨\(name)⟩") : .unknown
    }
    let value = OpaqueValue(base: base, name: name, arguments: arguments, isView: isView)
    return TypedExpression(.opaque(value), type: type, range: range)
  }

  /// Whether an unknown name that is called may be a view: a known type is what it is.
  func mayBeView(_ name: String) -> Bool {
    guard name.mayNameType else { return false }
    guard case .nominal(let id)? = checker.lookupType(name, in: scope) else {
      return !name.contains(".") && !isOfObjectiveC(name)
    }
    return isView(.nominal(id, program[id].generics.map { .parameter($0) }))
      || isView(.nominal(id, program[id].generics.map { _ in .unknown }))
  }

  /// Whether a name has the letters in front of it that types of Apple's older frameworks have, none of which is a SwiftUI view:
  /// `UIHostingController`, `AVPlayer`.
  private func isOfObjectiveC(_ name: String) -> Bool {
    Self.prefixesOfObjectiveC.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
  }

  private static let prefixesOfObjectiveC = [
    "AV", "CA", "CI", "CK", "CL", "CN", "EK", "HK", "MF", "MK", "ML", "NS", "NW", "PH", "PK", "SCN", "SK", "UI", "UN",
    "VN", "WK",
  ]

  /// Whether a type certainly is a view.
  func isView(_ type: Type) -> Bool {
    guard let view = checker.protocolID(named: "View") else { return false }
    return checker.conforms(unifier.resolve(type), to: view, in: scope) == true
  }

  /// Reports a property of an object that may not be there, which an operator changes: `owner.age += 1` is taken for an optional number;
  /// false of other members, and of those of a `self` that is held weakly.
  private func reportReckonedMember(
    _ name: String, of base: TypedExpression, _ type: Type, at range: SourceRange, _ nameRange: SourceRange
  ) -> Bool {
    if case .local(let local) = base.kind, local == selfLocal { return false }
    guard reckonedPlaces.contains(range), isReference(type),
      case .property(let property)? = checker.findMembers(name, of: type, isStatic: false, in: scope).first?.member,
      let value = property.type, isCertain(value), checker.wrapped(value) == nil
    else { return false }
    reportNotUnwrapped(checker.optional(value), value, at: nameRange)
    return true
  }

  func missingMember(
    _ name: String, of base: TypedExpression, _ type: Type, at range: SourceRange, _ nameRange: SourceRange
  ) -> Resolution {
    // Of a call with an argument that is not known another overload may be meant: `Int(text).map { … }`.
    if undecidedCalls.contains(base.range) { return .dynamicMember(base, name) }
    let type = unifier.decided(type)
    if mayBeOfPackage(type) { return .dynamicMember(base, name) }
    if isAnyObject(type), !checker.isExecutable { return .dynamicMember(base, name) }
    if let wrapped = checker.wrapped(type),
      hasElement(name, unifier.resolve(wrapped)) || looksUp(name, unifier.resolve(wrapped), in: base, at: range)
        || !checker.findMembers(name, of: unifier.resolve(wrapped), isStatic: false, in: scope).isEmpty
          && !mayBeForeign(name, ofOptional: unifier.resolve(wrapped))
    {
      if reportReckonedMember(name, of: base, unifier.resolve(wrapped), at: range, nameRange) { return .invalid }
      report(
        "optional-not-unwrapped",
        "value of optional type \(checker.quoted(unifier.zonk(type))) must be unwrapped to refer to member '\(name)' of wrapped base type \(checker.quoted(unifier.zonk(wrapped)))",
        at: lastToken(of: base.range),
        explanation:
          "The value may be nil. Use '?.' to go on only when it is there, 'if let' to name it, or '!' if it can't be nil here."
      )
      reportMutatingMember(name, ofWrapped: unifier.resolve(wrapped), in: base, at: nameRange)
      return .invalid
    }
    if reportStaticMember(name, of: type, at: base.range) || reportUnmetProperty(name, of: base.type, at: nameRange) {
      return .invalid
    }
    let near = nearest(to: name, in: type)
    let hint = near.map { "; did you mean '\($0)'?" } ?? ""
    if let near = slip(name, for: type) {
      let hint = "; did you mean '\(near)'?"
      report(
        "missing-member", "value of type \(checker.quoted(unifier.decided(type))) has no member '\(name)'\(hint)",
        at: nameRange)
      return .invalid
    }
    if isView(type), Self.membersOfSomeViews.contains(name), isCertain(unifier.zonk(type)) {
      report(
        "missing-member", "value of type \(checker.quoted(unifier.decided(type))) has no member '\(name)'",
        at: nameRange)
      return .invalid
    }
    if isFullyListed(type) || hasAllMembers(type) || type == .any
      || isFullyListedAbstractly(type) && !checker.parametersOfUnknown.contains(type)
      || isCertainlyMissing(name, in: type) || isBeyondCatalogue(name, in: type) || isBeyondFoundation(name, of: type)
      || isBeyondProtocols(name, of: type) || isBeyondConstraints(name, of: type) || isOwnView(base, type)
      || near.map({ isOwn(type) && !mayBeOfPackage(modifierOf: type, name, near: $0) }) ?? false
    {
      report(
        "missing-member", "value of type \(checker.quoted(unifier.zonk(type))) has no member '\(name)'\(hint)",
        at: nameRange)
      return .invalid
    }
    if reportDynamicMember(name, of: base, type, at: nameRange) { return .invalid }
    if isView(type) {
      if !checker.isMistaken(type) { checker.reportUnsupported("." + name, at: nameRange) }
      return .opaque(base, name)
    }
    if !checker.importsPackages, reportForeignName(name, of: type, at: nameRange) { return .invalid }
    if !checker.isMistaken(type) {
      checker.reportUnlistedForm(
        "\(checker.describe(unifier.zonk(type))).\(name)", missingOfPart(name, of: type, at: nameRange), at: nameRange)
    }
    // What another module declares for an optional is not asked of the value in it.
    let isForeign = checker.importsPackages && nominal(of: type).map { program[$0].isCatalogue } ?? false
    return isForeign || isValueOfUnknown(type) ? .opaque(base, name) : .dynamicMember(base, name)
  }

  /// Whether a type is a structure or an enumeration that inherits what is not known: only that can have what it does not.
  private func isValueOfUnknown(_ type: Type) -> Bool {
    guard let id = nominal(of: type), !program[id].isCatalogue else { return false }
    return (program[id].kind == .structure || program[id].kind == .enumeration) && checker.namesUnknown(id)
  }

  /// Whether a type is `AnyObject`, which on Apple's systems is asked for what any of its classes has, as `AnyClass` is.
  func isAnyObject(_ type: Type) -> Bool {
    guard case .existential(let protocols, [], _) = type else { return false }
    return protocols.map { program[$0].name } == ["AnyObject"]
  }

  /// Whether a type is one of the program whose members, but for those of protocols, are known.
  private func isOwn(_ type: Type) -> Bool {
    nominal(of: type).map { !program[$0].isCatalogue && !checker.inheritsUnknown($0) } ?? false
  }

  /// Whether a module that is not known may give all views a function of a name, which is no slip for a property, `.popup { … }` of a view
  /// that has `popups`, nor for a function with less letters: `.transitions(…)`.
  private func mayBeOfPackage(modifierOf type: Type, _ name: String, near: String) -> Bool {
    checker.importsPackages && isCalling && isView(type)
      && (isProperty(near, of: type) || !Slip(given: name, meant: near).isOfMember)
  }

  /// Whether a module that is not known may give an optional what the library gives the value in it: `text.filter { … }` of a `String?`.
  private func mayBeForeign(_ name: String, ofOptional wrapped: Type) -> Bool {
    guard checker.importsPackages, let id = nominal(of: wrapped), program[id].isCatalogue else { return false }
    return checker.findMembers(name, of: wrapped, isStatic: false, in: scope).allSatisfy { !isOfProgram($0) }
  }

  private func isOfProgram(_ found: FoundMember) -> Bool {
    switch found.member {
    case .function(let id): checker.info(id).scope.part == nil
    case .property(let property): property.scope.part == nil
    case .enumCase, .type: false
    }
  }

  /// Whether a value is the `self` of a view of the program, whose members are those that can be named without it.
  private func isOwnView(_ value: TypedExpression, _ type: Type) -> Bool {
    guard case .local(let local) = value.kind, local == selfLocal, isView(type), !checker.importsForeign,
      let id = nominal(of: type)
    else { return false }
    return !program[id].isCatalogue && !checker.inheritsUnknown(id)
  }

  /// Where an expression ends: its closing bracket, or the name or sign that stands for it.
  func lastToken(of range: SourceRange) -> SourceRange {
    let end = SourceRange(file: range.file, start: range.end - 1, end: range.end)
    guard let file = checker.files.file(of: range), [")", "]", "}"].contains(file.text(in: end)) else { return range }
    return end
  }

  /// What only `ForEach` and `Image` have of all views.
  private static let membersOfSomeViews: Set<String> = ["onDelete", "onInsert", "onMove", "renderingMode", "resizable"]

  /// Whether the catalogue lists all members of a type of SwiftUI, which programs hardly add to.
  private func hasAllMembers(_ type: Type) -> Bool {
    nominal(of: type).map { Self.typesWithAllMembers.contains(program[$0].qualifiedName) } ?? false
  }

  private static let typesWithAllMembers: Set<String> = [
    "ButtonStyleConfiguration", "DismissAction", "DragGesture.Value", "LabelStyleConfiguration", "OpenURLAction",
    "PrimitiveButtonStyleConfiguration", "ScrollViewProxy",
  ]

  /// What is wrong with a member that a value of SwiftUI does not have but what one of its properties holds: `geometry.width`.
  private func missingOfPart(_ name: String, of type: Type, at range: SourceRange) -> [Diagnostic] {
    guard let id = nominal(of: type), checker.info(id).scope.part == .swiftUI else { return [] }
    let parts = checker.memberNames(of: id).filter { part in
      checker.findMembers(part, of: type, isStatic: false, in: scope).contains { item in
        guard case .property(let property) = item.member, let value = property.type else { return false }
        return !checker.findMembers(name, of: value, isStatic: false, in: scope).isEmpty
      }
    }
    guard let part = parts.min() else { return [] }
    return [
      Diagnostic(
        id: "missing-member", severity: .error,
        message: "value of type \(checker.quoted(unifier.decided(type))) has no member '\(name)'", range: range,
        explanation: "Its '\(part)' has one: '\(part).\(name)'.")
    ]
  }

  /// The member of a type of the libraries, or of a view, that a name is a slip for; nil if it may be one that is not listed.
  func slip(_ name: String, for type: Type, isStatic: Bool = false) -> String? {
    if case .opaque = type, !isStatic { return slip(name, forSomeView: type) }
    guard let id = nominal(of: type), name.count > 2, !isUnlistedOfFoundation(name, of: id) else { return nil }
    if isBuiltinValue(type) {
      let limit = name.count > 5 ? 2 : 1
      let near = name.count > 3 ? checker.nearest(to: name, among: checker.memberNames(of: id), distance: limit) : nil
      return near.flatMap { near in
        // A module that is not known has names of its own; more letters behind a name mean something else: `indexed()` is no `index`.
        guard checker.importsPackages else { return name.hasPrefix(near) && !checker.isWhole ? nil : near }
        let isOther = !Slip(given: name, meant: near).isOfMember || isCalling && isProperty(near, of: type)
        return isOther ? nil : near
      }
    }
    // Of UIKit and AppKit little is listed.
    guard isView(type) || program[id].isCatalogue, !["UI", "NS"].contains(program[id].name.prefix(2)) else {
      return nil
    }
    let isCertain = isCertain(unifier.zonk(type))
    return checker.nearest(to: name, among: checker.memberNames(of: id), distance: 2).flatMap { near in
      let slip = Slip(given: name, meant: near)
      guard isCertain || slip.isOfFirstLetter else { return nil }
      guard isStatic else { return slip.isOfMember && !mayBeOfPackage(modifierOf: type, name, near: near) ? near : nil }
      return slip.isOfValue && hasMember(near, of: type, isStatic: true) ? near : nil
    }
  }

  /// The modifier that a name is a slip for which some view is asked for.
  private func slip(_ name: String, forSomeView type: Type) -> String? {
    guard name.count > 2, isView(type), let view = checker.protocolID(named: "View") else { return nil }
    let modifiers = checker.ancestors(of: view).flatMap { checker.info($0).sources.keys }
    return checker.nearest(to: name, among: modifiers, distance: 2).flatMap {
      Slip(given: name, meant: $0).isOfMember ? $0 : nil
    }
  }

  private func isProperty(_ name: String, of type: Type) -> Bool {
    checker.findMembers(name, of: type, isStatic: false, in: scope).allSatisfy { found in
      if case .property = found.member { true } else { false }
    }
  }

  /// Reports a name that is a slip of what a protocol of SwiftUI gives the types that conform to it; false if it may be another one.
  func reportSlip(_ name: String, ofProtocols bounds: [ProtocolID], at range: SourceRange) -> Bool {
    guard name.count > 2 else { return false }
    for id in bounds where checker.info(id).scope.part == .swiftUI {
      let names = checker.ancestors(of: id).flatMap { checker.info($0).sources.keys }
      guard let near = checker.nearest(to: name, among: names, distance: 2), Slip(given: name, meant: near).isOfValue
      else { continue }
      report(
        "missing-member", "type '\(program[id].name)' has no member '\(name)'; did you mean '\(near)'?", at: range)
      return true
    }
    return false
  }

  /// Whether all members of an `any P` or a generic parameter are known: those of the learner's own protocols and of those that the
  /// catalogue lists whole.
  private func isFullyListedAbstractly(_ type: Type) -> Bool {
    switch type {
    case .existential(let protocols, let superclass, _) where superclass.isEmpty:
      protocols.allSatisfy { isFullyListed($0) }
    case .parameter where checker.classBound(of: type, in: scope) == nil:
      checker.protocols(of: type, in: scope).allSatisfy { isFullyListed($0.0) }
    case .opaque(_, let protocols, _) where checker.isOpaqueOfProgram(type):
      protocols.allSatisfy { isFullyListed($0) || checker.isExecutable && isListedForExecutables($0) }
    default: false
    }
  }

  /// Whether a name is of what a collection holds and not of itself, or of collections and not of a number.
  private func isCertainlyMissing(_ name: String, in type: Type) -> Bool {
    guard isBuiltinValue(type), case .nominal(let id, let arguments) = type else { return false }
    func has(_ other: Type) -> Bool {
      !checker.findMembers(name, of: unifier.resolve(other), isStatic: false, in: scope).isEmpty
    }
    switch program[id].qualifiedName {
    case "Array", "ArraySlice":
      return arguments.first.map { isFullyListed(unifier.resolve($0)) && has($0) } ?? false
    case "Set", "Dictionary":
      return has(checker.type("Array", .unknown))
        || arguments.count == 1 && isFullyListed(unifier.resolve(arguments[0])) && has(arguments[0])
    case "Int", "Double", "Float", "Bool": return has(checker.type("String")) || has(checker.type("Array", .unknown))
    default: return false
    }
  }

  /// Whether a program that is all there asks what stands for some type for what none of the protocols has to which that conforms.
  private func isBeyondConstraints(_ name: String, of type: Type) -> Bool {
    guard checker.isWhole, !isUnlistedOfSome(name),
      checker.classBound(of: type, in: scope) == nil, !looksUpMembers(type)
    else { return false }
    switch type {
    case .parameter: if checker.parametersOfUnknown.contains(type) { return false }
    case .associated: if !checker.isAbstractMember(type, in: scope) { return false }
    case .existential(let protocols, _, _): return protocols.allSatisfy(isListedForExecutables)
    default: return false
    }
    return checker.protocols(of: type, in: scope).allSatisfy { isListedForExecutables($0.0) }
  }

  /// Whether a program that is all there asks a value for what neither the catalogue, which lists all of its type, nor Swift has.
  private func isBeyondCatalogue(_ name: String, in type: Type) -> Bool {
    guard checker.isWhole, let id = nominal(of: type), program[id].isCatalogue else {
      return false
    }
    guard !isUnlistedOfSome(name) else { return false }
    return Self.typesWithAllMembersOfSwift.contains(program[id].qualifiedName)
      || Self.typesWithMostMembersOfSwift[program[id].qualifiedName].map { !$0.contains(name) } ?? false
  }

  /// Whether a program that is all there asks a value of its own type for what neither that nor the protocols that it conforms to have,
  /// all members of which the catalogue lists.
  private func isBeyondProtocols(_ name: String, of type: Type) -> Bool {
    guard checker.isWhole, case .nominal(let id, _) = type, !program[id].isCatalogue,
      !isUnlistedOfSome(name), !checker.inheritsUnknown(id),
      !checker.info(id).has(attribute: "dynamicMemberLookup")
    else { return false }
    if let superclass = checker.superclass(of: id), !isFullyListed(superclass) { return false }
    return checker.conformances(of: id).keys.allSatisfy { isFullyListed($0) || isListedForExecutables($0) }
  }

  private func isListedForExecutables(_ id: ProtocolID) -> Bool {
    checker.ancestors(of: id).allSatisfy { ancestor in
      isFullyListed(ancestor) || Self.protocolsWithAllMembersOfSwift.contains(program[ancestor].name)
    }
  }

  private static let protocolsWithAllMembersOfSwift: Set<String> = [
    "AdditiveArithmetic", "AsyncIteratorProtocol", "AsyncSequence", "BidirectionalCollection", "CodingKey",
    "Collection", "IteratorProtocol", "LocalizedError", "LosslessStringConvertible", "MutableCollection", "Numeric",
    "OptionSet", "RandomAccessCollection", "RangeReplaceableCollection", "Sequence", "SetAlgebra", "SignedNumeric",
    "Strideable", "TextOutputStream",
  ]

  private static let typesWithAllMembersOfSwift: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "Bool",
    "String", "Substring", "Character", "Array", "ArraySlice", "Set", "Dictionary", "Optional", "Range", "ClosedRange",
    "Dictionary.Keys", "Dictionary.Values", "EnumeratedSequence", "ReversedCollection", "StrideThrough", "StrideTo",
    "Zip2Sequence",
  ]

  /// The types of Swift that have all their members in the catalogue but for these.
  private static let typesWithMostMembersOfSwift: [String: Set<String>] = [
    "AnyCollection": [], "AnyHashable": [], "AnyIterator": [], "AnySequence": [], "AsyncStream": [],
    "CheckedContinuation": [], "CollectionOfOne": orders, "ContiguousArray": [], "ContinuousClock": ["systemEpoch"],
    "DefaultIndices": [], "Duration": ["attoseconds"], "EmptyCollection": orders, "Hasher": [], "IndexingIterator": [],
    "KeyValuePairs": [], "LazySequence": [], "Mirror": [], "ObjectIdentifier": [], "PartialRangeFrom": [],
    "PartialRangeThrough": [], "PartialRangeUpTo": [], "Repeated": [], "Result": [],
    "String.Index": ["advanced", "distance"], "String.UTF16View": [], "String.UTF8View": [],
    "String.UnicodeScalarView": [], "SystemRandomNumberGenerator": [],
    "Task": ["escalatePriority", "get", "getResult"], "TaskGroup": formerTasks, "ThrowingTaskGroup": formerTasks,
    "Unicode.Scalar": [],
  ]

  private static let orders: Set<String> = ["moveSubranges", "partition", "reverse", "shuffle", "sort", "swapAt"]

  private static let formerTasks: Set<String> = [
    "add", "addImmediateTask", "addImmediateTaskUnlessCancelled", "async", "asyncUnlessCancelled", "spawn",
    "spawnUnlessCancelled",
  ]

  /// Whether some types have a member of a name that is not listed, among them those that Foundation adds to Swift's.
  func isUnlistedOfSome(_ name: String) -> Bool {
    Self.unlistedMembers.contains(name) || name.hasPrefix("_")
      || !checker.importsNothing && Self.unlistedMembersOfFoundation.contains(name)
  }

  private static let unlistedMembers: Set<String> = [
    "capacity", "characters", "customMirror", "customPlaygroundQuickLook", "encode", "firstMatch", "isValid",
    "lastRange", "matches", "mutableSpan", "playgroundDescription", "prefixMatch", "span", "trimPrefix", "utf8Span",
    "wholeMatch", "withContiguousMutableStorageIfAvailable", "withContiguousStorageIfAvailable",
    "withMutableCharacters", "withUnsafeBufferPointer", "withUnsafeBytes", "withUnsafeMutableBufferPointer",
    "withUnsafeMutableBytes", "write",
  ]

  private static let unlistedMembersOfFoundation: Set<String> = [
    "applyingTransform", "compare", "completePath", "copyBytes", "getBytes", "getCString", "getLineStart",
    "getParagraphStart", "regions", "resetBytes",
  ]

  /// Whether what an optional holds finds a member dynamically: `text.firstMatch(of: pattern).1`.
  private func looksUp(_ name: String, _ wrapped: Type, in base: TypedExpression, at range: SourceRange) -> Bool {
    guard looksUpMembers(wrapped) else { return false }
    let start = snapshot()
    defer { rollback(to: start) }
    let held = TypedExpression(base.kind, type: wrapped, range: base.range)
    return dynamicLookup(.member(name), of: held, at: range) != nil && !hasErrors(since: start)
  }

  private func hasElement(_ name: String, _ type: Type) -> Bool {
    guard case .tuple(let elements) = type else { return false }
    return Int(name).map { elements.indices.contains($0) } ?? elements.contains { $0.label == name }
  }

  /// Whether all static members of a type are known: the learner's own, and what protocols of the standard library give it.
  func isFullyListedStatically(_ type: Type) -> Bool {
    if case .parameter = type {
      return checker.classBound(of: type, in: scope) == nil
        && checker.protocols(of: type, in: scope).allSatisfy { isFullyListed($0.0) }
    }
    guard case .nominal(let id, _) = type else { return false }
    if program[id].isCatalogue {
      if checker.importsPackages { return false }
      if program[id].kind == .enumeration, checker.info(id).scope.part != .swiftUI,
        !checker.info(id).has(attribute: "_partial")
      {
        return true
      }
      // Another file may well give texts and numbers names: `UserDefaults.standard.bool(forKey: .hasSeenIntroduction)`.
      let mayBeNamedElsewhere = isNumber(type) || type == checker.type("String")
      if mayBeNamedElsewhere, !checker.isWhole { return false }
      return hasAllStatics(id)
    }
    if let superclass = checker.superclass(of: id), !isFullyListedStatically(superclass) { return false }
    if checker.namesUnknown(id) { return false }
    return checker.conformances(of: id).keys.allSatisfy { checker.info($0).scope.part != .swiftUI }
  }

  /// Reports a static member that a type does not have, nor the optional of it that is wanted; false where that is not certain.
  func reportMissingStatic(
    _ name: String, of type: Type, wantedAs optional: Type? = nil, writtenAt place: SourceRange? = nil,
    at range: SourceRange
  ) -> Bool {
    if let id = nominal(of: type), program[id].isCatalogue, isUnlistedStatic(name, of: program[id].qualifiedName) {
      return false
    }
    if checker.parametersOfUnknown.contains(type) || mayBeDeclaredElsewhere(name, of: type) { return false }
    var hint = suggestion(for: name, in: type)
    if !isFullyListedStatically(type), !isBeyondFoundation(name, of: type) {
      // Extensions add static members of their own, but hardly one that is a letter away from one of the library's.
      guard let near = slip(name, for: type, isStatic: true) else { return false }
      hint = "; did you mean '\(near)'?"
    }
    let subject = place.map(isWrittenSelf) == true ? "'Self'" : quotedOpen(optional ?? type)
    report("missing-member", "type \(subject) has no member '\(name)'\(hint)", at: range)
    return true
  }

  /// Whether a name may be that of a type which another file puts into one of the program.
  private func mayBeDeclaredElsewhere(_ name: String, of type: Type) -> Bool {
    guard name.mayNameType, let id = nominal(of: type), !program[id].isCatalogue else { return false }
    return checker.mayDeclareElsewhere(name, in: id)
  }

  /// A type in quotes, with the names of generic parameters that nothing has decided.
  private func quotedOpen(_ type: Type) -> String {
    guard case .nominal(let id, let arguments) = type, arguments.contains(where: { unifier.isUnbound($0) }) else {
      return checker.quoted(unifier.zonk(type))
    }
    return checker.quoted(
      .nominal(id, zip(arguments, program[id].generics).map { unifier.isUnbound($0) ? .parameter($1) : $0 }))
  }

  /// Whether all members of a protocol are known, with those that it refines.
  func isFullyListed(_ id: ProtocolID) -> Bool {
    let complete: Set<String> = [
      "Equatable", "Hashable", "Comparable", "Identifiable", "CustomStringConvertible", "CaseIterable",
      "RawRepresentable",
      "Error", "Sendable", "Copyable", "Escapable", "AnyObject", "Encodable", "Decodable", "Observable",
      "CustomDebugStringConvertible", "ObservableObject", "BitwiseCopyable", "SendableMetatype", "Actor",
    ]
    return checker.ancestors(of: id).allSatisfy {
      checker.info($0).scope.part == nil && !checker.namesUnknown($0) || complete.contains(program[$0].name)
        || program[$0].name.hasPrefix("ExpressibleBy")
    }
  }

  /// Whether all members of a type are known: the learner's own, with protocols whose members are all listed.
  func isFullyListed(_ type: Type) -> Bool {
    guard case .nominal(let id, _) = type, !program[id].isCatalogue else { return false }
    if let superclass = checker.superclass(of: id), !isFullyListed(superclass) { return false }
    if checker.info(id).has(attribute: "dynamicMemberLookup") { return false }
    if checker.namesUnknown(id) { return false }
    return checker.conformances(of: id).keys.allSatisfy { isFullyListed($0) }
  }

  /// Whether nothing but what is declared can be a member of a type's values, or a way to call them.
  func isClosed(_ type: Type) -> Bool {
    switch type {
    case .tuple, .function, .metatype: true
    case .existential(let protocols, let superclass, _):
      protocols.allSatisfy { isFullyListed($0) } && superclass.allSatisfy { isFullyListed($0) }
    case .nominal(let id, _) where program[id].isCatalogue:
      checker.wrapped(type).map { isClosed(unifier.decided($0)) } ?? hasAllStatics(id)
    default: isFullyListed(type)
    }
  }

  /// A name that nothing declares as a member of a `self` of which not all members are known; nil where there is none.
  func memberOfUnlisted(_ name: String, at range: SourceRange) -> Resolution? {
    guard let local = selfLocal else { return nil }
    let type = unifier.resolve(self.type(of: local))
    let hasUnlisted =
      switch type {
      case .nominal(let id, _):
        checker.info(id).scope.part == .swiftUI || checker.inheritsUnknown(id) || mayHaveUnlisted(name, id)
      case .parameter: checker.protocols(of: type, in: scope).contains { checker.info($0.0).scope.part == .swiftUI }
      default: false
      }
    return hasUnlisted ? missingMember(name, of: read(local, at: range), type, at: range, range) : nil
  }

  /// Whether a value's class has a superclass of which nobody knows what it has.
  func isOfUnknownClass(_ local: LocalID?) -> Bool {
    local.flatMap { nominal(of: unifier.resolve(type(of: $0))) }.map { checker.inheritsUnknown($0) } ?? false
  }

  /// The names of a type's static members.
  func staticNames(of type: Type) -> [String] {
    guard let id = nominal(of: type) else { return [] }
    if let known = checker.staticNames[type] { return known }
    let names = checker.memberNames(of: id).filter { hasMember($0, of: type, isStatic: true) }
    checker.staticNames[type] = names
    return names
  }

  func suggestion(for name: String, in type: Type) -> String {
    nearest(to: name, in: type).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The member of a type whose name is the nearest to one.
  private func nearest(to name: String, in type: Type) -> String? {
    nominal(of: type).flatMap { checker.nearest(to: name, among: checker.memberNames(of: $0), distance: 2) }
  }
}
