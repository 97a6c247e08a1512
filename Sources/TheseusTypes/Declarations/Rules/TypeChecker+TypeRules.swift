import TheseusProgram

extension TypeChecker {
  /// Reports payloads that keep an enum from having raw values or a list of its cases.
  func checkCases(_ info: NominalInfo) {
    guard info.declaration.kind == .enumeration else { return }
    let withPayload = info.declaration.members.first { member in
      if case .enumCase(let enumCase) = member.kind { !enumCase.payload.isEmpty } else { false }
    }
    guard let withPayload else { return }
    resolveHeader(of: info.id)
    let nominal = program[info.id]
    if let raw = info.rawType {
      reportUnsynthesized(info, raw)
      report("raw-value-payload", "enum with raw type cannot have cases with arguments", at: withPayload.nameRange)
    }
    guard let iterable = protocolID(named: "CaseIterable"), conformances(of: info.id)[iterable] != nil,
      !declaresProperty("allCases", info)
    else { return }
    report(
      "missing-conformance", "type '\(nominal.qualifiedName)' does not conform to protocol 'CaseIterable'",
      at: nominal.range)
  }

  /// Reports cases in what is no enum, and in extensions of one; those of one line once.
  func checkHasNoCases(_ members: [Declaration]) {
    var lines: Set<Int?> = []
    for member in members {
      guard case .enumCase = member.kind else { continue }
      let line = files.file(of: member.nameRange)?.position(at: member.nameRange.start).line
      guard lines.insert(line).inserted else { continue }
      report("case-outside-enum", "enum 'case' is not allowed outside of an enum", at: member.keywordRange)
    }
  }

  /// Reports protocols in a type with generic parameters, which they would have too.
  func checkNestedProtocols(_ info: NominalInfo) {
    guard !program[info.id].generics.isEmpty else { return }
    for member in info.declaration.members {
      guard case .nominal(let nominal) = member.kind, nominal.kind == .protocol else { continue }
      report(
        "nested-in-generic", "protocol '\(nominal.name)' cannot be nested in a generic context", at: member.nameRange)
    }
  }

  /// Reports property wrappers that say nothing of what they wrap, and result builders that build no block.
  func checkAttributeRequirements(_ info: NominalInfo) {
    let inherits = !info.declaration.inherited.isEmpty
    if info.has(attribute: "propertyWrapper") {
      if let value = wrappedValue(of: info) {
        checkIsSeen(value, of: info)
      } else if !inherits {
        report(
          "wrapper-without-value",
          "property wrapper type '\(info.declaration.name)' does not contain a non-static property named 'wrappedValue'",
          at: program[info.id].range)
      }
    }
    checkDynamicMembers(info)
    checkGlobalActor(info)
    if info.has(attribute: "resultBuilder"), !buildsBlocks(info), !inherits {
      report(
        "builder-without-block",
        "result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'",
        at: program[info.id].range)
    }
  }

  /// Reports a global actor without the one actor that runs what is isolated to it.
  private func checkGlobalActor(_ info: NominalInfo) {
    guard let attribute = info.attributes.first(where: { $0.name == "globalActor" }), !inheritsUnknown(info.id),
      findMembers("shared", of: selfType(info), isStatic: true, in: info.scope).isEmpty
    else { return }
    report(
      "missing-conformance",
      "type '\(program[info.id].qualifiedName)' does not conform to protocol 'GlobalActor'", at: program[info.id].range,
      notes: [Diagnostic.Note(message: "protocol requires property 'shared'", range: attribute.range)])
  }

  /// Reports types that promise members or calls at run time and declare nothing that gives them.
  private func checkDynamicMembers(_ info: NominalInfo) {
    let name = info.declaration.name
    if let lookup = info.attributes.first(where: { $0.name == "dynamicMemberLookup" }), !looksUpMembers(info) {
      report(
        "dynamic-members",
        "'@dynamicMemberLookup' requires '\(name)' to have a 'subscript(dynamicMember:)' method that accepts either 'ExpressibleByStringLiteral' or a key path",
        at: lookup.range.pointingAtStart)
    }
    let calls = ownMembers("dynamicallyCall", of: info)
    if let call = info.attributes.first(where: { $0.name == "dynamicCallable" }), calls.isEmpty {
      report(
        "dynamic-calls",
        "'@dynamicCallable' requires '\(name)' to have either a valid 'dynamicallyCall(withArguments:)' method or 'dynamicallyCall(withKeywordArguments:)' method",
        at: call.range.pointingAtStart)
    }
  }

  /// Whether a type, or what it inherits from or conforms to, may have a subscript for members that are looked up at run time.
  private func looksUpMembers(_ info: NominalInfo) -> Bool {
    let found = [false, true].flatMap {
      findMembers("subscript", of: selfType(info), isStatic: $0, in: info.scope)
    }
    return inheritsUnknown(info.id) || namesUnknown(info.id)
      || found.contains {
        if case .property(let property) = $0.member {
          property.writtenParameters.first?.label == "dynamicMember"
        } else {
          false
        }
      }
  }

  /// The `wrappedValue` of a property wrapper's instances.
  private func wrappedValue(of info: NominalInfo) -> Property? {
    ownMembers("wrappedValue", of: info).lazy.compactMap { member -> Property? in
      if case .property(let property) = member, !property.isStatic { property } else { nil }
    }.first
  }

  /// Reports a `wrappedValue` that fewer may see than its wrapper.
  private func checkIsSeen(_ value: Property, of info: NominalInfo) {
    guard !isHidden(info), let access = value.declaration.modifiers.first(where: hides) else { return }
    let own = ["public", "open", "package"].first { info.modifiers.contains($0) } ?? "internal"
    report(
      "hidden-wrapped-value",
      "\(access) property 'wrappedValue' cannot have more restrictive access than its enclosing property wrapper type '\(info.declaration.name)' (which is \(own))",
      at: value.declaration.nameRange)
  }

  /// Whether a result builder has a static function that makes one value of several.
  private func buildsBlocks(_ info: NominalInfo) -> Bool {
    ["buildBlock", "buildPartialBlock"].flatMap { ownMembers($0, of: info) }.contains { member in
      guard case .function(let id) = member else { return false }
      return self.info(id).modifiers.contains { ["static", "class"].contains($0) }
    }
  }

  /// Reports property wrappers on functions and types.
  func checkWrapperAttributes(_ declarations: [Declaration], in scope: DeclarationScope) {
    for declaration in declarations {
      switch declaration.kind {
      case .function, .nominal: break
      default: continue
      }
      for attribute in declaration.attributes where wrapper(of: attribute, in: scope) != nil {
        report(
          "misplaced-wrapper", "property wrapper attribute '\(attribute.name)' can only be applied to a property",
          at: attribute.range)
      }
    }
  }

  /// Reports the end of a value, which only a type that is not copied can have, and which does not run here.
  func checkDeinitializer(of members: [Declaration], in info: NominalInfo) {
    guard info.declaration.kind == .structure || info.declaration.kind == .enumeration else { return }
    for member in members {
      guard case .function(let function) = member.kind, function.kind == .deinitializer else { continue }
      if info.declaration.isCopyable {
        report(
          "deinit-of-copies",
          "deinitializer cannot be declared in \(info.declaration.kind.rawValue) '\(info.declaration.name)' that conforms to 'Copyable'",
          at: member.nameRange,
          explanation: "A value is copied, and no copy is the last one. Only objects of a class end once.")
      } else if info.declaration.kind == .enumeration {
        report("unsupported", "Theseus does not run 'deinit' of an enum yet", at: member.nameRange)
      }
    }
  }

  /// Reports cases that are kept apart from their enum and hold nothing.
  func checkIndirect(_ info: NominalInfo) {
    for member in info.declaration.members where member.has("indirect") {
      guard case .enumCase(let enumCase) = member.kind, enumCase.payload.isEmpty else { continue }
      report(
        "indirect-without-value",
        "enum case '\(enumCase.name)' without associated value cannot be 'indirect'",
        at: member.range(ofModifier: "indirect"))
    }
  }

  /// Reports methods of a class that say that they change `self`, which is no value.
  func checkMutating(_ members: [Declaration], of table: MemberTable?) {
    guard let info = table as? NominalInfo, info.declaration.kind == .class || info.declaration.kind == .actor else {
      return
    }
    for member in members {
      if case .nominal = member.kind { continue }
      for word in ["mutating", "nonmutating"] where member.has(word) {
        report(
          "mutating-method", "'\(word)' is not valid on instance methods in classes",
          at: member.range(ofModifier: word))
      }
    }
  }

  /// A type with its own parameters, as messages about its declaration name it.
  private func writtenType(of info: NominalInfo) -> Type {
    .nominal(info.id, program[info.id].generics.map { .parameter($0) })
  }

  /// Reports a value type that contains itself, which would have no end.
  func checkRecursion(_ info: NominalInfo) {
    completeTypes()
    let isEnum = info.declaration.kind == .enumeration
    guard isEnum || info.declaration.kind == .structure, !info.modifiers.contains("indirect") else { return }
    let members = info.declaration.members
    if isEnum {
      let declared = members.filter { if case .enumCase = $0.kind { true } else { false } }
      let plain = zip(declared, program[info.id].cases).filter { !$0.0.has("indirect") }
      let payloads = plain.flatMap { $1.payload.map(\.type) }
      guard payloads.contains(where: { holds($0, info.id) }) else { return }
      report(
        "recursive-value", "recursive enum \(quoted(writtenType(of: info))) is not marked 'indirect'",
        at: program[info.id].range)
      return
    }
    for (field, property) in zip(program[info.id].fields, info.stored) where holds(field.type, info.id) {
      report(
        "recursive-value",
        "value type \(quoted(writtenType(of: info))) cannot have a stored property that recursively contains it",
        at: property.declaration.nameRange)
    }
  }

  /// Whether a value of a type holds one of a struct or enum in itself.
  private func holds(_ type: Type, _ id: NominalID, within seen: Set<NominalID> = []) -> Bool {
    switch type {
    case .tuple(let elements): return elements.contains { holds($0.type, id, within: seen) }
    case .nominal(id, _): return true
    case .nominal(let other, let arguments):
      if let inner = wrapped(type) { return holds(inner, id, within: seen) }
      guard !program[other].isCatalogue, program[other].kind == .structure || program[other].kind == .enumeration,
        !seen.contains(other), !info(other).modifiers.contains("indirect")
      else { return false }
      let substitution = nominalSubstitution(other, arguments)
      return program[other].fields.contains {
        holds(substitute($0.type, substitution), id, within: seen.union([other]))
      }
    default: return false
    }
  }

  /// Reports a class with two superclasses, and a superclass that stands behind a protocol.
  func checkSuperclasses(_ info: NominalInfo) {
    guard info.declaration.kind == .class else { return }
    let classes = info.declaration.inherited.enumerated().filter { namesClass($0.element, info) }
    guard let first = classes.first else { return }
    let name = quoted(resolve(first.element, in: info.scope))
    if first.offset > 0 {
      report(
        "superclass-not-first", "superclass \(name) must appear first in the inheritance clause",
        at: first.element.range.pointingAtStart)
    }
    for other in classes.dropFirst() {
      let second = quoted(resolve(other.element, in: info.scope))
      report(
        "multiple-inheritance",
        name == second
          ? "duplicate inheritance from \(name)" : "multiple inheritance from classes \(name) and \(second)",
        at: other.element.range)
    }
  }

  private func namesClass(_ reference: TypeReference, _ info: NominalInfo) -> Bool {
    guard case .nominal(let id)? = declaredType(reference, in: info.scope) else { return false }
    return program[id].kind == .class
  }
}
