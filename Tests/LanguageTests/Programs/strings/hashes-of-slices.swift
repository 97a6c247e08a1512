// A slice hashes as the text that it equals.
let line = "hello world"
let word = line.prefix(5)
print(word.hashValue == "hello".hashValue, word.hashValue == line.hashValue)
var first = Hasher()
var second = Hasher()
first.combine(word)
second.combine("hello")
print(first.finalize() == second.finalize())
struct Key<T: StringProtocol & Hashable>: Hashable { let text: T }
print(Key(text: word).hashValue == Key(text: "hello").hashValue)
print("é".prefix(1).hashValue == "e\u{301}".hashValue)
// expect: true false
// expect: true
// expect: true
// expect: true
