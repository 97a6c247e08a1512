func both(_ a: inout Int, _ b: inout Int) {}
func local() {
  var list = [1, 2]
  swap(&list[0], &list[1])
  both(&list[0], &list[1])
  list.swapAt(0, 1)
  var table = ["a": 1]
  both(&table["a"]!, &table["b"]!)
  var other = [3]
  swap(&list[0], &other[0])
}
// expect error 4:8: overlapping accesses to 'list', but modification requires exclusive access; consider calling MutableCollection.swapAt(_:_:)
// expect error 5:8: overlapping accesses to 'list', but modification requires exclusive access; consider copying to a local variable
// expect error 8:8: overlapping accesses to 'table', but modification requires exclusive access; consider copying to a local variable
