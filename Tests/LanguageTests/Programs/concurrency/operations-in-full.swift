// How many operations run at a time, which comes first, and what waits for them.
import Foundation
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1
queue.isSuspended = true
for (name, priority) in [("low", Operation.QueuePriority.low), ("a", .normal), ("high", .high), ("b", .normal), ("first", .veryHigh)] {
  let operation = BlockOperation { usleep(1000); print(name) }
  operation.queuePriority = priority
  queue.addOperation(operation)
}
print(queue.operationCount, queue.isSuspended)
queue.isSuspended = false
queue.waitUntilAllOperationsAreFinished()
queue.maxConcurrentOperationCount = 2
let start = Date()
for n in 1...4 {
  queue.addOperation {
    usleep(40_000 + UInt32(n) * 10_000)
    print("work", n)
  }
}
queue.addBarrierBlock { print("barrier") }
queue.addOperation { print("behind") }
queue.waitUntilAllOperationsAreFinished()
let passed = Date().timeIntervalSince(start)
print(passed > 0.1, passed < 0.2)
let slow = BlockOperation { usleep(20_000); print("slow") }
let quick = BlockOperation { print("quick") }
quick.addDependency(slow)
print(quick.isReady, quick.dependencies.count)
queue.addOperations([quick, slow], waitUntilFinished: true)
print(slow.isFinished, quick.isFinished, quick.isExecuting)
let one = OperationQueue()
one.maxConcurrentOperationCount = 1
let long = BlockOperation { print("start"); usleep(60_000); print("end") }
let skipped = BlockOperation { print("skipped") }
one.addOperations([long, skipped], waitUntilFinished: false)
usleep(20_000)
print(long.isExecuting, skipped.isExecuting)
one.cancelAllOperations()
one.waitUntilAllOperationsAreFinished()
print(long.isCancelled, long.isFinished, skipped.isCancelled, skipped.isFinished)
let waited = BlockOperation { usleep(10_000); print("waited") }
one.addOperation(waited)
waited.waitUntilFinished()
one.name = "one"
print(one.name ?? "", OperationQueue.main.name ?? "", OperationQueue.main.maxConcurrentOperationCount)
// expect: 5 true
// expect: first
// expect: high
// expect: a
// expect: b
// expect: low
// expect: work 1
// expect: work 2
// expect: work 3
// expect: work 4
// expect: barrier
// expect: behind
// expect: true true
// expect: false 1
// expect: slow
// expect: quick
// expect: true true false
// expect: start
// expect: true false
// expect: end
// expect: true true true true
// expect: waited
// expect: one NSOperationQueue Main Queue 1
