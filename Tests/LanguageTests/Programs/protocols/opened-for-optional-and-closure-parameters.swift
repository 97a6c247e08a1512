protocol Animal { associatedtype Food; var food: Food { get }; static var kind: String { get } }
struct Dog: Animal { var food = "bone"; static let kind = "dog" }
final class Cat: Animal { var food = 3; static let kind = "cat" }
func describe<A: Animal>(_ a: A?) -> String { a.map { "\(A.self) \(A.kind) \($0.food)" } ?? "none" }
func visit<A: Animal>(_ a: A, _ body: (A) -> Void) { body(a) }
func feed<A: Animal>(label a: A?, _ f: (A.Food) -> Void) { if let a { f(a.food) } }
func pair<A: Animal>(_ a: A) -> (A, [A], A?) { (a, [a], nil) }
func maker<A: Animal>(_ a: A) -> () -> A { { a } }
struct Zoo { func name<A: Animal>(of a: A?) -> String { a == nil ? "-" : A.kind } }
let zoo: [any Animal] = [Dog(), Cat()]
for a in zoo { print(describe(a), Zoo().name(of: a)); visit(a) { print(type(of: $0), $0.food) }; feed(label: a) { print($0) } }
let one: (any Animal)? = zoo.first
if let one { print(describe(one), pair(one).1.count, type(of: maker(one)())) }
print(describe(one!), describe(nil as Dog?), describe(zoo[1]))
print(zoo.map { describe($0) })
func change<A: Animal>(_ a: inout A) -> String { A.kind }
var held: any Animal = Dog()
print(change(&held), type(of: held))
// expect: Dog dog bone dog
// expect: Dog bone
// expect: bone
// expect: Cat cat 3 cat
// expect: Cat 3
// expect: 3
// expect: Dog dog bone 1 Dog
// expect: Dog dog bone none Cat cat 3
// expect: ["Dog dog bone", "Cat cat 3"]
// expect: dog Dog
