import TheseusTypes

extension Compiler {
  /// Where the subject of a `switch` is of which the parts that no variable took end before the body of a case runs; nil if it has none.
  func endedRegister(of subject: LocalID) -> Int? {
    let type = local(subject).type
    guard !isTrivial(type), case .register(let register) = place(of: subject) else { return nil }
    guard case .nominal(let id, _) = type, !program[id].cases.isEmpty else { return register }
    return program[id].cases.allSatisfy(\.payload.isEmpty) ? nil : register
  }

  /// Whether no later case of a `switch` may match what this one matches: the subject is kept until the end for those.
  func isLast(_ position: Int, in cases: [TypedCase]) -> Bool {
    cases[(position + 1)...].allSatisfy { later in
      !later.items.isEmpty
        && later.items.allSatisfy { other in
          cases[position].items.allSatisfy { exclude($0.pattern, other.pattern) }
        }
    }
  }

  private func exclude(_ first: TypedPattern, _ second: TypedPattern) -> Bool {
    guard let a = selectedCase(first), let b = selectedCase(second) else { return false }
    return a != b
  }

  /// What tells the case of an enum that a pattern is for from the others; nil if it is for any value.
  private func selectedCase(_ pattern: TypedPattern) -> String? {
    switch pattern {
    case .enumCase(let nominal, let index, _), .payload(let nominal, let index, _):
      interpreter.types.storage(of: nominal) == .optional ? program[nominal].cases[index].name : String(index)
    case .some: "some"
    case .none: "none"
    default: nil
    }
  }
}
