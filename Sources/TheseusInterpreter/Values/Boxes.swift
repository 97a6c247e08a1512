import TheseusTypes

/// The elements of an array with the array's type.
public final class ArrayBox {
  /// The elements.
  public var elements: [Value]
  /// The type, `Array<Int>`.
  public let type: TypeToken
  /// How many elements Swift would have room for; 0 while it would have allocated just what is needed.
  var room: Int32 = 0

  /// Makes an array.
  public init(_ elements: [Value], type: TypeToken) {
    self.elements = elements
    self.type = type
  }
}

/// The entries of a dictionary with its type.
public final class DictionaryBox {
  /// The entries in order.
  public var table: ValueTable
  /// The type, `Dictionary<String, Int>`.
  public let type: TypeToken

  /// Makes a dictionary.
  public init(_ table: ValueTable = ValueTable(), type: TypeToken) {
    self.table = table
    self.type = type
  }
}

/// The elements of a set with its type.
public final class SetBox {
  /// The elements in order, as keys without values.
  public var table: ValueTable
  /// The type, `Set<Int>`.
  public let type: TypeToken

  /// Makes a set.
  public init(_ table: ValueTable = ValueTable(), type: TypeToken) {
    self.table = table
    self.type = type
  }
}

/// An optional inside an optional or an `Any`.
public final class OptionalBox {
  /// The optional in its flat form: `.none`, or what is inside.
  public let value: Value
  /// The optional's own type where it was erased; nil for an optional inside an optional.
  public let type: TypeToken?

  /// Makes a box.
  public init(_ value: Value, type: TypeToken? = nil) {
    self.value = value
    self.type = type
  }
}

/// A variable that closures share.
public final class Cell {
  /// The current value.
  public var value: Value

  /// Makes a variable.
  public init(_ value: Value) { self.value = value }
}

/// A reference that does not keep its object alive.
public final class WeakReference {
  /// The object while it lives.
  public private(set) weak var object: ObjectBox?
  /// Whether using it after the object's end is a trap.
  public let isUnowned: Bool
  private let wasNil: Bool

  /// Makes a reference.
  public init(_ object: ObjectBox?, isUnowned: Bool) {
    self.object = object
    self.isUnowned = isUnowned
    wasNil = object == nil
  }

  /// Whether it must not be read any more; an `unowned` optional that is nil may.
  var isDangling: Bool { isUnowned && !wasNil && object == nil }
}

/// A use of an API that the catalogue does not have, kept as its name and arguments.
public final class OpaqueBox {
  /// What it is applied to.
  public let base: Value?
  /// The name as written.
  public let name: String
  /// The arguments with labels; nil without parentheses.
  public let arguments: [(label: String?, value: Value)]?
  /// Whether it stands where a view must.
  public let isView: Bool
  /// Its static type.
  public let type: TypeToken

  /// The name with the labels of the arguments, as a function's is written; of an element, that of the whole.
  public var signature: String {
    if case .opaque(let whole)? = base, name.hasPrefix(whole.name + ".") { return whole.signature }
    guard let arguments else { return name }
    return "\(name)(\(arguments.map { ($0.label ?? "_") + ":" }.joined()))"
  }

  /// What is not known in it: of an operator's result the first operand that is not, of an element that of the whole.
  var source: OpaqueBox {
    if case .opaque(let whole)? = base, Int(name) != nil || name.hasPrefix(whole.name + ".") { return whole.source }
    guard name.isOperatorName, let arguments else { return self }
    for case .opaque(let operand) in arguments.map(\.value) { return operand.source }
    return self
  }

  /// Makes an opaque value.
  public init(base: Value?, name: String, arguments: [(label: String?, value: Value)]?, isView: Bool, type: TypeToken) {
    self.base = base
    self.name = name
    self.arguments = arguments
    self.isView = isView
    self.type = type
  }
}

/// The base class of values that natives implement; subclasses are immutable or copied by their natives before a change.
open class NativeObject {
  /// The type at run time.
  public let type: TypeToken

  /// Makes a value of a type.
  public init(type: TypeToken) { self.type = type }

  /// What `print` shows.
  open var description: String { "" }
  /// The fields as `print` shows them between the type's name and its parenthesis; nil if `description` is all.
  open var fields: String? { nil }
  /// What `debugPrint` and containers show.
  open var debugDescription: String { description }
  /// Whether it equals another of the same Swift class.
  open func isEqual(to other: NativeObject) -> Bool { self === other }
  /// Feeds a hasher with what `isEqual` compares.
  open func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  /// Whether it is less than another of the same Swift class; nil if they have no order.
  open func isLess(than other: NativeObject) -> Bool? { nil }
  /// The same value for the interpreter of an edited program; nil if it cannot be carried over.
  open func transferred(by transfer: ValueTransfer) -> NativeObject? { nil }
}
