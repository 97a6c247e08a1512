struct N {}
typealias V<T: Hashable> = [T: Int]
let v = V<N>()
func f(_ v: V<N>) {}
typealias P<A, B> = (A, B)
func g(_ p: P<Int>) {}
typealias W = Set<N>
// expect error 3:9: type 'N' does not conform to protocol 'Hashable'
// expect error 4:13: type 'N' does not conform to protocol 'Hashable'
// expect error 6:13: generic type 'P' specialized with too few type parameters (got 1, but expected 2)
// expect error 7:15: type 'N' does not conform to protocol 'Hashable'
