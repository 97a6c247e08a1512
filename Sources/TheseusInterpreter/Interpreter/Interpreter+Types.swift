import TheseusTypes

/// The tokens of library types that the machine makes itself, found when first needed.
struct WellKnown {
  var bool: TypeToken?
  var int: TypeToken?
  var double: TypeToken?
  var float: TypeToken?
  var cgFloat: TypeToken?
  var string: TypeToken?
  var character: TypeToken?
  var void: TypeToken?
  var any: TypeToken?
  var integers: [TypeToken?] = Array(repeating: nil, count: 9)
}

extension Interpreter {
  private func known(_ path: WritableKeyPath<WellKnown, TypeToken?>, _ name: String) -> TypeToken {
    if let token = wellKnown[keyPath: path] { return token }
    let token = types.token(named: name)
    wellKnown[keyPath: path] = token
    return token
  }

  /// `Bool`.
  public var boolType: TypeToken { known(\.bool, "Bool") }
  /// `Int`.
  public var intType: TypeToken { known(\.int, "Int") }
  /// `Double`.
  public var doubleType: TypeToken { known(\.double, "Double") }
  /// `Float`.
  public var floatType: TypeToken { known(\.float, "Float") }
  /// `CGFloat`.
  public var cgFloatType: TypeToken { known(\.cgFloat, "CGFloat") }
  /// `String`.
  public var stringType: TypeToken { known(\.string, "String") }
  /// `Character`.
  public var characterType: TypeToken { known(\.character, "Character") }
  /// `()`.
  public var voidType: TypeToken {
    if let token = wellKnown.void { return token }
    let token = types.token(.void)
    wellKnown.void = token
    return token
  }
  /// `Any`.
  public var anyType: TypeToken {
    if let token = wellKnown.any { return token }
    let token = types.token(.any)
    wellKnown.any = token
    return token
  }
  /// `Array<element>`.
  public func arrayType(of element: TypeToken) -> TypeToken { types.token(named: "Array", [element]) }
  /// Whether an array's type is `ContiguousArray`.
  func isContiguous(_ type: TypeToken) -> Bool {
    guard let id = types[type].nominal else { return false }
    return program[id].name == "ContiguousArray"
  }
  /// `Optional<wrapped>`.
  public func optionalType(of wrapped: TypeToken) -> TypeToken { types.token(named: "Optional", [wrapped]) }

  private func integerType(_ kind: FixedInteger.Kind) -> TypeToken {
    let index = Int(kind.rawValue)
    if let token = wellKnown.integers[index] { return token }
    let token = types.token(named: TypeTable.name(of: kind))
    wellKnown.integers[index] = token
    return token
  }

  /// The type that a value says it has; `unknown` for a flat nil.
  public func dynamicType(of value: Value) -> TypeToken {
    switch value {
    case .none, .taken, .cell: .unknown
    case .void: voidType
    case .bool: boolType
    case .int: intType
    case .double: doubleType
    case .float: floatType
    case .cgFloat: cgFloatType
    case .integer(let integer): integerType(integer.kind)
    case .enumeration(let type, _): type
    case .metatype(let type): types.token(types[type].type.ofItself)
    case .string: stringType
    case .character: characterType
    case .structure(let box), .payload(let box), .tuple(let box): box.type
    case .object(let box): box.type
    case .array(let box): box.type
    case .dictionary(let box): box.type
    case .set(let box): box.type
    case .closure(let box): box.type
    case .optional(let box): box.type ?? optionalType(of: dynamicType(of: box.value))
    case .record(let box): box.type
    case .keyPath(let box): box.type
    case .native(let box): box.type
    case .opaque(let box): box.type
    case .weak(let reference): reference.object?.type ?? .unknown
    }
  }

  /// The type's name as the compiler prints it.
  public func describe(_ type: TypeToken, qualified: Bool) -> String {
    checked.describe(types[type].type, qualified: qualified)
  }

  /// Whether a type is a class or a subclass of another.
  public func isSubclass(_ type: TypeToken, of ancestor: TypeToken) -> Bool {
    var current = type
    while true {
      if current == ancestor { return true }
      guard let superclass = superclass(of: current) else { return false }
      current = superclass
    }
  }

  /// The superclass of a class, with its arguments.
  public func superclass(of type: TypeToken) -> TypeToken? {
    let info = types[type]
    guard let id = info.nominal, let superclass = program[id].superclass else { return nil }
    return types.token(
      types.substitute(superclass, parameters: program[id].generics, arguments: info.arguments, checked: checked))
  }

  /// The type of a stored property of a nominal type, with the generic arguments put in.
  public func fieldType(_ index: Int, of type: TypeToken) -> TypeToken {
    if let known = caches.fieldTypes[type] { return known.indices.contains(index) ? known[index] : .unknown }
    let info = types[type]
    guard let id = info.nominal else { return .unknown }
    let nominal = program[id]
    let tokens = nominal.fields.map { field in
      types.token(
        types.substitute(field.type, parameters: nominal.generics, arguments: info.arguments, checked: checked))
    }
    caches.fieldTypes[type] = tokens
    return tokens.indices.contains(index) ? tokens[index] : .unknown
  }

  /// The types of the payload of an enum case, with the generic arguments put in.
  func payloadTypes(_ tag: Int, of type: TypeToken) -> [TypeToken] {
    let info = types[type]
    guard let id = info.nominal, program[id].cases.indices.contains(tag) else { return [] }
    let nominal = program[id]
    return nominal.cases[tag].payload.map { element in
      types.token(
        types.substitute(element.type, parameters: nominal.generics, arguments: info.arguments, checked: checked))
    }
  }

  /// Whether a type conforms to a protocol; what can't be known counts as no.
  public func conforms(_ type: TypeToken, to protocolID: ProtocolID) -> Bool {
    let key = WitnessCaches.Conformance(type: type, protocolID: protocolID)
    if let known = caches.conformances[key] { return known }
    let result = checked.conforms(types[type].type, to: protocolID) ?? false
    caches.conformances[key] = result
    return result
  }
}
