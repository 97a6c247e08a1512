import Foundation

/// How far down the stack of the running thread may grow: calls through the library and comparisons of nested values use the host's stack,
/// whose end no program may reach.
struct StackLimit {
  /// What is left free for what asks no more: the host's own calls, and the way back of an error.
  private static let margin: UInt = 512 << 10

  private var bounds: Range<UInt> = 0..<0

  /// Whether the stack is used up but for the margin; on another thread than before the bounds are asked for anew.
  mutating func isReached() -> Bool {
    var marker: UInt8 = 0
    let address = withUnsafePointer(to: &marker) { UInt(bitPattern: $0) }
    if !bounds.contains(address) { bounds = Self.boundsOfThread() ?? 0..<UInt.max }
    return address - bounds.lowerBound < min(Self.margin, UInt(bounds.count) / 4)
  }

  private static func boundsOfThread() -> Range<UInt>? {
    #if canImport(Glibc)
      // The headers show this function only to who asks for GNU's extensions, which Swift does not.
      typealias Attributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
      guard let symbol = dlsym(nil, "pthread_getattr_np") else { return nil }
      var attributes = pthread_attr_t()
      guard unsafeBitCast(symbol, to: Attributes.self)(pthread_self(), &attributes) == 0 else { return nil }
      defer { pthread_attr_destroy(&attributes) }
      var (lowest, size): (UnsafeMutableRawPointer?, Int) = (nil, 0)
      guard pthread_attr_getstack(&attributes, &lowest, &size) == 0, let lowest else { return nil }
      let start = UInt(bitPattern: lowest)
      return start..<start + UInt(size)
    #elseif canImport(Darwin)
      let end = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
      return end - UInt(pthread_get_stacksize_np(pthread_self()))..<end
    #else
      return nil
    #endif
  }
}

extension Interpreter {
  /// Ends an evaluation whose calls through the library, or whose values, are nested so deeply that the host's stack is used up.
  func checkStack() throws(EvaluationError) {
    if stackLimit.isReached() { throw .trap(Trap(Interpreter.depthMessage, reason: .budget)) }
  }
}
