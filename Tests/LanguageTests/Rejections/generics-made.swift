func make<T>(_ type: T.Type) -> T { T() }
func copy<T: Equatable>(_ type: T.Type) -> T { T() }
protocol Empty { init() }
func build<T: Empty>(_ type: T.Type) -> T { T() }
func least<T: Comparable>(of a: T, and b: T) -> T { a }
struct Plain {}
print(least(of: Plain(), and: Plain()))
// expect error 1:37: type 'T' has no member 'init'
// expect error 2:48: type 'T' has no member 'init'
// expect error 7:7: global function 'least(of:and:)' requires that 'Plain' conform to 'Comparable'
