import TheseusFrontend
import TheseusInterpreter
import TheseusProgram
import TheseusTypes

/// A variable or function that a line of the prompt declared, with its storage.
struct PromptDeclaration {
  /// The declaration as it was typed.
  var declaration: Declaration
  /// The storage, in the order of the names.
  var globals: [GlobalID]
  /// The view that inputs spoke to.
  var focus: String?

  /// Whether functions stand for it: it is one, or a variable with accessors.
  var isMadeOfFunctions: Bool {
    switch declaration.kind {
    case .function: true
    case .variable(let variable): variable.accessors != nil
    default: false
    }
  }

  /// Whether it holds a value that is its own.
  var holdsValue: Bool {
    guard case .variable(let variable) = declaration.kind else { return false }
    return variable.accessors?.getter == nil
  }

  /// The name, for messages.
  var name: String {
    switch declaration.kind {
    case .function(let function): function.name
    case .variable(let variable): variable.name ?? "a variable"
    default: "a declaration"
    }
  }
}

extension RunningProgram {
  /// Declares again what was typed at the prompt of another version of the program; gives the names of what does not fit any more.
  func takeOverPrompt(of other: RunningProgram, by transfer: ValueTransfer) -> [String] {
    var lost: [String] = []
    for old in other.promptDeclarations {
      let new =
        old.isMadeOfFunctions
        ? redeclaredFunctions(old, from: other, by: transfer) : redeclaredVariable(old, from: other, by: transfer)
      if let new { promptDeclarations.append(new) } else { lost.append(old.name) }
    }
    return lost
  }

  /// A function is checked again, and begins to mean what its text means in the edited program; a variable that functions read and write
  /// is as well, and keeps its value.
  private func redeclaredFunctions(
    _ old: PromptDeclaration, from other: RunningProgram, by transfer: ValueTransfer
  ) -> PromptDeclaration? {
    let statement = Statement(.declaration(old.declaration), range: old.declaration.range)
    guard let (type, value) = try? view(named: old.focus) else { return nil }
    let input = checker.checkInput(Program(statements: [statement]), self: type, in: &prompt)
    guard input.diagnostics.allSatisfy({ $0.severity != .error }),
      (try? runtime.interpreter.call(input.function, value.map { [$0] } ?? [])) != nil
    else { return nil }
    var new = old
    new.globals = checker.promptGlobals(of: old.declaration, in: prompt)
    return !old.holdsValue || takeOver(old.globals, of: other, as: new.globals, by: transfer) ? new : nil
  }

  private func takeOver(
    _ old: [GlobalID], of other: RunningProgram, as new: [GlobalID], by transfer: ValueTransfer
  ) -> Bool {
    zip(old, new).allSatisfy { global, match in
      guard transfer.isSame(other.checker.program[global].type, checker.program[match].type),
        let value = other.runtime.interpreter.initializedValue(of: global).flatMap(transfer.value)
      else { return false }
      runtime.interpreter.setValue(of: match, to: value)
      return true
    }
  }

  private func redeclaredVariable(
    _ old: PromptDeclaration, from other: RunningProgram, by transfer: ValueTransfer
  ) -> PromptDeclaration? {
    var types: [Type] = []
    var values: [Value] = []
    for global in old.globals {
      guard let type = transfer.type(other.checker.program[global].type),
        let value = other.runtime.interpreter.initializedValue(of: global).flatMap(transfer.value)
      else { return nil }
      types.append(type)
      values.append(value)
    }
    var new = old
    new.globals = checker.redeclare(old.declaration, types: types, in: &prompt)
    guard new.globals.count == values.count else { return nil }
    for (global, value) in zip(new.globals, values) { runtime.interpreter.setValue(of: global, to: value) }
    return new
  }

  /// Carries over variables at file scope and static properties that were in use and whose declarations are what they were.
  func takeOverGlobals(of other: RunningProgram, by transfer: ValueTransfer) {
    let (old, new) = (other.checker.program, checker.program)
    let (oldProgram, newProgram) = (other.sources.program, sources.program)
    let texts = (other.sources.initialTexts, sources.initialTexts)
    let repeated = texts.0.repeatedNames.union(texts.1.repeatedNames)
    func key(_ name: String, _ file: Int32) -> InitialText.Key {
      InitialText.Key(name: name, file: repeated.contains(name) ? file : nil)
    }
    let oldTexts = Dictionary(texts.0.map { (key($0.name, $0.file), $0.text) }) { $1 }
    let newTexts = Dictionary(texts.1.map { (key($0.name, $0.file), $0.text) }) { $1 }
    for (index, global) in old.globals.enumerated() where global.initialValue != nil && global.range.file >= 0 {
      let known = key(global.name, oldProgram.home(of: global.range))
      guard let text = oldTexts[known], text == newTexts[known],
        let match = new.globals.firstIndex(where: {
          $0.name == global.name && $0.initialValue != nil && key($0.name, newProgram.home(of: $0.range)) == known
        }),
        transfer.isSame(global.type, new.globals[match].type),
        let value = other.runtime.interpreter.initializedValue(of: GlobalID(index)).flatMap(transfer.value)
      else { continue }
      runtime.interpreter.setValue(of: GlobalID(match), to: value)
    }
  }
}

/// What a variable at file scope or a static property is initialized with.
struct InitialText {
  /// What a variable is known by in two versions of a program: by its file too where several files have each one of its name.
  struct Key: Hashable {
    /// The qualified name.
    var name: String
    /// The file.
    var file: Int32?
  }
  /// The qualified name.
  var name: String
  /// The file that declares it.
  var file: Int32
  /// The expression as it is written.
  var text: String
}

extension [InitialText] {
  /// The names that several files use.
  var repeatedNames: Set<String> {
    Set(Dictionary(grouping: self, by: \.name).filter { Set($0.value.map(\.file)).count > 1 }.keys)
  }
}

extension ProgramSources {
  /// What variables at file scope and static properties are initialized with.
  var initialTexts: [InitialText] {
    var result: [InitialText] = []
    for declaration in program.declarations { collect(declaration, in: "", &result) }
    return result
  }

  private func collect(_ declaration: Declaration, in scope: String, _ result: inout [InitialText]) {
    switch declaration.kind {
    case .variable(let variable):
      guard scope.isEmpty || declaration.has("static"), let name = variable.name, let value = variable.initialValue
      else {
        return
      }
      guard let text = table.file(of: value.range)?.text(in: value.range) else { return }
      result.append(InitialText(name: scope + name, file: program.home(of: value.range), text: text))
    case .nominal(let nominal):
      for member in nominal.members { collect(member, in: scope + nominal.name + ".", &result) }
    case .extension(let extended):
      guard case .named(let name, _) = extended.type.kind else { return }
      for member in extended.members { collect(member, in: name + ".", &result) }
    default: return
    }
  }
}
