/// A function of the host that implements a declaration of the catalogue.
public typealias NativeFunction = (inout Arguments) throws(EvaluationError) -> Value

/// The natives by the symbols of the declarations that they implement.
public struct NativeTable {
  private(set) var functions: [String: NativeFunction] = [:]

  /// Makes an empty table.
  public init() {}

  /// Implements a symbol.
  public mutating func register(_ symbol: String, _ function: @escaping NativeFunction) {
    functions[symbol] = function
  }

  /// The native of a symbol.
  public subscript(symbol: String) -> NativeFunction? { functions[symbol] }

  /// Adds the natives of another table, which win.
  public mutating func merge(_ other: NativeTable) {
    functions.merge(other.functions) { $1 }
  }

  /// The symbols, sorted, for tests.
  public var symbols: [String] { functions.keys.sorted() }
}
