/// What a trace says of the view behind storage when that view is gone, the handle apart.
enum EndedOwner {
  /// A view that traces list, all of whose storage is its own properties: its type says everything, and nothing is made for each row that ends.
  case listed(CompositeType)
  /// Another one.
  case other(EndedView)

  /// The type of the view, or of the nearest one around it that traces list.
  var listedType: CompositeType {
    switch self {
    case .listed(let type): type
    case .other(let view): view.listedType
    }
  }

  /// The declaration of storage of the view, with its storage name.
  func declaration(of location: StateLocation) -> (name: String, info: DynamicPropertyInfo) {
    switch self {
    case .listed(let type):
      let info = type.properties[location.property]
      return (info.name, info)
    case .other(let view): return view.declaration(of: location)
    }
  }
}

/// What is left of a view that traces do not list, or with storage inside a `DynamicProperty` of the program.
final class EndedView {
  /// The type of the nearest view that traces list, which may be itself.
  let listedType: CompositeType
  private let declarations: [ObjectIdentifier: (name: String, info: DynamicPropertyInfo)]
  private let type: CompositeType

  /// Keeps what is said of a view and its storage.
  init(_ type: CompositeType, listedAs listedType: CompositeType, storage: [StoredProperty]) {
    self.type = type
    self.listedType = listedType
    let declarations = storage.compactMap { stored in
      stored.property.location.map { (ObjectIdentifier($0), (name: stored.name, info: stored.info)) }
    }
    self.declarations = Dictionary(declarations) { first, _ in first }
  }

  /// The declaration of storage, with its storage name.
  func declaration(of location: StateLocation) -> (name: String, info: DynamicPropertyInfo) {
    if let declaration = declarations[ObjectIdentifier(location)] { return declaration }
    let info = type.properties[location.property]
    return (info.name, info)
  }
}
