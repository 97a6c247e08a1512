enum Size {
  case fixed(Int)
  case flexible(minimum: Int = 1, maximum: Int = 2)
  case mixed(Int, limit: Int = 2)
}
struct Grid { init(_ size: Size = .fixed(1)) {} }

func take(_ size: Size) {}
take(.flexible)
take(.mixed)
take(.fixed)
let size: Size = .flexible
let grids = [Grid(.flexible), Grid(.flexible())]

class Task {
  func start() {}
  func wait(for seconds: Int) {}
}
let task = Task()
task.start = {}
task.wait = 3
take = { _ in }
// expect error 9:7: member 'flexible(minimum:maximum:)' is a function that produces expected type 'Size'; did you mean to call it?
// expect error 10:7: member 'mixed(_:limit:)' expects argument of type 'Int'
// expect error 11:7: member 'fixed' expects argument of type 'Int'
// expect error 12:19: member 'flexible(minimum:maximum:)' is a function that produces expected type 'Size'; did you mean to call it?
// expect error 13:20: member 'flexible(minimum:maximum:)' is a function that produces expected type 'Size'; did you mean to call it?
// expect error 20:6: cannot assign to value: 'start' is a method
// expect error 21:6: cannot assign to value: 'wait' is a method
// expect error 22:1: cannot assign to value: 'take' is a function
