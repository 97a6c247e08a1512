/// Why a place gets a value.
enum WriteReason {
  /// The value replaces the one that is there.
  case assignment
  /// The value was taken out and changed.
  case modification
  /// A throw interrupted the change of what was taken out.
  case restoration

  /// Why the place around gets its value back.
  var ofEnclosing: WriteReason { self == .assignment ? .modification : self }
}
