/// A thread of control of the interpreted program: a stack of registers and of frames, both on the heap.
final class Fiber {
  /// What a call has to remember.
  struct Frame {
    /// The code of the called function.
    var image: UnsafeMutablePointer<CodeImage>
    /// Where its registers begin.
    var base: Int
    /// The generic arguments.
    var generics: GenericArguments
    /// The next instruction, kept while another frame runs.
    var pc: Int
    /// Whether returning from it leaves the run loop that was started for it.
    var isBoundary: Bool

    /// The called function.
    var code: Code { image.pointee.code }
  }

  /// A native call that waits for its result.
  struct Suspension {
    var window: Int
    var count: Int
    var inouts: [Int]
  }

  /// The registers.
  private(set) var stack: UnsafeMutablePointer<Value>
  private(set) var capacity: Int
  /// The frames, outermost first.
  private(set) var frames: UnsafeMutablePointer<Frame>
  private(set) var frameCapacity: Int
  /// The number of frames.
  var frameCount = 0
  /// The first register that no running frame or native uses.
  var top = 0
  /// How many calls from natives or the host are active on it; code may suspend only outside of them.
  var nesting = 0
  /// The task that it runs.
  var task: TaskObject?
  /// Whether its code is now one of the main actor's jobs.
  var isOnMainActor = false
  /// The values that it has for task-local properties, by the property's object; what it starts begins with them.
  var taskLocals: [ObjectIdentifier: Value] = [:]
  /// The native call in which it is suspended.
  var suspension: Suspension?
  /// The actor that nobody else enters while it waits.
  var heldActor: ObjectIdentifier?
  /// What tells it from other threads, once somebody asked.
  var number: Int?
  /// The program's object for the thread that it is.
  var thread: Value?
  /// What keeps the code of its frames alive.
  var retained: [Code] = []

  /// Whether jobs run it, which it can leave where it has to wait.
  private let isRunByJobs: Bool

  /// Makes one without frames.
  init(capacity: Int = 512, isRunByJobs: Bool = true) {
    self.isRunByJobs = isRunByJobs
    self.capacity = capacity
    stack = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
    frameCapacity = 16
    frames = UnsafeMutablePointer<Frame>.allocate(capacity: 16)
  }

  deinit {
    stack.deallocate()
    frames.deallocate()
  }

  /// Whether a native that is called now may suspend it.
  var canSuspend: Bool { nesting == 0 && isRunByJobs }

  /// Makes room for registers up to an index.
  @inline(__always)
  func reserve(_ end: Int) {
    if end > capacity { grow(end) }
  }

  @inline(never)
  private func grow(_ end: Int) {
    let newCapacity = max(capacity * 2, end + 1024)
    let larger = UnsafeMutablePointer<Value>.allocate(capacity: newCapacity)
    // Registers are moved as bytes: which of them are initialized is known to the frames only.
    UnsafeMutableRawPointer(larger).copyMemory(from: stack, byteCount: capacity * MemoryLayout<Value>.stride)
    stack.deallocate()
    stack = larger
    capacity = newCapacity
  }

  /// Adds a frame.
  @inline(__always)
  func push(_ frame: Frame) {
    if frameCount == frameCapacity { growFrames() }
    (frames + frameCount).initialize(to: frame)
    frameCount += 1
  }

  @inline(never)
  private func growFrames() {
    let larger = UnsafeMutablePointer<Frame>.allocate(capacity: frameCapacity * 2)
    larger.moveInitialize(from: frames, count: frameCount)
    frames.deallocate()
    frames = larger
    frameCapacity *= 2
  }
}
