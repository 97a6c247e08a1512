nil.description
let none = nil.count
let range = 1...5
if range ~= "a" {}
if "a" ~= range {}
struct Person { let name: String; var age: Int }
let path = \Person.name
var person = Person(name: "Ann", age: 3)
person[keyPath: path] = "Bob"
protocol Animal { associatedtype Food; func eat(_ food: Food) }
func feed(_ animal: some Animal) { animal.eat("hay") }
indirect enum Whole<Value> { case leaf, node(Whole<Value>, Value) }
enum Tree<Value> { case leaf, node(Tree<Value>, Value, Tree<Value>) }
struct Chain<Value> { var next: Chain<Value>? }
// expect error 1:1: 'nil' requires a contextual type
// expect error 2:12: 'nil' requires a contextual type
// expect error 4:10: expression pattern of type 'ClosedRange<Int>' cannot match values of type 'String'
// expect error 5:8: expression pattern of type 'String' cannot match values of type 'ClosedRange<Int>'
// expect error 9:7: cannot assign through subscript: 'path' is a read-only key path
// expect error 11:47: cannot convert value of type 'String' to expected argument type '(some Animal).Food'
// expect error 13:6: recursive enum 'Tree<Value>' is not marked 'indirect'
// expect error 14:27: value type 'Chain<Value>' cannot have a stored property that recursively contains it
