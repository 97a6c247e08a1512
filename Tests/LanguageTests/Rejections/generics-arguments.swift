protocol P { func p() }
struct N {}
struct Box<T> { var v: T }
struct Holder<T: P> { var v: T; init(v: T) { self.v = v } }
let a: Dictionary<Int> = [:]
var b: Array<Int, String> = []
let d: Box<Int, Int> = Box(v: 1)
let e: Result<Int> = .success(1)
let g: Int<String> = 1
let h = Box<Int, String>(v: 1)
let i = Dictionary<String>()
let j: Holder<N>? = nil
let k: Set<N> = []
let l: [N: Int] = [:]
func f(_ x: Holder<String>) {}
// expect error 5:8: generic type 'Dictionary' specialized with too few type parameters (got 1, but expected 2)
// expect error 6:8: generic type 'Array' specialized with too many type parameters (got 2, but expected 1)
// expect error 7:8: generic type 'Box' specialized with too many type parameters (got 2, but expected 1)
// expect error 8:8: generic type 'Result' specialized with too few type parameters (got 1, but expected 2)
// expect error 9:8: cannot specialize non-generic type 'Int'
// expect error 10:9: generic type 'Box' specialized with too many type parameters (got 2, but expected 1)
// expect error 11:9: generic type 'Dictionary' specialized with too few type parameters (got 1, but expected 2)
// expect error 12:8: type 'N' does not conform to protocol 'P'
// expect error 13:8: type 'N' does not conform to protocol 'Hashable'
// expect error 14:8: type 'N' does not conform to protocol 'Hashable'
// expect error 15:13: type 'String' does not conform to protocol 'P'
