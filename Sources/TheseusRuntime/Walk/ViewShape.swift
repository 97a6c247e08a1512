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
  /// The arguments that are closures called at once.
  let eager: [Int]
  /// The arguments in the order of the screen: labels, headers and messages stand before the content.
  let order: [Int]

  /// Reads a declaration.
  init(_ function: TypedFunction, in program: TypedProgram) {
    symbol = function.symbol
    let plain = function.symbol.prefix { $0 != "/" && $0 != "@" }
    let path = plain.prefix { $0 != "(" }
    let parts = path.split(separator: ".")
    let isInitializer = parts.last == "init"
    let hasSelf = function.selfKind == .value || function.selfKind == .mutating
    isModifier = hasSelf
    let hasMetatype = function.selfKind == .metatype
    name = String((isInitializer ? parts.dropLast().last : parts.last) ?? path)
    role =
      ViewRole.bySymbol[String(plain)] ?? ViewRole.bySymbol[function.symbol] ?? ViewRole.byName[String(path)]
      ?? ViewShape.dataRole(of: function) ?? .generic
    var uses: [Use] = hasSelf ? [.base] : hasMetatype ? [.value] : []
    var eager: [Int] = []
    for (index, parameter) in function.parameters.enumerated() {
      let label = function.parameterNames.indices.contains(index) ? function.parameterNames[index] : ""
      let use = ViewShape.use(of: parameter, named: label, in: ViewShape.word(for: name, label), program)
      if case .content = use, case .function = parameter.type {
        if ViewShape.callsLater.contains(name), label != "label" {
          uses.append(.lateContent)
        } else {
          eager.append(uses.count); uses.append(use)
        }
      } else {
        uses.append(use)
      }
    }
    self.uses = uses
    self.eager = eager
    let leading = uses.indices.filter {
      if case .content(let word?) = uses[$0] { ViewShape.leadingWords.contains(word) } else { false }
    }
    order = (hasSelf ? [0] : []) + leading + uses.indices.filter { !leading.contains($0) && !(hasSelf && $0 == 0) }
    names = (hasSelf ? ["self"] : hasMetatype ? ["Self"] : []) + function.parameterNames
    labels = (hasSelf || hasMetatype ? [nil] : []) + function.labels
  }

  /// The position of the main content.
  var contentIndex: Int? { names.firstIndex(of: "content") }

  /// The position of an argument by its name inside the function.
  func index(of name: String) -> Int? { names.firstIndex(of: name) }

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
    if function.parameterNames.contains("children") { return .outline(.identifiable) }
    let isBinding = function.symbol.contains("@bindingData") || function.parameterNames.contains("editActions")
    let hasID = function.parameterNames.contains("id")
    return .dataList(isBinding ? (hasID ? .bindingKeyPath : .binding) : (hasID ? .keyPath : .identifiable))
  }

  /// Functions that keep a content closure instead of calling it at once.
  private static let callsLater: Set<String> = [
    "ForEach", "GeometryReader", "ScrollViewReader", "TimelineView", "sheet", "fullScreenCover", "popover",
    "navigationDestination", "inspector", "DisclosureGroup", "OutlineGroup", "AsyncImage", "Canvas", "phaseAnimator",
    "keyframeAnimator", "overlayPreferenceValue", "backgroundPreferenceValue",
  ]

  private static func word(for name: String, _ parameter: String) -> String? {
    switch parameter {
    case "content" where name == "background" || name == "overlay" || name == "mask" || name == "safeAreaInset": name
    case "content": nil
    case "label", "header", "footer", "destination", "detail", "sidebar", "actions", "message": parameter
    case "background", "overlay", "mask": parameter
    default: nil
    }
  }

  private static func use(
    of parameter: FunctionType.Parameter, named name: String, in word: String?, _ program: TypedProgram
  ) -> Use {
    switch parameter.type {
    case .function(let type):
      if parameter.builder != nil { return type.parameters.isEmpty ? .content(word) : .lateContent }
      return type.result == .void ? .action : .value
    case .nominal(let nominal, _) where program[nominal].qualifiedName.hasSuffix("Binding"):
      return .binding
    case .nominal(let nominal, let arguments) where program[nominal].name == "Optional":
      switch arguments.first {
      case .function(let type)? where type.result == .void: return .action
      case .parameter?, .opaque?: return .content(word)
      default: return .value
      }
    case .parameter, .opaque:
      return .content(word)
    default:
      return .value
    }
  }
}

/// The shapes of functions, each made when it is first asked for.
final class ShapeTable {
  private let program: TypedProgram
  private var shapes: [ViewShape?] = []

  /// Makes an empty table.
  init(program: TypedProgram) { self.program = program }

  /// The shape of a function.
  subscript(function: FunctionID) -> ViewShape {
    let index = Int(function.index)
    if index < shapes.count, let shape = shapes[index] { return shape }
    while shapes.count <= index { shapes.append(nil) }
    let shape = ViewShape(program[function], in: program)
    shapes[index] = shape
    return shape
  }
}
