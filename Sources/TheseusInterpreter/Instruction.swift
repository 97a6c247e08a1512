/// One step of compiled code: an operation and up to three operands (registers, constants, jump targets, table indices).
struct Instruction {
  var operation: Operation
  var a: Int32
  var b: Int32
  var c: Int32

  init(_ operation: Operation, _ a: Int32 = 0, _ b: Int32 = 0, _ c: Int32 = 0) {
    self.operation = operation
    self.a = a
    self.b = b
    self.c = c
  }
}

/// What an instruction does. `a` is the destination unless said otherwise.
enum Operation: UInt16 {
  /// Goes to `a`.
  case jump
}
