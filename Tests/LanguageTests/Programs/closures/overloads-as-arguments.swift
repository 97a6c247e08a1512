// Of several methods of one name, given as an argument, the overload that is called says which is meant.
struct Bind<T> {
  let get: () -> T
  let set: (T) -> Void
  init(get: @escaping () -> T, set: @escaping (T, Bool) -> Void) { (self.get, self.set) = (get, { set($0, true) }) }
  init(get: @escaping () -> T, set: @escaping (T) -> Void) { (self.get, self.set) = (get, set) }
}
final class Model {
  var count: Int?
  func update(id: String, action: Int) { print("id") }
  func update(for n: Int) { count = n }
}
let model = Model()
let bind = Bind(get: { model.count ?? 1 }, set: model.update)
bind.set(4)
print(bind.get(), type(of: bind))
// expect: 4 Bind<Int>
