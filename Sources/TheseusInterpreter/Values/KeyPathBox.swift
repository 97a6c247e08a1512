import TheseusTypes

/// A key path: its links, each ready to be read and written.
public final class KeyPathBox {
  /// A link.
  public enum Component {
    /// A stored property.
    case field(Int, name: String)
    /// A computed property or subscript, with the subscript's arguments.
    case computed(getter: FunctionID, setter: FunctionID?, generics: [TypeToken], arguments: [Value], name: String)
    /// An element of a tuple.
    case tupleElement(Int)
    /// `?`
    case optionalChain
    /// `!`
    case forceUnwrap
    /// The end of a path with `?` in it whose last link is no optional.
    case optionalWrap
    /// A member that is looked up when the path is used.
    case dynamic(String)
  }
  /// The links.
  public let components: [Component]
  /// The type, `WritableKeyPath<Item, String>`.
  public let type: TypeToken
  /// What each link gave, while the place that it leads to is changed: a change reads everything on its way once.
  let passed: [Value]

  /// Makes a key path.
  public init(_ components: [Component], type: TypeToken) {
    self.components = components
    self.type = type
    passed = []
  }

  private init(_ components: [Component], type: TypeToken, passed: [Value]) {
    self.components = components
    self.type = type
    self.passed = passed
  }

  /// The key path to a place that is changed now.
  func opened(by passed: [Value]) -> KeyPathBox { KeyPathBox(components, type: type, passed: passed) }

  /// A key path of this one's links followed by another's.
  public func appending(_ other: KeyPathBox, type: TypeToken) -> KeyPathBox {
    KeyPathBox(components + other.components, type: type)
  }

  /// The names of its links, joined by dots: what identifies an environment key.
  public var path: String {
    components.compactMap { component in
      switch component {
      case .field(_, let name), .computed(_, _, _, _, let name), .dynamic(let name): name
      case .tupleElement(let index): "\(index)"
      case .optionalChain, .forceUnwrap, .optionalWrap: nil
      }
    }
    .joined(separator: ".")
  }

  /// Its links as they are written behind the root; `\Item.size?.width` is `.size?.width?`, as it wraps its value again.
  public var links: String {
    if components.isEmpty { return ".self" }
    return components.map { component in
      switch component {
      case .field(_, let name), .computed(_, _, _, _, let name), .dynamic(let name): "." + name
      case .tupleElement(let index): ".\(index)"
      case .optionalChain, .optionalWrap: "?"
      case .forceUnwrap: "!"
      }
    }
    .joined()
  }
}
