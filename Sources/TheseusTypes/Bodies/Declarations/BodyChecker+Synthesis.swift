import TheseusProgram

extension BodyChecker {
  private func parameter(_ name: String, at range: SourceRange) -> TypedExpression {
    guard case .variable(let local)? = lookupLocal(name) else { return unknown(range) }
    return read(local, at: range)
  }

  private func selfValue(_ info: NominalInfo) -> TypedExpression {
    selfLocal.map { read($0, at: program[info.id].range) } ?? unknown(program[info.id].range)
  }

  private func returning(_ value: TypedExpression) -> [TypedStatement] {
    [TypedStatement(.return(value), range: value.range)]
  }

  // MARK: Initializers

  /// Stores each parameter into its field, the others get their initial values.
  func memberwiseBody(_ info: NominalInfo, _ settable: [Property]) -> [TypedStatement] {
    let range = program[info.id].range
    let type = checker.selfType(info)
    let values = info.stored.map { property -> TypedExpression in
      guard settable.contains(where: { $0 === property }) else {
        return initialValue(of: property, nominalArguments(type), at: range) ?? void(range)
      }
      let place = property.declaration.nameRange
      return memberwiseValue(property, parameter(property.sourceName, at: place), at: place)
    }
    return returning(TypedExpression(.makeStruct(values), type: type, range: range))
  }

  private func memberwiseValue(_ property: Property, _ value: TypedExpression, at range: SourceRange) -> TypedExpression
  {
    let type = checker.type(of: property)
    if property.wrapper != nil, case .function(let function) = unifier.resolve(value.type), function.parameters.isEmpty,
      property.variable?.initialValue != nil, unifier.resolve(value.type) != unifier.resolve(wrappedType(of: property))
    {
      let later = TypedExpression(.call(.value(value), []), type: function.result, range: range)
      return wrap(later, of: property, at: range)
    }
    if property.wrapper != nil, unifier.resolve(value.type) != type, hasWrappedValueInitializer(type) {
      return wrap(value, of: property, at: range)
    }
    if case .function(let function) = unifier.resolve(value.type), function.parameters.isEmpty,
      unifier.resolve(type) == unifier.resolve(function.result)
    {
      return TypedExpression(.call(.value(value), []), type: type, range: range)
    }
    return value
  }

  /// The type of what a wrapped property wraps.
  private func wrappedType(of property: Property) -> Type {
    property.wrapper.flatMap { checker.wrappedTypes($0, of: checker.type(of: property)).last } ?? .unknown
  }

  /// Makes the instances of a property's wrappers around a value.
  private func wrap(_ value: TypedExpression, of property: Property, at range: SourceRange) -> TypedExpression {
    guard let use = property.wrapper else { return value }
    let type = checker.type(of: property)
    let types = [type] + checker.wrappedTypes(use, of: type).dropLast()
    let written = [use.attribute.arguments ?? []] + use.inner.map { $0.attribute.arguments ?? [] }
    return zip(types, written).reversed().reduce(value) { wrap($0, into: $1.0, with: $1.1, at: range) }
  }

  /// Makes a wrapper around a value, with what stands behind its name.
  private func wrap(
    _ value: TypedExpression, into type: Type, with written: [Argument], at range: SourceRange
  ) -> TypedExpression {
    guard case .candidates(let candidates, _) = initializers(of: type, receiver: .type(type)) else { return value }
    let arguments = [Argument(label: "wrappedValue", value: Expression(.invalid, range: range))] + written
    let inferred = [value] + written.map { _ in nil }
    let viable = rank(candidates, arguments, inferred: inferred, expected: nil)
    guard let best = viable.first else { return value }
    return applySingle(best.candidate, arguments, inferred: inferred, expected: type, at: range)
  }

  /// A class whose fields all have initial values.
  func defaultClassInitializer(_ info: NominalInfo) -> [TypedStatement] {
    guard let local = selfLocal else { return [] }
    let range = program[info.id].range
    return initialFields(of: info.id, checker.selfType(info), local, at: range) + returning(selfValue(info))
  }

  /// Initial values of the class's own fields, then the superclass's initializer; a convenience initializer delegates to one that does so.
  func inheritedInitializer(_ info: NominalInfo, _ original: FunctionID, _ superclass: Type) -> [TypedStatement] {
    guard let local = selfLocal else { return [] }
    let range = program[info.id].range
    let own =
      checker.isConvenience(original) ? [] : initialFields(of: info.id, checker.selfType(info), local, at: range)
    let base = TypedExpression(.upcast(selfValue(info)), type: superclass, range: range)
    let arguments = nominalArguments(superclass)
    let ownArguments = program[original].generics.dropFirst(arguments.count).map { Type.parameter($0) }
    let call = TypedExpression(
      .call(.function(original, arguments: arguments + ownArguments), [base] + forwarded(to: original)),
      type: program[original].result, range: range)
    if program[original].isFailable {
      let made = addLocal(nil, type: superclass, isVariable: false)
      let none = TypedExpression(.none, type: checker.optional(checker.selfType(info)), range: range)
      let instance = some(selfValue(info), none.type)
      return own + [TypedStatement(.guard([.pattern(.some(.bind(made)), call)], else: returning(none)), range: range)]
        + returning(instance)
    }
    return own + [TypedStatement(.expression(call), range: range)] + returning(selfValue(info))
  }

  /// Calls a function with the parameters of the one around.
  func forwarding(to id: FunctionID) -> [TypedStatement] {
    guard let local = selfLocal else { return [] }
    let function = program[id]
    let range = function.range
    let generics = function.generics.map { Type.parameter($0) }
    let callee = callee(
      for: id, receiver: .value(read(local, at: range), isSuper: false), selfType: scope.selfType, arguments: generics)
    return returning(
      TypedExpression(.call(callee, [read(local, at: range)] + forwarded(to: id)), type: function.result, range: range))
  }

  /// What a function without `self` gives for the parameters of the one around, as an optional.
  func wrapping(_ id: FunctionID) -> [TypedStatement] {
    let function = program[id]
    let call = TypedExpression(
      .call(.function(id, arguments: function.generics.map { .parameter($0) }), forwarded(to: id)),
      type: function.result, range: function.range)
    return returning(some(call, checker.optional(call.type)))
  }

  /// The parameters of the function around as arguments of one that takes the same.
  private func forwarded(to id: FunctionID) -> [TypedExpression] {
    let function = program[id]
    let range = function.range
    // By their places, as one of them may have no name: `init(_: Int)`.
    let first = selfLocal == nil ? 0 : 1
    return function.parameters.enumerated().map { index, wanted in
      let value = read(LocalID(index + first), at: range)
      return wanted.isInout
        ? TypedExpression(.inout(place(of: value, at: range)), type: value.type, range: range) : value
    }
  }

  /// Makes an instance and initializes it.
  func allocatingInitializer(_ info: NominalInfo, _ id: FunctionID) -> [TypedStatement] {
    let range = program[info.id].range
    let type = checker.selfType(info)
    let instance = TypedExpression(.allocate(type), type: type, range: range)
    let call = TypedExpression(
      .call(.function(id, arguments: nominalArguments(type)), [instance] + forwarded(to: id)), type: program[id].result,
      range: range)
    return returning(call)
  }

  // MARK: Enums

  func rawInitializerBody(_ info: NominalInfo) -> [TypedStatement] {
    let range = program[info.id].range
    let type = checker.selfType(info)
    checker.completeCases(info)
    let value = parameter("rawValue", at: range)
    var statements: [TypedStatement] = []
    for (index, enumCase) in program[info.id].cases.enumerated() {
      guard let raw = enumCase.rawValue else { continue }
      let test = apply("==", value, raw, expected: bool, at: range, range)
      let made = TypedExpression(.enumCase(info.id, index, []), type: type, range: range)
      statements.append(
        TypedStatement(
          .if([.expression(test)], then: returning(some(made, checker.optional(type))), else: []), range: range))
    }
    return statements + returning(TypedExpression(.none, type: checker.optional(type), range: range))
  }

  func rawValueBody(_ info: NominalInfo) -> [TypedStatement] {
    let range = program[info.id].range
    checker.completeCases(info)
    let subject = addLocal(nil, type: checker.selfType(info), isVariable: false)
    let cases = program[info.id].cases.enumerated().map { index, enumCase in
      TypedCase(
        items: [(pattern: .enumCase(info.id, index, nil), condition: nil)],
        body: returning(enumCase.rawValue ?? unknown(range)), range: range)
    }
    return [TypedStatement(.switch(subject: subject, selfValue(info), cases: cases, label: newLabel()), range: range)]
  }

  func allCasesBody(_ info: NominalInfo) -> [TypedStatement] {
    let range = program[info.id].range
    let type = checker.selfType(info)
    checker.completeCases(info)
    let values = program[info.id].cases.indices.map {
      TypedExpression(.enumCase(info.id, $0, []), type: type, range: range)
    }
    return returning(TypedExpression(.array(values), type: checker.type("Array", type), range: range))
  }

  // MARK: Equality, hashing, order

  func equalityBody(_ info: NominalInfo) -> [TypedStatement] {
    let range = program[info.id].range
    let (a, b) = (parameter("a", at: range), parameter("b", at: range))
    if info.declaration.kind == .enumeration { return enumEquality(info, a, b) }
    let tests = info.stored.enumerated().map { index, property -> TypedExpression in
      let type = checker.type(of: property)
      let left = TypedExpression(.field(a, index), type: type, range: range)
      let right = TypedExpression(.field(b, index), type: type, range: range)
      return apply("==", left, right, expected: bool, at: range, range)
    }
    return returning(conjunction(tests, at: range))
  }

  private func conjunction(_ tests: [TypedExpression], at range: SourceRange) -> TypedExpression {
    guard var result = tests.first else { return TypedExpression(.boolean(true), type: bool, range: range) }
    for test in tests.dropFirst() { result = TypedExpression(.and(result, test), type: bool, range: range) }
    return result
  }

  private func enumEquality(_ info: NominalInfo, _ a: TypedExpression, _ b: TypedExpression) -> [TypedStatement] {
    let range = program[info.id].range
    checker.completeCases(info)
    var statements: [TypedStatement] = []
    for (index, enumCase) in program[info.id].cases.enumerated() {
      let left = enumCase.payload.map { addLocal(nil, type: $0.type, isVariable: false) }
      let right = enumCase.payload.map { addLocal(nil, type: $0.type, isVariable: false) }
      let conditions: [TypedCondition] = [
        .pattern(.enumCase(info.id, index, left.map { .bind($0) }), a),
        .pattern(.enumCase(info.id, index, right.map { .bind($0) }), b),
      ]
      let tests = zip(left, right).map {
        apply("==", read($0, at: range), read($1, at: range), expected: bool, at: range, range)
      }
      statements.append(
        TypedStatement(.if(conditions, then: returning(conjunction(tests, at: range)), else: []), range: range))
    }
    return statements + returning(TypedExpression(.boolean(false), type: bool, range: range))
  }

  func hashBody(_ info: NominalInfo) -> [TypedStatement] {
    let range = program[info.id].range
    guard info.declaration.kind == .enumeration else {
      return info.stored.enumerated().compactMap { index, property in
        combine(
          TypedExpression(.field(selfValue(info), index), type: checker.type(of: property), range: range), at: range)
      }
    }
    checker.completeCases(info)
    let subject = addLocal(nil, type: checker.selfType(info), isVariable: false)
    let cases = program[info.id].cases.enumerated().map { index, enumCase -> TypedCase in
      let locals = enumCase.payload.map { addLocal(nil, type: $0.type, isVariable: false) }
      let number = combine(TypedExpression(.integer(index), type: checker.type("Int"), range: range), at: range)
      let payload = locals.compactMap { combine(read($0, at: range), at: range) }
      return TypedCase(
        items: [(pattern: .enumCase(info.id, index, locals.map { .bind($0) }), condition: nil)],
        body: [number].compactMap { $0 } + payload,
        range: range)
    }
    return [TypedStatement(.switch(subject: subject, selfValue(info), cases: cases, label: newLabel()), range: range)]
  }

  /// Feeds the type's own `hashValue`.
  func hashValueBody(_ info: NominalInfo) -> [TypedStatement] {
    let range = program[info.id].range
    guard let found = resolveInstance("hashValue", of: selfValue(info), labels: nil, at: range) else { return [] }
    return [combine(value(of: found, expected: nil, at: range), at: range)].compactMap { $0 }
  }

  /// Feeds a value to the hasher.
  private func combine(_ value: TypedExpression, at range: SourceRange) -> TypedStatement? {
    let hasher = parameter("hasher", at: range)
    guard case .candidates(let candidates, _)? = resolveInstance("combine", of: hasher, labels: nil, at: range),
      let candidate = candidates.first
    else { return nil }
    let argument = Argument(value: Expression(.invalid, range: range))
    return TypedStatement(
      .expression(applySingle(candidate, [argument], inferred: [value], expected: nil, at: range)), range: range)
  }

  /// Cases in order of declaration, payloads of one case in lexicographical order.
  func orderBody(_ info: NominalInfo) -> [TypedStatement] {
    let range = program[info.id].range
    checker.completeCases(info)
    let (a, b) = (parameter("a", at: range), parameter("b", at: range))
    var statements: [TypedStatement] = []
    let int = checker.type("Int")
    func position(_ value: TypedExpression) -> LocalID {
      let result = addLocal(nil, type: int, isVariable: true)
      let subject = addLocal(nil, type: checker.selfType(info), isVariable: false)
      statements.append(TypedStatement(.variable(result, nil), range: range))
      let cases = program[info.id].cases.indices.map { index in
        let number = TypedExpression(.integer(index), type: int, range: range)
        let assign = TypedExpression(.assign(.local(result), number), type: .void, range: range)
        return TypedCase(
          items: [(pattern: .enumCase(info.id, index, nil), condition: nil)],
          body: [TypedStatement(.expression(assign), range: range)], range: range)
      }
      statements.append(TypedStatement(.switch(subject: subject, value, cases: cases, label: newLabel()), range: range))
      return result
    }
    for (index, enumCase) in program[info.id].cases.enumerated() where !enumCase.payload.isEmpty {
      let left = enumCase.payload.map { addLocal(nil, type: $0.type, isVariable: false) }
      let right = enumCase.payload.map { addLocal(nil, type: $0.type, isVariable: false) }
      var inner: [TypedStatement] = []
      for (x, y) in zip(left, right) {
        let (l, r) = (read(x, at: range), read(y, at: range))
        inner.append(
          TypedStatement(
            .if(
              [.expression(apply("<", l, r, expected: bool, at: range, range))],
              then: returning(TypedExpression(.boolean(true), type: bool, range: range)), else: []), range: range))
        inner.append(
          TypedStatement(
            .if(
              [.expression(apply("<", r, l, expected: bool, at: range, range))],
              then: returning(TypedExpression(.boolean(false), type: bool, range: range)), else: []), range: range))
      }
      inner += returning(TypedExpression(.boolean(false), type: bool, range: range))
      let conditions: [TypedCondition] = [
        .pattern(.enumCase(info.id, index, left.map { .bind($0) }), a),
        .pattern(.enumCase(info.id, index, right.map { .bind($0) }), b),
      ]
      statements.append(TypedStatement(.if(conditions, then: inner, else: []), range: range))
    }
    let (x, y) = (position(a), position(b))
    return statements + returning(apply("<", read(x, at: range), read(y, at: range), expected: bool, at: range, range))
  }
}
