import Foundation
import Synchronization

/// Runs work on a thread with the stack that a session has, and waits for it.
public func onLargeStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result? {
  let box = ResultBox<Result>()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    let result = body()
    box.value.withLock { $0 = result }
    done.signal()
  }
  thread.stackSize = 1 << 30
  thread.start()
  done.wait()
  return box.value.withLock { $0 }
}

/// Carries a result from one thread to another.
private final class ResultBox<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)
}
