import CLineEditor

/// Address space for the session's stack: deep views and deep recursion use it, and untouched pages cost nothing.
public let sessionStackSize = 1 << 30

/// Runs the work on a thread with a large stack, waits for it, and hands out its result; on this thread where the
/// system refuses to make one.
public func withLargeStack<Result>(_ work: () -> Result) -> Result {
  var result: Result?
  withoutActuallyEscaping(work) { work in
    let box = Work { result = work() }
    withExtendedLifetime(box) {
      let hasRun = theseus_run_with_stack(
        sessionStackSize,
        { context in
          guard let context else { return }
          Unmanaged<Work>.fromOpaque(context).takeUnretainedValue().body()
        },
        Unmanaged.passUnretained(box).toOpaque())
      if !hasRun { box.body() }
    }
  }
  guard let result else { preconditionFailure("the work has run, on one thread or the other") }
  return result
}

/// A closure as an object, for a C callback that cannot capture one.
private final class Work {
  let body: () -> Void

  init(body: @escaping () -> Void) {
    self.body = body
  }
}
