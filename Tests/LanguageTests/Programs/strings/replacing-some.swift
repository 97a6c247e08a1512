// How many places are replaced.
var fruit = "banana"
fruit.replace("a", with: "o")
print(fruit)
fruit.replace("o", with: "aa", maxReplacements: 2)
print(fruit)
print("a.b.c".replacing(".", with: "-", maxReplacements: 1), "a.b".replacing(".", with: ""), "xx".replacing("x", with: "y", maxReplacements: 0))
print("abcabc".dropFirst().replacing("bc", with: "_", maxReplacements: 5))
// expect: bonono
// expect: baanaano
// expect: a-b.c ab xx
// expect: _a_
