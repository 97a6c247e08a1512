struct Failure: Error {}
func take<E: Error>(_ make: () -> E) {}
func both<T: Comparable>(_ make: (Int) -> T, _ other: Int) {}
struct Plain {}
take { 3 }
take { Failure() }
both({ _ in Plain() }, 2)
both({ $0 }, 2)
// expect error 5:1: global function 'take' requires that 'Int' conform to 'Error'
// expect error 7:1: global function 'both' requires that 'Plain' conform to 'Comparable'
