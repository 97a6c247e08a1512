@globalActor
struct Custom {
  actor Own {}
  static let shared = Own()
}
@globalActor actor Other { static let shared = Other() }
class Model {
  @Custom var name = "x"
  @Other let kind: String
  init(kind: String) { self.kind = kind }
  @Custom func rename(_ name: String) { self.name = name }
  @Other static func number() -> Int { 3 }
}
@Other func four() -> Int { 4 }
@Custom final class Counter {
  var count = 1
  func up() { count += 1 }
}
let model = Model(kind: "k")
await model.rename("y")
print(model.kind, await model.name, await Model.number(), await four())
let counter = await Counter()
await counter.up()
print(await counter.count)
// expect: k y 3 4
// expect: 2
