struct Countdown: AsyncSequence, AsyncIteratorProtocol { typealias Element = Int; var n = 3
    mutating func next() async -> Int? { n -= 1; return n > 0 ? n : nil }
    func makeAsyncIterator() -> Countdown { self } }
func f() async {
    for x in Countdown() { print(x) }
    for try x in Countdown() { }
}
let l: (Int, y: Int) -> Int = { $0 + $1 }
var cb: (name: String) -> Void = { _ in }
func f(_ g: (x: Int) -> Int) {}
typealias H = (a: Int, b: Int) -> Void
// expect error 5:14: for-in loop requires 'Countdown' to conform to 'Sequence'
// expect error 6:18: for-in loop requires 'Countdown' to conform to 'Sequence'
// expect error 8:14: function types cannot have argument labels; use '_' before 'y'
// expect error 9:10: function types cannot have argument labels; use '_' before 'name'
// expect error 10:14: function types cannot have argument labels; use '_' before 'x'
// expect error 11:16: function types cannot have argument labels; use '_' before 'a'
// expect error 11:24: function types cannot have argument labels; use '_' before 'b'
