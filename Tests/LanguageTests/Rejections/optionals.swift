struct Person { var name: String; var friend: [Int]?; func greet() -> String { name } }
let person: Person? = nil
print(person.name)
print(person.greet())
let name: String = person?.name
let n = 5
print(n!)
print(n?.description)
if let m = n { print(m) }
let length = person!.friend.count
// expect error 3:7: value of optional type 'Person?' must be unwrapped to refer to member 'name' of wrapped base type 'Person'
// expect error 4:7: value of optional type 'Person?' must be unwrapped to refer to member 'greet' of wrapped base type 'Person'
// expect error 5:28: value of optional type 'String?' must be unwrapped to a value of type 'String'
// expect error 7:8: cannot force unwrap value of non-optional type 'Int'
// expect error 8:8: cannot use optional chaining on non-optional value of type 'Int'
// expect error 9:4: initializer for conditional binding must have Optional type, not 'Int'
// expect error 10:22: value of optional type '[Int]?' must be unwrapped to refer to member 'count' of wrapped base type '[Int]'
