/// An aggregate, object or array as it lies in memory.
///
/// Reading through the class retains and releases the box for each element: 39% of the time of the n-body program. The
/// register that refers to the box keeps it alive meanwhile. `BoxMemoryTests` compares this with the real layout.
struct BoxMemory {
  private let start: UnsafeMutableRawPointer

  /// The box that a value refers to, whose reference stands first in the value.
  @inline(__always)
  init(of value: UnsafeMutablePointer<Value>) {
    start = UnsafeMutableRawPointer(value).load(as: UnsafeMutableRawPointer.self)
  }

  // A class instance begins with its metadata and its reference counts.
  private static var header: Int { 16 }

  /// The number of elements of an `Aggregate`, or of fields of an `ObjectBox`.
  @inline(__always)
  var count: Int { start.load(fromByteOffset: BoxMemory.header + 8, as: Int.self) }

  /// The type of an `ObjectBox`, as the index of its token.
  @inline(__always)
  var type: Int32 { start.load(fromByteOffset: BoxMemory.header, as: Int32.self) }

  /// The tag of an `Aggregate`.
  @inline(__always)
  var tag: Int32 { start.load(fromByteOffset: BoxMemory.header + 4, as: Int32.self) }

  /// The elements of an `Aggregate`.
  @inline(__always)
  var elements: UnsafeMutablePointer<Value> {
    (start + BoxMemory.header + MemoryLayout<AggregateHeader>.size).assumingMemoryBound(to: Value.self)
  }

  /// The fields of an `ObjectBox`.
  @inline(__always)
  var fields: UnsafeMutablePointer<Value> {
    (start + BoxMemory.header + MemoryLayout<ObjectHeader>.size).assumingMemoryBound(to: Value.self)
  }

  /// The elements of an `ArrayBox`, whose first property is the array; they may be read only.
  @inline(__always)
  var array: UnsafeBufferPointer<Value> {
    let storage = start.load(fromByteOffset: BoxMemory.header, as: UnsafeMutableRawPointer.self)
    return UnsafeBufferPointer(
      start: UnsafePointer((storage + 2 * BoxMemory.header).assumingMemoryBound(to: Value.self)),
      count: storage.load(fromByteOffset: BoxMemory.header, as: Int.self))
  }
}
