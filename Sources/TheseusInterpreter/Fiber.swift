/// A thread of control of the interpreted program: a stack of registers and of frames, both on the heap.
final class Fiber {
  /// What a call has to remember of its caller.
  struct Frame {
    /// The code of the called function.
    unowned(unsafe) var code: Code
    /// Where its registers begin.
    var base: Int
    /// The generic arguments.
    var generics: GenericArguments
    /// The next instruction, kept while another frame runs.
    var pc: Int
    /// Whether returning from it leaves the run loop that was started for it.
    var isBoundary: Bool
  }

  /// The registers.
  private(set) var stack: UnsafeMutablePointer<Value>
  private(set) var capacity: Int
  /// The frames, outermost first.
  var frames: [Frame] = []
  /// The first register that no running frame or native uses.
  var top = 0
  /// How many run loops are active on it; code may suspend only in the outermost.
  var nesting = 0
  /// The task that it runs.
  var task: TaskObject?

  init(capacity: Int = 1024) {
    self.capacity = capacity
    stack = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
  }

  deinit { stack.deallocate() }

  /// Whether a native that is called now may suspend it.
  var canSuspend: Bool { nesting == 1 }

  /// Makes room for registers up to an index.
  func reserve(_ end: Int) {
    guard end > capacity else { return }
    let newCapacity = max(capacity * 2, end + 1024)
    let larger = UnsafeMutablePointer<Value>.allocate(capacity: newCapacity)
    // Registers are moved as bytes: which of them are initialized is known to the frames only.
    UnsafeMutableRawPointer(larger).copyMemory(from: stack, byteCount: capacity * MemoryLayout<Value>.stride)
    stack.deallocate()
    stack = larger
    capacity = newCapacity
  }
}
