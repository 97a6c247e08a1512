struct Ring: MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { 3 }
  func index(after index: Int) -> Int { index + 1 }
  subscript(index: Int) -> Int {
    get { index }
    set {}
  }
}
var ring = Ring()
ring.sort()
ring.reverse()
ring.shuffle()
print(ring.sorted(), ring.reversed(), ring.first ?? 0)
func all<T: CaseIterable>(_ type: T.Type) { print(type.allCases[0], type.allCases.last as Any) }
func any<T: CaseIterable>(_ type: T.Type) -> T? { type.allCases.first }
func numbered<T: CaseIterable>(_ type: T.Type) -> T where T.AllCases.Index == Int { type.allCases[0] }
func ordered<T: CaseIterable>(_ type: T.Type) -> T? where T.AllCases: BidirectionalCollection { type.allCases.last }
func sort<T: MutableCollection>(_ list: inout T) {
  list.sort()
  list.reverse()
}
func sortAll<T: MutableCollection & RandomAccessCollection>(_ list: inout T) where T.Element: Comparable {
  list.sort()
  list.sort { $0 > $1 }
  list.shuffle()
}
func largest<T: Collection>(_ list: T) { print(list.max() as Any, list.sorted(), list.last as Any, list.first as Any) }
func lastOf<T: BidirectionalCollection>(_ list: T) -> T.Element? where T.Element: Comparable { list.max() ?? list.last }
struct Table { subscript(key: () -> Int) -> Int { key() } }
let path = \Table.[{ 1 }]
// expect error 11:6: referencing instance method 'sort()' on 'MutableCollection' requires that 'Ring' conform to 'RandomAccessCollection'
// expect error 12:6: referencing instance method 'reverse()' on 'MutableCollection' requires that 'Ring' conform to 'BidirectionalCollection'
// expect error 13:6: referencing instance method 'shuffle()' on 'MutableCollection' requires that 'Ring' conform to 'RandomAccessCollection'
// expect error 15:64: no exact matches in call to subscript
// expect error 15:83: value of type 'T.AllCases' has no member 'last'
// expect error 20:8: referencing instance method 'sort()' on 'MutableCollection' requires that 'T' conform to 'RandomAccessCollection'
// expect error 20:8: referencing instance method 'sort()' on 'MutableCollection' requires that 'T.Element' conform to 'Comparable'
// expect error 21:8: referencing instance method 'reverse()' on 'MutableCollection' requires that 'T' conform to 'BidirectionalCollection'
// expect error 28:53: referencing instance method 'max()' on 'Sequence' requires that 'T.Element' conform to 'Comparable'
// expect error 28:72: referencing instance method 'sorted()' on 'Sequence' requires that 'T.Element' conform to 'Comparable'
// expect error 28:87: value of type 'T' has no member 'last'
// expect error 31:19: subscript index of type '() -> Int' in a key path must be Hashable
