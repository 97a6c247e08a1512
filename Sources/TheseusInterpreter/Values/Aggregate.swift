import TheseusTypes

/// The type, tag and size that stand before the elements of an `Aggregate`.
public struct AggregateHeader {
  /// The type at run time.
  public let type: TypeToken
  /// The case of an enum; 0 otherwise.
  public let tag: Int32
  /// The number of elements.
  public let count: Int
}

/// The fields of a struct, the payload of an enum case or the elements of a tuple, in one allocation.
public final class Aggregate: ManagedBuffer<AggregateHeader, Value> {
  /// Makes an aggregate whose elements are all `.none`.
  public static func make(type: TypeToken, tag: Int32 = 0, count: Int) -> Aggregate {
    let buffer = Aggregate.create(minimumCapacity: count) { _ in AggregateHeader(type: type, tag: tag, count: count) }
    buffer.withUnsafeMutablePointerToElements { $0.initialize(repeating: .none, count: count) }
    return unsafeDowncast(buffer, to: Aggregate.self)
  }

  /// Makes an aggregate of values.
  public static func make(type: TypeToken, tag: Int32 = 0, _ values: [Value]) -> Aggregate {
    let buffer = Aggregate.create(minimumCapacity: values.count) { _ in
      AggregateHeader(type: type, tag: tag, count: values.count)
    }
    buffer.withUnsafeMutablePointerToElements { elements in
      for index in values.indices { (elements + index).initialize(to: values[index]) }
    }
    return unsafeDowncast(buffer, to: Aggregate.self)
  }

  /// Makes an aggregate of values that are moved out of memory.
  static func make(type: TypeToken, tag: Int32, moving values: UnsafeMutablePointer<Value>, count: Int) -> Aggregate {
    let buffer = Aggregate.create(minimumCapacity: count) { _ in AggregateHeader(type: type, tag: tag, count: count) }
    buffer.withUnsafeMutablePointerToElements { $0.moveInitialize(from: values, count: count) }
    return unsafeDowncast(buffer, to: Aggregate.self)
  }

  deinit {
    _ = withUnsafeMutablePointers { header, elements in
      elements.deinitialize(count: header.pointee.count)
    }
  }

  /// The type at run time.
  public var type: TypeToken { header.type }
  /// The case of an enum.
  public var tag: Int32 { header.tag }
  /// The number of elements.
  public var count: Int { header.count }

  /// An element; writing requires that the aggregate is not shared.
  public subscript(index: Int) -> Value {
    get { withUnsafeMutablePointerToElements { $0[index] } }
    set { withUnsafeMutablePointerToElements { $0[index] = newValue } }
  }

  /// All elements.
  public var values: [Value] {
    withUnsafeMutablePointers { header, elements in
      Array(UnsafeBufferPointer(start: elements, count: header.pointee.count))
    }
  }

  /// A copy that shares nothing but its elements.
  public func copy() -> Aggregate {
    let header = header
    let buffer = Aggregate.create(minimumCapacity: header.count) { _ in header }
    withUnsafeMutablePointerToElements { source in
      buffer.withUnsafeMutablePointerToElements { $0.initialize(from: source, count: header.count) }
    }
    return unsafeDowncast(buffer, to: Aggregate.self)
  }

  /// A copy with one element replaced.
  public func replacing(_ index: Int, with value: Value) -> Aggregate {
    let result = copy()
    result[index] = value
    return result
  }
}
