func fix<A, B>(_ f: @escaping (@escaping (A) -> B, A) -> B) -> (A) -> B { { a in f(fix(f), a) } }
print(fix { (f: (Int) -> Int, n: Int) in n <= 1 ? 1 : n * f(n - 1) }(5))
var fib: ((Int) -> Int)!
fib = { n in n < 2 ? n : fib(n - 1) + fib(n - 2) }
print(fib(10))
func walk(_ n: Int, visit: (Int) -> Void) { if n > 0 { visit(n); walk(n / 2) { visit(-$0) } } }
walk(8) { print($0, terminator: " ") }
print()
struct Lazy<T> { private let make: () -> T; init(_ make: @escaping () -> T) { self.make = make }; func map<U>(_ f: @escaping (T) -> U) -> Lazy<U> { Lazy<U> { f(make()) } }; var value: T { make() } }
print(Lazy { 3 }.map { $0 + 1 }.map { "<\($0)>" }.value)
func sequence(_ n: Int) -> AnyIterator<Int> { var i = 0; return AnyIterator { i += 1; return i <= n ? i * i : nil } }
print(Array(sequence(4)))
// expect: 120
// expect: 55
// expect: 8 -4 2 -1 
// expect: <4>
// expect: [1, 4, 9, 16]
