import Foundation
print(RunLoop.main === RunLoop.current)
print(AnySequence([1, 2]).underestimatedCount, AnySequence(stride(from: 0, to: 9, by: 2)).underestimatedCount)
print(AnySequence { AnyIterator { nil as Int? } }.underestimatedCount, AnySequence(AnySequence(1...4)).underestimatedCount)
let seen = DispatchSemaphore(value: 0)
DispatchQueue.global().async { print(RunLoop.current === RunLoop.main); seen.signal() }
seen.wait()
// expect: true
// expect: 2 5
// expect: 0 4
// expect: false
