let word = ""
print(word.first as Any, word.last as Any, word.isEmpty)
let c = Character(word)
print(c)
// expect: nil nil true
// expect trap: Can't form a Character from an empty String
