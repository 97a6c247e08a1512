extension Interpreter {
  /// Runs the `deinit` of objects whose last reference the caller released.
  public func endReleasedObjects() throws(EvaluationError) {
    if lifetimes.pendingCount.pointee != 0 { try endObjects(currentFiber ?? mainFiber) }
  }
}
