import TheseusProgram

extension TypeChecker {
  /// Reports properties with wrappers of SwiftUI that cannot be made as they are written, and with wrappers of the program whose written
  /// types do not conform as these ask.
  func checkViewWrappers(_ info: NominalInfo) {
    for storage in info.stored {
      guard let use = storage.wrapper, use.inner.isEmpty else { continue }
      guard self.info(use.nominal).scope.part == .swiftUI else {
        if use.variable.type != nil, use.attribute.arguments == nil { checkWrapped(use, storage) }
        continue
      }
      if saysNothing(use) {
        report(
          "generic-not-inferred",
          "generic parameter '\(program[use.nominal].generics[0].name)' could not be inferred",
          at: use.attribute.type.range,
          explanation: "Nothing says of which type the value is: write it behind the name, as in 'var n: Int?'.")
        continue
      }
      if isKept(use) { checkKept(use, storage) }
      if use.initialValue == nil, use.attribute.arguments == nil {
        checkWrapped(use, storage)
      } else if let value = use.initialValue {
        checkInitialValue(value, use, storage)
      }
    }
  }

  /// Whether the value of a property is kept between launches, by its name among the defaults.
  private func isKept(_ use: WrapperUse) -> Bool { ["AppStorage", "SceneStorage"].contains(program[use.nominal].name) }

  /// Whether nothing says of which type a value is that is kept: neither a type is written nor a value, nor an initializer of the program.
  private func saysNothing(_ use: WrapperUse) -> Bool {
    isKept(use) && use.variable.type == nil && use.variable.initialValue == nil && use.attribute.arguments != nil
      && use.attribute.type.writtenArguments.isEmpty && !hasOwnInitializers(use.nominal)
  }

  /// Whether the program gives a type of the library initializers, which may say what its parameters are.
  private func hasOwnInitializers(_ id: NominalID) -> Bool {
    info(id).blocks.contains { block in
      block.declaration?.members.contains {
        if case .function(let function) = $0.kind, case .initializer = function.kind { true } else { false }
      } ?? false
    }
  }

  /// Reports a wrapped type that does not conform as the wrapper asks, where no value is given that says it.
  private func checkWrapped(_ use: WrapperUse, _ storage: Property) {
    guard case .nominal(let id, let arguments) = type(of: storage) else { return }
    let nominal = program[id]
    for requirement in info(id).scope.requirements {
      guard case .conforms(.parameter(let parameter), let wanted) = requirement,
        let given = zip(nominal.generics, arguments).first(where: { $0.0 == parameter })?.1, lacks(given, wanted),
        !mayConformByPackage(given)
      else { continue }
      report(
        "missing-conformance",
        "generic struct '\(nominal.name)' requires that \(quoted(given)) conform to '\(program[wanted].name)'",
        at: use.attribute.type.range)
    }
    if nominal.name == "Bindable", let given = arguments.first, let observable = protocolID(named: "Observable"),
      lacks(given, observable), let object = protocolID(named: "ObservableObject"), lacks(given, object)
    {
      report(
        "missing-conformance",
        "'init(wrappedValue:)' is unavailable: The wrapped value must be an object that conforms to Observable",
        at: use.attribute.range)
    }
  }

  /// Reports a value of a type that no defaults can keep.
  private func checkKept(_ use: WrapperUse, _ storage: Property) {
    guard case .nominal(_, let arguments) = type(of: storage), let value = arguments.first,
      let raw = protocolID(named: "RawRepresentable"), case let kept = wrapped(value) ?? value,
      case .nominal(let id, _) = kept,
      !["Bool", "Data", "Date", "Double", "Int", "String", "URL"].contains(program[id].name)
    else { return }
    let isListed = info(id).scope.part == .standardLibrary && conforms(kept, to: raw, in: nil) == false
    // A program may say of optionals what their raw values are.
    guard isListed || lacks(kept, raw), conforms(value, to: raw, in: nil) != true, !mayConformByPackage(kept) else {
      return
    }
    report(
      "no-exact-match", "no exact matches in call to initializer", at: use.attribute.type.range,
      explanation:
        "What is kept between launches is a number, a text, a date, an address, data, or an enum or struct whose raw value is an Int or a String."
    )
  }

  /// Whether a type of the program certainly does not conform to a protocol: no macro that is not known can make it.
  ///
  /// `@Observable` makes nothing but an observable class.
  private func lacks(_ type: Type, _ id: ProtocolID) -> Bool {
    guard case .nominal(let own, _) = type, !program[own].isCatalogue, !inheritsUnknown(own), !namesUnknown(own) else {
      return false
    }
    let makesNothing = info(own).attributes.allSatisfy { ["MainActor", "Observable", "available"].contains($0.name) }
    return makesNothing && conforms(type, to: id, in: nil) == false
  }

  /// Whether a property has an initial value and a wrapper of SwiftUI that takes none.
  func isGivenValueInVain(_ use: WrapperUse) -> Bool {
    guard info(use.nominal).scope.part == .swiftUI, use.initialValue != nil, use.attribute.arguments == nil else {
      return false
    }
    let generic = Type.nominal(use.nominal, program[use.nominal].generics.map { .parameter($0) })
    return !findMembers("init", of: generic, isStatic: true, in: nil).contains { item in
      if case .function(let id) = item.member { program[id].labels.first == "wrappedValue" } else { false }
    }
  }

  /// Reports a value for a wrapper that takes none.
  private func checkInitialValue(_ value: Expression, _ use: WrapperUse, _ storage: Property) {
    guard isGivenValueInVain(use) else { return }
    guard program[use.nominal].name == "Binding" else {
      return report("extra-argument", "argument passed to call that takes no arguments", at: value.range)
    }
    report(
      "wrong-labels", "incorrect argument label in call (have 'wrappedValue:', expected 'projectedValue:')",
      at: use.attribute.type.range,
      explanation: "A binding refers to a value that is stored elsewhere: it is given one, and has none of its own.")
    guard let written = use.variable.type.map({ resolve($0, in: storage.scope) }), written != .unknown else { return }
    let type = describe(written)
    report(
      "type-mismatch", "cannot convert value of type '\(type)' to specified type 'Binding<\(type)>'", at: value.range)
  }
}
