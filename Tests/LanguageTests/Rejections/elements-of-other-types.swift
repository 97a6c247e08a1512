let numbers = [1, 2, 3]
print(numbers.contains("2"), numbers.contains(2))
let unique: Set = [1, 2]
print(unique.contains("a"))
let words = ["a", "b"]
print(words.contains("a"), "text".contains("e"))
// expect error 2:15: instance method 'contains' requires the types 'Int' and 'String.Element' (aka 'Character') be equivalent
// expect error 4:14: instance method 'contains' requires the types 'Int' and 'String.Element' (aka 'Character') be equivalent
