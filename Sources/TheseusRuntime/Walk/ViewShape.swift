import TheseusProgram
import TheseusTypes

/// What one function of the catalogue that makes a view means: its role, and what its arguments are.
final class ViewShape {
  /// What an argument is to the engine.
  enum Use {
    /// The view that a modifier is applied to.
    case base
    /// A view, or a closure that makes one; the word stands in identity paths where it is not the content.
    case content(String?)
    /// A closure that makes content from an argument, or later.
    case lateContent
    /// A closure that acts.
    case action
    /// A binding.
    case binding
    /// Anything else.
    case value
  }

  /// `View.padding(_:_:)`.
  let symbol: String
  /// The view's or the modifier's name: `VStack`, `padding`.
  let name: String
  /// The role.
  let role: ViewRole
  /// Whether it is a method of a view, so that the first argument is the view.
  let isModifier: Bool
  /// What the arguments are, `self` included.
  let uses: [Use]
  /// The names of the arguments inside the function, `self` included.
  let names: [String]
  /// The labels, `self` included.
  let labels: [String?]
  /// The arguments that are views, or closures called at once that make them, with the view that a modifier is applied to.
  let contents: [Int]
  /// The arguments that are closures called at once.
  let eager: [Int]
  /// The arguments in the order of the screen: labels, headers and messages stand before the content.
  let order: [Int]
  /// Those of them that are views, the one that a modifier is applied to apart.
  let contentParts: [Int]
  /// Those of them that a swipe, a long press or a tap on a menu brings up; they have not appeared before.
  let raisedParts: Set<Int>
  /// Those of them that a search brings up; they are not made before.
  let suggestions: Set<Int>

  /// Whether each of several views gets the modifier for itself, though it does not only say how to draw (semantics 1.9).
  let isForEach: Bool
  /// Whether it is a text by a key, which can ask for its words to be inflected.
  let isLocalizedText: Bool
  /// Whether it is one of those that act on touches.
  let isGesture: Bool
  /// Whether it is a modifier that animates, draws or adds content for the one view that it is applied to, so that each of several views
  /// of a container's content has it for itself.
  let isOfOneView: Bool
  /// The position of a closure that nothing calls, if there is one.
  let idle: Int?
  /// What it knows of its rows, where it makes them when they can be seen.
  let lazyKind: LazyNode.Kind?

  /// Reads a declaration.
  init(_ id: FunctionID, in checked: any CheckedProgram) {
    let function = checked.program[id]
    symbol = function.symbol
    let plain = function.symbol.prefix { $0 != "/" && $0 != "@" }
    let path = plain.prefix { $0 != "(" }
    let parts = path.split(separator: ".")
    let hasSelf = function.selfKind == .value || function.selfKind == .mutating
    // A layout is called like a function, and is no view that something is applied to.
    isModifier = hasSelf && !path.hasSuffix(".callAsFunction")
    let hasMetatype = function.selfKind == .metatype
    name = String(ViewShape.namingPart(of: parts, hasSelf: hasSelf) ?? path)
    role =
      ViewRole.ofSymbol(String(plain)) ?? ViewRole.ofSymbol(function.symbol) ?? ViewRole.named(String(path))
      ?? ViewShape.dataRole(of: function) ?? .generic
    var uses: [Use] = isModifier ? [.base] : hasSelf ? [.value] : hasMetatype ? [.value] : []
    var eager: [Int] = []
    for (index, parameter) in function.parameters.enumerated() {
      let label = function.parameterNames.indices.contains(index) ? function.parameterNames[index] : ""
      let word = ViewShape.word(for: name, label, isModifier: isModifier)
      let use = ViewShape.use(of: parameter, in: word, of: id, checked)
      if case .content = use, case .function = parameter.type {
        if label == "preview" || ViewShape.callsLater.contains(name) && label != "label" {
          uses.append(.lateContent)
        } else {
          eager.append(uses.count); uses.append(use)
        }
      } else if case .content = use, ViewShape.actsOnEach.contains(name) {
        // A gesture or a value, whose type is a parameter as that of a view.
        uses.append(.value)
      } else {
        uses.append(use)
      }
    }
    self.uses = uses
    self.eager = eager
    contents = uses.indices.filter {
      switch uses[$0] {
      case .base, .content: true
      default: false
      }
    }
    let leading = uses.indices.filter {
      if case .content(let word?) = uses[$0] { ViewShape.leadingWords.contains(word) } else { false }
    }
    order = (hasSelf ? [0] : []) + leading + uses.indices.filter { !leading.contains($0) && !(hasSelf && $0 == 0) }
    contentParts = order.filter { if case .content = uses[$0] { true } else { false } }
    let names = (hasSelf ? ["self"] : hasMetatype ? ["Self"] : []) + function.parameterNames
    self.names = names
    let isMenu = name == "Menu"
    raisedParts = Set(
      contentParts.filter { index in
        if isMenu { return names[index] == "content" }
        return if case .content(let word?) = uses[index] { ViewShape.menuWords.contains(word) } else { false }
      })
    suggestions = Set(
      contentParts.filter { index in
        if case .content(let word?) = uses[index] { ViewShape.suggestionWords.contains(word) } else { false }
      })
    labels = (hasSelf || hasMetatype ? [nil] : []) + function.labels
    isForEach =
      isModifier
      && (role.isForEach || ViewShape.actsOnEach.contains(name)
        || ViewShape.addsToEach.contains(name) && !contentParts.isEmpty)
    isLocalizedText = function.symbol.hasPrefix("Text.init(_:tableName:")
    lazyKind = isModifier ? nil : ViewShape.lazyContainers[name]
    isGesture = isModifier && ViewShape.gestures.contains(name)
    isOfOneView = isModifier && !isForEach && (role.isOfOneView || role.isGeneric && !contentParts.isEmpty)
    idle = ViewShape.idle(names, of: name, role, function, offset: uses.count - function.parameters.count)
  }

  /// Whether it has content besides the view that a modifier is applied to.
  var hasContent: Bool { !contentParts.isEmpty }

  /// Whether it makes views besides the one that a modifier is applied to, now or later.
  var makesContent: Bool { hasContent || role.isForEach }

  /// Whether it is a `Section`: header, rows and footer.
  var isSection: Bool { name == "Section" && !isModifier }

  /// Whether it gives a view a value for the container around it.
  var isContainerValue: Bool { name == "containerValue" }

  /// The position of the main content.
  var contentIndex: Int? { names.firstIndex(of: "content") }

  /// The position of an argument by its name inside the function.
  func index(of name: String) -> Int? { names.firstIndex(of: name) }

  /// `VStack` of `VStack.init`, `Layout` of `Layout.callAsFunction`, `padding` of `View.padding`, `Color` of `Color.red.get`, `Text` of `Text.+`.
  private static func namingPart(of parts: [Substring], hasSelf: Bool) -> Substring? {
    switch parts.last {
    case "init", "callAsFunction": parts.dropLast().last
    case "get": parts.dropLast(hasSelf ? 1 : 2).last
    case let last? where last.first?.isLetter == false && last.first != "_": parts.dropLast().last
    default: parts.last
    }
  }

  /// The containers that make their rows when they can be seen.
  private static let lazyContainers: [String: LazyNode.Kind] = [
    "List": .list, "Table": .list, "LazyVStack": .stack, "LazyHStack": .stack, "LazyVGrid": .stack, "LazyHGrid": .stack,
  ]
  /// Modifiers whose content each of several views gets for itself.
  private static let addsToEach: Set<String> = [
    "background", "overlay", "mask", "contextMenu", "swipeActions", "listRowBackground", "safeAreaInset",
  ]
  /// Modifiers without content that each of several views gets for itself (R: they are `MultiViewModifier`s).
  private static let actsOnEach = gestures.union([
    "preference", "transformPreference", "onPreferenceChange", "containerValue",
  ])
  private static let gestures: Set<String> = [
    "onTapGesture", "onLongPressGesture", "gesture", "highPriorityGesture", "simultaneousGesture",
  ]

  private static let menuWords: Set<String> = ["swipeActions", "contextMenu"]
  /// What stands in paths before content that a search brings up.
  private static let suggestionWords: Set<String> = ["searchSuggestions", "suggestions"]
  /// What stands in paths before content that a swipe, a long press or a search brings up.
  static let raisedWords = menuWords.union(suggestionWords)

  private static let leadingWords: Set<String> = ["label", "header", "message"]

  /// A list that makes its own `ForEach` has a closure for its rows.
  private static func dataRole(of function: TypedFunction) -> ViewRole? {
    if function.symbol.hasPrefix("OutlineGroup.init") {
      return .outline(function.parameterNames.contains("id") ? .keyPath : .identifiable)
    }
    guard function.parameterNames.contains("rowContent") else { return nil }
    if case .nominal(_, let arguments)? = function.parameters.first?.type, !arguments.isEmpty,
      function.symbol.hasSuffix("@rangeInt")
    {
      return .dataList(.range)
    }
    let hasID = function.parameterNames.contains("id")
    if function.parameterNames.contains("children") { return .outlineList(hasID ? .keyPath : .identifiable) }
    let isBinding = function.symbol.contains("@bindingData") || function.parameterNames.contains("editActions")
    return .dataList(isBinding ? (hasID ? .bindingKeyPath : .binding) : (hasID ? .keyPath : .identifiable))
  }

  /// Functions that keep a content closure instead of calling it at once.
  private static let callsLater: Set<String> = [
    "ForEach", "GeometryReader", "ScrollViewReader", "TimelineView", "sheet", "fullScreenCover", "popover",
    "navigationDestination", "inspector", "DisclosureGroup", "OutlineGroup", "AsyncImage", "Canvas", "phaseAnimator",
    "keyframeAnimator", "overlayPreferenceValue", "backgroundPreferenceValue",
  ]

  /// What stands in identity paths before content that is not a view's main content: `header`, `background`.
  private static func word(for name: String, _ parameter: String, isModifier: Bool) -> String? {
    switch parameter {
    case "label", "header", "footer", "destination", "detail", "sidebar", "actions", "message", "suggestions": parameter
    case "background", "overlay", "mask": parameter
    default: isModifier ? name : nil
    }
  }

  private static func use(
    of parameter: FunctionType.Parameter, in word: String?, of id: FunctionID, _ checked: any CheckedProgram
  ) -> Use {
    switch parameter.type {
    case .function(let type):
      if parameter.builder != nil { return type.parameters.isEmpty ? .content(word) : .lateContent }
      return type.result == .void ? .action : .value
    case .nominal(let nominal, _) where checked.program[nominal].qualifiedName.hasSuffix("Binding"):
      return .binding
    case .nominal(let nominal, let arguments) where checked.program[nominal].name == "Optional":
      switch arguments.first {
      case .function(let type)? where type.result == .void: return .action
      case .parameter(let parameter)?: return isNoChild(parameter, of: id, checked) ? .value : .content(word)
      case .opaque?: return .content(word)
      default: return .value
      }
    case .parameter(let parameter):
      return isNoChild(parameter, of: id, checked) ? .value : .content(word)
    case .opaque, .pack:
      return .content(word)
    default:
      return .value
    }
  }

  /// Whether a type parameter stands for a shape or a style, which is no child even where it is a view too (`Color`).
  private static func isNoChild(
    _ parameter: GenericParameter, of id: FunctionID, _ checked: any CheckedProgram
  ) -> Bool {
    checked.constraints(on: parameter, of: id).contains { childlessProtocols.contains(checked.program[$0].name) }
  }

  private static let childlessProtocols: Set<String> = ["Shape", "InsettableShape", "ShapeStyle"]
}

/// The shapes of functions, each made when it is first asked for.
final class ShapeTable {
  private let checked: any CheckedProgram
  private var shapes: [ViewShape?] = []

  /// Makes an empty table.
  init(checked: any CheckedProgram) { self.checked = checked }

  /// The shape of a function.
  subscript(function: FunctionID) -> ViewShape {
    let index = Int(function.index)
    if index < shapes.count, let shape = shapes[index] { return shape }
    while shapes.count <= index { shapes.append(nil) }
    let shape = ViewShape(function, in: checked)
    shapes[index] = shape
    return shape
  }
}
