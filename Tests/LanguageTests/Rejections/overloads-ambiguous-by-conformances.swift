// Overloads that ask for conformances of which neither implies the other.
protocol Named {}
protocol Aged {}
protocol Old: Aged {}
struct Cat: Named, Aged {}
struct Dog: Named {}
struct Elf: Old {}
func show<T: Named>(_ x: T) -> String { "named" }
func show<T: Aged>(_ x: T) -> String { "aged" }
func tell(_ x: some Aged) -> String { "aged" }
func tell(_ x: some Old) -> String { "old" }
func kind<T: Equatable>(_ x: T) -> String { "equal" }
func kind<S: Sequence>(_ x: S) -> String { "many" }
let numbers = [1, 2]
print(show(Cat()))
print(show(Dog()), show(Elf()), tell(Elf()))
print(kind(numbers))
print(kind("text"))
let word = kind(5)
struct Shelf {
  func put<T: Named>(_ x: T) {}
  func put<T: Aged>(_ x: T) {}
}
Shelf().put(Cat())
Shelf().put(Dog())
// expect error 15:7: ambiguous use of 'show'
// expect error 17:7: ambiguous use of 'kind'
// expect error 18:7: ambiguous use of 'kind'
// expect error 24:9: ambiguous use of 'put'
