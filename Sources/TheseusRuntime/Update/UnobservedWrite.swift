import TheseusInterpreter
import TheseusProgram

/// The first write of an update to a property that nobody observes: a plain stored one, or an `@ObservationIgnored` one.
struct UnobservedWrite {
  /// The object, which is not kept alive: if it ends, nobody asks.
  weak var object: ObjectBox?
  /// The property.
  let field: Int
  /// The value before.
  let old: RetainedValue
  /// The code that wrote.
  let origin: WriteOriginRecord
  /// The pass that it would have led to.
  let pass: Int
  /// Where the assignment stands.
  let range: SourceRange?
}

/// The writes of an update that nobody observes, one for each property.
struct UnobservedWrites {
  private struct Place: Hashable {
    let object: ObjectIdentifier
    let field: Int
  }

  /// The first write to each property, in order.
  private(set) var first: [UnobservedWrite] = []
  private var places: Set<Place> = []

  /// Whether a property has been written before; it counts as written from now on.
  mutating func note(_ field: Int, of object: ObjectBox) -> Bool {
    !places.insert(Place(object: ObjectIdentifier(object), field: field)).inserted
  }

  /// Adds the first write to a property.
  mutating func add(_ write: UnobservedWrite) { first.append(write) }
}
