// The first change of what was read is told before it happens; what was not read, or is no change, is not.
import Observation

@Observable final class Model {
  var count = 0
  var name = "a"
  var items = [1]
  @ObservationIgnored var secret = 1
  var doubled: Int { count * 2 }
  init() {}
}
let model = Model()
withObservationTracking {
  _ = model.count
} onChange: {
  print("count is still", model.count)
}
model.name = "b"
model.count = 1
model.count = 2
func render() {
  withObservationTracking { print("render", model.doubled) } onChange: { print("dirty") }
}
render()
model.count = 2
print("the same")
model.count = 6
render()
model.secret = 9
model.count += 1
print(withObservationTracking { model.name } onChange: {})
withObservationTracking { _ = model.items.count } onChange: { print("items", model.items) }
model.items.append(2)
model.items.append(3)

@Observable final class Parent {
  var child = Model()
  var other: Model?
}
let parent = Parent()
withObservationTracking {
  _ = parent.child.count
  _ = parent.other?.name
} onChange: {
  print("parent")
}
parent.child.name = "x"
parent.child.count += 1
parent.other = Model()
// expect: count is still 0
// expect: render 4
// expect: the same
// expect: dirty
// expect: render 12
// expect: dirty
// expect: b
// expect: items [1]
// expect: parent
