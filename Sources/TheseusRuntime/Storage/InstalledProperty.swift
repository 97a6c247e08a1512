import TheseusGraph
import TheseusInterpreter

/// What a dynamic property of one view stands for while the view lives.
enum InstalledProperty {
  /// Storage: `State`, `FocusState`, `AppStorage`, `GestureState` and the like.
  case state(StateLocation)
  /// A binding, by the location that it leads to.
  case binding(Location?)
  /// An object made once: `StateObject`.
  case object(StateLocation, ObjectSource)
  /// An object handed in: `ObservedObject`, `EnvironmentObject`.
  case observed(ObjectSource?)
  /// A value of the environment.
  case environment(Value)
  /// `Namespace`: its number.
  case namespace(Int)
  /// A type of the program that conforms to `DynamicProperty`, with its own dynamic properties and its value after `update()`.
  case group([InstalledProperty], Value)
  /// Something that needs nothing.
  case none

  /// Whether a reader depends on a source, the environment apart.
  func depends(on source: SourceID) -> Bool {
    switch self {
    case .state(let location): location.source == source
    case .binding(let location): (location?.root as? StateLocation)?.source == source
    case .object(let location, let object): location.source == source || object.source == source
    case .observed(let object): object?.source == source
    case .group(let inner, _): inner.contains { $0.depends(on: source) }
    case .environment, .namespace, .none: false
    }
  }
}

/// What views that hold an object depend on.
final class ObjectSource {
  /// The source that `objectWillChange` invalidates.
  let source: SourceID
  /// What the object is called in traces, as `Model #2`.
  let name: String

  /// Makes the source of an object.
  init(source: SourceID, name: String) {
    self.source = source
    self.name = name
  }
}
