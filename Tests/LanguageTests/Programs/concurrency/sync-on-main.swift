// The main thread cannot wait for its own queue.
import Foundation
print("before")
DispatchQueue.main.async { print("never") }
DispatchQueue.main.sync { print("never either") }
print("not here")
// expect: before
// expect trap: 
