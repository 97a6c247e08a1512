import TheseusTypes

extension Compiler {
  /// Evaluates the parts of the place before a `?`, and leaves the chain if there is nothing in it.
  func beginChain(_ place: Place) -> Access {
    let access = computedOnce(begin(place))
    let slot = top
    peek(access, to: slot)
    let full = emit(.jumpIfSome, slot)
    if hearsOfNothing(access) {
      // What is nil is put back all the same, and who listens to the place hears of it.
      top = slot + 1
      open(access)
      write(access, from: slot, as: .modification)
      emit(.loadNone, slot)
    }
    top = slot
    reserve()
    abandonChain(from: slot)
    land(full)
    emit(.drop, slot)
    top = slot
    return access
  }

  /// The place with the value of the computed one in it, whose getter runs now and not again.
  private func computedOnce(_ access: Access) -> Access {
    switch access.kind {
    case .computed(let parent, let object, let getter, let setter, let arguments, let mutates):
      let kind = Access.Kind.computed(
        parent.map { computedOnce($0) }, object: object, getter: getter, setter: setter, arguments: arguments,
        setterMutates: mutates)
      let computed = Access(kind, base: access.base, hold: access.hold, kept: access.kept)
      if isNative(getter) { return computed }
      let slot = top
      peek(computed, to: slot)
      reserve()
      return Access(.computedOnce(computed, slot), base: access.base, kept: [slot])
    case .element(let parent, let index):
      return Access(.element(computedOnce(parent), index), base: access.base, hold: access.hold, kept: access.kept)
    case .arrayElement(let parent, let index):
      return Access(.arrayElement(computedOnce(parent), index), base: access.base, hold: access.hold, kept: access.kept)
    case .unwrapped(let parent, let unwrapping):
      return Access(.unwrapped(computedOnce(parent), unwrapping), base: access.base, kept: access.kept)
    default: return access
    }
  }

  /// Whether an accessor is one of which nobody can tell how often it ran: that of a dictionary's value.
  private func isNative(_ accessor: Callee) -> Bool {
    switch accessor {
    case .function(let id, _), .virtual(let id, _), .witness(_, let id, _, _): program[id].implementation == .native
    case .value: false
    }
  }

  /// Whether a setter or an observer runs when a place is written with what it had.
  private func hearsOfNothing(_ access: Access) -> Bool {
    switch access.kind {
    case .computedOnce: true
    case .field(_, _, let field): field.map { $0.observation != .none } ?? false
    case .element(let parent, _), .arrayElement(let parent, _), .unwrapped(let parent, _),
      .computed(let parent?, _, _, _, _, _):
      hearsOfNothing(parent)
    default: false
    }
  }
}
