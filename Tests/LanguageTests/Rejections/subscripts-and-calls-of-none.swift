protocol Shape {}
struct Point { var x = 0 }
class Node: Shape {}
let count = 1, pair = (1, 2), node = Node(), point = Point(), shape: any Shape = node, anything: Any = 1
let action = { print("x") }, maybe: Int? = 1, type = Int.self
print(count[0])
print(node["name"])
print(point[0])
print(pair[0])
print(pair["a"])
print(shape[0])
print(action[0])
print(maybe[0])
print(type[0])
shape()
anything(1)
count()
for x in shape {}
for x in anything {}
for x in pair {}
for x in action {}
for x: Int in "abc" {}
for (a, b) in [anything] {}
if let x = [1] {}
if case let x? = count {}
let a = [1]?.count
let b = [1]!
// expect error 6:12: value of type 'Int' has no subscripts
// expect error 7:11: value of type 'Node' has no subscripts
// expect error 8:12: value of type 'Point' has no subscripts
// expect error 9:11: cannot access element using subscript for tuple type '(Int, Int)'; did you mean to use '.0'?
// expect error 10:11: cannot access element using subscript for tuple type '(Int, Int)'; use '.' notation instead
// expect error 11:12: value of type 'any Shape' has no subscripts
// expect error 12:13: value of type '() -> ()' has no subscripts
// expect error 13:12: value of type 'Int?' has no subscripts
// expect error 14:11: type 'Int' has no member 'subscript'
// expect error 15:1: cannot call value of non-function type 'any Shape'
// expect error 16:1: cannot call value of non-function type 'Any'
// expect error 17:1: cannot call value of non-function type 'Int'
// expect error 18:10: for-in loop requires 'any Shape' to conform to 'Sequence'
// expect error 19:10: for-in loop requires 'Any' to conform to 'Sequence'
// expect error 20:10: for-in loop requires '(Int, Int)' to conform to 'Sequence'
// expect error 21:10: for-in loop requires '() -> ()' to conform to 'Sequence'
// expect error 22:15: cannot convert sequence element type 'Character' to expected type 'Int'
// expect error 23:15: tuple pattern cannot match values of non-tuple type 'Any'
// expect error 24:4: initializer for conditional binding must have Optional type, not '[Int]'
// expect error 25:4: '?' pattern cannot match values of type 'Int'
// expect error 26:12: cannot use optional chaining on non-optional value of type '[Int]'
// expect error 27:12: cannot force unwrap value of non-optional type '[Int]'
