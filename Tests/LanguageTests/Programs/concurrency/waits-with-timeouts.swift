import Foundation
let s = DispatchSemaphore(value: 0)
print(s.wait(timeout: .now() + 0.05) == .timedOut)
s.signal()
print(s.wait(timeout: .now() + 1) == .success)
let g = DispatchGroup()
g.enter()
DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { print("work"); g.leave() }
print(g.wait(timeout: .now() + 5))
g.enter()
print(g.wait(timeout: .now() + 0.01))
// expect: true
// expect: true
// expect: work
// expect: success
// expect: timedOut
