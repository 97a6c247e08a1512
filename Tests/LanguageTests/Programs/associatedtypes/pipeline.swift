protocol Stage { associatedtype Input; associatedtype Output; func run(_ input: Input) -> Output }
struct Chain<A: Stage, B: Stage>: Stage where A.Output == B.Input { let a: A, b: B; func run(_ input: A.Input) -> B.Output { b.run(a.run(input)) } }
struct Function<I, O>: Stage { let f: (I) -> O; func run(_ input: I) -> O { f(input) } }
struct Split: Stage { func run(_ input: String) -> [String] { input.split(separator: " ").map(String.init) } }
struct Count<T>: Stage { func run(_ input: [T]) -> Int { input.count } }
extension Stage { func then<S: Stage>(_ next: S) -> Chain<Self, S> where S.Input == Output { Chain(a: self, b: next) }
  func map<O>(_ f: @escaping (Output) -> O) -> Chain<Self, Function<Output, O>> { then(Function(f: f)) } }
let words = Split().then(Count())
print(words.run("a b c"), words.map { $0 * 10 }.run("x y"), type(of: words))
let longest = Split().map { $0.max { $0.count < $1.count } ?? "" }.map { $0.uppercased() }
print(longest.run("one three four"))
struct AnyStage<I, O>: Stage { private let body: (I) -> O; init<S: Stage>(_ s: S) where S.Input == I, S.Output == O { body = s.run }; func run(_ input: I) -> O { body(input) } }
let stages: [AnyStage<String, Int>] = [AnyStage(words), AnyStage(Function { $0.count })]
print(stages.map { $0.run("ab cd") })
// expect: 3 20 Chain<Split, Count<String>>
// expect: THREE
// expect: [2, 5]
