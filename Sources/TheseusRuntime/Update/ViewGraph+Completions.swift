import TheseusInterpreter

extension ViewGraph {
  /// Begins a transaction for the writes that follow.
  func beginTransaction(_ value: Value) {
    var transaction = transaction(of: value)
    if case .array(let box) = value.field(3), !box.elements.isEmpty {
      completionCount += 1
      transaction.completion = UpdateTransaction.Completion(number: completionCount, closures: box.elements)
    }
    transactions.append(transaction)
  }

  /// The transaction that the program put together.
  func transaction(of value: Value) -> UpdateTransaction {
    let animation = value.field(0)
    return UpdateTransaction(
      animation: animation.isNil ? nil : animation, disablesAnimations: value.field(1).asBool ?? false,
      values: value.field(4).opened.native as? TransactionValues)
  }

  /// Ends the transaction that began last; where nothing was written in it, nothing is animated and it is complete.
  func endTransaction() {
    guard let transaction = transactions.popLast(), let completion = transaction.completion else { return }
    guard !pendingWrites.contains(where: { $0.transaction.completion?.number == completion.number }) else { return }
    call(completion, after: 0)
  }

  /// Lets what waits for the end of a rendered transaction know when its animations end: at once if it made none
  /// (DOC:withanimation(_:completioncriteria:_:completion:)).
  func complete(_ transaction: UpdateTransaction, startedBehind first: Int) {
    guard let completion = transaction.completion else { return }
    let isAnimated = record.events[first...].contains { event in
      switch event {
      case .removing(let child, _): child.departure?.end != nil
      case .inserted: true
      case .animated(let node, let old, let new, _): !interpolations(from: old, to: new, in: node).isEmpty
      default: false
      }
    }
    call(completion, after: isAnimated ? duration(of: transaction.animation) : 0)
  }

  private func call(_ completion: UpdateTransaction.Completion, after delay: VirtualTime) {
    let interpreter = evaluator.interpreter
    for closure in completion.closures {
      interpreter.executor.schedule(after: delay) { [unowned interpreter] () throws(EvaluationError) in
        _ = try interpreter.call(closure, [])
      }
    }
  }
}
