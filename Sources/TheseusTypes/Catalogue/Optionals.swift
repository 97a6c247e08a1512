extension Catalogue {
  /// `Optional` and `Result`.
  static let optionals = #"""
    enum Optional<Wrapped>: ExpressibleByNilLiteral {
      case none
      case some(Wrapped)
      init(_ value: Wrapped) { self = .some(value) }
      init(nilLiteral: ()) { self = .none }
      func map<U, E: Error>(_ transform: (Wrapped) throws(E) -> U) throws(E) -> U? { if let value = self { return try transform(value) } else { return nil } }
      func flatMap<U, E: Error>(_ transform: (Wrapped) throws(E) -> U?) throws(E) -> U? { if let value = self { return try transform(value) } else { return nil } }
      var unsafelyUnwrapped: Wrapped { self! }
      var debugDescription: String { _optionalDescription(self) }
      mutating func take() -> Wrapped? { let value = self; self = nil; return value }
      var _isNone: Bool { get }
      static func == (a: Wrapped?, b: Wrapped?) -> Bool where Wrapped: Equatable
      static func != (a: Wrapped?, b: Wrapped?) -> Bool where Wrapped: Equatable { !(a == b) }
    }
    extension Optional: Equatable where Wrapped: Equatable {
    }
    extension Optional: Hashable where Wrapped: Hashable {
      func hash(into hasher: inout Hasher)
    }
    extension Optional: Sendable where Wrapped: Sendable {
    }
    extension Optional: Encodable where Wrapped: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let value = self { try container.encode(value) } else { try container.encodeNil() }
      }
    }
    extension Optional: Decodable where Wrapped: Decodable {
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() { self = nil } else { self = try container.decode(Wrapped.self) }
      }
    }
    func _optionalDescription<T>(_ value: T?) -> String
    enum Result<Success, Failure: Error> {
      case success(Success)
      case failure(Failure)
      init(catching body: () throws(Failure) -> Success) {
        do {
          self = .success(try body())
        } catch {
          self = .failure(error)
        }
      }
      func get() throws(Failure) -> Success {
        switch self {
        case .success(let value): return value
        case .failure(let error): throw error
        }
      }
      func map<T>(_ transform: (Success) -> T) -> Result<T, Failure> {
        switch self {
        case .success(let value): return .success(transform(value))
        case .failure(let error): return .failure(error)
        }
      }
      func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return .failure(transform(error))
        }
      }
      func flatMap<T>(_ transform: (Success) -> Result<T, Failure>) -> Result<T, Failure> {
        switch self {
        case .success(let value): return transform(value)
        case .failure(let error): return .failure(error)
        }
      }
    }
    extension Result {
      func flatMapError<E: Error>(_ transform: (Failure) -> Result<Success, E>) -> Result<Success, E> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return transform(error)
        }
      }
    }
    extension Result: Equatable where Success: Equatable, Failure: Equatable {
    }
    extension Result: Hashable where Success: Hashable, Failure: Hashable {
    }
    extension Result: Sendable where Success: Sendable {
    }
    """#
}
