import TheseusInterpreter
import TheseusProgram
import TheseusTrace
import TheseusTypes

/// The facts about a type of views, modifiers or styles with a `body`, found once.
final class CompositeType {
  /// What a `body` can belong to.
  enum Form: Equatable {
    /// A view.
    case view
    /// A view modifier.
    case modifier
    /// A style, which draws a control.
    case style(StyleKind)

    /// Whether it is a style.
    var isStyle: Bool { if case .style = self { true } else { false } }
  }

  /// The type.
  let type: Type
  /// The declared name with its enclosing types and without generic arguments.
  let name: String
  /// The whole name, as `_printChanges` prints it.
  let fullName: String
  /// The function that gives `body`, with its generic arguments.
  let body: FunctionID
  /// The generic arguments to call it with.
  let bodyArguments: [TypeToken]
  /// The dynamic properties, in order of declaration.
  let properties: [DynamicPropertyInfo]
  /// Those of them that are `State` whose values can hold references to objects, unless code of the program compares views of the type.
  let stateWithObjects: [DynamicPropertyInfo]
  /// The stored fields, in order.
  let fields: [TypedNominal.Field]
  /// What it is.
  let form: Form
  /// Whether traces list it: it is the program's and not the catalogue's.
  let isListed: Bool
  /// Whether its values can hold references to objects.
  let holdsObjects: Bool
  /// Whether its storage can hold nothing but numbers, text and structs and enums of such: nobody need look into it for objects.
  let storesPlainValues: Bool
  /// Whether storage of it is kept outside of views.
  let keepsOutside: Bool
  /// The places of all dynamic properties, in order.
  let allProperties: [Int]
  /// Whether SwiftUI was found not to refuse views of the type; looking again for each view took a tenth of a mount's time.
  var isAccepted = false

  /// Whether a dynamic property is a `DynamicProperty` of the program, with properties inside.
  let hasGroups: Bool

  /// Makes the facts of a type.
  init(
    type: Type, name: String, fullName: String, body: FunctionID, bodyArguments: [TypeToken],
    properties: [DynamicPropertyInfo], stateWithObjects: [DynamicPropertyInfo], fields: [TypedNominal.Field],
    form: Form, isListed: Bool, holdsObjects: Bool, storesPlainValues: Bool
  ) {
    self.type = type
    self.name = name
    self.fullName = fullName
    self.body = body
    self.bodyArguments = bodyArguments
    self.properties = properties
    self.stateWithObjects = stateWithObjects
    self.fields = fields
    self.form = form
    self.isListed = isListed
    self.holdsObjects = holdsObjects
    self.storesPlainValues = storesPlainValues
    keepsOutside = properties.contains(where: \.keepsOutside)
    hasGroups = properties.contains { $0.kind == .group }
    allProperties = Array(properties.indices)
  }

  /// What it adds to identity paths.
  var element: String {
    switch form {
    case .view: name
    case .modifier: "mod(\(name))"
    case .style: "style(\(name))"
    }
  }
}

/// A stored field whose type is a dynamic property.
final class DynamicPropertyInfo {
  /// The field.
  let field: Int
  /// The storage name, as `_count`.
  let name: String
  /// What it is.
  let kind: DynamicPropertyKind
  /// The type of the field.
  let type: Type
  /// The dynamic properties inside, for a type of the program.
  let inner: [DynamicPropertyInfo]

  /// Makes the facts of a field.
  init(field: Int, name: String, kind: DynamicPropertyKind, type: Type, inner: [DynamicPropertyInfo]) {
    self.field = field
    self.name = name
    self.kind = kind
    self.type = type
    self.inner = inner
  }

  /// Whether its value, or one inside, is kept outside of views.
  var keepsOutside: Bool { kind.isKeptOutside || inner.contains(where: \.keepsOutside) }

  /// Which field of the wrapper holds the initial value.
  var initialValueField: Int { kind.isKeptOutside ? 1 : 0 }
}

/// The dynamic properties that SwiftUI has.
enum DynamicPropertyKind: String {
  /// `@State`
  case state = "State"
  /// `@Binding`
  case binding = "Binding"
  /// `@StateObject`
  case stateObject = "StateObject"
  /// `@ObservedObject`
  case observedObject = "ObservedObject"
  /// `@EnvironmentObject`
  case environmentObject = "EnvironmentObject"
  /// `@Environment`
  case environment = "Environment"
  /// `@FocusState`
  case focusState = "FocusState"
  /// `@FocusState.Binding`
  case focusBinding = "FocusState.Binding"
  /// `@AppStorage`
  case appStorage = "AppStorage"
  /// `@SceneStorage`
  case sceneStorage = "SceneStorage"
  /// `@GestureState`
  case gestureState = "GestureState"
  /// `@Namespace`
  case namespace = "Namespace"
  /// A type of the program that conforms to `DynamicProperty`.
  case group = "DynamicProperty"

  /// Whether the value is kept outside of views, so that it outlives them.
  var isKeptOutside: Bool { self == .appStorage || self == .sceneStorage }

  /// The wrapper in traces, where it has storage.
  var stateKind: StateKind? {
    switch self {
    case .state: .state
    case .stateObject: .stateObject
    case .focusState: .focusState
    case .appStorage: .appStorage
    case .sceneStorage: .sceneStorage
    case .gestureState: .gestureState
    case .namespace: .namespace
    default: nil
    }
  }
}
