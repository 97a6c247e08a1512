import TheseusFrontend
import TheseusProgram

/// Chooses what to mount: the content of the app's window, else `ContentView`, else the last view that nothing else uses.
struct RootView {
  /// The expression to mount, as Swift.
  var expression: String
  /// The view's name, for messages.
  var name: String

  /// Chooses the root of a program; nil if it declares no view.
  ///
  /// - Parameter name: what the user asked for: a view's name, or an expression that makes one.
  init?(of program: Program, in files: SourceFiles, named name: String?) {
    if let name {
      self.name = String(name.prefix { $0 != "(" })
      expression = name.contains("(") ? name : Self.expression(for: name, in: program, files)
      return
    }
    if let window = Self.window(of: program, in: files) {
      self = window
      return
    }
    let views = Self.views(in: program)
    guard let chosen = views.first(where: { $0.name == "ContentView" }) ?? Self.lastUnused(views, program, files) else {
      return nil
    }
    self.name = chosen.name
    expression = Self.expression(for: chosen.name, in: program, files)
  }

  /// A view's name with where it is declared.
  struct ViewDeclaration {
    var name: String
    var range: SourceRange
  }

  /// The structs and enums that are declared as views, in order.
  static func views(in program: Program) -> [ViewDeclaration] {
    program.declarations.compactMap { declaration in
      guard case .nominal(let nominal) = declaration.kind, nominal.generics.parameters.isEmpty,
        conforms(nominal.name, nominal.inherited, to: "View", in: program), nominal.kind != .protocol
      else { return nil }
      return ViewDeclaration(name: nominal.name, range: declaration.range)
    }
  }

  private static func conforms(
    _ name: String, _ inherited: [TypeReference], to protocolName: String, in program: Program
  ) -> Bool {
    let extensions = program.declarations.flatMap { declaration -> [TypeReference] in
      guard case .extension(let extended) = declaration.kind, extended.type.kind == .named(name, arguments: []) else {
        return []
      }
      return extended.inherited
    }
    return (inherited + extensions).contains { $0.mentions(protocolName) }
  }

  // MARK: - The app

  /// The type that conforms to `App`, or the view that it only names.
  ///
  /// An app owns state, and puts objects into the environment of its window.
  private static func window(of program: Program, in files: SourceFiles) -> RootView? {
    for declaration in program.declarations {
      guard case .nominal(let app) = declaration.kind, app.inherited.contains(where: { $0.mentions("App") }),
        let scenes = AppScenes(of: app)
      else { continue }
      guard let name = scenes.onlyView, views(in: program).contains(where: { $0.name == name }) else {
        return RootView(name: app.name, expression: "\(app.name)()")
      }
      return RootView(name: name, expression: expression(for: name, in: program, files))
    }
    return nil
  }

  private init(name: String, expression: String) {
    self.name = name
    self.expression = expression
  }

  // MARK: - Use

  private static func lastUnused(
    _ views: [ViewDeclaration], _ program: Program, _ files: SourceFiles
  ) -> ViewDeclaration? {
    let unused = views.filter { view in
      !program.statements.contains { statement in
        guard statement.range != view.range, !isPreview(statement) else { return false }
        if case .declaration(let declaration) = statement.kind, case .extension(let extended) = declaration.kind,
          extended.type.kind == .named(view.name, arguments: [])
        {
          return false
        }
        return files.file(of: statement.range)?.text(in: statement.range).containsWord(view.name) ?? false
      }
    }
    // A view that can be made without arguments can be shown; one that cannot is asked for only if there is no other.
    return unused.last { canBeMade($0.name, program, files) } ?? views.last { canBeMade($0.name, program, files) }
      ?? unused.last ?? views.last
  }

  private static func canBeMade(_ name: String, _ program: Program, _ files: SourceFiles) -> Bool {
    !needsArguments(name, in: program) || preview(of: name, in: program, files) != nil
  }

  private static func isPreview(_ statement: Statement) -> Bool {
    guard case .declaration(let declaration) = statement.kind else { return false }
    switch declaration.kind {
    case .macro: return true
    case .nominal(let nominal): return nominal.inherited.contains { $0.mentions("PreviewProvider") }
    default: return false
    }
  }

  // MARK: - Arguments

  /// `Name()`, or the preview that shows it if it cannot be made without arguments.
  private static func expression(for name: String, in program: Program, _ files: SourceFiles) -> String {
    needsArguments(name, in: program) ? preview(of: name, in: program, files) ?? "\(name)()" : "\(name)()"
  }

  /// The content of a `PreviewProvider` or of a `#Preview` that shows a view.
  private static func preview(of name: String, in program: Program, _ files: SourceFiles) -> String? {
    for declaration in program.declarations {
      guard files.file(of: declaration.range)?.text(in: declaration.range).containsWord(name) ?? false else { continue }
      switch declaration.kind {
      case .nominal(let nominal) where nominal.inherited.contains(where: { $0.mentions("PreviewProvider") }):
        return "\(nominal.name).previews"
      case .macro("Preview", let content?):
        let text = files.file(of: content).map { String($0.text(in: content)) } ?? ""
        // A state of the preview's own would need a view that declares it.
        if !text.isEmpty, !text.contains("@Previewable") { return root(of: text) }
      default: continue
      }
    }
    return nil
  }

  /// The content of a `#Preview` as one expression: several statements make one view only in a builder.
  private static func root(of text: String) -> String {
    let (content, _) = Frontend.lower(SourceFile(name: "preview", text: text), as: SourceRange.synthesized.file)
    if content.statements.count == 1, case .expression? = content.statements.first?.kind { return text }
    return "Group {\n\(text)\n}"
  }

  private static func needsArguments(_ name: String, in program: Program) -> Bool {
    for declaration in program.declarations {
      guard case .nominal(let nominal) = declaration.kind, nominal.name == name else { continue }
      let initializers = nominal.members.compactMap { member -> FunctionDeclaration? in
        guard case .function(let function) = member.kind, case .initializer = function.kind else { return nil }
        return function
      }
      if !initializers.isEmpty {
        return !initializers.contains { $0.parameters.allSatisfy { $0.defaultValue != nil } }
      }
      return nominal.members.contains(where: needsValue)
    }
    return false
  }

  /// Whether a memberwise initializer must be given a value for a member.
  private static func needsValue(_ member: Declaration) -> Bool {
    guard case .variable(let variable) = member.kind, !member.has("static"), variable.initialValue == nil,
      variable.accessors?.hasGetter != true, variable.accessors?.getter == nil
    else { return false }
    if let wrapper = member.attributes.first(where: { $0.name.first?.isUppercase == true }) {
      return ["Binding", "ObservedObject", "Bindable"].contains(wrapper.name) && wrapper.arguments == nil
        || wrapper.name == "State" && variable.type?.isOptional == false
    }
    return !(variable.type?.isOptional == true && !variable.isConstant)
  }
}

extension TypeReference {
  /// Whether the type is, or is composed with, a type of the name.
  func mentions(_ name: String) -> Bool {
    switch kind {
    case .named(let own, _): own == name
    case .member(_, let own, _): own == name
    case .composition(let types): types.contains { $0.mentions(name) }
    default: false
    }
  }
}

extension String {
  /// Whether a word stands in the text as an identifier of its own.
  func containsWord(_ word: String) -> Bool {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == word }
  }
}
