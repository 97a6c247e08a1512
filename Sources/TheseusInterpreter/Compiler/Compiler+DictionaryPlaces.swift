import TheseusProgram
import TheseusTypes

extension Compiler {
  /// Moves the value of a key out of a dictionary, so that what changes it does not copy it first; false of other computed places.
  func takeFromDictionary(_ access: Access, to slot: Int) -> Bool {
    guard case .computed(let parent, _, let getter, _, let arguments, _) = access.kind,
      let dictionary = access.hold ?? parent?.register, let key = arguments.first, let id = settled(getter).function
    else { return false }
    let symbol = program[id].implementation == .native ? program[id].symbol : ""
    guard symbol == "Dictionary.subscript(_:).get" || symbol == "Dictionary.subscript(_:default:).get" else {
      return false
    }
    emit(.dictionaryTake, slot, dictionary, key)
    if symbol == "Dictionary.subscript(_:).get" { return true }
    let found = emit(.jumpIfSome, slot)
    compute(access, from: access.hold, to: slot)
    let computed = emit(.jump)
    land(found)
    emit(.forceUnwrap, slot, 0)
    land(computed)
    return true
  }
}
