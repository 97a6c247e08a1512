import Foundation

let queue = DispatchQueue(label: "serial")
queue.async { print("first") }
queue.async { print("second") }
queue.sync { print("third") }
print(queue.sync { 4 })
let group = DispatchGroup()
queue.async(group: group) { print("work") }
group.wait()
print("after the group")
queue.sync(execute: DispatchWorkItem { print("item") })
print(DispatchTimeInterval.seconds(1) == .milliseconds(1000), DispatchTimeInterval.seconds(1) == .never)
// expect: first
// expect: second
// expect: third
// expect: 4
// expect: work
// expect: after the group
// expect: item
// expect: true false
