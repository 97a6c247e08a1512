extension Compiler {
  /// Moves the value of a key out of a dictionary, so that what changes it does not copy it first; false of other computed places.
  func takeFromDictionary(_ access: Access, to slot: Int) -> Bool {
    guard case .computed(let parent, _, let getter, _, let arguments, _) = access.kind,
      let dictionary = access.hold ?? parent?.register, let key = arguments.first, let form = intrinsic(getter)
    else { return false }
    switch form {
    case .dictionaryGet:
      emit(.dictionaryTake, slot, dictionary, key)
    case .dictionaryGetOrDefault:
      emit(.dictionaryTake, slot, dictionary, key)
      let found = emit(.jumpIfSome, slot)
      compute(access, from: access.hold, to: slot)
      let computed = emit(.jump)
      land(found)
      emit(.forceUnwrap, slot, 0)
      land(computed)
    default: return false
    }
    return true
  }

  /// Asks for the default of the key that a value is assigned to, if the dictionary lacks it: the place is changed, not set.
  func askForDefault(of access: Access) {
    guard case .computed(_, _, let getter, _, _, _) = access.kind, case .dictionaryGetOrDefault? = intrinsic(getter)
    else { return }
    let slot = reserve()
    if takeFromDictionary(access, to: slot) { emit(.drop, slot) }
    top = slot
  }
}
