import TheseusTypes

/// The type, tag and size that stand before the elements of an `Aggregate`.
public struct AggregateHeader {
  /// The type at run time.
  public let type: TypeToken
  /// The case of an enum; 0 otherwise, but for structs whose end is followed.
  public var tag: Int32
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

  /// The tag of a struct whose end is followed, because it has a `deinit`: an object with as many fields stands behind its own.
  static let followed: Int32 = -1

  deinit {
    withUnsafeMutablePointers { header, elements in
      if header.pointee.tag == Aggregate.followed { Aggregate.leave(elements, header.pointee.count - 1) }
      elements.deinitialize(count: header.pointee.count)
    }
  }

  /// Leaves the fields of a struct that ends to the object behind them, whose own end lets `deinit` run.
  private static func leave(_ elements: UnsafeMutablePointer<Value>, _ count: Int) {
    guard case .object(let follower) = elements[count] else { return }
    for index in 0..<count { swap(&elements[index], &follower[index]) }
  }

  /// Follows the end of a struct by an object, for which the last element has been left free.
  func follow(by follower: ObjectBox) {
    withUnsafeMutablePointers { header, elements in
      header.pointee.tag = Aggregate.followed
      elements[header.pointee.count - 1] = .object(follower)
    }
  }

  /// The object that follows the end of a struct.
  var follower: ObjectBox? {
    guard tag == Aggregate.followed, case .object(let follower) = self[count - 1] else { return nil }
    return follower
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

  /// A copy that shares nothing but its elements; of a struct whose end is followed that of the copy is from now on.
  public func copy() -> Aggregate {
    let header = header
    defer { if header.tag == Aggregate.followed { self[header.count - 1] = .none } }
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
