func maxOf<T: Comparable>(_ a: T, _ b: T) -> T { a > b ? a : b }
struct P { var n = 1 }
print(maxOf(P(), P()))
struct Box<T: Hashable> { var v: T }
let b = Box(v: P())
print([P()].sorted())
print([P(), P()].contains(P()))
print(Set([P()]))
// expect error 3:7: global function 'maxOf' requires that 'P' conform to 'Comparable'
// expect error 5:9: generic struct 'Box' requires that 'P' conform to 'Hashable'
// expect error 6:13: referencing instance method 'sorted()' on 'Sequence' requires that 'P' conform to 'Comparable'
// expect error 7:18: referencing instance method 'contains' on 'Sequence' requires that 'P' conform to 'Equatable'
// expect error 8:7: generic struct 'Set' requires that 'P' conform to 'Hashable'
