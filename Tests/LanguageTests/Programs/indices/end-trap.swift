let word = "hey"
print(word[..<word.endIndex])
print(word[word.endIndex])
// expect: hey
// expect trap: String index is out of bounds
