// What a call makes of a function or of a path without a root is decided by the operand beside it, or by what is wanted.
infix operator >>>: AdditionPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func get<Root, Value>(_ path: KeyPath<Root, Value>) -> (Root) -> Value { { $0[keyPath: path] } }
func mapped<A, B>(_ f: @escaping (A) -> B) -> ([A]) -> [B] { { $0.map(f) } }
func filtered<A>(_ f: @escaping (A) -> Bool) -> ([A]) -> [A] { { $0.filter(f) } }

struct Lens<Root, Part> {
  let path: WritableKeyPath<Root, Part>
  init(_ path: WritableKeyPath<Root, Part>) { self.path = path }
  static func >>> <Next>(left: Self, right: Lens<Part, Next>) -> Lens<Root, Next> {
    .init(left.path.appending(path: right.path))
  }
}
struct Person {
  var name = Name(), age = 3
  struct Name { var first = "Ann", nick: String? = "a", tags = ["q"] }
}
let person = Person()

let first = Lens(\Person.name) >>> Lens(\.first)
print(person[keyPath: first.path], person[keyPath: (Lens(\Person.name) >>> Lens(\.tags) >>> Lens(\.[0])).path])
print((get(\Person.name) >>> get(\.first))(person), (get(\Person.name) >>> get(\.first.count) >>> { $0 + 1 })(person))
print([person].map(get(\.name) >>> get(\.nick)), [person].map(get(\.age) >>> { "\($0)" }))
let firstName: (Person) -> String = get(\.name) >>> get(\.first)
print(firstName(person))
let texts: ([Int]) -> [String] = mapped { $0 + 1 } >>> filtered { $0 > 1 } >>> mapped { "\($0)" }
print(texts([0, 1, 2]), [[1, 2], [3]].map(mapped { $0 * 2 } >>> filtered { $0 > 2 }))
print([[1, 2], [3]].map(mapped { $0 * 2 } >>> filtered { $0 > 2 } >>> \.count))
// expect: Ann q
// expect: Ann 4
// expect: [Optional("a")] ["3"]
// expect: Ann
// expect: ["2", "3"] [[4], [6]]
// expect: [1, 1]
