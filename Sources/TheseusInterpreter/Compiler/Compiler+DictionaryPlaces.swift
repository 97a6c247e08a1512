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
}
