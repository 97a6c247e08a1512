func show(_ n: Int) -> String { "int \(n)" }
func show(_ s: String) -> String { "string \(s)" }
func show<T>(_ t: T) -> String { "any \(t)" }
func show(_ n: Int, _ m: Int) -> String { "two \(n) \(m)" }
func show(number n: Int) -> String { "labelled \(n)" }
func value() -> Int { 1 }
func value() -> String { "one" }
let n: Int = value()
let s: String = value()
print(show(1), show("a"), show(1.5), show(1, 2), show(number: 3), n, s)
let f: (String) -> String = show
print(f("b"), [1, 2].map(show(number:)))
func outer() { func show(_ n: Int) -> String { "local \(n)" }; print(show(5)) }
outer()
// expect: int 1 string a any 1.5 two 1 2 labelled 3 1 one
// expect: string b ["labelled 1", "labelled 2"]
// expect: local 5
