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
