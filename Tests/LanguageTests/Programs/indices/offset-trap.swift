let word = "hey"
print(word[word.index(word.startIndex, offsetBy: 2)])
let beyond = word.index(word.startIndex, offsetBy: 4)
print(word[beyond])
// expect: y
// expect trap: String index is out of bounds
