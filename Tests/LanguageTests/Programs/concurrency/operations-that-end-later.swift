import Foundation
class AsyncOperation: Operation, @unchecked Sendable {
    enum State: String { case ready, executing, finished; var keyPath: String { "is" + rawValue.capitalized } }
    private let lock = NSLock()
    private var _state = State.ready
    var state: State {
        get { lock.lock(); defer { lock.unlock() }; return _state }
        set {
            let old = state
            willChangeValue(forKey: newValue.keyPath)
            willChangeValue(forKey: old.keyPath)
            lock.lock(); _state = newValue; lock.unlock()
            didChangeValue(forKey: old.keyPath)
            didChangeValue(forKey: newValue.keyPath)
        }
    }
    override var isReady: Bool { super.isReady && state == .ready }
    override var isExecuting: Bool { state == .executing }
    override var isFinished: Bool { state == .finished }
    override var isAsynchronous: Bool { true }
    override func start() {
        if isCancelled { state = .finished; return }
        state = .executing
        main()
    }
    func finish() { state = .finished }
}
final class Load: AsyncOperation, @unchecked Sendable {
    let n: Int
    init(_ n: Int) { self.n = n }
    override func main() {
        print("start", n)
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.1 * Double(n)) { print("end", self.n); self.finish() }
    }
}
let q = OperationQueue()
q.maxConcurrentOperationCount = 1
let a = Load(2), b = Load(1), c = BlockOperation { print("block") }
c.addDependency(b)
q.addOperations([a, b, c], waitUntilFinished: true)
print(a.isFinished, b.isFinished, c.isFinished)
let p = OperationQueue()
let x = Load(1), y = Load(2), z = Load(3)
z.addDependency(x)
p.addOperation(x); p.addOperation(y); p.addOperation(z)
p.waitUntilAllOperationsAreFinished()
print(x.isExecuting, z.isFinished)
let w = Load(9)
w.cancel()
p.addOperation(w)
p.waitUntilAllOperationsAreFinished()
print(w.isCancelled, w.isFinished)
// expect: start 2
// expect: end 2
// expect: start 1
// expect: end 1
// expect: block
// expect: true true true
// expect: start 1
// expect: start 2
// expect: end 1
// expect: start 3
// expect: end 2
// expect: end 3
// expect: false true
// expect: true true
