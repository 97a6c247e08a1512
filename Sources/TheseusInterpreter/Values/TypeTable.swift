import TheseusProgram
import TheseusTypes

/// What the machine knows of an interned type.
public struct TypeInfo {
  /// The type, without parameters.
  public let type: Type
  /// Its nominal, if it is one.
  public let nominal: NominalID?
  /// Its generic arguments, or the elements of a tuple or pack.
  public let arguments: [TypeToken]
  /// How its values are stored.
  public let storage: Storage

  /// How values of a type are stored, as far as that decides what runs.
  public enum Storage: Hashable, Sendable {
    /// One of the natively known types.
    case bool, int, double, float, cgFloat, string, character, array, dictionary, set, optional
    /// An integer of another width.
    case integer(FixedInteger.Kind)
    /// A struct of the program, or one of the catalogue with fields.
    case structure
    /// An enum.
    case enumeration
    /// A class or actor.
    case object
    /// `Any`, `any P`.
    case existential
    /// A tuple.
    case tuple
    /// A function.
    case function
    /// A metatype.
    case metatype
    /// Not known.
    case unknown
  }
}

/// The interned types and lists of generic arguments of one interpreter.
public final class TypeTable {
  private let checked: any CheckedProgram
  private var infos: [TypeInfo] = []
  private var tokens: [ExactType: TypeToken] = [:]
  private var lists: [[TypeToken]] = [[]]
  private var listTokens: [[TypeToken]: GenericArguments] = [[]: .none]
  private var nominals: [String: NominalID] = [:]
  private var storages: [NominalID: TypeInfo.Storage] = [:]

  init(checked: any CheckedProgram) {
    self.checked = checked
    let unknown = TypeInfo(type: .unknown, nominal: nil, arguments: [], storage: .unknown)
    infos.append(unknown)
    tokens[ExactType(.unknown)] = .unknown
  }

  /// The facts of a token.
  public subscript(token: TypeToken) -> TypeInfo { infos[Int(token.index)] }

  /// The elements of a list.
  public subscript(list: GenericArguments) -> [TypeToken] { lists[Int(list.index)] }

  /// The token of a type that has no parameters in it.
  public func token(_ type: Type) -> TypeToken {
    let key = ExactType(type)
    if let token = tokens[key] { return token }
    let canonical = checked.canonical(type)
    if canonical != type {
      let token = token(canonical)
      tokens[key] = token
      return token
    }
    let info = makeInfo(type)
    if let token = tokens[key] { return token }
    infos.append(info)
    let token = TypeToken(index: Int32(infos.count - 1))
    tokens[key] = token
    return token
  }

  /// The token of a list.
  public func list(_ arguments: [TypeToken]) -> GenericArguments {
    guard !arguments.isEmpty else { return .none }
    if let list = listTokens[arguments] { return list }
    let list = GenericArguments(index: Int32(lists.count))
    lists.append(arguments)
    listTokens[arguments] = list
    return list
  }

  /// The nominal of a name of the library; nil if nothing declares it.
  public func nominal(_ name: String) -> NominalID? {
    if let id = nominals[name] { return id }
    let id = checked.nominalID(named: name)
    nominals[name] = id
    return id
  }

  /// The token of a library type with arguments.
  public func token(named name: String, _ arguments: [TypeToken] = []) -> TypeToken {
    guard let id = nominal(name) else { return .unknown }
    return token(.nominal(id, arguments.map { self[$0].type }))
  }

  private func makeInfo(_ type: Type) -> TypeInfo {
    switch type {
    case .nominal(let id, let arguments):
      TypeInfo(type: type, nominal: id, arguments: arguments.map(token), storage: storage(of: id))
    case .tuple(let elements), .pack(let elements):
      TypeInfo(type: type, nominal: nil, arguments: elements.map { token($0.type) }, storage: .tuple)
    case .function:
      TypeInfo(type: type, nominal: nil, arguments: [], storage: .function)
    case .existential:
      TypeInfo(type: type, nominal: nil, arguments: [], storage: .existential)
    case .metatype(let instance), .protocolMetatype(let instance):
      TypeInfo(type: type, nominal: nil, arguments: [token(instance)], storage: .metatype)
    default:
      TypeInfo(type: type, nominal: nil, arguments: [], storage: .unknown)
    }
  }

  /// How instances of a nominal are stored.
  func storage(of id: NominalID) -> TypeInfo.Storage {
    if let storage = storages[id] { return storage }
    let nominal = checked.program[id]
    let storage: TypeInfo.Storage
    if nominal.isCatalogue, let known = TypeTable.known[nominal.qualifiedName] {
      storage = known
    } else {
      storage =
        switch nominal.kind {
        case .structure: .structure
        case .class, .actor: .object
        case .enumeration: .enumeration
        case .protocol: .existential
        }
    }
    storages[id] = storage
    return storage
  }

  private static let known: [String: TypeInfo.Storage] = [
    "Bool": .bool, "Int": .int, "Double": .double, "Float": .float, "CGFloat": .cgFloat, "String": .string,
    "Character": .character, "Array": .array, "ContiguousArray": .array, "Dictionary": .dictionary, "Set": .set,
    "Optional": .optional,
    "Int8": .integer(.int8), "Int16": .integer(.int16), "Int32": .integer(.int32), "Int64": .integer(.int64),
    "UInt": .integer(.uint), "UInt8": .integer(.uint8), "UInt16": .integer(.uint16), "UInt32": .integer(.uint32),
    "UInt64": .integer(.uint64),
  ]

  /// The name of a number type.
  static func name(of kind: FixedInteger.Kind) -> String {
    switch kind {
    case .int8: "Int8"
    case .int16: "Int16"
    case .int32: "Int32"
    case .int64: "Int64"
    case .uint: "UInt"
    case .uint8: "UInt8"
    case .uint16: "UInt16"
    case .uint32: "UInt32"
    case .uint64: "UInt64"
    }
  }
}
