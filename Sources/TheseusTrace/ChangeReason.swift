/// Why a body ran, in the words of SwiftUI's `_printChanges`.
public enum ChangeReason: Sendable, Hashable {
  /// The view value differs from the one before.
  case viewValue
  /// The storage is new.
  case identity
  /// A dynamic property changed; the name has its underscore, as in `_dayTime`.
  case property(String)
  /// A property of an observable object changed.
  case dependencies

  /// The item as `_printChanges` prints it.
  public var text: String {
    switch self {
    case .viewValue: "@self"
    case .identity: "@identity"
    case .property(let name): name
    case .dependencies: "@dependencies"
    }
  }
}
