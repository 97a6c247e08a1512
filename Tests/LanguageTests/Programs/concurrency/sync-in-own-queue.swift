// A serial queue that waits for itself ends the program.
import Foundation
let queue = DispatchQueue(label: "queue")
print("before")
queue.sync { print("in", queue.label) }
queue.async {
  print("async")
  queue.sync { print("never") }
  print("never either")
}
usleep(50_000)
print("not here")
// expect: before
// expect: in queue
// expect: async
// expect trap: 
