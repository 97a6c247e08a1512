import Foundation
final class Debouncer {
    private let delay: TimeInterval
    private let queue: DispatchQueue
    private var workItem: DispatchWorkItem?
    init(delay: TimeInterval, queue: DispatchQueue = .main) { self.delay = delay; self.queue = queue }
    func debounce(action: @escaping () -> Void) {
        workItem?.cancel()
        let item = DispatchWorkItem(block: action)
        workItem = item
        queue.asyncAfter(deadline: .now() + delay, execute: item)
    }
}
let d = Debouncer(delay: 0.05)
d.debounce { print("one") }
d.debounce { print("two") }
let act = { print("act") }
DispatchQueue.main.asyncAfter(deadline: .now() + Double(1), execute: act)
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(3), execute: act)
RunLoop.main.run(until: Date() + 1.5)
// expect: act
// expect: two
// expect: act
