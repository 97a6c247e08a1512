import TheseusTypes

extension Compiler {
  /// Evaluates the parts of a place that a call changes; what lies beside it stays open to the closures among the arguments.
  func begin(_ place: Place, besides arguments: [TypedExpression]) -> Access {
    let access = begin(place)
    guard let variable = variable(partlyChangedIn: place), case .shared = self.place(of: variable),
      arguments.contains(where: { captures(variable, $0) })
    else { return access }
    return Access(.apart(access), base: access.base)
  }

  /// The local of which a place is a stored part, or a part that accessors of the program make.
  private func variable(partlyChangedIn place: Place) -> LocalID? {
    switch place {
    case .field(.local(let id), _), .tupleElement(.local(let id), _), .weakened(.field(.local(let id), _), _): id
    case .computed(.local(let id)?, .function(let getter, _), _, _, _) where program[getter].range.file >= 0: id
    case .field(let base, _), .tupleElement(let base, _), .weakened(let base, _), .unwrapped(let base, _),
      .computed(let base?, _, _, _, _):
      variable(partlyChangedIn: base)
    default: nil
    }
  }

  private func captures(_ variable: LocalID, _ argument: TypedExpression) -> Bool {
    guard case .closure(let closure) = argument.kind else { return false }
    return unit.captures.captures[unit.captures.number(of: closure)].contains(variable)
  }
}
