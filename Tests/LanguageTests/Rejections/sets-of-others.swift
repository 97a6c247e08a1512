let texts = ["1"], numbers = [1]
let w = Set<Int>(texts)
let x = Set<Int>(numbers), y: Set<String> = Set(texts), z: Set<Character> = Set("abc")
let lines = [[1.5]].map { $0.map { String($0) } }.joined(separator: "\n")
let whole = [["a"]].joined(separator: ["-"]), text = ["a"].joined(separator: "-")
let sum = (1, 2) + (3, 4)
// expect error 2:9: no exact matches in call to initializer
// expect error 4:51: instance method 'joined(separator:)' requires the types 'String.Element' (aka 'Character') and 'String' be equivalent
// expect error 6:18: binary operator '+' cannot be applied to two '(Int, Int)' operands
