import TheseusTypes

/// What stands before the fields of an `ObjectBox`.
public struct ObjectHeader {
  /// The class at run time.
  public let type: TypeToken
  /// The number of the instance among those of its class, from 1.
  public let serial: Int32
  /// The number of fields.
  public let count: Int
  /// Whether its end matters to anyone: a `deinit`, or a host that follows lifetimes.
  var isFollowed: Bool
  /// Who is told at the end of a followed object.
  let lifetimes: ObjectLifetimes
}

/// An instance of a class or actor.
///
/// When the last reference to a followed object goes, its fields move into a new box, which waits in `ObjectLifetimes` for its `deinit` to run.
public final class ObjectBox: ManagedBuffer<ObjectHeader, Value> {
  static func make(_ header: ObjectHeader) -> ObjectBox {
    let buffer = ObjectBox.create(minimumCapacity: header.count) { _ in header }
    buffer.withUnsafeMutablePointerToElements { $0.initialize(repeating: .none, count: header.count) }
    return unsafeDowncast(buffer, to: ObjectBox.self)
  }

  deinit {
    withUnsafeMutablePointers { header, elements in
      if header.pointee.isFollowed {
        header.pointee.lifetimes.bury(header.pointee, elements)
      } else {
        elements.deinitialize(count: header.pointee.count)
      }
    }
  }

  /// The class at run time.
  public var type: TypeToken { header.type }
  /// The number of the instance among those of its class: `Model #3`.
  public var serial: Int { Int(header.serial) }
  /// The number of fields.
  public var count: Int { header.count }

  /// A field, without telling a host.
  public subscript(index: Int) -> Value {
    get { withUnsafeMutablePointerToElements { $0[index] } }
    set { withUnsafeMutablePointerToElements { $0[index] = newValue } }
  }

  /// All fields.
  public var values: [Value] {
    withUnsafeMutablePointers { header, elements in
      Array(UnsafeBufferPointer(start: elements, count: header.pointee.count))
    }
  }
}

/// The objects of one interpreter that have ended and whose `deinit` is still to run, and the serial numbers of its classes.
public final class ObjectLifetimes {
  /// How many objects wait; read by the machine after each release.
  let pendingCount = UnsafeMutablePointer<Int>.allocate(capacity: 1)
  private var pending: [ObjectBox] = []
  private var serials: [TypeToken: Int32] = [:]
  /// Whether the interpreter is going away, so that no `deinit` runs any more.
  var isClosed = false

  init() { pendingCount.initialize(to: 0) }

  deinit { pendingCount.deallocate() }

  /// The next number of an instance of a class.
  func nextSerial(of type: TypeToken) -> Int32 {
    let serial = (serials[type] ?? 0) + 1
    serials[type] = serial
    return serial
  }

  /// Goes on with the numbers of another interpreter's classes, by what the types are here.
  func carryOn(_ other: ObjectLifetimes, _ type: (TypeToken) -> TypeToken?) {
    for (token, serial) in other.serials {
      if let own = type(token) { serials[own] = max(serial, serials[own] ?? 0) }
    }
  }

  fileprivate func bury(_ header: ObjectHeader, _ elements: UnsafeMutablePointer<Value>) {
    if isClosed {
      elements.deinitialize(count: header.count)
      return
    }
    var header = header
    header.isFollowed = false
    let box = ObjectBox.create(minimumCapacity: header.count) { _ in header }
    box.withUnsafeMutablePointerToElements { $0.moveInitialize(from: elements, count: header.count) }
    pending.append(unsafeDowncast(box, to: ObjectBox.self))
    pendingCount.pointee += 1
  }

  /// The objects that wait, in the order of their ends; they wait no more.
  func takeAll() -> [ObjectBox] {
    let objects = pending
    pending = []
    pendingCount.pointee = 0
    return objects
  }
}
