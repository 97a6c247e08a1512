import TheseusInterpreter
import TheseusProgram
import TheseusTypes

/// The classes of a program of whose plain properties a learner asks why nothing depends on them: those that views hold, and
/// those that are observable in part.
struct HeldClasses {
  private let classes: Set<NominalID>

  /// Looks through the declarations of a program.
  init(_ evaluator: Evaluator) {
    let program = evaluator.program
    let observable = ["ObservableObject", "Observable"].compactMap(evaluator.checked.protocolID)
    let views = ["View", "ViewModifier", "App"].compactMap(evaluator.checked.protocolID)
    var classes: Set<NominalID> = []
    for (index, nominal) in program.nominals.enumerated() where !nominal.isCatalogue {
      let id = NominalID(index)
      let type = Type.nominal(id, nominal.generics.map { _ in .unknown })
      func conforms(to protocols: [ProtocolID]) -> Bool {
        protocols.contains { evaluator.checked.conforms(type, to: $0) == true }
      }
      if nominal.kind == .class {
        let isObserved = nominal.fields.contains { $0.observation != .none }
        if isObserved || conforms(to: observable) { classes.insert(id) }
      } else if conforms(to: views) {
        for field in nominal.fields { Self.collect(field.type, of: program, into: &classes) }
      }
    }
    self.classes = classes
  }

  /// Tells whether a class is among them.
  func contains(_ nominal: NominalID) -> Bool { classes.contains(nominal) }

  /// The classes of the program that a type names, also as an argument: `State<Model>`, `Array<Model>`.
  private static func collect(_ type: Type, of program: TypedProgram, into classes: inout Set<NominalID>) {
    guard case .nominal(let id, let arguments) = type else { return }
    if program[id].kind == .class, !program[id].isCatalogue { classes.insert(id) }
    for argument in arguments { collect(argument, of: program, into: &classes) }
  }
}
