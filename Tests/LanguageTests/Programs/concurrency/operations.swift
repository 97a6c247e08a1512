import Foundation

final class Download: Operation {
  let name2: String
  private(set) var bytes = 0
  init(_ name: String) {
    name2 = name
    super.init()
  }
  override func main() {
    if isCancelled { return }
    bytes = name2.count
    print("downloaded", name2)
  }
}
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1
let first = Download("a.txt")
let second = Download("long.txt")
let report = BlockOperation { print("bytes", first.bytes + second.bytes) }
report.addDependency(first)
report.addDependency(second)
queue.addOperations([report, second, first], waitUntilFinished: true)
print(report.isFinished)

let cancelled = Download("never.txt")
cancelled.cancel()
cancelled.completionBlock = { print("completed") }
queue.addOperation(cancelled)
queue.waitUntilAllOperationsAreFinished()
print(cancelled.isCancelled, cancelled.bytes)
let block = BlockOperation { print("one") }
block.addExecutionBlock { }
block.start()
// expect: downloaded long.txt
// expect: downloaded a.txt
// expect: bytes 13
// expect: true
// expect: completed
// expect: true 0
// expect: one
