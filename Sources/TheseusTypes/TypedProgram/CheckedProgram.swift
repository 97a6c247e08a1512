import TheseusProgram

/// What the interpreter and the runtime ask of the checker, besides the tables of `TypedProgram`.
///
/// The checker answers lazily: a body is checked, a witness found, a catalogue declaration lowered when it is first asked for.
public protocol CheckedProgram: AnyObject {
  /// The tables, which grow as questions are asked.
  var program: TypedProgram { get }
  /// The checked body of a function whose implementation is `body`.
  func body(of function: FunctionID) -> TypedBody
  /// Whether a type conforms to a protocol; nil where it can't be known.
  func conforms(_ type: Type, to protocolID: ProtocolID) -> Bool?
  /// The protocols that a function, or the type that it is a member of, requires of a type parameter: `View` for `Content: View`.
  func constraints(on parameter: GenericParameter, of function: FunctionID) -> [ProtocolID]
  /// A requirement of a protocol by its symbol behind the protocol's name: `body.get`, `==(_:_:)`; of the catalogue too.
  func requirement(_ member: String, of protocolID: ProtocolID) -> FunctionID?
  /// The function that implements a requirement for a concrete type, with the generic arguments to call it with; nil if there is none.
  func witness(for requirement: FunctionID, of protocolID: ProtocolID, in type: Type) -> (
    function: FunctionID, arguments: [Type]
  )?
  /// An associated type of a concrete type, for example `Element` of `Array<Int>` in `Sequence`.
  func associatedType(_ name: String, of protocolID: ProtocolID, in type: Type) -> Type?
  /// The override of a class method that a class runs.
  func override(of function: FunctionID, in nominal: NominalID) -> FunctionID
  /// The type behind a function's `some P`; nil where that is not known, as of a declaration without a body.
  func underlyingType(of function: FunctionID, arguments: [Type]) -> Type?
  /// The members of a type with a name, for what is looked up while the program runs: functions, getters, initializers (`init`), enum cases are not included.
  /// A computed or stored property is its getter. Extensions of protocols that the type conforms to are included, members of the type itself first.
  func members(named name: String, of type: Type, isStatic: Bool) -> [FunctionID]
  /// The setter beside a getter, if there is one.
  func setter(of getter: FunctionID) -> FunctionID?
  /// The setter that puts back what a throw interrupted the change of: one without `didSet` if that knows no old value, else the same.
  func restoringSetter(of setter: FunctionID) -> FunctionID
  /// Whether a function asks a generic parameter of its own to conform to a protocol to which an existential does not conform itself: an
  /// existential given for it is opened.
  func opensExistentials(_ parameter: GenericParameter, of function: FunctionID) -> Bool
  /// Which actor a function runs on.
  func isolation(of function: FunctionID) -> Isolation
  /// Which actor a closure runs on that is given for a parameter.
  func isolation(ofArgument index: Int, of function: FunctionID) -> Isolation
  /// Which actor isolates the members of a type.
  func isolation(of nominal: NominalID) -> Isolation
  /// The protocol of a name, if the program or the catalogue declares it.
  func protocolID(named name: String) -> ProtocolID?
  /// The nominal of a (qualified) name, if the program or the catalogue declares it.
  func nominalID(named name: String) -> NominalID?
  /// A type as equal types all say it: `P & Q` for `Q & P`.
  func canonical(_ type: Type) -> Type
  /// A type as the compiler prints it: `Optional<Text>`, `Array<main.Item>` with modules, without them otherwise.
  func describe(_ type: Type, qualified: Bool) -> String
  /// A type as `print(type(of:))` shows it: without the types around it.
  func printedName(of type: Type) -> String
}
