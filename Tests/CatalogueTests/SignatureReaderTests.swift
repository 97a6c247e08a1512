import Testing
import TheseusFrontend
import TheseusProgram
import TheseusTestSupport

@testable import TheseusTypes

@Suite("The reader of signatures")
struct SignatureReaderTests {
  /// One text of the catalogue as the checker asks for it: a header with what is read at once, a member, or an entry.
  private static let texts: [Substring] = {
    let catalogue = Catalogue.shared
    var texts: [Substring] = catalogue.entries.values.flatMap { $0 }.map(\.text)
    for block in catalogue.types.values { texts += [block.header + "{}"] + block.readMembers().map(\.text) }
    for block in catalogue.extensions.values.flatMap({ $0 }) {
      texts += [block.header + "{}"] + block.readMembers().map(\.text)
    }
    return texts
  }()

  @Test("reads what the front end makes of the same text")
  func agrees() {
    var differences: [String] = []
    var count = 0
    for text in Self.texts {
      guard let read = SignatureReader.declarations(in: text)?.map(withBodies) else { continue }
      count += 1
      let lowered = lower(text)
      if read.map(\.description) != lowered.map(\.description) {
        differences.append("\(text)\n  reader: \(read)\n  front end: \(lowered)")
      }
    }
    #expect(differences == [])
    // Below this the front end would be at work again for every start.
    #expect(count * 1000 > Self.texts.count * 996)
    print("The reader knows \(count) of \(Self.texts.count) texts of the catalogue.")
  }

  /// A declaration whose body is lowered as the checker does when it is asked for.
  private func withBodies(_ declaration: Declaration) -> Declaration {
    let checker = TypeChecker(lower: LoweredCatalogue.shared.declarations)
    func lowered(_ accessors: Accessors) -> Accessors {
      var copy = accessors
      copy.getter = accessors.getter.map(checker.statements)
      copy.setter?.body = accessors.setter?.body.map(checker.statements)
      return copy
    }
    var result = declaration
    switch declaration.kind {
    case .function(var function):
      function.body = function.body.map(checker.statements)
      if case .subscript(let accessors) = function.kind { function.kind = .subscript(lowered(accessors)) }
      result.kind = .function(function)
    case .variable(var variable):
      variable.accessors = variable.accessors.map(lowered)
      result.kind = .variable(variable)
    case .nominal(var nominal):
      nominal.members = nominal.members.map(withBodies)
      result.kind = .nominal(nominal)
    default: break
    }
    return result
  }

  /// Members are lowered inside a type; a `case` needs an enum.
  private func lower(_ text: Substring) -> [Declaration] {
    let program = Frontend.lower(SourceFile(name: "Catalogue", text: String(text)), as: -1)
    if program.diagnostics.isEmpty, !text.contains("init") { return program.program.declarations }
    for keyword in ["enum", "struct", "protocol"] {
      let wrapped = Frontend.lower(SourceFile(name: "Catalogue", text: "\(keyword) Catalogue {\n\(text)\n}"), as: -1)
      if wrapped.diagnostics.isEmpty, case .nominal(let wrapper)? = wrapped.program.declarations.first?.kind {
        return wrapper.members
      }
    }
    return program.program.declarations
  }
}
