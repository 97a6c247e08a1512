@_functionBuilder
struct ArrayBuilder {
    static func buildBlock<T>(_ items: T...) -> [T] { items }
}
func make(@ArrayBuilder _ b: () -> [String]) -> [String] { b() }
print(make { "a"; "b" })
// expect: ["a", "b"]
