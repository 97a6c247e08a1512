func show<T: CustomStringConvertible>(_ t: T) { print(t) }
func total<T: Numeric>(_ xs: [T]) -> T { xs.reduce(0, +) }
show(nil)
class Node<T> { var value: T; init(value: T) { self.value = value } }
let o: Node = Node(value: nil)
let o2 = Node(value: nil)
struct Box<T> { var v: T }
let b = Box(v: nil)
func id<T>(_ t: T) -> T { t }
let c = id(nil)
id(nil)
let d = [nil]
func two<T: Equatable>(_ a: T, _ b: T) {}
two(nil, nil)
two(1, nil)
two("a", 1)
func srt<T: Comparable>(_ a: [T]) -> [T] { a.sorted() }
srt([Box(v: 1)])
// expect error 3:1: generic parameter 'T' could not be inferred
// expect error 5:15: generic parameter 'T' could not be inferred
// expect error 6:10: generic parameter 'T' could not be inferred
// expect error 8:9: generic parameter 'T' could not be inferred
// expect error 10:9: generic parameter 'T' could not be inferred
// expect error 11:1: generic parameter 'T' could not be inferred
// expect error 12:9: heterogeneous collection literal could only be inferred to '[Any?]'; add explicit type annotation if this is intentional
// expect error 14:1: generic parameter 'T' could not be inferred
// expect error 16:1: conflicting arguments to generic parameter 'T' ('Int' vs. 'String')
// expect error 18:1: global function 'srt' requires that 'Box<Int>' conform to 'Comparable'
