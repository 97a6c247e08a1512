// What is given to a function that a call makes says which overload makes it.
func zip2<A, B>(_ a: A?, _ b: B?) -> (A, B)? {
  guard let a, let b else { return nil }
  return (a, b)
}

func zip2<A, B, C>(with f: @escaping (A, B) -> C) -> (A?, B?) -> C? {
  { zip2($0, $1).map(f) }
}

func zip2<A, B, C>(with f: @escaping (A, B) -> C) -> ([A], [B]) -> [C] {
  { zip($0, $1).map(f) }
}

let a: Int? = 1
let b: Int? = 2
print(zip2(with: +)(a, b) as Any)
print(zip2(with: +)([1, 2], [3, 4]))
print(zip2(with: { $0 + $1 })(a, b) as Any)
print(zip2(with: { "\($0)\($1)" })([1, 2], ["a", "b"]))

func kind(_ n: Int) -> (Int?) -> String { { "optional \($0 ?? n)" } }
func kind(_ n: Int) -> ([Int]) -> String { { "array \($0.count + n)" } }
print(kind(1)([1, 2]), kind(1)(nil), kind(2)(7))

func shape(_ n: Int) -> (String) -> Int { { $0.count + n } }
func shape(_ n: Int) -> (Double) -> Int { { Int($0) * n } }
print(shape(1)("abc"), shape(2)(2.5))
// expect: Optional(3)
// expect: [4, 6]
// expect: Optional(3)
// expect: ["1a", "2b"]
// expect: array 3 optional 1 optional 7
// expect: 4 4
