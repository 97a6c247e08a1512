class Store<T> {
  typealias Item = T
  typealias Items = [T]
  typealias Both<U> = (T, U)
  typealias Change = (T, T) -> Bool
  typealias Result = Swift.Result<T, Problem>
  struct Problem: Error { var item: T }
  enum Kind { case one(T), many([T]) }
}

class Numbers: Store<Int> {
  let first: Item = 3
  var all: Items = [3]
  let both: Both<String> = (1, "b")
  var isChanged: Change = { $0 != $1 }
  func kind() -> Kind { all.count == 1 ? .one(all[0]) : .many(all) }
  func take(_ item: Item) -> Result { item > 0 ? .success(item) : .failure(Problem(item: item)) }
}

class Named<Name>: Store<[Name]> {
  var newest: Item = []
  func rename(_ items: Items) -> Both<Int> { (items.flatMap { $0 }, items.count) }
}

final class Texts: Named<String> {
  var kept: Items = [["a"]]
  let pair: Both<Bool> = (["x"], true)
}

let numbers = Numbers()
print(numbers.first, numbers.all, numbers.both, numbers.isChanged(1, 2))
print(numbers.kind(), numbers.take(1), numbers.take(-1))
numbers.all += [4]
print(numbers.kind(), type(of: numbers.all), Numbers.Item.self)
let texts = Texts()
texts.newest.append("n")
print(texts.newest, texts.rename(texts.kept + [["b", "c"]]), texts.pair)
for item: Texts.Item in texts.kept { print(item) }
// expect: 3 [3] (1, "b") true
// expect: one(3) success(1) failure(main.Store<Swift.Int>.Problem(item: -1))
// expect: many([3, 4]) Array<Int> Int
// expect: ["n"] (["a", "b", "c"], 2) (["x"], true)
// expect: ["a"]
