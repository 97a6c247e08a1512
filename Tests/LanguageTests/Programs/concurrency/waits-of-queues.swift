import Foundation
let group = DispatchGroup()
let lock = NSLock()
var results: [Int] = []
for i in 1...3 {
  group.enter()
  DispatchQueue.global().async {
    let v = i * i
    lock.lock(); results.append(v); lock.unlock()
    group.leave()
  }
}
group.wait()
print(results.sorted())
let q = DispatchQueue(label: "serial")
var log: [String] = []
q.async { log.append("a") }
q.async { log.append("b") }
q.sync { log.append("c") }
print(log)
let sem = DispatchSemaphore(value: 0)
var answer = 0
DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { answer = 42; sem.signal() }
sem.wait()
print(answer)
let item = DispatchWorkItem { print("work") }
q.async(execute: item)
item.wait()
DispatchQueue.concurrentPerform(iterations: 3) { _ in lock.lock(); answer += 1; lock.unlock() }
print(answer)
let op = OperationQueue(); op.maxConcurrentOperationCount = 1
op.addOperation { print("op1") }
op.addOperation { print("op2") }
op.waitUntilAllOperationsAreFinished()
// expect: [1, 4, 9]
// expect: ["a", "b", "c"]
// expect: 42
// expect: work
// expect: 45
// expect: op1
// expect: op2
