import TheseusTypes

/// What stands before the fields of an `ObjectBox`.
public struct ObjectHeader {
  /// The class at run time.
  public let type: TypeToken
  /// The number of the instance among those of its class, from 1.
  public let serial: Int32
  /// The number of fields.
  public let count: Int
  /// Who is told at its end; nil if that matters to nobody: it has no `deinit`, and no host follows its lifetime.
  var lifetimes: ObjectLifetimes?
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
      if let lifetimes = header.pointee.lifetimes {
        lifetimes.bury(header.pointee, elements)
      } else {
        elements.deinitialize(count: header.pointee.count)
      }
    }
  }

  /// Lets the object end without a `deinit`.
  func forget() { header.lifetimes = nil }

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

/// Names an object whose initializer is still to delegate to another one.
private struct UnfinishedObject: Hashable {
  var type: TypeToken
  var serial: Int
}

/// The objects of one interpreter that have ended and whose `deinit` is still to run, and the serial numbers of its classes.
public final class ObjectLifetimes {
  /// How many objects wait; read by the machine after each release.
  let pendingCount = UnsafeMutablePointer<Int>.allocate(capacity: 1)
  private var pending: [ObjectBox] = []
  /// The last number of each class, by the index of its type.
  private var serials: [Int32] = []
  /// The objects whose initializers are still to delegate to another one.
  private var unfinished: Set<UnfinishedObject> = []
  /// Whether the interpreter is going away, so that no `deinit` runs any more.
  var isClosed = false

  init() { pendingCount.initialize(to: 0) }

  deinit { pendingCount.deallocate() }

  /// The next number of an instance of a class.
  func nextSerial(of type: TypeToken) -> Int32 {
    reserve(type)
    serials[Int(type.index)] += 1
    return serials[Int(type.index)]
  }

  private func reserve(_ type: TypeToken) {
    if serials.count <= Int(type.index) {
      serials += Array(repeating: 0, count: Int(type.index) + 1 - serials.count)
    }
  }

  /// Notes whether an object's initializer is still to delegate to another one.
  func setUnfinished(_ object: ObjectBox, _ isUnfinished: Bool) {
    let key = UnfinishedObject(type: object.type, serial: object.serial)
    if isUnfinished { unfinished.insert(key) } else { unfinished.remove(key) }
  }

  /// Whether an object that has ended was still to be initialized by another initializer; it is forgotten.
  func takeUnfinished(_ object: ObjectBox) -> Bool {
    unfinished.remove(UnfinishedObject(type: object.type, serial: object.serial)) != nil
  }

  /// Goes on with the numbers of another interpreter's classes, by what the types are here.
  func carryOn(_ other: ObjectLifetimes, _ type: (TypeToken) -> TypeToken?) {
    for (index, serial) in other.serials.enumerated() where serial > 0 {
      guard let own = type(TypeToken(index: Int32(index))) else { continue }
      reserve(own)
      serials[Int(own.index)] = max(serial, serials[Int(own.index)])
    }
  }

  fileprivate func bury(_ header: ObjectHeader, _ elements: UnsafeMutablePointer<Value>) {
    if isClosed {
      elements.deinitialize(count: header.count)
      return
    }
    var header = header
    header.lifetimes = nil
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
