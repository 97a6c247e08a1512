// What is one with an associated type conforms to what that does.
extension BidirectionalCollection {
  func cycle() -> Cycle<Self, Index> { Cycle<Self, Index>(collection: self) }
}
struct Cycle<Base, Position> where Base: BidirectionalCollection, Base.Index == Position {
  let collection: Base
  var last: Position
  init(collection: Base) {
    self.collection = collection
    last = collection.index(before: collection.endIndex)
  }
  mutating func next() -> Base.Element {
    last = collection.index(after: last)
    if last >= collection.endIndex { last = collection.startIndex }
    return collection[last]
  }
  mutating func previous() -> Base.Element {
    last = last > collection.startIndex ? last : collection.endIndex
    last = collection.index(before: last)
    return collection[last]
  }
}
var cycle = [1, 2, 3].cycle()
print(cycle.next(), cycle.next(), cycle.previous(), cycle.previous())

func counts<Items: Sequence, Item>(_ items: Items, _ item: Item) -> Bool where Items.Element: Hashable, Items.Element == Item {
  Set(items).contains(item) && item == item
}
print(counts([1], 1), counts("ab", "c"))
// expect: 1 2 1 3
// expect: true false
