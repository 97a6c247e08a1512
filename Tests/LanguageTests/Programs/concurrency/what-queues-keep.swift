import Foundation

let q = DispatchQueue(label: "a.b", qos: .utility)
print(q.label, q.qos.qosClass, q.qos == .utility, DispatchQueue.main.label)
let key = DispatchSpecificKey<Int>()
print(q.getSpecific(key: key) as Any)
q.setSpecific(key: key, value: 7)
print(q.getSpecific(key: key) as Any, DispatchQueue.getSpecific(key: key) as Any)
q.sync { print(DispatchQueue.getSpecific(key: key) as Any) }
let g = DispatchGroup()
g.enter()
q.async { print("async", DispatchQueue.getSpecific(key: key) as Any); g.leave() }
g.wait()
q.setSpecific(key: key, value: nil)
print(q.getSpecific(key: key) as Any)
let sem = DispatchSemaphore(value: 0)
q.asyncAfter(wallDeadline: .now() + .milliseconds(5)) { print("wall"); sem.signal() }
sem.wait()
q.asyncAfter(deadline: .now() + 0.005, qos: .userInitiated, flags: []) { print("deadline"); sem.signal() }
sem.wait()
let w = DispatchWorkItem { print("work") }
w.notify(queue: q) { print("notified"); sem.signal() }
q.async(execute: w)
sem.wait()
q.async(group: g) { print("grouped") }
g.wait()
print(DispatchQoS.background.relativePriority, DispatchQoS.userInteractive.qosClass, DispatchQoS.QoSClass.default, DispatchQoS(qosClass: .utility, relativePriority: -3).relativePriority)
let oq = OperationQueue(); oq.name = "mine"; oq.maxConcurrentOperationCount = 1
print(OperationQueue.current === OperationQueue.main, OperationQueue.main.name as Any, oq.name as Any)
oq.addOperation { print(OperationQueue.current === oq, OperationQueue.current?.name as Any) }
oq.waitUntilAllOperationsAreFinished()
let b = BlockOperation { print("one") }; b.addExecutionBlock { print("two") }
print(b.executionBlocks.count, b.isAsynchronous, b.isReady, b.isFinished)
oq.addOperations([b], waitUntilFinished: true)
print(b.isFinished, oq.operationCount)
// expect: a.b utility true com.apple.main-thread
// expect: nil
// expect: Optional(7) nil
// expect: Optional(7)
// expect: async Optional(7)
// expect: nil
// expect: wall
// expect: deadline
// expect: work
// expect: notified
// expect: grouped
// expect: 0 userInteractive default -3
// expect: true Optional("NSOperationQueue Main Queue") Optional("mine")
// expect: true Optional("mine")
// expect: 2 false true false
// expect: one
// expect: two
// expect: true 0
