// A queue with all that it can be told; a closure that is called at once needs no `self`.
import Dispatch
class Store {
  private var values = [1, 2, 3]
  private let queue = DispatchQueue(
    label: "store", qos: .userInteractive, attributes: .concurrent, autoreleaseFrequency: .workItem)
  func keep() { queue.sync(flags: .barrier) { values = values.filter { $0 > 1 } } }
  func show() { queue.sync { for value in values { print(value) } } }
  func all() -> [Int] { queue.sync(execute: { values }) }
}
let store = Store()
store.keep()
store.show()
print(store.all())
// expect: 2
// expect: 3
// expect: [2, 3]
